-- What is said at a table, beside the log. `audience` has a bit for each seat it is for, the speaker's too; 0: everybody at the table. `holders`
-- names who held these seats then, by a hash of the address: who takes over a seat does not read what was said in private before.
CREATE TABLE talk (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  number INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  seat INTEGER NOT NULL,
  audience INTEGER NOT NULL,
  holders TEXT NOT NULL,
  said TEXT NOT NULL,
  said_at INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (campaign, number)
);
-- How far a seat has read what is said, whom it does not want to hear, whether letters tell it, and until when one that tells it waits.
CREATE TABLE talk_marks (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  read INTEGER NOT NULL,
  muted INTEGER NOT NULL,
  wants_digest INTEGER NOT NULL,
  digest_until INTEGER NOT NULL,
  PRIMARY KEY (campaign, seat)
);
-- What a seat notes for itself, for whoever held it then.
CREATE TABLE notes (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  holder TEXT NOT NULL,
  note TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (campaign, seat, holder)
);
