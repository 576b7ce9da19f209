-- Standing orders, beside the log: each is its seat's alone. `body` has everything that is no name: what it answers, when, how often, and what has
-- become of it. `changes` counts its changes: whoever uses one names what they saw, so that one that was changed meanwhile is looked at anew.
CREATE TABLE orders (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  number BIGINT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  changes BIGINT NOT NULL,
  PRIMARY KEY (campaign, seat, number)
);
