-- Promises: deals in words between seats, beside the log. `audience` as in `talk`: 0 is the whole table. `body` has everything that is no name: what
-- is promised, between whom and who held these seats then, what each has answered, when it falls due. `changes` counts its changes, so that nobody
-- overwrites what another has just said. `is_awaited`: it is agreed, falls due some day, and somebody has not said yet what became of it.
CREATE TABLE promises (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  number INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  audience INTEGER NOT NULL,
  body TEXT NOT NULL,
  changes INTEGER NOT NULL,
  is_awaited INTEGER NOT NULL,
  PRIMARY KEY (campaign, number)
);
CREATE INDEX promises_awaited ON promises (campaign) WHERE is_awaited = 1;
-- How many days lie between two letters that tell what was said; 0: none are wanted. And until when a letter about promises waits or has gone out.
ALTER TABLE talk_marks RENAME COLUMN wants_digest TO digest_days;
ALTER TABLE talk_marks ADD COLUMN promises_until INTEGER NOT NULL DEFAULT 0;
