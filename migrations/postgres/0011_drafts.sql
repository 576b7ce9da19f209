-- Turns that are being put together: nothing of them counts. There is one for each seat and question, good for the generation of the
-- seat's links it was made under, and forgotten after a while.
CREATE TABLE drafts (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  question TEXT NOT NULL,
  version BIGINT NOT NULL,
  generation BIGINT NOT NULL,
  turn TEXT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (campaign, seat, question)
);
