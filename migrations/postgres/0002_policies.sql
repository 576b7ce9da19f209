-- How tables play, in one column: a policy that is added is a field in it, and no column.
ALTER TABLE campaigns ADD COLUMN policies TEXT NOT NULL DEFAULT '{}';
UPDATE campaigns SET policies = '{"windows":"' || windows || '"}';
ALTER TABLE campaigns DROP COLUMN windows;
