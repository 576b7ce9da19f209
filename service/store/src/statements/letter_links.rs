//! Statements on the targets of the short links in letters.

use crate::sql::sql;
use crate::{LetterLink, Store, StoreError};
use chrono::{DateTime, Utc};

impl Store {
    /// The target of a letter's short link, by the hash of its token.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn letter_link(&self, hash: &str) -> Result<Option<LetterLink>, StoreError> {
        let q =
            sql("SELECT campaign, seat, generation, question, version, lets_in_until, expires_at FROM letter_links WHERE token_hash = $1");
        let Some(row) = self.fetch_optional(q.bind(hash)).await? else { return Ok(None) };
        let row = row.of("letter_links", &"a link");
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

    /// Keeps where the short link of a letter leads.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_letter_link(&self, link: &LetterLink) -> Result<(), StoreError> {
        let q = sql("INSERT INTO letter_links (token_hash, campaign, seat, generation, question, version, lets_in_until, expires_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)");
        let q = q.bind(&link.hash).bind(link.campaign).bind(link.seat).bind(link.generation).bind(&link.question);
        self.execute(q.bind(link.version).bind(link.lets_in_until).bind(link.expires_at)).await?;
        Ok(())
    }

    /// Forgets short links that have expired before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_letter_links(&self, expired_before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM letter_links WHERE expires_at < $1").bind(expired_before)).await
    }
}
