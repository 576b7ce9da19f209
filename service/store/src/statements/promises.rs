//! What seats promise each other.

macro_rules! promises_statements {
    ($connection:ty, $row:ty) => {
        /// False if another was quicker to take the number.
        pub(super) async fn promise(c: &mut $connection, promise: &Promise) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO promises (campaign, number, id, audience, body, changes, is_awaited) \
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6 FROM promises WHERE campaign = $1 \
                 ON CONFLICT DO NOTHING",
            );
            let body = serde_json::to_string(&promise.body).expect("a promise is plain data");
            let q = q.bind(promise.campaign.to_string()).bind(promise.id.as_str()).bind(i64::from(promise.audience)).bind(body);
            Ok(q.bind(number(promise.changes)).bind(i64::from(promise.is_awaited)).execute(c).await?.rows_affected() > 0)
        }

        fn read_promise(row: &$row) -> Out<Promise> {
            let of = format!("promise {}", row.try_get::<String, _>("id")?);
            let row = Cells { row, table: "promises", of: &of };
            Ok(Promise {
                campaign: row.id("campaign")?,
                id: row.text("id")?,
                audience: row.whole("audience")?,
                changes: row.whole("changes")?,
                is_awaited: row.whole::<i64>("is_awaited")? != 0,
                body: row.json("body")?,
            })
        }

        pub(super) async fn promises(c: &mut $connection, campaign: CampaignId, seat: u8, limit: u32) -> Out<Vec<Promise>> {
            let q = sqlx::query(
                "SELECT campaign, id, audience, body, changes, is_awaited FROM promises \
                 WHERE campaign = $1 AND (audience = 0 OR audience & $2 <> 0) ORDER BY number DESC LIMIT $3",
            );
            let q = q.bind(campaign.to_string()).bind(1_i64 << seat).bind(i64::from(limit));
            q.fetch_all(c).await?.iter().map(read_promise).collect()
        }

        pub(super) async fn awaited_promises(c: &mut $connection, campaign: Option<CampaignId>) -> Out<Vec<Promise>> {
            let q = sqlx::query(
                "SELECT campaign, id, audience, body, changes, is_awaited FROM promises \
                 WHERE is_awaited = 1 AND campaign IN (SELECT id FROM campaigns WHERE status = 'running') AND ($1 = '' OR campaign = $1) ORDER BY campaign, number",
            );
            let campaign = campaign.map(|campaign| campaign.to_string()).unwrap_or_default();
            q.bind(campaign).fetch_all(c).await?.iter().map(read_promise).collect()
        }

        pub(super) async fn promised(c: &mut $connection, campaign: CampaignId, id: &str) -> Out<Option<Promise>> {
            let q = sqlx::query(
                "SELECT campaign, id, audience, body, changes, is_awaited FROM promises WHERE campaign = $1 AND id = $2",
            );
            q.bind(campaign.to_string()).bind(id).fetch_optional(c).await?.as_ref().map(read_promise).transpose()
        }

        /// False if somebody else has changed it meanwhile.
        pub(super) async fn change_promise(c: &mut $connection, promise: &Promise) -> Out<bool> {
            let q = sqlx::query(
                "UPDATE promises SET body = $3, is_awaited = $4, changes = changes + 1 WHERE campaign = $1 AND id = $2 AND changes = $5",
            );
            let body = serde_json::to_string(&promise.body).expect("a promise is plain data");
            let q = q.bind(promise.campaign.to_string()).bind(promise.id.as_str()).bind(body);
            Ok(q.bind(i64::from(promise.is_awaited)).bind(number(promise.changes)).execute(c).await?.rows_affected() > 0)
        }

        /// Until when a letter about promises to a seat waits or has gone out, and a day after which another may.
        pub(super) async fn promises_until(c: &mut $connection, campaign: CampaignId, seat: u8) -> Out<DateTime<Utc>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT promises_until FROM talk_marks WHERE campaign = $1 AND seat = $2");
            let Some(row) = q.bind(&of).bind(i64::from(seat)).fetch_optional(c).await? else { return Ok(DateTime::UNIX_EPOCH) };
            Cells { row: &row, table: "talk_marks", of: &of }.time("promises_until")
        }

        /// False if somebody else was quicker.
        pub(super) async fn claim_promises(
            c: &mut $connection,
            campaign: CampaignId,
            seat: u8,
            was: DateTime<Utc>,
            until: DateTime<Utc>,
        ) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until, promises_until) \
                 VALUES ($1, $2, 0, 0, 1, 0, $4) ON CONFLICT (campaign, seat) DO UPDATE \
                 SET promises_until = excluded.promises_until WHERE talk_marks.promises_until = $3",
            );
            let q = q.bind(campaign.to_string()).bind(i64::from(seat)).bind(micros(was)).bind(micros(until));
            Ok(q.execute(c).await?.rows_affected() > 0)
        }
    };
}
