//! Turns that are being put together. The last one to write wins: a seat that composes on two devices sees what it did last.

macro_rules! drafts_statements {
    ($connection:ty) => {
        pub(super) async fn draft(c: &mut $connection, campaign: CampaignId, seat: u8, question: &str) -> Out<Option<Draft>> {
            let of = campaign.to_string();
            let q = sqlx::query(
                "SELECT version, generation, turn, changed_at FROM drafts WHERE campaign = $1 AND seat = $2 AND question = $3",
            );
            let Some(row) = q.bind(&of).bind(i64::from(seat)).bind(question).fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "drafts", of: &of };
            Ok(Some(Draft {
                campaign,
                seat,
                question: question.to_owned(),
                version: row.whole("version")?,
                generation: row.whole("generation")?,
                turn: row.json("turn")?,
                changed_at: row.time("changed_at")?,
            }))
        }

        pub(super) async fn keep_draft(c: &mut $connection, draft: &Draft) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO drafts (campaign, seat, question, version, generation, turn, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7) \
                 ON CONFLICT (campaign, seat, question) DO UPDATE SET version = excluded.version, generation = excluded.generation, \
                 turn = excluded.turn, changed_at = excluded.changed_at",
            );
            let q = q.bind(draft.campaign.to_string()).bind(i64::from(draft.seat)).bind(draft.question.as_str());
            let q = q.bind(number(draft.version)).bind(i64::from(draft.generation));
            let turn = serde_json::to_string(&draft.turn).expect("answers are plain data");
            q.bind(turn).bind(micros(draft.changed_at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn drop_old_drafts(c: &mut $connection, changed_before: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM drafts WHERE changed_at < $1").bind(micros(changed_before));
            Ok(q.execute(c).await?.rows_affected())
        }
    };
}
