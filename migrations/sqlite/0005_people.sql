-- A key of a submission is bound to what was submitted: a digest of it; empty in rows older than this column.
ALTER TABLE idempotency ADD COLUMN payload TEXT NOT NULL DEFAULT '';

-- Addresses are compared as they are written here: in small letters.
UPDATE campaigns SET host_address = LOWER(host_address);
UPDATE seats SET address = LOWER(address);
UPDATE sessions SET address = LOWER(address);
INSERT INTO revoked_tokens (address, made_until)
SELECT LOWER(address), MAX(made_until) FROM revoked_tokens WHERE address <> LOWER(address) GROUP BY LOWER(address)
ON CONFLICT (address) DO UPDATE SET made_until = excluded.made_until WHERE revoked_tokens.made_until < excluded.made_until;
DELETE FROM revoked_tokens WHERE address <> LOWER(address);
