//! Where the short links of letters lead.

macro_rules! letter_links_statements {
    ($connection:ty, $row:ty) => {
        pub(super) async fn letter_link(c: &mut $connection, hash: &str) -> Out<Option<LetterLink>> {
            let q = sqlx::query(
                "SELECT campaign, seat, generation, question, version, lets_in_until, expires_at FROM letter_links WHERE token_hash = $1",
            );
            let Some(row) = q.bind(hash).fetch_optional(c).await? else { return Ok(None) };
            let row = Cells { row: &row, table: "letter_links", of: "a link" };
            Ok(Some(LetterLink {
                hash: hash.to_owned(),
                campaign: row.id("campaign")?,
                seat: row.whole("seat")?,
                generation: row.whole("generation")?,
                question: row.text("question")?,
                version: row.whole("version")?,
                lets_in_until: row.time("lets_in_until")?,
                expires_at: row.time("expires_at")?,
            }))
        }

        pub(super) async fn put_letter_link(c: &mut $connection, link: &LetterLink) -> Out<()> {
            let q = sqlx::query(
                "INSERT INTO letter_links (token_hash, campaign, seat, generation, question, version, lets_in_until, expires_at) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            );
            let q = q.bind(link.hash.as_str()).bind(link.campaign.to_string()).bind(i64::from(link.seat)).bind(i64::from(link.generation));
            let q = q.bind(link.question.as_str()).bind(number(link.version));
            q.bind(micros(link.lets_in_until)).bind(micros(link.expires_at)).execute(c).await?;
            Ok(())
        }

        pub(super) async fn drop_old_letter_links(c: &mut $connection, expired_before: DateTime<Utc>) -> Out<u64> {
            let q = sqlx::query("DELETE FROM letter_links WHERE expires_at < $1").bind(micros(expired_before));
            Ok(q.execute(c).await?.rows_affected())
        }
    };
}
