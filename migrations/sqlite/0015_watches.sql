-- A campaign's watch, beside its log: who is asked since when, what is left of their time. `next_at` is when something is to be done next; `change`
-- counts what has changed, so that nothing is decided on a watch that is gone.
CREATE TABLE watches (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  change INTEGER NOT NULL,
  body TEXT NOT NULL,
  next_at INTEGER,
  leased_until INTEGER NOT NULL
);
CREATE INDEX watches_due ON watches (next_at);
-- The secret links to people's calendars: links of older generations are dead.
CREATE TABLE calendars (
  address TEXT NOT NULL PRIMARY KEY,
  generation INTEGER NOT NULL,
  is_open INTEGER NOT NULL
);
