//! Statements on inbound mail, and on the targets of reply addresses. Accepted mail is durable before the transport that brings it is told so.

use crate::rows::word;
use crate::sql::{Row, sql};
use crate::{Inbound, InboundState, ReplyKey, Store, StoreError};
use chrono::{DateTime, Utc};
use std::time::Duration;
use sternpost_log::CampaignId;

impl Store {
    /// The target of a reply's address, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn reply_key(&self, hash: &str) -> Result<Option<ReplyKey>, StoreError> {
        let q = sql("SELECT campaign, seat, generation, question, version, choices, made_at FROM reply_keys WHERE key_hash = $1");
        let Some(row) = self.fetch_optional(q.bind(hash)).await? else { return Ok(None) };
        let row = row.of("reply_keys", &"a key");
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

    /// Keeps what the address of a reply leads to, in place of what was kept for its key.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_reply_key(&self, key: &ReplyKey) -> Result<(), StoreError> {
        let q = sql("INSERT INTO reply_keys (key_hash, campaign, seat, generation, question, version, choices, made_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (key_hash) DO UPDATE SET generation = excluded.generation, \
             question = excluded.question, version = excluded.version, choices = excluded.choices, made_at = excluded.made_at");
        let q = q.bind(&key.hash).bind(key.campaign).bind(key.seat).bind(key.generation).bind(&key.question).bind(key.version);
        let choices = serde_json::to_string(&key.choices).expect("ids are texts");
        self.execute(q.bind(choices).bind(key.made_at)).await?;
        Ok(())
    }

    /// Forgets keys of replies that were made before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_reply_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM reply_keys WHERE made_at < $1").bind(made_before)).await
    }

    /// Keeps a mail that came in; false if the same one came to the same key before.
    ///
    /// # Errors
    /// If the database fails: it must not be said then that the mail was taken.
    pub async fn put_inbound(&self, mail: &Inbound) -> Result<bool, StoreError> {
        let q = sql(
            "INSERT INTO inbound (id, key_hash, message, campaign, seat, way, envelope_from, raw, received_at, state, attempts, leased_until) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0) ON CONFLICT (key_hash, message) DO NOTHING",
        );
        let q = q.bind(&mail.id).bind(&mail.key_hash).bind(&mail.message);
        let q = q.bind(mail.about.map(|(campaign, _)| campaign)).bind(mail.about.map(|(_, seat)| seat));
        let q = q.bind(word(mail.way)).bind(mail.envelope_from.as_deref()).bind(mail.raw.as_slice());
        Ok(self.execute(q.bind(mail.received_at).bind(word(InboundState::Pending))).await? > 0)
    }

    /// Takes up to `limit` mails to work on, for `lease`: of each seat the one that came first; what came later waits until that is dealt with.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_inbound(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Inbound>, StoreError> {
        // The condition stands twice: who waits for another server's claim looks at the row anew (READ COMMITTED).
        let q =
            sql("UPDATE inbound SET leased_until = $2, attempts = attempts + 1 WHERE state = 'pending' AND leased_until <= $1 AND id IN \
             (SELECT id FROM inbound AS one WHERE state = 'pending' AND leased_until <= $1 AND NOT EXISTS \
             (SELECT 1 FROM inbound AS earlier WHERE earlier.state = 'pending' AND earlier.number < one.number \
             AND earlier.campaign = one.campaign AND earlier.seat = one.seat) ORDER BY number LIMIT $3) \
             RETURNING id, key_hash, message, campaign, seat, way, envelope_from, raw, received_at, attempts, number");
        let mut mails = vec![];
        for row in &self.execute_returning(q.bind(now).bind(now + lease).bind(limit)).await? {
            match read_inbound(row) {
                Ok(mail) => mails.push((row.get::<i64>("number")?, mail)),
                Err(error) => tracing::error!(%error, "a mail that came in cannot be read"),
            }
        }
        mails.sort_by_key(|(number, _)| *number);
        Ok(mails.into_iter().map(|(_, mail)| mail).collect())
    }

    /// Notes what became of a mail that came in; pending again: not before `retry_at`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn settle_inbound(
        &self,
        id: &str,
        state: InboundState,
        at: DateTime<Utc>,
        outcome: &str,
        retry_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError> {
        let q = sql("UPDATE inbound SET state = $2, settled_at = $3, outcome = $4, leased_until = $5 WHERE id = $1");
        let retry_at = retry_at.unwrap_or(DateTime::UNIX_EPOCH);
        self.execute(q.bind(id).bind(word(state)).bind(at).bind(outcome).bind(retry_at)).await?;
        Ok(())
    }

    /// Forgets mail that came in before: what was not dealt with by then will not be, for a key of that age is dead too.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_inbound(&self, received_before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM inbound WHERE received_at < $1").bind(received_before)).await
    }
}

fn read_inbound(row: &Row) -> Result<Inbound, StoreError> {
    let of = format!("mail {}", row.get::<String>("id")?);
    let row = row.of("inbound", &of);
    let about = |campaign: CampaignId| Ok::<_, StoreError>((campaign, row.whole("seat")?));
    Ok(Inbound {
        about: row.id_or_none("campaign")?.map(about).transpose()?,
        id: row.text("id")?,
        key_hash: row.text("key_hash")?,
        message: row.text("message")?,
        way: row.word("way")?,
        envelope_from: row.get("envelope_from")?,
        raw: row.get("raw")?,
        received_at: row.time("received_at")?,
        attempts: row.whole("attempts")?,
    })
}
