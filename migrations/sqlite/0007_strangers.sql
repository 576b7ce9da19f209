-- Sign-in links that were used, by their hash, until they would have expired anyway.
CREATE TABLE used_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  expires_at INTEGER NOT NULL
);

-- Who wants no invitations: from a host, or from anybody ('*').
CREATE TABLE blocked (
  address TEXT NOT NULL,
  host TEXT NOT NULL,
  PRIMARY KEY (address, host)
);

-- The latest moment the database was used at: one row.
CREATE TABLE latest_use (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
);

-- Keys grow old from the moment they were first seen; 0: not seen yet.
ALTER TABLE idempotency ADD COLUMN noted_at INTEGER NOT NULL DEFAULT 0;
CREATE INDEX idempotency_by_age ON idempotency (noted_at);
CREATE INDEX letters_by_age ON letters (settled_at);
CREATE INDEX sessions_by_age ON sessions (expires_at);
