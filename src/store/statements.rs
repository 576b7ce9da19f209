//! The statements both databases share, written once: a macro that makes a module of them for one driver.
//!
//! Numbered placeholders, BIGINT, TEXT and BYTEA/BLOB mean the same to both. What differs (claiming, notices, opening) is in
//! the module of each database.

macro_rules! statements {
    ($db:ty, $connection:ty, $row:ty) => {
        use crate::log::{CampaignId, CampaignSecret, Entry, Moves, NewEntry};
        use crate::store::rows::{
            Campaign, DeliveryState, Letter, NewLetter, SeatChange, SeatRow, SeatState, SeatUpdate, Snapshot, Status, StoredLine, word,
        };
        use crate::store::writer::Verdict;
        use crate::store::{Commit, Creation, Idempotency, Remembered, StoreError};
        use chrono::{DateTime, Utc};
        use sqlx::{QueryBuilder, Row};

        type Out<T> = Result<T, StoreError>;

        /// Rows of one statement: both databases bound the number of values.
        const ROWS: usize = 2_000;

        fn micros(time: DateTime<Utc>) -> i64 {
            time.timestamp_micros()
        }
        fn number(n: u64) -> i64 {
            i64::try_from(n).unwrap_or(i64::MAX)
        }

        cells!($db, $row);

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
            for creation in jobs.iter().filter_map(|commit| commit.creation.as_ref()) {
                insert_creation(c, creation).await?;
            }
            Ok(())
        }

        async fn insert_rare(c: &mut $connection, commit: &Commit) -> Out<()> {
            if let Some((campaign, secret)) = &commit.campaign {
                insert_campaign(c, campaign, secret).await?;
            }
            for seat in &commit.seats {
                change_seat(c, seat).await?;
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
            let mut q = QueryBuilder::<$db>::new("INSERT INTO idempotency (campaign, actor, key, payload, result) ");
            q.push_values(rows, |mut row, key| {
                row.push_bind(key.campaign.to_string()).push_bind(key.actor.as_str()).push_bind(key.key.as_str());
                row.push_bind(key.payload.as_str()).push_bind(key.result.as_str());
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

        async fn insert_creation(c: &mut $connection, creation: &Creation) -> Out<()> {
            let q = sqlx::query("INSERT INTO creations (address, key, payload, campaign, created_at) VALUES ($1, $2, $3, $4, $5)");
            let q = q.bind(&creation.address).bind(&creation.key).bind(&creation.payload).bind(creation.campaign.to_string());
            q.bind(micros(creation.created_at)).execute(c).await?;
            Ok(())
        }

        /// Writes what changes and nothing else: two changes of one seat at once are both kept.
        async fn change_seat(c: &mut $connection, change: &SeatChange) -> Out<()> {
            let (campaign, seat) = (change.campaign.to_string(), i64::from(change.seat));
            let q = match &change.what {
                SeatUpdate::Added(row) => return insert_seat(c, row).await,
                SeatUpdate::Taken(options) => {
                    let q = sqlx::query("UPDATE seats SET state = $3, options = $4 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat);
                    q.bind(word(SeatState::Taken)).bind(options.as_ref().map(ToString::to_string))
                }
                SeatUpdate::Dealt(options) => {
                    sqlx::query("UPDATE seats SET options = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(options.to_string())
                }
                SeatUpdate::WantsMail(wanted) => {
                    sqlx::query("UPDATE seats SET wants_mail = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(i64::from(*wanted))
                }
                SeatUpdate::Language(language) => {
                    sqlx::query("UPDATE seats SET language = $3 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat).bind(language.tag())
                }
                SeatUpdate::LinksRevoked => {
                    sqlx::query("UPDATE seats SET link_generation = link_generation + 1 WHERE campaign = $1 AND seat = $2").bind(campaign).bind(seat)
                }
            };
            q.execute(c).await?;
            Ok(())
        }

        async fn insert_seat(c: &mut $connection, seat: &SeatRow) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO seats (campaign, seat, name, address, language, state, options, link_generation, seen, wants_mail) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
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
            let of: String = row.try_get("id")?;
            let row = Cells { row, table: "campaigns", of: &of };
            Ok(Campaign {
                id: row.id("id")?,
                game: row.text("game")?,
                name: row.text("name")?,
                status: row.word("status")?,
                host_address: row.text("host_address")?,
                options: row.json("options")?,
                seats: row.whole("seats")?,
                created_at: row.time("created_at")?,
            })
        }

        pub(super) async fn campaign(c: &mut $connection, campaign: CampaignId) -> Out<Option<Campaign>> {
            let q = sqlx::query("SELECT id, game, name, status, host_address, options, seats, created_at FROM campaigns WHERE id = $1");
            q.bind(campaign.to_string()).fetch_optional(c).await?.as_ref().map(read_campaign).transpose()
        }

        pub(super) async fn secret(c: &mut $connection, campaign: CampaignId) -> Out<Option<CampaignSecret>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT secret FROM campaigns WHERE id = $1").bind(&of);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "campaigns", of: &of };
            let bytes: Vec<u8> = row.get("secret")?;
            Ok(Some(CampaignSecret(bytes.try_into().map_err(|_| row.wrong("secret", "a secret has 32 bytes"))?)))
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
            let of = campaign.to_string();
            let rows = q.bind(&of).fetch_all(c).await?;
            let read = |row: &$row| -> Out<SeatRow> {
                let row = Cells { row, table: "seats", of: &of };
                Ok(SeatRow {
                    campaign,
                    seat: row.whole("seat")?,
                    name: row.text("name")?,
                    address: row.get("address")?,
                    language: row.text("language")?,
                    state: row.word("state")?,
                    options: if row.is_filled::<String>("options")? { Some(row.json("options")?) } else { None },
                    link_generation: row.whole("link_generation")?,
                    seen: row.whole("seen")?,
                    wants_mail: row.whole::<i64>("wants_mail")? != 0,
                })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn entries(c: &mut $connection, campaign: CampaignId, after: u64, limit: u32) -> Out<Vec<Entry>> {
            let q = sqlx::query("SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND seq > $2 ORDER BY seq LIMIT $3");
            let of = campaign.to_string();
            let rows = q.bind(&of).bind(number(after)).bind(i64::from(limit)).fetch_all(c).await?;
            rows.iter().map(|row| read_entry(row, &of)).collect()
        }

        pub(super) async fn head(c: &mut $connection, campaign: CampaignId) -> Out<Option<(u64, String)>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT seq, hash FROM entries WHERE campaign = $1 ORDER BY seq DESC LIMIT 1").bind(&of);
            let row = q.fetch_optional(c).await?;
            let read = |row: &$row| {
                let row = Cells { row, table: "entries", of: &of };
                Ok((row.whole("seq")?, row.text("hash")?))
            };
            row.as_ref().map(read).transpose()
        }

        /// What really became of a commit that failed: it is stored after all, or why it is not.
        pub(super) async fn explain(c: &mut $connection, commit: &Commit) -> Out<Verdict> {
            if let Some(last) = commit.entries.last()
                && hash_of(c, last.campaign, last.seq).await? == Some(last.hash.clone())
            {
                return Ok(Verdict::Stored);
            }
            if let Some(key) = &commit.idempotency
                && let Some(result) = remembered(c, key.campaign, &key.actor, &key.key).await?
            {
                return Ok(Verdict::Repeated(result.result));
            }
            if let Some(made) = &commit.creation
                && let Some(first) = creation(c, &made.address, &made.key).await?
            {
                return Ok(Verdict::Repeated(first.campaign.to_string()));
            }
            if let Some(first) = commit.entries.first() {
                let head = head(c, first.campaign).await?.map_or(0, |(seq, _)| seq);
                if head + 1 != first.seq {
                    return Ok(Verdict::Conflict(head));
                }
            }
            Ok(Verdict::Failed)
        }

        async fn hash_of(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<String>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT hash FROM entries WHERE campaign = $1 AND seq = $2").bind(&of).bind(number(seq));
            let row = q.fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "entries", of: &of }.text("hash")).transpose()
        }

        pub(super) async fn moves(c: &mut $connection, campaign: CampaignId) -> Out<Moves> {
            let q = sqlx::query(
                "SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND kind IN ('taken-back', 'rewound') ORDER BY seq",
            );
            let of = campaign.to_string();
            let rows = q.bind(&of).fetch_all(c).await?;
            let entries = rows.iter().map(|row| read_entry(row, &of)).collect::<Out<Vec<Entry>>>()?;
            Ok(Moves::of(&entries))
        }

        fn read_entry(row: &$row, of: &str) -> Out<Entry> {
            let row = Cells { row, table: "entries", of };
            let (canonical, hash) = (row.text("canonical")?, row.text("hash")?);
            let what: NewEntry = crate::log::chain::read(&canonical, &hash).map_err(|why| row.wrong("canonical", why))?;
            Ok(Entry { what, canonical, previous: row.text("previous")?, hash })
        }

        pub(super) async fn lines(c: &mut $connection, campaign: CampaignId, after: u64) -> Out<Vec<StoredLine>> {
            let q = sqlx::query("SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 ORDER BY seq, position");
            let of = campaign.to_string();
            let rows = q.bind(&of).bind(number(after)).fetch_all(c).await?;
            let read = |row: &$row| -> Out<StoredLine> {
                let row = Cells { row, table: "lines", of: &of };
                Ok(StoredLine { campaign, seq: row.whole("seq")?, position: row.whole("position")?, body: row.text("body")? })
            };
            rows.iter().map(read).collect()
        }

        pub(super) async fn snapshot(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<Snapshot>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT seq, revision, body FROM snapshots WHERE campaign = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1");
            let Some(row) = q.bind(&of).bind(number(seq)).fetch_optional(c).await? else { return Ok(None) };
            read_snapshot(&row, "snapshots", campaign).map(Some)
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

        pub(super) async fn keep_head(c: &mut $connection, head: &Snapshot) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO heads (campaign, seq, revision, body) VALUES ($1, $2, $3, $4) ON CONFLICT (campaign) DO UPDATE \
                 SET seq = excluded.seq, revision = excluded.revision, body = excluded.body WHERE heads.seq <= excluded.seq",
            );
            let q = q.bind(head.campaign.to_string()).bind(number(head.seq)).bind(i64::from(head.revision)).bind(&head.body);
            q.execute(c).await?;
            Ok(())
        }

        pub(super) async fn kept_head(c: &mut $connection, campaign: CampaignId) -> Out<Option<Snapshot>> {
            let q = sqlx::query("SELECT seq, revision, body FROM heads WHERE campaign = $1");
            let row = q.bind(campaign.to_string()).fetch_optional(c).await?;
            row.map(|row| read_snapshot(&row, "heads", campaign)).transpose()
        }

        pub(super) async fn without_head(c: &mut $connection, game: &str, revision: u32) -> Out<Vec<CampaignId>> {
            let q = sqlx::query(
                "SELECT id FROM campaigns WHERE game = $1 AND status = 'running' AND NOT EXISTS (SELECT 1 FROM heads WHERE heads.campaign = campaigns.id \
                 AND heads.revision = $2 AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.campaign = campaigns.id AND entries.seq > heads.seq)) \
                 ORDER BY created_at, id",
            );
            let rows = q.bind(game).bind(i64::from(revision)).fetch_all(c).await?;
            rows.iter().map(|row| Cells { row, table: "campaigns", of: game }.id("id")).collect()
        }

        fn read_snapshot(row: &$row, table: &'static str, campaign: CampaignId) -> Out<Snapshot> {
            let of = campaign.to_string();
            let row = Cells { row, table, of: &of };
            Ok(Snapshot { campaign, seq: row.whole("seq")?, revision: row.whole("revision")?, body: row.text("body")? })
        }

        pub(super) async fn drop_snapshots(c: &mut $connection, campaign: CampaignId) -> Out<()> {
            sqlx::query("DELETE FROM snapshots WHERE campaign = $1").bind(campaign.to_string()).execute(c).await?;
            Ok(())
        }

        pub(super) async fn remembered(c: &mut $connection, campaign: CampaignId, actor: &str, key: &str) -> Out<Option<Remembered>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT payload, result FROM idempotency WHERE campaign = $1 AND actor = $2 AND key = $3").bind(&of);
            let row = q.bind(actor).bind(key).fetch_optional(c).await?;
            let read = |row: $row| {
                let row = Cells { row: &row, table: "idempotency", of: &of };
                Ok(Remembered { payload: row.text("payload")?, result: row.text("result")? })
            };
            row.map(read).transpose()
        }

        pub(super) async fn creation(c: &mut $connection, address: &str, key: &str) -> Out<Option<Creation>> {
            let q = sqlx::query("SELECT payload, campaign, created_at FROM creations WHERE address = $1 AND key = $2").bind(address).bind(key);
            let Some(row) = q.fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "creations", of: address };
            let (payload, campaign, created_at) = (row.text("payload")?, row.id("campaign")?, row.time("created_at")?);
            Ok(Some(Creation { address: address.to_owned(), key: key.to_owned(), payload, campaign, created_at }))
        }

        pub(super) async fn full_lobbies(c: &mut $connection) -> Out<Vec<CampaignId>> {
            let q = sqlx::query(
                "SELECT id FROM campaigns WHERE status = $1 AND NOT EXISTS \
                 (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state = $2) ORDER BY created_at, id",
            );
            let rows = q.bind(word(Status::Lobby)).bind(word(SeatState::Invited)).fetch_all(c).await?;
            rows.iter().map(|row| Cells { row, table: "campaigns", of: "a lobby" }.id("id")).collect()
        }

        pub(super) async fn running_with_bots(c: &mut $connection) -> Out<Vec<(CampaignId, u64)>> {
            let q = sqlx::query(
                "SELECT id, (SELECT MAX(seq) FROM entries WHERE entries.campaign = campaigns.id) AS head FROM campaigns WHERE status = $1 AND \
                 EXISTS (SELECT 1 FROM seats WHERE seats.campaign = campaigns.id AND seats.state = $2) ORDER BY created_at, id",
            );
            let rows = q.bind(word(Status::Running)).bind(word(SeatState::Bot)).fetch_all(c).await?;
            let read = |row: &$row| {
                let of: String = row.try_get("id")?;
                let row = Cells { row, table: "entries", of: &of };
                Ok((row.id("id")?, row.whole("head")?))
            };
            rows.iter().map(read).collect()
        }

        /// Letters that were just claimed, in the order they were written: no statement that changes rows promises one. One that
        /// cannot be read stays behind and holds no other up.
        fn read_claimed(rows: &[$row]) -> Out<Vec<Letter>> {
            let mut letters = vec![];
            for row in rows {
                match read_letter(row) {
                    Ok(letter) => letters.push((row.try_get::<i64, _>("number")?, letter)),
                    Err(error) => tracing::error!(%error, "a letter cannot be sent"),
                }
            }
            letters.sort_by_key(|(number, _)| *number);
            Ok(letters.into_iter().map(|(_, letter)| letter).collect())
        }

        fn read_letter(row: &$row) -> Out<Letter> {
            let of = format!("letter {}", row.try_get::<String, _>("id")?);
            let row = Cells { row, table: "letters", of: &of };
            let letter = NewLetter {
                id: row.text("id")?,
                campaign: if row.is_filled::<String>("campaign")? { Some(row.id("campaign")?) } else { None },
                seat: if row.is_filled::<i64>("seat")? { Some(row.whole("seat")?) } else { None },
                kind: row.text("kind")?,
                recipient: row.text("recipient")?,
                payload: row.text("payload")?,
                not_before: row.time("not_before")?,
            };
            Ok(Letter {
                letter,
                state: row.word("state")?,
                attempts: row.whole("attempts")?,
                last_error: row.get("last_error")?,
                settled_at: if row.is_filled::<i64>("settled_at")? { Some(row.time("settled_at")?) } else { None },
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
            row.map(|row| Cells { row: &row, table: "sessions", of: "a session" }.text("address")).transpose()
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
            row.map(|row| Cells { row: &row, table: "revoked_tokens", of: address }.time("made_until")).transpose()
        }

        pub(super) async fn drop_sessions_of(c: &mut $connection, address: &str) -> Out<()> {
            sqlx::query("DELETE FROM sessions WHERE address = $1").bind(address).execute(c).await?;
            Ok(())
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
            row.map(|row| Cells { row: &row, table: "latest_use", of: "the server" }.time("at")).transpose()
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
            let answers = q.bind(micros(until)).execute(&mut *c).await?.rows_affected();
            let q = sqlx::query("DELETE FROM creations WHERE created_at <= $1");
            Ok(answers + q.bind(micros(until)).execute(c).await?.rows_affected())
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
            async fn moves(&self, campaign: CampaignId) -> Result<Moves, StoreError> {
                read!(self, moves, campaign)
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
            async fn keep_head(&self, head: Snapshot) -> Result<(), StoreError> {
                write!(self, keep_head, &head)
            }
            async fn without_head(&self, game: &str, revision: u32) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, without_head, game, revision)
            }
            async fn kept_head(&self, campaign: CampaignId) -> Result<Option<Snapshot>, StoreError> {
                read!(self, kept_head, campaign)
            }
            async fn drop_snapshots(&self, campaign: CampaignId) -> Result<(), StoreError> {
                write!(self, drop_snapshots, campaign)
            }
            async fn remembered(&self, campaign: CampaignId, actor: &str, key: &str) -> Result<Option<Remembered>, StoreError> {
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
            async fn drop_sessions_of(&self, address: &str) -> Result<(), StoreError> {
                write!(self, drop_sessions_of, address)
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
            async fn creation(&self, address: &str, key: &str) -> Result<Option<Creation>, StoreError> {
                read!(self, creation, address, key)
            }
            async fn full_lobbies(&self) -> Result<Vec<CampaignId>, StoreError> {
                read!(self, full_lobbies)
            }
            async fn running_with_bots(&self) -> Result<Vec<(CampaignId, u64)>, StoreError> {
                read!(self, running_with_bots)
            }
            async fn ping(&self) -> Result<(), StoreError> {
                if self.health.is_proved()? { Ok(()) } else { self.writer.probe().await }
            }
            async fn examine(&self) -> Result<(), StoreError> {
                self.health.noting(self.search_for_damage().await)
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
