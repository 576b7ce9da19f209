-- Campaigns and who plays them.
CREATE TABLE campaigns (
  id TEXT NOT NULL PRIMARY KEY,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  status TEXT NOT NULL,
  host_address TEXT NOT NULL,
  options TEXT NOT NULL,
  seats BIGINT NOT NULL,
  secret BYTEA NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX campaigns_by_host ON campaigns (host_address);
CREATE INDEX campaigns_by_status ON campaigns (status);

CREATE TABLE seats (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  name TEXT NOT NULL,
  address TEXT,
  language TEXT NOT NULL,
  state TEXT NOT NULL,
  options TEXT,
  link_generation BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  wants_mail BIGINT NOT NULL,
  UNIQUE (campaign, seat)
);
CREATE INDEX seats_by_address ON seats (address);

-- The log. Rows are appended in the order of commits; the unique key guards each campaign's order.
CREATE TABLE entries (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq BIGINT NOT NULL,
  recorded_at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  canonical TEXT NOT NULL,
  previous TEXT NOT NULL,
  hash TEXT NOT NULL,
  UNIQUE (campaign, seq)
);

-- What the entries told; can be made anew by folding.
CREATE TABLE lines (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq BIGINT NOT NULL,
  position BIGINT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (campaign, seq, position)
);

-- Positions stored to load quicker; dropping them loses nothing.
CREATE TABLE snapshots (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seq BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (campaign, seq)
);

CREATE TABLE idempotency (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  actor TEXT NOT NULL,
  key TEXT NOT NULL,
  result TEXT NOT NULL,
  UNIQUE (campaign, actor, key)
);

-- The outbox: written with the entries, sent by a worker.
CREATE TABLE letters (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  campaign TEXT REFERENCES campaigns (id),
  seat BIGINT,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL,
  payload TEXT NOT NULL,
  not_before BIGINT NOT NULL,
  state TEXT NOT NULL,
  attempts BIGINT NOT NULL,
  leased_until BIGINT NOT NULL,
  last_error TEXT,
  settled_at BIGINT
);
CREATE INDEX letters_due ON letters (state, not_before);
CREATE INDEX letters_by_campaign ON letters (campaign);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
