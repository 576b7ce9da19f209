//! The statements both databases share, written once: a macro that makes a module of them for one driver.
//!
//! Numbered placeholders, BIGINT, TEXT and BYTEA/BLOB mean the same to both. What differs (claiming, notices, opening) is in
//! the module of each database.

macro_rules! statements {
    ($db:ty, $connection:ty, $row:ty) => {
        use crate::log::{CampaignId, CampaignSecret, Entry, NewEntry};
        use crate::store::rows::{Campaign, DeliveryState, Letter, NewLetter, SeatRow, Snapshot, Status, StoredLine, word};
        use crate::store::{Commit, Idempotency, StoreError};
        use chrono::{DateTime, Utc};
        use sqlx::{QueryBuilder, Row};

        type Out<T> = Result<T, StoreError>;

        /// Rows of one statement: both databases bound the number of values.
        const ROWS: usize = 2_000;

        fn micros(time: DateTime<Utc>) -> i64 {
            time.timestamp_micros()
        }
        fn time(micros: i64) -> DateTime<Utc> {
            DateTime::from_timestamp_micros(micros).unwrap_or_default()
        }
        fn number(n: u64) -> i64 {
            i64::try_from(n).unwrap_or(i64::MAX)
        }
        fn natural(n: i64) -> u64 {
            u64::try_from(n).unwrap_or_default()
        }
        fn unreadable(what: impl std::fmt::Display) -> StoreError {
            StoreError::Unreadable(what.to_string())
        }
        fn parsed<T: serde::de::DeserializeOwned>(word: &str) -> Out<T> {
            serde_json::from_value(serde_json::Value::String(word.to_owned())).map_err(unreadable)
        }
        fn id(text: &str) -> Out<CampaignId> {
            text.parse().map_err(unreadable)
        }

        /// Many commits in one transaction, one statement for each table: what makes group commit quick.
        pub(super) async fn insert_group(c: &mut $connection, jobs: &[&Commit]) -> Out<()> {
            // All servers go through campaigns in the same order: two groups that share some can wait for each other, not deadlock.
            let mut jobs = jobs.to_vec();
            jobs.sort_by_key(|commit| commit.about());
            for commit in &jobs {
                insert_rare(c, commit).await?;
            }
            let entries: Vec<&Entry> = jobs.iter().flat_map(|commit| &commit.entries).collect();
            for rows in entries.chunks(ROWS) {
                insert_entries(c, rows).await?;
            }
            let lines: Vec<&StoredLine> = jobs.iter().flat_map(|commit| &commit.lines).collect();
            for rows in lines.chunks(ROWS) {
                insert_lines(c, rows).await?;
            }
            let letters: Vec<&NewLetter> = jobs.iter().flat_map(|commit| &commit.letters).collect();
            for rows in letters.chunks(ROWS) {
                insert_letters(c, rows).await?;
            }
            let keys: Vec<&Idempotency> = jobs.iter().filter_map(|commit| commit.idempotency.as_ref()).collect();
            for rows in keys.chunks(ROWS) {
                insert_keys(c, rows).await?;
            }
            Ok(())
        }

        async fn insert_rare(c: &mut $connection, commit: &Commit) -> Out<()> {
            if let Some((campaign, secret)) = &commit.campaign {
                insert_campaign(c, campaign, secret).await?;
            }
            for seat in &commit.seats {
                upsert_seat(c, seat).await?;
            }
            if let Some((campaign, status)) = &commit.status {
                update_status(c, *campaign, *status).await?;
            }
            Ok(())
        }

        async fn insert_entries(c: &mut $connection, rows: &[&Entry]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO entries (campaign, seq, recorded_at, kind, canonical, previous, hash) ");
            q.push_values(rows, |mut row, entry| {
                row.push_bind(entry.campaign.to_string()).push_bind(number(entry.seq)).push_bind(micros(entry.recorded_at));
                row.push_bind(entry.body.kind()).push_bind(entry.canonical.as_str()).push_bind(entry.previous.as_str()).push_bind(entry.hash.as_str());
            });
            q.build().persistent(rows.len() == 1).execute(c).await?;
            Ok(())
        }

        async fn insert_lines(c: &mut $connection, rows: &[&StoredLine]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO lines (campaign, seq, position, body) ");
            q.push_values(rows, |mut row, line| {
                row.push_bind(line.campaign.to_string()).push_bind(number(line.seq)).push_bind(i64::from(line.position)).push_bind(line.body.as_str());
            });
            q.build().persistent(false).execute(c).await?;
            Ok(())
        }

        async fn insert_letters(c: &mut $connection, rows: &[&NewLetter]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) ");
            q.push_values(rows, |mut row, letter| {
                row.push_bind(letter.id.as_str()).push_bind(letter.campaign.map(|c| c.to_string())).push_bind(letter.seat.map(i64::from));
                row.push_bind(letter.kind.as_str()).push_bind(letter.recipient.as_str()).push_bind(letter.payload.as_str());
                row.push_bind(micros(letter.not_before)).push_bind(word(DeliveryState::Pending)).push_bind(0_i64).push_bind(0_i64);
            });
            q.build().persistent(false).execute(c).await?;
            Ok(())
        }

        async fn insert_keys(c: &mut $connection, rows: &[&Idempotency]) -> Out<()> {
            let mut q = QueryBuilder::<$db>::new("INSERT INTO idempotency (campaign, actor, key, result) ");
            q.push_values(rows, |mut row, key| {
                row.push_bind(key.campaign.to_string()).push_bind(key.actor.as_str()).push_bind(key.key.as_str()).push_bind(key.result.as_str());
            });
            q.build().persistent(rows.len() == 1).execute(c).await?;
            Ok(())
        }

        async fn insert_campaign(c: &mut $connection, campaign: &Campaign, secret: &CampaignSecret) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO campaigns (id, game, name, status, host_address, options, seats, secret, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
            );
            let q = q.bind(campaign.id.to_string()).bind(&campaign.game).bind(&campaign.name).bind(word(campaign.status)).bind(&campaign.host_address);
            let q = q.bind(campaign.options.to_string()).bind(i64::from(campaign.seats)).bind(secret.0.to_vec()).bind(micros(campaign.created_at));
            q.execute(c).await?;
            Ok(())
        }

        async fn upsert_seat(c: &mut $connection, seat: &SeatRow) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO seats (campaign, seat, name, address, language, state, options, link_generation, seen, wants_mail) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
                 ON CONFLICT (campaign, seat) DO UPDATE SET name = excluded.name, address = excluded.address, language = excluded.language, \
                 state = excluded.state, options = excluded.options, link_generation = excluded.link_generation, wants_mail = excluded.wants_mail",
            );
            let q = q.bind(seat.campaign.to_string()).bind(i64::from(seat.seat)).bind(&seat.name).bind(&seat.address).bind(&seat.language);
            let q = q.bind(word(seat.state)).bind(seat.options.as_ref().map(ToString::to_string)).bind(i64::from(seat.link_generation));
            q.bind(number(seat.seen)).bind(i64::from(seat.wants_mail)).execute(c).await?;
            Ok(())
        }

        async fn update_status(c: &mut $connection, campaign: CampaignId, status: Status) -> Out<()> {
            let q = sqlx::query("UPDATE campaigns SET status = $2 WHERE id = $1").bind(campaign.to_string()).bind(word(status));
            q.execute(c).await?;
            Ok(())
        }

        fn read_campaign(row: &$row) -> Out<Campaign> {
            Ok(Campaign {
                id: id(&row.try_get::<String, _>("id")?)?,
                game: row.try_get("game")?,
                name: row.try_get("name")?,
                status: parsed(&row.try_get::<String, _>("status")?)?,
                host_address: row.try_get("host_address")?,
                options: serde_json::from_str(&row.try_get::<String, _>("options")?).map_err(unreadable)?,
                seats: u8::try_from(row.try_get::<i64, _>("seats")?).map_err(unreadable)?,
                created_at: time(row.try_get("created_at")?),
            })
        }

        pub(super) async fn campaign(c: &mut $connection, campaign: CampaignId) -> Out<Option<Campaign>> {
            let q = sqlx::query("SELECT id, game, name, status, host_address, options, seats, created_at FROM campaigns WHERE id = $1");
            q.bind(campaign.to_string()).fetch_optional(c).await?.as_ref().map(read_campaign).transpose()
        }

        pub(super) async fn secret(c: &mut $connection, campaign: CampaignId) -> Out<Option<CampaignSecret>> {
            let q = sqlx::query("SELECT secret FROM campaigns WHERE id = $1").bind(campaign.to_string());
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let bytes: Vec<u8> = row.try_get("secret")?;
            Ok(Some(CampaignSecret(bytes.try_into().map_err(|_| unreadable("a secret has 32 bytes"))?)))
        }

        pub(super) async fn campaigns_of(c: &mut $connection, address: &str) -> Out<Vec<Campaign>> {
            let q = sqlx::query(
                "SELECT id, game, name, status, host_address, options, seats, created_at FROM campaigns WHERE host_address = $1 \
                 OR id IN (SELECT campaign FROM seats WHERE address = $1) ORDER BY created_at DESC, id DESC",
            );
            q.bind(address).fetch_all(c).await?.iter().map(read_campaign).collect()
        }

        pub(super) async fn campaigns_with(c: &mut $connection, status: Status) -> Out<Vec<Campaign>> {
            let q = sqlx::query("SELECT id, game, name, status, host_address, options, seats, created_at FROM campaigns WHERE status = $1 ORDER BY created_at, id");
            q.bind(word(status)).fetch_all(c).await?.iter().map(read_campaign).collect()
        }

        pub(super) async fn seats(c: &mut $connection, campaign: CampaignId) -> Out<Vec<SeatRow>> {
            let q = sqlx::query(
                "SELECT seat, name, address, language, state, options, link_generation, seen, wants_mail FROM seats WHERE campaign = $1 ORDER BY seat",
            );
            let rows = q.bind(campaign.to_string()).fetch_all(c).await?;
            let read = |row: &$row| -> Out<SeatRow> {
                let options: Option<String> = row.try_get("options")?;
                Ok(SeatRow {
                    campaign,
                    seat: u8::try_from(row.try_get::<i64, _>("seat")?).map_err(unreadable)?,
                    name: row.try_get("name")?,
                    address: row.try_get("address")?,
                    language: row.try_get("language")?,
                    state: parsed(&row.try_get::<String, _>("state")?)?,
                    options: options.map(|text| serde_json::from_str(&text)).transpose().map_err(unreadable)?,
                    link_generation: u32::try_from(row.try_get::<i64, _>("link_generation")?).map_err(unreadable)?,
                    seen: natural(row.try_get("seen")?),
                    wants_mail: row.try_get::<i64, _>("wants_mail")? != 0,
                })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn entries(c: &mut $connection, campaign: CampaignId, after: u64, limit: u32) -> Out<Vec<Entry>> {
            let q = sqlx::query("SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND seq > $2 ORDER BY seq LIMIT $3");
            let rows = q.bind(campaign.to_string()).bind(number(after)).bind(i64::from(limit)).fetch_all(c).await?;
            let read = |row: &$row| -> Out<Entry> {
                let canonical: String = row.try_get("canonical")?;
                let what: NewEntry = serde_json::from_str(&canonical).map_err(unreadable)?;
                Ok(Entry { what, canonical, previous: row.try_get("previous")?, hash: row.try_get("hash")? })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn head(c: &mut $connection, campaign: CampaignId) -> Out<Option<(u64, String)>> {
            let q = sqlx::query("SELECT seq, hash FROM entries WHERE campaign = $1 ORDER BY seq DESC LIMIT 1").bind(campaign.to_string());
            let row = q.fetch_optional(c).await?;
            row.map(|row| Ok((natural(row.try_get("seq")?), row.try_get("hash")?))).transpose()
        }

        /// What really became of a commit that failed alone: it is stored after all, or why it is not.
        pub(super) async fn explain(c: &mut $connection, commit: &Commit, error: StoreError) -> Out<()> {
            if let Some(last) = commit.entries.last()
                && let Ok(Some(hash)) = hash_of(c, last.campaign, last.seq).await
                && hash == last.hash
            {
                // The database had committed, but its word was lost on the way.
                return Ok(());
            }
            if let Some(key) = &commit.idempotency
                && let Ok(Some(result)) = remembered(c, key.campaign, &key.actor, &key.key).await
            {
                return Err(StoreError::Repeated { result });
            }
            if let Some(first) = commit.entries.first()
                && let Ok(head) = head(c, first.campaign).await
            {
                let head = head.map_or(0, |(seq, _)| seq);
                if head + 1 != first.seq {
                    return Err(StoreError::Conflict { head });
                }
            }
            Err(error)
        }

        async fn hash_of(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<String>> {
            let q = sqlx::query("SELECT hash FROM entries WHERE campaign = $1 AND seq = $2");
            let row = q.bind(campaign.to_string()).bind(number(seq)).fetch_optional(c).await?;
            row.map(|row| Ok(row.try_get("hash")?)).transpose()
        }

        pub(super) async fn was_moved(c: &mut $connection, campaign: CampaignId) -> Out<bool> {
            let q = sqlx::query("SELECT seq FROM entries WHERE campaign = $1 AND kind IN ('taken-back', 'rewound') LIMIT 1");
            Ok(q.bind(campaign.to_string()).fetch_optional(c).await?.is_some())
        }

        pub(super) async fn lines(c: &mut $connection, campaign: CampaignId, after: u64) -> Out<Vec<StoredLine>> {
            let q = sqlx::query("SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 ORDER BY seq, position");
            let rows = q.bind(campaign.to_string()).bind(number(after)).fetch_all(c).await?;
            let read = |row: &$row| -> Out<StoredLine> {
                let position = u32::try_from(row.try_get::<i64, _>("position")?).map_err(unreadable)?;
                Ok(StoredLine { campaign, seq: natural(row.try_get("seq")?), position, body: row.try_get("body")? })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn snapshot(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<Snapshot>> {
            let q = sqlx::query("SELECT seq, revision, body FROM snapshots WHERE campaign = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1");
            let Some(row) = q.bind(campaign.to_string()).bind(number(seq)).fetch_optional(c).await? else { return Ok(None) };
            let revision = u32::try_from(row.try_get::<i64, _>("revision")?).map_err(unreadable)?;
            Ok(Some(Snapshot { campaign, seq: natural(row.try_get("seq")?), revision, body: row.try_get("body")? }))
        }

        pub(super) async fn put_snapshot(c: &mut $connection, snapshot: &Snapshot) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO snapshots (campaign, seq, revision, body) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (campaign, seq) DO UPDATE SET revision = excluded.revision, body = excluded.body",
            );
            let q = q.bind(snapshot.campaign.to_string()).bind(number(snapshot.seq)).bind(i64::from(snapshot.revision)).bind(&snapshot.body);
            q.execute(c).await?;
            Ok(())
        }

        pub(super) async fn drop_snapshots(c: &mut $connection, campaign: CampaignId) -> Out<()> {
            sqlx::query("DELETE FROM snapshots WHERE campaign = $1").bind(campaign.to_string()).execute(c).await?;
            Ok(())
        }

        pub(super) async fn remembered(c: &mut $connection, campaign: CampaignId, actor: &str, key: &str) -> Out<Option<String>> {
            let q = sqlx::query("SELECT result FROM idempotency WHERE campaign = $1 AND actor = $2 AND key = $3");
            let row = q.bind(campaign.to_string()).bind(actor).bind(key).fetch_optional(c).await?;
            row.map(|row| Ok(row.try_get("result")?)).transpose()
        }

        /// Letters that were just claimed, in the order they were written: no statement that changes rows promises one.
        fn read_claimed(rows: &[$row]) -> Out<Vec<Letter>> {
            let mut letters = vec![];
            for row in rows {
                letters.push((row.try_get::<i64, _>("number")?, read_letter(row)?));
            }
            letters.sort_by_key(|(number, _)| *number);
            Ok(letters.into_iter().map(|(_, letter)| letter).collect())
        }

        fn read_letter(row: &$row) -> Out<Letter> {
            let campaign: Option<String> = row.try_get("campaign")?;
            let seat: Option<i64> = row.try_get("seat")?;
            let letter = NewLetter {
                id: row.try_get("id")?,
                campaign: campaign.as_deref().map(id).transpose()?,
                seat: seat.map(u8::try_from).transpose().map_err(unreadable)?,
                kind: row.try_get("kind")?,
                recipient: row.try_get("recipient")?,
                payload: row.try_get("payload")?,
                not_before: time(row.try_get("not_before")?),
            };
            Ok(Letter {
                letter,
                state: parsed(&row.try_get::<String, _>("state")?)?,
                attempts: u32::try_from(row.try_get::<i64, _>("attempts")?).map_err(unreadable)?,
                last_error: row.try_get("last_error")?,
                settled_at: row.try_get::<Option<i64>, _>("settled_at")?.map(time),
            })
        }

        pub(super) async fn lengthen_leases(c: &mut $connection, from: DateTime<Utc>, until: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query("UPDATE letters SET leased_until = $2 WHERE state = 'pending' AND leased_until = $1");
            q.bind(micros(from)).bind(micros(until)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn settle_letter(
            c: &mut $connection, id: &str, state: DeliveryState, at: DateTime<Utc>, retry_at: Option<DateTime<Utc>>, error: Option<&str>,
        ) -> Out<()> {
            let q = sqlx::query(
                "UPDATE letters SET state = $2, settled_at = $3, not_before = COALESCE($4, not_before), last_error = $5, leased_until = 0 WHERE id = $1",
            );
            let q = q.bind(id).bind(word(state)).bind(micros(at)).bind(retry_at.map(micros)).bind(error);
            q.execute(c).await?;
            Ok(())
        }

        pub(super) async fn letters(c: &mut $connection, campaign: CampaignId) -> Out<Vec<Letter>> {
            let q = sqlx::query(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at FROM letters \
                 WHERE campaign = $1 ORDER BY number",
            );
            q.bind(campaign.to_string()).fetch_all(c).await?.iter().map(read_letter).collect()
        }

        pub(super) async fn mark_seen(c: &mut $connection, campaign: CampaignId, seat: u8, seq: u64) -> Out<()> {
            let q = sqlx::query("UPDATE seats SET seen = $3 WHERE campaign = $1 AND seat = $2 AND seen < $3");
            q.bind(campaign.to_string()).bind(i64::from(seat)).bind(number(seq)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn put_session(c: &mut $connection, token_hash: &str, address: &str, expires_at: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO sessions (token_hash, address, expires_at) VALUES ($1, $2, $3) \
                 ON CONFLICT (token_hash) DO UPDATE SET expires_at = excluded.expires_at",
            );
            q.bind(token_hash).bind(address).bind(micros(expires_at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn session(c: &mut $connection, token_hash: &str, now: DateTime<Utc>) -> Out<Option<String>> {
            let q = sqlx::query("SELECT address FROM sessions WHERE token_hash = $1 AND expires_at > $2");
            let row = q.bind(token_hash).bind(micros(now)).fetch_optional(c).await?;
            row.map(|row| Ok(row.try_get("address")?)).transpose()
        }

        pub(super) async fn drop_session(c: &mut $connection, token_hash: &str) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash).execute(c).await?;
            Ok(())
        }

        pub(super) async fn revoke_tokens(c: &mut $connection, address: &str, made_until: DateTime<Utc>) -> Out<()> {
            // A server whose clock is behind must not bring tokens back to life.
            let q = sqlx::query(
                "INSERT INTO revoked_tokens (address, made_until) VALUES ($1, $2) \
                 ON CONFLICT (address) DO UPDATE SET made_until = excluded.made_until WHERE revoked_tokens.made_until < excluded.made_until",
            );
            q.bind(address).bind(micros(made_until)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn tokens_revoked(c: &mut $connection, address: &str) -> Out<Option<DateTime<Utc>>> {
            let q = sqlx::query("SELECT made_until FROM revoked_tokens WHERE address = $1").bind(address);
            let row = q.fetch_optional(c).await?;
            row.map(|row| Ok(time(row.try_get("made_until")?))).transpose()
        }

        pub(super) async fn drop_expired_sessions(c: &mut $connection, now: DateTime<Utc>) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE expires_at <= $1").bind(micros(now)).execute(c).await?;
            Ok(())
        }

        /// Everybody, where a host is named.
        const ANYBODY: &str = "*";

        pub(super) async fn use_link_once(c: &mut $connection, token_hash: &str, expires_at: DateTime<Utc>) -> Out<bool> {
            let q = sqlx::query("INSERT INTO used_links (token_hash, expires_at) VALUES ($1, $2) ON CONFLICT (token_hash) DO NOTHING");
            Ok(q.bind(token_hash).bind(micros(expires_at)).execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn is_blocked(c: &mut $connection, address: &str, host: Option<&str>) -> Out<bool> {
            let q = sqlx::query("SELECT host FROM blocked WHERE address = $1 AND host IN ($2, $3) LIMIT 1").bind(address);
            Ok(q.bind(host.unwrap_or(ANYBODY)).bind(ANYBODY).fetch_optional(c).await?.is_some())
        }

        pub(super) async fn block(c: &mut $connection, address: &str, host: Option<&str>) -> Out<()> {
            let q = sqlx::query("INSERT INTO blocked (address, host) VALUES ($1, $2) ON CONFLICT (address, host) DO NOTHING");
            q.bind(address).bind(host.unwrap_or(ANYBODY)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn unblock(c: &mut $connection, address: &str, host: &str) -> Out<()> {
            let q = sqlx::query("DELETE FROM blocked WHERE address = $1 AND host IN ($2, $3)");
            q.bind(address).bind(host).bind(ANYBODY).execute(c).await?;
            Ok(())
        }

        pub(super) async fn note_use(c: &mut $connection, at: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO latest_use (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at WHERE latest_use.at < excluded.at",
            );
            q.bind(micros(at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn latest_use(c: &mut $connection) -> Out<Option<DateTime<Utc>>> {
            let row = sqlx::query("SELECT at FROM latest_use WHERE id = 1").fetch_optional(c).await?;
            row.map(|row| Ok(time(row.try_get("at")?))).transpose()
        }

        pub(super) async fn hurry_letters(c: &mut $connection, now: DateTime<Utc>, latest: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query(
                "UPDATE letters SET leased_until = 0, not_before = CASE WHEN not_before > $2 THEN $1 ELSE not_before END \
                 WHERE state = 'pending' AND (not_before > $2 OR leased_until > $2)",
            );
            Ok(q.bind(micros(now)).bind(micros(latest)).execute(c).await?.rows_affected())
        }

        pub(super) async fn drop_old_letters(c: &mut $connection, until: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM letters WHERE state <> 'pending' AND settled_at <= $1");
            Ok(q.bind(micros(until)).execute(c).await?.rows_affected())
        }

        pub(super) async fn drop_old_keys(c: &mut $connection, now: DateTime<Utc>, until: DateTime<Utc>) -> Out<u64> {
            sqlx::query("UPDATE idempotency SET noted_at = $1 WHERE noted_at = 0").bind(micros(now)).execute(&mut *c).await?;
            let q = sqlx::query("DELETE FROM idempotency WHERE noted_at > 0 AND noted_at <= $1");
            Ok(q.bind(micros(until)).execute(c).await?.rows_affected())
        }

        pub(super) async fn drop_expired_links(c: &mut $connection, now: DateTime<Utc>) -> Out<()> {
            sqlx::query("DELETE FROM used_links WHERE expires_at <= $1").bind(micros(now)).execute(c).await?;
            Ok(())
        }
    };
}

/// The [`Store`](super::Store) of a database: reads through its `read!`, small writes through its `write!`.
macro_rules! store_methods {
    ($store:ty) => {
        #[async_trait]
        impl Store for $store {
            async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
                self.writer.commit(commit).await
            }
            async fn campaign(&self, id: CampaignId) -> Result<Option<Campaign>, StoreError> {
                read!(self, campaign, id)
            }
            async fn secret(&self, id: CampaignId) -> Result<Option<CampaignSecret>, StoreError> {
                read!(self, secret, id)
            }
            async fn campaigns_of(&self, address: &str) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_of, address)
            }
            async fn campaigns_with(&self, status: Status) -> Result<Vec<Campaign>, StoreError> {
                read!(self, campaigns_with, status)
            }
            async fn seats(&self, campaign: CampaignId) -> Result<Vec<SeatRow>, StoreError> {
                read!(self, seats, campaign)
            }
            async fn entries(&self, campaign: CampaignId, after: u64, limit: u32) -> Result<Vec<Entry>, StoreError> {
                read!(self, entries, campaign, after, limit)
            }
            async fn head(&self, campaign: CampaignId) -> Result<Option<(u64, String)>, StoreError> {
                read!(self, head, campaign)
            }
            async fn was_moved(&self, campaign: CampaignId) -> Result<bool, StoreError> {
                read!(self, was_moved, campaign)
            }
            async fn lines(&self, campaign: CampaignId, after: u64) -> Result<Vec<StoredLine>, StoreError> {
                read!(self, lines, campaign, after)
            }
            async fn snapshot(&self, campaign: CampaignId, seq: u64) -> Result<Option<Snapshot>, StoreError> {
                read!(self, snapshot, campaign, seq)
            }
            async fn put_snapshot(&self, snapshot: Snapshot) -> Result<(), StoreError> {
                write!(self, put_snapshot, &snapshot)
            }
            async fn drop_snapshots(&self, campaign: CampaignId) -> Result<(), StoreError> {
                write!(self, drop_snapshots, campaign)
            }
            async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<String>, StoreError> {
                read!(self, remembered, campaign, actor, key)
            }
            async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Letter>, StoreError> {
                write!(self, claim, now, now + lease, limit)
            }
            async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, lengthen_leases, from, until)
            }
            async fn settle_letter(
                &self,
                id: &str,
                state: DeliveryState,
                at: DateTime<Utc>,
                retry_at: Option<DateTime<Utc>>,
                error: Option<&str>,
            ) -> Result<(), StoreError> {
                write!(self, settle_letter, id, state, at, retry_at, error)
            }
            async fn letters(&self, campaign: CampaignId) -> Result<Vec<Letter>, StoreError> {
                read!(self, letters, campaign)
            }
            async fn mark_seen(&self, campaign: CampaignId, seat: u8, seq: u64) -> Result<(), StoreError> {
                write!(self, mark_seen, campaign, seat, seq)
            }
            async fn put_session(&self, token_hash: &str, address: &str, expires_at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, put_session, token_hash, address, expires_at)
            }
            async fn session(&self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<String>, StoreError> {
                read!(self, session, token_hash, now)
            }
            async fn drop_session(&self, token_hash: &str) -> Result<(), StoreError> {
                write!(self, drop_session, token_hash)
            }
            async fn drop_expired_sessions(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_sessions, now)
            }
            async fn revoke_tokens(&self, address: &str, made_until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, revoke_tokens, address, made_until)
            }
            async fn tokens_revoked(&self, address: &str) -> Result<Option<DateTime<Utc>>, StoreError> {
                read!(self, tokens_revoked, address)
            }
            fn subscribe(&self) -> broadcast::Receiver<Change> {
                self.changes.subscribe()
            }
            async fn ping(&self) -> Result<(), StoreError> {
                sqlx::query("SELECT 1").execute(&self.readers).await?;
                Ok(())
            }
            async fn use_link_once(&self, token_hash: &str, expires_at: DateTime<Utc>) -> Result<bool, StoreError> {
                write!(self, use_link_once, token_hash, expires_at)
            }
            async fn is_blocked(&self, address: &str, host: Option<&str>) -> Result<bool, StoreError> {
                read!(self, is_blocked, address, host)
            }
            async fn block(&self, address: &str, host: Option<&str>) -> Result<(), StoreError> {
                write!(self, block, address, host)
            }
            async fn unblock(&self, address: &str, host: &str) -> Result<(), StoreError> {
                write!(self, unblock, address, host)
            }
            async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, note_use, at)
            }
            async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
                read!(self, latest_use)
            }
            async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, hurry_letters, now, latest)
            }
            async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_letters, until)
            }
            async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_keys, now, until)
            }
            async fn drop_expired_links(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, drop_expired_links, now)
            }
        }
    };
}
