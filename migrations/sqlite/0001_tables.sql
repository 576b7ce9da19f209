-- Campaigns and who plays them.
CREATE TABLE campaigns (
  id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  status TEXT NOT NULL,
  host_address TEXT NOT NULL,
  options TEXT NOT NULL,
  seats INTEGER NOT NULL,
  secret BLOB NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE INDEX campaigns_by_host ON campaigns (host_address);
CREATE INDEX campaigns_by_status ON campaigns (status);

CREATE TABLE seats (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  language TEXT NOT NULL,
  state TEXT NOT NULL,
  options TEXT,
  link_generation INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  wants_mail INTEGER NOT NULL,
  UNIQUE (campaign, seat)
);
CREATE INDEX seats_by_address ON seats (address);

-- The log. Rows are appended in the order of commits; the unique key guards each campaign's order.
CREATE TABLE entries (
  number INTEGER PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq INTEGER NOT NULL,
  recorded_at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  canonical TEXT NOT NULL,
  previous TEXT NOT NULL,
  hash TEXT NOT NULL,
  UNIQUE (campaign, seq)
);

-- What the entries told; can be made anew by folding.
CREATE TABLE lines (
  number INTEGER PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq INTEGER NOT NULL,
  position INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (campaign, seq, position)
);

-- Positions stored to load quicker; dropping them loses nothing.
CREATE TABLE snapshots (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (campaign, seq)
);

CREATE TABLE idempotency (
  number INTEGER PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  actor TEXT NOT NULL,
  key TEXT NOT NULL,
  result TEXT NOT NULL,
  UNIQUE (campaign, actor, key)
);

-- The outbox: written with the entries, sent by a worker.
CREATE TABLE letters (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  campaign TEXT REFERENCES campaigns (id),
  seat INTEGER,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  payload TEXT NOT NULL,
  not_before INTEGER NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  leased_until INTEGER NOT NULL,
  last_error TEXT,
  settled_at INTEGER
);
CREATE INDEX letters_due ON letters (state, not_before);
CREATE INDEX letters_by_campaign ON letters (campaign);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);
