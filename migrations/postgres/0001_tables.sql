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
  created_at BIGINT NOT NULL,
  -- How long its windows wait.
  windows TEXT NOT NULL DEFAULT 'everybody',
  -- What its seats have added to its chance, as its start names them; none: chance comes from the secret alone.
  phrases TEXT
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
  -- How well a bot plays; none for a person, or for a bot that answers with anything that is legal.
  strength TEXT,
  -- Whose private talk and promises its holder may read besides the own: those who held it before and said so, by a hash of the address.
  heir_of TEXT NOT NULL DEFAULT '[]',
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
  -- A key of a submission is bound to what was submitted: a digest of it.
  payload TEXT NOT NULL DEFAULT '',
  -- Keys grow old from the moment they were first seen; 0: not seen yet.
  noted_at BIGINT NOT NULL DEFAULT 0,
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
  settled_at BIGINT,
  -- Its reader wants it later: until then nobody takes it (`leased_until`), and it was not tried.
  held BIGINT NOT NULL DEFAULT 0,
  -- The entry it was written with: the last of its commit. None: what brought it is no entry.
  entry BIGINT,
  -- Which question a turn letter asks, and whose receipt a receipt is: told by what the letter needs to know, wherever in it that stands.
  question TEXT GENERATED ALWAYS AS (CASE WHEN kind = 'turn' THEN payload::json ->> 'question' END) STORED,
  generation BIGINT GENERATED ALWAYS AS (CASE WHEN kind = 'receipt' THEN (payload::json ->> 'generation')::bigint END) STORED
);
CREATE INDEX letters_due ON letters (state, not_before);
CREATE INDEX letters_by_campaign ON letters (campaign);

CREATE TABLE sessions (
  token_hash TEXT NOT NULL PRIMARY KEY,
  address TEXT NOT NULL,
  expires_at BIGINT NOT NULL,
  -- Their person sees and ends them: since when, when it was last used (to the hour), and what browser it seemed to be. No address of a network.
  begun_at BIGINT,
  used_at BIGINT,
  browser TEXT NOT NULL DEFAULT ''
);

-- The log only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log is append-only';
END;
$$;
CREATE TRIGGER entries_are_not_changed BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entries_are_not_truncated BEFORE TRUNCATE ON entries
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- It grows at its head only: each entry names the hash of the one before it.
CREATE FUNCTION refuse_gap() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <> 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE campaign = NEW.campaign AND seq = NEW.seq - 1 AND hash = NEW.previous) THEN
    RAISE EXCEPTION 'the entry does not continue the log';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER entries_continue_the_log BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION refuse_gap();

-- API tokens are not kept; those an address had made until a moment can be declared dead.
CREATE TABLE revoked_tokens (
  address TEXT NOT NULL PRIMARY KEY,
  made_until BIGINT NOT NULL
);

-- The position of each campaign as this server last had it: what play goes on from if other rules fold the log differently.
-- No cache: the log alone cannot say what an older version of the rules has shown.
CREATE TABLE heads (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  seq BIGINT NOT NULL,
  revision BIGINT NOT NULL,
  body TEXT NOT NULL
);

-- A row that is written to see whether the database takes writes.
CREATE TABLE probe (
  id BIGINT NOT NULL PRIMARY KEY,
  number BIGINT NOT NULL
);
INSERT INTO probe (id, number) VALUES (1, 0);

-- Which campaign a form or a call with a key has made, and out of what: the same again makes no second one.
CREATE TABLE creations (
  number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  created_at BIGINT NOT NULL,
  UNIQUE (address, key)
);

-- Sign-in links that were used, by their hash, until they would have expired anyway.
CREATE TABLE used_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  expires_at BIGINT NOT NULL
);

-- Who wants no invitations: from a host, or from anybody ('*').
CREATE TABLE blocked (
  address TEXT NOT NULL,
  host TEXT NOT NULL,
  PRIMARY KEY (address, host)
);

-- The latest moment the database was used at: one row.
CREATE TABLE latest_use (
  id BIGINT NOT NULL PRIMARY KEY CHECK (id = 1),
  at BIGINT NOT NULL
);
CREATE INDEX idempotency_by_age ON idempotency (noted_at);
CREATE INDEX letters_by_age ON letters (settled_at);
CREATE INDEX sessions_by_age ON sessions (expires_at);

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
  -- What a seat has said, with its answer to a window, of the windows that follow at the same moment if nobody does anything: JSON.
  follow_ups TEXT NOT NULL DEFAULT '[]',
  UNIQUE (campaign, seat)
);

-- What a group of answers brings, in one call: a server far from its database waits once for all of them. Each table's rows come as
-- one array for each column. What is rare about a campaign (that it comes into being, seats, its status, a moved head) comes by
-- statements of its own.
CREATE FUNCTION write_answers(
  -- Campaigns whose waiting answers change: the last entry and the ids of all that waited when that was decided.
  change_campaign TEXT[], change_head BIGINT[], known_campaign TEXT[], known_id TEXT[],
  gone_id TEXT[],
  sealed_id TEXT[], sealed_campaign TEXT[], sealed_seat BIGINT[], sealed_step BIGINT[], sealed_question TEXT[], sealed_answer TEXT[],
  sealed_cause TEXT[], sealed_received_at BIGINT[],
  entry_campaign TEXT[], entry_seq BIGINT[], entry_recorded_at BIGINT[], entry_kind TEXT[], entry_canonical TEXT[], entry_previous TEXT[],
  entry_hash TEXT[],
  line_campaign TEXT[], line_seq BIGINT[], line_position BIGINT[], line_body TEXT[],
  letter_id TEXT[], letter_campaign TEXT[], letter_seat BIGINT[], letter_kind TEXT[], letter_recipient TEXT[], letter_payload TEXT[],
  letter_not_before BIGINT[],
  key_campaign TEXT[], key_actor TEXT[], key_key TEXT[], key_payload TEXT[], key_result TEXT[],
  seen_campaign TEXT[], seen_seat BIGINT[], seen_seq BIGINT[],
  settled_id TEXT[], settled_state TEXT[], settled_when BIGINT[], settled_retry_at BIGINT[], settled_error TEXT[],
  snapshot_campaign TEXT[], snapshot_seq BIGINT[], snapshot_revision BIGINT[], snapshot_body TEXT[],
  head_campaign TEXT[], head_seq BIGINT[], head_revision BIGINT[], head_body TEXT[],
  channel TEXT, notices TEXT[],
  -- The entry of each letter.
  letter_entry BIGINT[]
) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF CARDINALITY(change_campaign) > 0 THEN
    -- All servers stand in line in the same order, before they touch anything else. What is read below is read afterwards: each
    -- statement of a function that changes things sees what was committed before it.
    PERFORM FROM campaigns WHERE id = ANY (change_campaign) ORDER BY id FOR NO KEY UPDATE;
    IF EXISTS (
      SELECT FROM UNNEST(change_campaign, change_head) AS change (campaign, head)
      WHERE head <> COALESCE((SELECT MAX(seq) FROM entries WHERE entries.campaign = change.campaign), 0)
    ) OR EXISTS (
      SELECT FROM (SELECT campaign, id FROM sealed WHERE campaign = ANY (change_campaign)) AS waiting
      FULL JOIN UNNEST(known_campaign, known_id) AS known (campaign, id) ON known.campaign = waiting.campaign AND known.id = waiting.id
      WHERE known.id IS NULL OR waiting.id IS NULL
    ) THEN
      RAISE EXCEPTION 'what was decided on has changed';
    END IF;
    DELETE FROM sealed WHERE id = ANY (gone_id);
    INSERT INTO sealed (id, campaign, seat, step, question, answer, cause, received_at)
    SELECT * FROM UNNEST(sealed_id, sealed_campaign, sealed_seat, sealed_step, sealed_question, sealed_answer, sealed_cause,
      sealed_received_at);
  END IF;
  IF CARDINALITY(entry_campaign) > 0 THEN
    INSERT INTO entries (campaign, seq, recorded_at, kind, canonical, previous, hash)
    SELECT * FROM UNNEST(entry_campaign, entry_seq, entry_recorded_at, entry_kind, entry_canonical, entry_previous, entry_hash);
  END IF;
  IF CARDINALITY(line_campaign) > 0 THEN
    INSERT INTO lines (campaign, seq, position, body)
    SELECT * FROM UNNEST(line_campaign, line_seq, line_position, line_body);
  END IF;
  IF CARDINALITY(letter_id) > 0 THEN
    INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, entry, state, attempts, leased_until)
    SELECT *, 'pending', 0, 0
    FROM UNNEST(letter_id, letter_campaign, letter_seat, letter_kind, letter_recipient, letter_payload, letter_not_before, letter_entry);
  END IF;
  IF CARDINALITY(key_campaign) > 0 THEN
    INSERT INTO idempotency (campaign, actor, key, payload, result)
    SELECT * FROM UNNEST(key_campaign, key_actor, key_key, key_payload, key_result);
  END IF;
  IF CARDINALITY(seen_campaign) > 0 THEN
    UPDATE seats SET seen = new.seq FROM UNNEST(seen_campaign, seen_seat, seen_seq) AS new (campaign, seat, seq)
    WHERE seats.campaign = new.campaign AND seats.seat = new.seat AND seats.seen < new.seq;
  END IF;
  IF CARDINALITY(settled_id) > 0 THEN
    UPDATE letters SET state = new.state, settled_at = new.at, not_before = COALESCE(new.retry_at, letters.not_before),
      last_error = new.error, leased_until = 0
    FROM UNNEST(settled_id, settled_state, settled_when, settled_retry_at, settled_error) AS new (id, state, at, retry_at, error)
    WHERE letters.id = new.id;
  END IF;
  IF CARDINALITY(snapshot_campaign) > 0 THEN
    INSERT INTO snapshots (campaign, seq, revision, body)
    SELECT * FROM UNNEST(snapshot_campaign, snapshot_seq, snapshot_revision, snapshot_body)
    ON CONFLICT (campaign, seq) DO UPDATE SET revision = excluded.revision, body = excluded.body;
  END IF;
  IF CARDINALITY(head_campaign) > 0 THEN
    INSERT INTO heads (campaign, seq, revision, body)
    SELECT * FROM UNNEST(head_campaign, head_seq, head_revision, head_body)
    ON CONFLICT (campaign) DO UPDATE SET seq = excluded.seq, revision = excluded.revision, body = excluded.body
    WHERE heads.seq <= excluded.seq;
  END IF;
  -- Sent when the transaction commits, and only then.
  PERFORM pg_notify(channel, notice) FROM UNNEST(notices) AS notice;
END;
$$;

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

-- The link by which whoever has it asks for a seat that nobody holds: one for each campaign, good for its latest generation while it is open.
CREATE TABLE open_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation BIGINT NOT NULL,
  is_open BIGINT NOT NULL
);

-- What is said at a table, beside the log. `audience` has a bit for each seat it is for, the speaker's too; 0: everybody at the table. `holders`
-- names who held these seats then, by a hash of the address: who takes over a seat does not read what was said in private before.
CREATE TABLE talk (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  number BIGINT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  seat BIGINT NOT NULL,
  audience BIGINT NOT NULL,
  holders TEXT NOT NULL,
  said TEXT NOT NULL,
  said_at BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (campaign, number)
);

-- How far a seat has read what is said, whom it does not want to hear, how many days lie between two letters that tell it (0: none are wanted), and until
-- when one that tells it, or promises, waits or has gone out.
CREATE TABLE talk_marks (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  read BIGINT NOT NULL,
  muted BIGINT NOT NULL,
  digest_days BIGINT NOT NULL,
  digest_until BIGINT NOT NULL,
  promises_until BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign, seat)
);

-- What a seat notes for itself, for whoever held it then.
CREATE TABLE notes (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  holder TEXT NOT NULL,
  note TEXT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (campaign, seat, holder)
);

-- Promises: deals in words between seats, beside the log. `audience` as in `talk`: 0 is the whole table. `body` has everything that is no name: what
-- is promised, between whom and who held these seats then, what each has answered, when it falls due. `changes` counts its changes, so that nobody
-- overwrites what another has just said. `is_awaited`: it is agreed, falls due some day, and somebody has not said yet what became of it.
CREATE TABLE promises (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  number BIGINT NOT NULL,
  id TEXT NOT NULL UNIQUE,
  audience BIGINT NOT NULL,
  body TEXT NOT NULL,
  changes BIGINT NOT NULL,
  is_awaited BIGINT NOT NULL,
  PRIMARY KEY (campaign, number)
);
CREATE INDEX promises_awaited ON promises (campaign) WHERE is_awaited = 1;

-- A campaign's watch, beside its log: who is asked since when, what is left of their time. `next_at` is when something is to be done next; `change`
-- counts what has changed, so that nothing is decided on a watch that is gone.
CREATE TABLE watches (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  change BIGINT NOT NULL,
  body TEXT NOT NULL,
  next_at BIGINT,
  leased_until BIGINT NOT NULL
);
CREATE INDEX watches_due ON watches (next_at);

-- The secret links to people's calendars: links of older generations are dead.
CREATE TABLE calendars (
  address TEXT NOT NULL PRIMARY KEY,
  generation BIGINT NOT NULL,
  is_open BIGINT NOT NULL
);

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

-- Seats change hands. An offer of a seat to somebody, or somebody's wish to have it back: good for the generation of the seat's links it was made
-- under, so that all offers of a seat are dead when it has passed to one.
CREATE TABLE seat_offers (
  id TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  body TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX seat_offers_by_campaign ON seat_offers (campaign, seat);

-- Who held a seat before, up to which generation of its links: old letters lead to what became of it, and to asking for it back.
CREATE TABLE former_holders (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  generation BIGINT NOT NULL,
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  left_at BIGINT NOT NULL,
  seq BIGINT NOT NULL,
  PRIMARY KEY (campaign, seat, generation)
);

-- Who would take over a seat of a campaign.
CREATE TABLE substitutes (
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  offered_at BIGINT NOT NULL,
  PRIMARY KEY (campaign, address)
);

-- The link by which whoever has it offers to be one: good for its latest generation while it is open.
CREATE TABLE substitute_links (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation BIGINT NOT NULL,
  is_open BIGINT NOT NULL
);

-- The keys of the addresses that bounces of letters go to: only a hash of each. A report counts only if it comes to one.
CREATE TABLE bounce_keys (
  key_hash TEXT NOT NULL PRIMARY KEY,
  letter TEXT NOT NULL,
  made_at BIGINT NOT NULL
);
CREATE INDEX bounce_keys_by_age ON bounce_keys (made_at);

-- Ways on which letters were lost: an address, or that of a webhook. `letter` is the last one lost, which counts once; `told`: the hosts know.
CREATE TABLE lost_ways (
  way TEXT NOT NULL PRIMARY KEY,
  times BIGINT NOT NULL,
  letter TEXT NOT NULL,
  lost_at BIGINT NOT NULL,
  told BIGINT NOT NULL
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
  named_at BIGINT NOT NULL
);

-- Who is proposed as one, or that there should be none (an empty address), with the seats that have agreed, each by its holder.
CREATE TABLE arbiter_proposals (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  address TEXT NOT NULL,
  name TEXT NOT NULL,
  language TEXT NOT NULL,
  proposed_at BIGINT NOT NULL,
  agreed TEXT NOT NULL
);

-- Who but the table may look on: nobody, or whoever has the link of the latest generation, with a delay. No row: whoever knows the campaign's address, as it stands.
CREATE TABLE spectators (
  campaign TEXT NOT NULL PRIMARY KEY REFERENCES campaigns (id),
  generation BIGINT NOT NULL,
  way TEXT NOT NULL
);

-- Where the short links of letters lead: a seat, and the question its letter asked. Only a hash of the link is kept. It answers until
-- `expires_at`; until `lets_in_until` it lets its seat in to the pages beside the question.
CREATE TABLE letter_links (
  token_hash TEXT NOT NULL PRIMARY KEY,
  campaign TEXT NOT NULL REFERENCES campaigns (id),
  seat BIGINT NOT NULL,
  generation BIGINT NOT NULL,
  question TEXT NOT NULL,
  version BIGINT NOT NULL,
  lets_in_until BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
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
  since BIGINT NOT NULL
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
  told BIGINT NOT NULL
);
