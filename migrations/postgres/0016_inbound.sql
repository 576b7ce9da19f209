-- What a reply's address leads to: a seat, and the question its letter asked. Only a hash of the key is kept. `choices` are the ids of what
-- the letter showed, in its order: `c)` is what it was there, whatever is offered when the reply comes.
CREATE TABLE reply_keys (
  key_hash TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  generation BIGINT NOT NULL,
  question TEXT NOT NULL,
  version BIGINT NOT NULL,
  choices TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX reply_keys_by_age ON reply_keys (made_at);

-- Mail that came in, whole, in the order it came. A row is one mail to one key; without a key it belongs to no campaign.
CREATE TABLE inbound (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  key_hash TEXT NOT NULL,
  message TEXT NOT NULL,
  campaign TEXT,
  seat BIGINT,
  way TEXT NOT NULL,
  envelope_from TEXT,
  raw BYTEA NOT NULL,
  received_at BIGINT NOT NULL,
  state TEXT NOT NULL,
  attempts BIGINT NOT NULL,
  leased_until BIGINT NOT NULL,
  outcome TEXT,
  settled_at BIGINT,
  UNIQUE (key_hash, message)
);
CREATE INDEX inbound_due ON inbound (state, number);
