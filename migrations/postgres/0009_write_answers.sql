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
  channel TEXT, notices TEXT[]
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
    INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until)
    SELECT *, 'pending', 0, 0
    FROM UNNEST(letter_id, letter_campaign, letter_seat, letter_kind, letter_recipient, letter_payload, letter_not_before);
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
