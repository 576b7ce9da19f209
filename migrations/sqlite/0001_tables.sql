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
  created_at INTEGER NOT NULL,
  -- How long its windows wait.
  windows TEXT NOT NULL DEFAULT 'everybody',
  -- What its seats have added to its chance, as its start names them; none: chance comes from the secret alone.
  phrases TEXT
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
  -- How well a bot plays; none for a person, or for a bot that answers with anything that is legal.
  strength TEXT,
  -- Whose private talk and promises its holder may read besides the own: those who held it before and said so, by a hash of the address.
  heir_of TEXT NOT NULL DEFAULT '[]',
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
  -- A key of a submission is bound to what was submitted: a digest of it.
  payload TEXT NOT NULL DEFAULT '',
  -- Keys grow old from the moment they were first seen; 0: not seen yet.
  noted_at INTEGER NOT NULL DEFAULT 0,
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
  settled_at INTEGER,
  -- Its reader wants it later: until then nobody takes it (`leased_until`), and it was not tried.
  held INTEGER NOT NULL DEFAULT 0,
  -- The entry it was written with: the last of its commit. None: what brought it is no entry.
  entry INTEGER,
  -- Which question a turn letter asks, and whose receipt a receipt is: told by what the letter needs to know, wherever in it that stands.
  question TEXT GENERATED ALWAYS AS (CASE WHEN kind = 'turn' AND json_valid(payload) THEN json_extract(payload, '$.question') END) VIRTUAL,
  generation INTEGER GENERATED ALWAYS AS (CASE WHEN kind = 'receipt' AND json_valid(payload) THEN json_extract(payload, '$.generation') END) VIRTUAL
);
CREATE INDEX letters_due ON letters (state, not_before);
CREATE INDEX letters_by_campaign ON letters (campaign);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Their person sees and ends them: since when, when it was last used (to the hour), and what browser it seemed to be. No address of a network.
  begun_at INTEGER,
  used_at INTEGER,
  browser TEXT NOT NULL DEFAULT ''
);

-- The log only grows.
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE ON entries
BEGIN
  SELECT RAISE(ABORT, 'the log is append-only');
END;
CREATE TRIGGER entries_are_not_removed BEFORE DELETE ON entries
BEGIN
  SELECT RAISE(ABORT, 'the log is append-only');
END;

-- It grows at its head only: each entry names the hash of the one before it.
CREATE TRIGGER entries_continue_the_log BEFORE INSERT ON entries
WHEN NEW.seq <> 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1 AND hash = NEW.previous)
BEGIN
  SELECT RAISE(ABORT, 'the entry does not continue the log');
END;

-- API tokens are not kept; those an address had made until a moment can be declared dead.
CREATE TABLE revoked_tokens (
  address TEXT NOT NULL PRIMARY KEY,
  made_until INTEGER NOT NULL
);

-- The position of each campaign as this server last had it: what play goes on from if other rules fold the log differently.
-- No cache: the log alone cannot say what an older version of the rules has shown.
CREATE TABLE heads (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  seq INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  body TEXT NOT NULL
);

-- A row that is written to see whether the database takes writes, with as much beside it as a large turn brings.
CREATE TABLE probe (
  id INTEGER NOT NULL PRIMARY KEY,
  number INTEGER NOT NULL,
  filler BLOB
);
INSERT INTO probe (id, number) VALUES (1, 0);

-- Changes of campaigns and seats, for other processes on the same file: an operator's command tells the server.
CREATE TABLE notices (
  number INTEGER PRIMARY KEY,
  writer TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id)
);

-- Which campaign a form or a call with a key has made, and out of what: the same again makes no second one.
CREATE TABLE creations (
  number INTEGER PRIMARY KEY,
  address TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  created_at INTEGER NOT NULL,
  UNIQUE (address, key)
);

-- Sign-in links that were used, by their hash, until they would have expired anyway.
CREATE TABLE used_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  expires_at INTEGER NOT NULL
);

-- Who wants no invitations: from a host, or from anybody ('*').
CREATE TABLE blocked (
  address TEXT NOT NULL,
  host TEXT NOT NULL,
  PRIMARY KEY (address, host)
);

-- The latest moment the database was used at: one row.
CREATE TABLE latest_use (
  id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
);
CREATE INDEX idempotency_by_age ON idempotency (noted_at);
CREATE INDEX letters_by_age ON letters (settled_at);
CREATE INDEX sessions_by_age ON sessions (expires_at);

-- Answers of seats that are asked together: they wait beside the log until all are in, and become one entry then. Each write
-- has an id of its own, so that whoever opens them knows that none was replaced meanwhile.
CREATE TABLE sealed (
  id TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  step INTEGER NOT NULL,
  question TEXT NOT NULL,
  answer TEXT NOT NULL,
  cause TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  -- What a seat has said, with its answer to a window, of the windows that follow at the same moment if nobody does anything: JSON.
  follow_ups TEXT NOT NULL DEFAULT '[]',
  UNIQUE (campaign, seat)
);

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

-- The link by which whoever has it asks for a seat that nobody holds: one for each campaign, good for its latest generation while it is open.
CREATE TABLE open_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation INTEGER NOT NULL,
  is_open INTEGER NOT NULL
);

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

-- How far a seat has read what is said, whom it does not want to hear, how many days lie between two letters that tell it (0: none are wanted), and until
-- when one that tells it, or promises, waits or has gone out.
CREATE TABLE talk_marks (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  read INTEGER NOT NULL,
  muted INTEGER NOT NULL,
  digest_days INTEGER NOT NULL,
  digest_until INTEGER NOT NULL,
  promises_until INTEGER NOT NULL DEFAULT 0,
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

-- Promises: deals in words between seats, beside the log. `audience` as in `talk`: 0 is the whole table. `body` has everything that is no name: what
-- is promised, between whom and who held these seats then, what each has answered, when it falls due. `changes` counts its changes, so that nobody
-- overwrites what another has just said. `is_awaited`: it is agreed, falls due some day, and somebody has not said yet what became of it.
CREATE TABLE promises (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  number INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  audience INTEGER NOT NULL,
  body TEXT NOT NULL,
  changes INTEGER NOT NULL,
  is_awaited INTEGER NOT NULL,
  PRIMARY KEY (campaign, number)
);
CREATE INDEX promises_awaited ON promises (campaign) WHERE is_awaited = 1;

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

-- Standing orders, beside the log: each is its seat's alone. `body` has everything that is no name: what it answers, when, how often, and what has
-- become of it. `changes` counts its changes: whoever uses one names what they saw, so that one that was changed meanwhile is looked at anew.
CREATE TABLE orders (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  number INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  changes INTEGER NOT NULL,
  PRIMARY KEY (campaign, seat, number)
);

-- Seats change hands. An offer of a seat to somebody, or somebody's wish to have it back: good for the generation of the seat's links it was made
-- under, so that all offers of a seat are dead when it has passed to one.
CREATE TABLE seat_offers (
  id TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  body TEXT NOT NULL,
  made_at INTEGER NOT NULL
);
CREATE INDEX seat_offers_by_campaign ON seat_offers (campaign, seat);

-- Who held a seat before, up to which generation of its links: old letters lead to what became of it, and to asking for it back.
CREATE TABLE former_holders (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  left_at INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (campaign, seat, generation)
);

-- Who would take over a seat of a campaign.
CREATE TABLE substitutes (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  offered_at INTEGER NOT NULL,
  PRIMARY KEY (campaign, address)
);

-- The link by which whoever has it offers to be one: good for its latest generation while it is open.
CREATE TABLE substitute_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation INTEGER NOT NULL,
  is_open INTEGER NOT NULL
);

-- The keys of the addresses that bounces of letters go to: only a hash of each. A report counts only if it comes to one.
CREATE TABLE bounce_keys (
  key_hash TEXT NOT NULL PRIMARY KEY,
  letter TEXT NOT NULL,
  made_at INTEGER NOT NULL
);
CREATE INDEX bounce_keys_by_age ON bounce_keys (made_at);

-- Ways on which letters were lost: an address, or that of a webhook. `letter` is the last one lost, which counts once; `told`: the hosts know.
CREATE TABLE lost_ways (
  way TEXT NOT NULL PRIMARY KEY,
  times INTEGER NOT NULL,
  letter TEXT NOT NULL,
  lost_at INTEGER NOT NULL,
  told INTEGER NOT NULL
);

-- What people want of letters, over all campaigns; and their second way.
CREATE TABLE wishes (
  address TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL,
  second TEXT
);
CREATE INDEX sessions_by_address ON sessions (address);

-- Who rules disputes of a campaign; it has one at most.
CREATE TABLE arbiters (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  named_at INTEGER NOT NULL
);

-- Who is proposed as one, or that there should be none (an empty address), with the seats that have agreed, each by its holder.
CREATE TABLE arbiter_proposals (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  proposed_at INTEGER NOT NULL,
  agreed TEXT NOT NULL
);

-- Who but the table may look on: nobody, or whoever has the link of the latest generation, with a delay. No row: whoever knows the campaign's address, as it stands.
CREATE TABLE spectators (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation INTEGER NOT NULL,
  way TEXT NOT NULL
);

-- Where the short links of letters lead: a seat, and the question its letter asked. Only a hash of the link is kept. It answers until
-- `expires_at`; until `lets_in_until` it lets its seat in to the pages beside the question.
CREATE TABLE letter_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  question TEXT NOT NULL,
  version INTEGER NOT NULL,
  lets_in_until INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
);
CREATE INDEX letter_links_by_age ON letter_links (expires_at);

-- The devices on which somebody is told that they are asked something: where their push service listens, and the keys by which only the device
-- reads what is told. One browser is one endpoint, and belongs to one person.
CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  name TEXT NOT NULL,
  since INTEGER NOT NULL
);
CREATE INDEX devices_by_address ON devices (address);

-- Keys that the servers of one database share, each made once.
CREATE TABLE server_keys (
  name TEXT NOT NULL PRIMARY KEY,
  body TEXT NOT NULL
);

-- Where a campaign is told of to people beside the table: a channel of Discord or Slack, or a program. `told` is the last entry that a post in the
-- outbox has told of.
CREATE TABLE channels (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  url TEXT NOT NULL,
  format TEXT NOT NULL,
  secret TEXT NOT NULL,
  language TEXT NOT NULL,
  told INTEGER NOT NULL
);
