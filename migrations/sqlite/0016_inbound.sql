-- What a reply's address leads to: a seat, and the question its letter asked. Only a hash of the key is kept. `choices` are the ids of what
-- the letter showed, in its order: `c)` is what it was there, whatever is offered when the reply comes.
CREATE TABLE reply_keys (
  key_hash TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  question TEXT NOT NULL,
  version INTEGER NOT NULL,
  choices TEXT NOT NULL,
  made_at INTEGER NOT NULL
);
CREATE INDEX reply_keys_by_age ON reply_keys (made_at);

-- Mail that came in, whole, in the order it came. A row is one mail to one key; without a key it belongs to no campaign.
CREATE TABLE inbound (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  key_hash TEXT NOT NULL,
  message TEXT NOT NULL,
  campaign TEXT,
  seat INTEGER,
  way TEXT NOT NULL,
  envelope_from TEXT,
  raw BLOB NOT NULL,
  received_at INTEGER NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  leased_until INTEGER NOT NULL,
  outcome TEXT,
  settled_at INTEGER,
  UNIQUE (key_hash, message)
);
CREATE INDEX inbound_due ON inbound (state, number);
