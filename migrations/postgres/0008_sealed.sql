-- Answers of seats that are asked together: they wait beside the log until all are in, and become one entry then. Each write
-- has an id of its own, so that whoever opens them knows that none was replaced meanwhile.
CREATE TABLE sealed (
  id TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  step BIGINT NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  cause TEXT NOT NULL,
  received_at BIGINT NOT NULL,
  UNIQUE (campaign, seat)
);
