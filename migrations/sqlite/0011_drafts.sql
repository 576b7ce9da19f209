-- Turns that are being put together: nothing of them counts. There is one for each seat and question, good for the generation of the
-- seat's links it was made under, and forgotten after a while.
CREATE TABLE drafts (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  question TEXT NOT NULL,
  version INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  turn TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (campaign, seat, question)
);
