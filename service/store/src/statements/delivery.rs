//! What becomes of letters on their way, and what their readers want of them.

macro_rules! delivery_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn letter(c: &mut $connection, id: &str) -> Out<Option<StoredLetter>> {
            let q = sqlx::query(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
                 FROM letters WHERE id = $1",
            );
            q.bind(id).fetch_optional(c).await?.as_ref().map(read_letter).transpose()
        }

        /// The latest letter to each seat that was not taken back; notices to devices are none.
        pub(super) async fn latest_letters(c: &mut $connection, campaign: CampaignId) -> Out<Vec<StoredLetter>> {
            let q = sqlx::query(
                "SELECT id, campaign, seat, kind, recipient, payload, not_before, state, attempts, last_error, settled_at, held, leased_until \
                 FROM letters WHERE number IN (SELECT MAX(number) FROM letters WHERE campaign = $1 AND seat IS NOT NULL \
                 AND state <> 'withdrawn' AND id NOT LIKE '%.device.%' GROUP BY seat) ORDER BY seat",
            );
            read_letters(&q.bind(campaign.to_string()).fetch_all(c).await?)
        }

        pub(super) async fn hold_letter(c: &mut $connection, id: &str, until: DateTime<Utc>) -> Out<()> {
            let q = sqlx::query(
                "UPDATE letters SET leased_until = $2, held = 1, attempts = attempts - 1 WHERE id = $1 AND state = 'pending'",
            );
            q.bind(id).bind(micros(until)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn release_letters(c: &mut $connection, recipient: &str) -> Out<()> {
            let q = sqlx::query("UPDATE letters SET leased_until = 0, held = 0 WHERE state = 'pending' AND held = 1 AND recipient = $1");
            q.bind(recipient).execute(c).await?;
            Ok(())
        }

        /// What asks is gathered before its time too; what tells, when its time has come.
        pub(super) async fn letters_to_gather(c: &mut $connection, recipient: &str, at: DateTime<Utc>) -> Out<Vec<StoredLetter>> {
            let q = sqlx::query(LETTERS_TO_GATHER.as_str()).bind(recipient).bind(micros(at));
            read_letters(&q.fetch_all(c).await?)
        }

        /// One statement: the letter says what all the others were to say, or everything is as it was. What has come since `last` waits for another.
        pub(super) async fn gather_letters(c: &mut $connection, id: &str, told: &Gathered, last: &str, at: DateTime<Utc>) -> Out<()> {
            let all = Letter::Owed(told.clone());
            let q = sqlx::query(GATHER_LETTERS.as_str()).bind(id).bind(micros(at)).bind(last);
            q.bind(all.payload()).bind(all.kind().name()).execute(c).await?;
            Ok(())
        }

        pub(super) async fn copy_letter(c: &mut $connection, id: &str, copy: &str, at: DateTime<Utc>) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
                 SELECT $2, campaign, seat, kind, recipient, payload, $3, 'pending', 0, 0 FROM letters WHERE id = $1 ON CONFLICT (id) DO NOTHING",
            );
            Ok(q.bind(id).bind(copy).bind(micros(at)).execute(c).await?.rows_affected() > 0)
        }

        /// Of several servers one writes it.
        pub(super) async fn put_letter_once(c: &mut $connection, letter: &NewLetter) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO letters (id, campaign, seat, kind, recipient, payload, not_before, state, attempts, leased_until) \
                 VALUES ($1, NULL, NULL, $2, $3, $4, $5, 'pending', 0, 0) ON CONFLICT (id) DO NOTHING",
            );
            let q = q.bind(letter.id.as_str()).bind(letter.kind().name()).bind(letter.recipient.as_str());
            Ok(q.bind(letter.content.payload()).bind(micros(letter.not_before)).execute(c).await?.rows_affected() > 0)
        }

        /// Only of a letter that the mail server has taken.
        pub(super) async fn report_letter(
            c: &mut $connection,
            id: &str,
            state: DeliveryState,
            at: DateTime<Utc>,
            retry_at: Option<DateTime<Utc>>,
            why: &str,
        ) -> Out<bool> {
            let q = sqlx::query(
                "UPDATE letters SET state = $2, settled_at = $3, not_before = COALESCE($4, not_before), last_error = $5, leased_until = 0 \
                 WHERE id = $1 AND state IN ('sent', 'delayed')",
            );
            let q = q.bind(id).bind(word(state)).bind(micros(at)).bind(retry_at.map(micros)).bind(why);
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn put_bounce_key(c: &mut $connection, key: &BounceKey) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO bounce_keys (key_hash, letter, made_at) VALUES ($1, $2, $3) \
                 ON CONFLICT (key_hash) DO UPDATE SET made_at = excluded.made_at",
            );
            q.bind(key.hash.as_str()).bind(key.letter.as_str()).bind(micros(key.made_at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn bounce_key(c: &mut $connection, hash: &str) -> Out<Option<BounceKey>> {
            let row = sqlx::query("SELECT letter, made_at FROM bounce_keys WHERE key_hash = $1").bind(hash).fetch_optional(c).await?;
            let Some(row) = row else { return Ok(None) };
            let row = Cells { row: &row, table: "bounce_keys", of: "a key" };
            Ok(Some(BounceKey { hash: hash.to_owned(), letter: row.text("letter")?, made_at: row.time("made_at")? }))
        }

        pub(super) async fn drop_old_bounce_keys(c: &mut $connection, made_before: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM bounce_keys WHERE made_at < $1").bind(micros(made_before));
            Ok(q.execute(c).await?.rows_affected())
        }

        /// One letter counts once, and a loss long ago not at all.
        pub(super) async fn note_loss(
            c: &mut $connection,
            way: &str,
            letter: &str,
            at: DateTime<Utc>,
            forgotten: DateTime<Utc>,
        ) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO lost_ways (way, times, letter, lost_at, told) VALUES ($1, 1, $2, $3, 0) ON CONFLICT (way) DO UPDATE SET \
                 times = CASE WHEN lost_ways.letter = excluded.letter THEN lost_ways.times \
                 WHEN lost_ways.lost_at < $4 THEN 1 ELSE lost_ways.times + 1 END, letter = excluded.letter, lost_at = excluded.lost_at",
            );
            q.bind(way).bind(letter).bind(micros(at)).bind(micros(forgotten)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn lost_way(c: &mut $connection, way: &str) -> Out<Option<LostWay>> {
            let row = sqlx::query("SELECT times, lost_at, told FROM lost_ways WHERE way = $1").bind(way).fetch_optional(c).await?;
            let Some(row) = row else { return Ok(None) };
            let row = Cells { row: &row, table: "lost_ways", of: "a way" };
            Ok(Some(LostWay { times: row.whole("times")?, lost_at: row.time("lost_at")?, is_told: row.whole::<u8>("told")? != 0 }))
        }

        /// Whoever gets true tells the hosts; nobody else does.
        pub(super) async fn claim_telling(c: &mut $connection, way: &str) -> Out<bool> {
            let q = sqlx::query("UPDATE lost_ways SET told = 1 WHERE way = $1 AND told = 0").bind(way);
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn forget_losses(c: &mut $connection, way: &str) -> Out<bool> {
            Ok(sqlx::query("DELETE FROM lost_ways WHERE way = $1").bind(way).execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn wishes(c: &mut $connection, address: &str) -> Out<Option<Wishes>> {
            let row = sqlx::query("SELECT body FROM wishes WHERE address = $1").bind(address).fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "wishes", of: "somebody" }.json("body")).transpose()
        }

        pub(super) async fn put_wishes(c: &mut $connection, address: &str, wishes: &Wishes) -> Out<()> {
            let body = serde_json::to_string(wishes).expect("wishes are plain data");
            let q = sqlx::query("INSERT INTO wishes (address, body) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET body = excluded.body");
            q.bind(address).bind(body).execute(c).await?;
            Ok(())
        }

        pub(super) async fn second_way(c: &mut $connection, address: &str) -> Out<Option<Second>> {
            let row = sqlx::query("SELECT second FROM wishes WHERE address = $1 AND second IS NOT NULL").bind(address).fetch_optional(c).await?;
            row.map(|row| Cells { row: &row, table: "wishes", of: "somebody" }.json("second")).transpose()
        }

        pub(super) async fn put_second_way(c: &mut $connection, address: &str, second: Option<&Second>) -> Out<()> {
            let wishes = serde_json::to_string(&Wishes::default()).expect("wishes are plain data");
            let second = second.map(|second| serde_json::to_string(second).expect("a way is plain data"));
            let q = sqlx::query(
                "INSERT INTO wishes (address, body, second) VALUES ($1, $2, $3) ON CONFLICT (address) DO UPDATE SET second = excluded.second",
            );
            q.bind(address).bind(wishes).bind(second).execute(c).await?;
            Ok(())
        }
    };
}
