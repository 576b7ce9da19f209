//! Mail that comes in. What was accepted is durable before whoever brings it is told so.

macro_rules! inbound_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn reply_key(c: &mut $connection, hash: &str) -> Out<Option<ReplyKey>> {
            let q = sqlx::query(
                "SELECT campaign, seat, generation, question, version, choices, made_at FROM reply_keys WHERE key_hash = $1",
            );
            let Some(row) = q.bind(hash).fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "reply_keys", of: "a key" };
            Ok(Some(ReplyKey {
                hash: hash.to_owned(),
                campaign: row.id("campaign")?,
                seat: row.whole("seat")?,
                generation: row.whole("generation")?,
                question: row.text("question")?,
                version: row.whole("version")?,
                choices: row.json("choices")?,
                made_at: row.time("made_at")?,
            }))
        }

        pub(super) async fn put_reply_key(c: &mut $connection, key: &ReplyKey) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO reply_keys (key_hash, campaign, seat, generation, question, version, choices, made_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key_hash) DO UPDATE SET generation = excluded.generation, \
                 question = excluded.question, version = excluded.version, choices = excluded.choices, made_at = excluded.made_at",
            );
            let q = q.bind(key.hash.as_str()).bind(key.campaign.to_string()).bind(i64::from(key.seat)).bind(i64::from(key.generation));
            let choices = serde_json::to_string(&key.choices).expect("ids are texts");
            q.bind(key.question.as_str()).bind(number(key.version)).bind(choices).bind(micros(key.made_at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn put_inbound(c: &mut $connection, mail: &Inbound) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO inbound (id, key_hash, message, campaign, seat, way, envelope_from, raw, received_at, state, attempts, leased_until) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0) ON CONFLICT (key_hash, message) DO NOTHING",
            );
            let q = q.bind(mail.id.as_str()).bind(mail.key_hash.as_str()).bind(mail.message.as_str());
            let q = q.bind(mail.about.map(|(campaign, _)| campaign.to_string())).bind(mail.about.map(|(_, seat)| i64::from(seat)));
            let q = q.bind(word(mail.way)).bind(mail.envelope_from.as_deref()).bind(mail.raw.as_slice());
            let q = q.bind(micros(mail.received_at)).bind(word(InboundState::Pending));
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        /// Takes the mail of each seat that came first; what came later waits until that is dealt with. The condition stands twice: who
        /// waits for another server's claim looks at the row anew (READ COMMITTED).
        pub(super) async fn claim_inbound(
            c: &mut $connection,
            now: DateTime<Utc>,
            until: DateTime<Utc>,
            limit: u32,
        ) -> Out<Vec<Inbound>> {
            let q = sqlx::query(
                "UPDATE inbound SET leased_until = $2, attempts = attempts + 1 WHERE state = 'pending' AND leased_until <= $1 AND id IN \
                 (SELECT id FROM inbound AS one WHERE state = 'pending' AND leased_until <= $1 AND NOT EXISTS \
                 (SELECT 1 FROM inbound AS earlier WHERE earlier.state = 'pending' AND earlier.number < one.number \
                 AND earlier.campaign = one.campaign AND earlier.seat = one.seat) ORDER BY number LIMIT $3) \
                 RETURNING id, key_hash, message, campaign, seat, way, envelope_from, raw, received_at, attempts, number",
            );
            let rows = q.bind(micros(now)).bind(micros(until)).bind(i64::from(limit)).fetch_all(c).await?;
            let mut mails = vec![];
            for row in &rows {
                match read_inbound(row) {
                    Ok(mail) => mails.push((row.try_get::<i64, _>("number")?, mail)),
                    Err(error) => tracing::error!(%error, "a mail that came in cannot be read"),
                }
            }
            mails.sort_by_key(|(number, _)| *number);
            Ok(mails.into_iter().map(|(_, mail)| mail).collect())
        }

        fn read_inbound(row: &$row) -> Out<Inbound> {
            let of = format!("mail {}", row.try_get::<String, _>("id")?);
            let row = Cells { row, table: "inbound", of: &of };
            let about = if row.is_filled::<String>("campaign")? { Some((row.id("campaign")?, row.whole("seat")?)) } else { None };
            Ok(Inbound {
                id: row.text("id")?,
                key_hash: row.text("key_hash")?,
                message: row.text("message")?,
                about,
                way: row.word("way")?,
                envelope_from: row.get("envelope_from")?,
                raw: row.get("raw")?,
                received_at: row.time("received_at")?,
                attempts: row.whole("attempts")?,
            })
        }

        pub(super) async fn settle_inbound(
            c: &mut $connection,
            id: &str,
            state: InboundState,
            at: DateTime<Utc>,
            outcome: &str,
            retry_at: Option<DateTime<Utc>>,
        ) -> Out<()> {
            let q = sqlx::query("UPDATE inbound SET state = $2, settled_at = $3, outcome = $4, leased_until = $5 WHERE id = $1");
            q.bind(id).bind(word(state)).bind(micros(at)).bind(outcome).bind(retry_at.map_or(0, micros)).execute(c).await?;
            Ok(())
        }

        /// What was not dealt with by then will not be: a key of that age is dead too.
        pub(super) async fn drop_old_inbound(c: &mut $connection, received_before: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM inbound WHERE received_at < $1").bind(micros(received_before));
            Ok(q.execute(c).await?.rows_affected())
        }

        pub(super) async fn drop_old_reply_keys(c: &mut $connection, made_before: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM reply_keys WHERE made_at < $1").bind(micros(made_before));
            Ok(q.execute(c).await?.rows_affected())
        }
    };
}
