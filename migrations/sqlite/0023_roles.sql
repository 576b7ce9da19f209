-- Sign-ins that their person sees and ends: since when, when it was last used (to the hour), and what browser it seemed to be. No address of a network.
ALTER TABLE sessions ADD COLUMN begun_at INTEGER;
ALTER TABLE sessions ADD COLUMN used_at INTEGER;
ALTER TABLE sessions ADD COLUMN browser TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_by_address ON sessions (address);
-- Who rules disputes of a campaign; it has one at most.
CREATE TABLE arbiters (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  named_at INTEGER NOT NULL
);
-- Who is proposed as one, or that there should be none (an empty address), with the seats that have agreed, each by its holder.
CREATE TABLE arbiter_proposals (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  proposed_at INTEGER NOT NULL,
  agreed TEXT NOT NULL
);
-- Who but the table may look on: nobody, or whoever has the link of the latest generation, with a delay. No row: whoever knows the campaign's address, as it stands.
CREATE TABLE spectators (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation INTEGER NOT NULL,
  way TEXT NOT NULL
);
