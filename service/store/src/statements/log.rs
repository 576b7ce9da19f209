//! The log: entries, lines, stored positions, keys of submissions.

macro_rules! log_statements {
    ($db:ty, $connection:ty, $row:ty) => {
        pub(super) async fn entries(c: &mut $connection, campaign: CampaignId, after: u64, limit: u32) -> Out<Vec<Entry>> {
            let q = sqlx::query("SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND seq > $2 ORDER BY seq LIMIT $3");
            let of = campaign.to_string();
            let rows = q.bind(&of).bind(number(after)).bind(i64::from(limit)).fetch_all(c).await?;
            rows.iter().map(|row| read_entry(row, &of)).collect()
        }

        pub(super) async fn mark(c: &mut $connection, campaign: CampaignId) -> Out<Option<Mark>> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT status, (SELECT COALESCE(MAX(seq), 0) FROM entries WHERE entries.campaign = campaigns.id) AS head, sealed.id AS sealed \
                 FROM campaigns LEFT JOIN sealed ON sealed.campaign = campaigns.id WHERE campaigns.id = $1 ORDER BY sealed.seat",
            );
            let rows = q.bind(&of).fetch_all(c).await?;
            let Some(row) = rows.first() else { return Ok(None) };
            let row = Cells { row, table: "campaigns", of: &of };
            let (seq, status) = (row.whole("head")?, row.word("status")?);
            let sealed: Vec<Option<String>> = rows.iter().map(|row| row.try_get("sealed")).collect::<Result<_, _>>()?;
            Ok(Some(Mark { seq, status, sealed: sealed.into_iter().flatten().collect() }))
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

        pub(super) async fn about_the_past(c: &mut $connection, campaign: CampaignId) -> Out<Vec<Entry>> {
            let q = sqlx::query(
                "SELECT canonical, previous, hash FROM entries WHERE campaign = $1 AND kind IN \
                 ('taken-back', 'rewound', 'dealt-anew', 'court', 'created', 'seat-taken', 'seated') ORDER BY seq",
            );
            let of = campaign.to_string();
            let rows = q.bind(&of).fetch_all(c).await?;
            rows.iter().map(|row| read_entry(row, &of)).collect()
        }

        fn read_entry(row: &$row, of: &str) -> Out<Entry> {
            let row = Cells { row, table: "entries", of };
            let (canonical, hash) = (row.text("canonical")?, row.text("hash")?);
            let what: NewEntry = sternpost_log::chain::read(&canonical, &hash).map_err(|why| row.wrong("canonical", why))?;
            Ok(Entry { what, canonical, previous: row.text("previous")?, hash })
        }

        pub(super) async fn lines(c: &mut $connection, campaign: CampaignId, after: u64) -> Out<Vec<StoredLine>> {
            let q = sqlx::query("SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 ORDER BY seq, position");
            let of = campaign.to_string();
            let rows = q.bind(&of).bind(number(after)).fetch_all(c).await?;
            rows.iter().map(|row| read_line(row, campaign)).collect()
        }

        pub(super) async fn lines_before(
            c: &mut $connection,
            campaign: CampaignId,
            after: u64,
            before: u64,
            limit: u32,
        ) -> Out<Vec<StoredLine>> {
            let q = sqlx::query(
                "SELECT seq, position, body FROM lines WHERE campaign = $1 AND seq > $2 AND seq < $3 \
                 ORDER BY seq DESC, position DESC LIMIT $4",
            );
            let q = q.bind(campaign.to_string()).bind(number(after)).bind(number(before)).bind(i64::from(limit));
            q.fetch_all(c).await?.iter().map(|row| read_line(row, campaign)).collect()
        }

        fn read_line(row: &$row, campaign: CampaignId) -> Out<StoredLine> {
            let of = campaign.to_string();
            let row = Cells { row, table: "lines", of: &of };
            Ok(StoredLine { campaign, seq: row.whole("seq")?, position: row.whole("position")?, body: row.text("body")? })
        }

        pub(super) async fn position_by(c: &mut $connection, campaign: CampaignId, seq: u64) -> Out<Option<StoredPosition>> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT seq, revision, body FROM snapshots WHERE campaign = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1");
            let Some(row) = q.bind(&of).bind(number(seq)).fetch_optional(c).await? else { return Ok(None) };
            read_position(&row, "snapshots", campaign).map(Some)
        }

        pub(super) async fn kept_head(c: &mut $connection, campaign: CampaignId) -> Out<Option<StoredPosition>> {
            let q = sqlx::query("SELECT seq, revision, body FROM heads WHERE campaign = $1");
            let row = q.bind(campaign.to_string()).fetch_optional(c).await?;
            row.map(|row| read_position(&row, "heads", campaign)).transpose()
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

        fn read_position(row: &$row, table: &'static str, campaign: CampaignId) -> Out<StoredPosition> {
            let of = campaign.to_string();
            let row = Cells { row, table, of: &of };
            Ok(StoredPosition { campaign, seq: row.whole("seq")?, revision: row.whole("revision")?, body: row.text("body")? })
        }

        pub(super) async fn drop_positions(c: &mut $connection, campaign: CampaignId) -> Out<()> {
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

        pub(super) async fn drop_old_keys(c: &mut $connection, now: DateTime<Utc>, until: DateTime<Utc>) -> Out<u64> {
            sqlx::query("UPDATE idempotency SET noted_at = $1 WHERE noted_at = 0").bind(micros(now)).execute(&mut *c).await?;
            let q = sqlx::query("DELETE FROM idempotency WHERE noted_at > 0 AND noted_at <= $1");
            let answers = q.bind(micros(until)).execute(&mut *c).await?.rows_affected();
            let q = sqlx::query("DELETE FROM creations WHERE created_at <= $1");
            Ok(answers + q.bind(micros(until)).execute(c).await?.rows_affected())
        }
    };
}
