//! What is said and noted at a table.

macro_rules! talk_statements {
    ($connection:ty, $row:ty) => {
        /// The number of what was said; none if another was quicker to take it.
        pub(super) async fn say(c: &mut $connection, said: &Said) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO talk (campaign, number, id, seat, audience, holders, said, said_at, seq) \
                 SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM talk WHERE campaign = $1 \
                 ON CONFLICT DO NOTHING",
            );
            let q = q.bind(said.campaign.to_string()).bind(said.id.as_str()).bind(i64::from(said.seat)).bind(i64::from(said.audience));
            let holders = serde_json::to_string(&said.holders).expect("holders are plain data");
            let q = q.bind(holders).bind(said.said.as_str()).bind(micros(said.said_at)).bind(number(said.seq));
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        fn read_said(row: &$row, campaign: CampaignId) -> Out<SaidAs> {
            let of = campaign.to_string();
            let row = Cells { row, table: "talk", of: &of };
            let what = Said {
                campaign,
                id: row.text("id")?,
                seat: row.whole("seat")?,
                audience: row.whole("audience")?,
                holders: row.json("holders")?,
                said: row.text("said")?,
                said_at: row.time("said_at")?,
                seq: row.whole("seq")?,
            };
            Ok(SaidAs { number: row.whole("number")?, what })
        }

        pub(super) async fn talk(c: &mut $connection, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Out<Vec<SaidAs>> {
            let q = sqlx::query(
                "SELECT number, id, seat, audience, holders, said, said_at, seq FROM talk \
                 WHERE campaign = $1 AND number < $2 AND (audience = 0 OR audience & $3 <> 0) ORDER BY number DESC LIMIT $4",
            );
            let q = q.bind(campaign.to_string()).bind(number(before)).bind(1_i64 << seat).bind(i64::from(limit));
            q.fetch_all(c).await?.iter().map(|row| read_said(row, campaign)).collect()
        }

        pub(super) async fn said(c: &mut $connection, campaign: CampaignId, id: &str) -> Out<Option<SaidAs>> {
            let q = sqlx::query(
                "SELECT number, id, seat, audience, holders, said, said_at, seq FROM talk WHERE campaign = $1 AND id = $2",
            );
            let row = q.bind(campaign.to_string()).bind(id).fetch_optional(c).await?;
            row.map(|row| read_said(&row, campaign)).transpose()
        }

        pub(super) async fn talk_marks(c: &mut $connection, campaign: CampaignId, seat: u8) -> Out<TalkMarks> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT read, muted, digest_days, digest_until FROM talk_marks WHERE campaign = $1 AND seat = $2");
            let Some(row) = q.bind(&of).bind(i64::from(seat)).fetch_optional(c).await? else { return Ok(TalkMarks::default()) };
            let row = Cells { row: &row, table: "talk_marks", of: &of };
            Ok(TalkMarks {
                read: row.whole("read")?,
                muted: row.whole("muted")?,
                digest: Digest::of_days(row.whole("digest_days")?),
                digest_until: row.time("digest_until")?,
            })
        }

        pub(super) async fn keep_talk_marks(c: &mut $connection, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until) VALUES ($1, $2, $3, $4, $5, 0) \
                 ON CONFLICT (campaign, seat) DO UPDATE SET \
                 read = CASE WHEN excluded.read > talk_marks.read THEN excluded.read ELSE talk_marks.read END, \
                 muted = excluded.muted, digest_days = excluded.digest_days",
            );
            let q = q.bind(campaign.to_string()).bind(i64::from(seat)).bind(number(marks.read)).bind(i64::from(marks.muted));
            q.bind(i64::from(marks.digest.days())).execute(c).await?;
            Ok(())
        }

        /// Claims the next letter that tells a seat what was said; false if one waits already.
        pub(super) async fn claim_digest(
            c: &mut $connection,
            campaign: CampaignId,
            seat: u8,
            now: DateTime<Utc>,
            until: DateTime<Utc>,
        ) -> Out<bool> {
            let q = sqlx::query(
                "INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until) VALUES ($1, $2, 0, 0, 1, $4) \
                 ON CONFLICT (campaign, seat) DO UPDATE SET digest_until = excluded.digest_until WHERE talk_marks.digest_until <= $3",
            );
            let q = q.bind(campaign.to_string()).bind(i64::from(seat)).bind(micros(now)).bind(micros(until));
            Ok(q.execute(c).await?.rows_affected() > 0)
        }

        pub(super) async fn note(c: &mut $connection, campaign: CampaignId, seat: u8, holder: &str) -> Out<String> {
            let of = campaign.to_string();
            let q = sqlx::query("SELECT note FROM notes WHERE campaign = $1 AND seat = $2 AND holder = $3");
            let row = q.bind(&of).bind(i64::from(seat)).bind(holder).fetch_optional(c).await?;
            row.map_or(Ok(String::new()), |row| Cells { row: &row, table: "notes", of: &of }.text("note"))
        }

        pub(super) async fn keep_note(
            c: &mut $connection,
            campaign: CampaignId,
            seat: u8,
            holder: &str,
            note: &str,
            now: DateTime<Utc>,
        ) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO notes (campaign, seat, holder, note, changed_at) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (campaign, seat, holder) DO UPDATE SET note = excluded.note, changed_at = excluded.changed_at",
            );
            q.bind(campaign.to_string()).bind(i64::from(seat)).bind(holder).bind(note).bind(micros(now)).execute(c).await?;
            Ok(())
        }
    };
}
