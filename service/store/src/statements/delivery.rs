//! Statements on the delivery of letters: bounces, ways that lead nowhere, what readers want.

use crate::rows::word;
use crate::sql::sql;
use crate::{BounceKey, DeliveryState, LostWay, Store, StoreError};
use chrono::{DateTime, Utc};
use sternpost_model::wishes::{Second, Wishes};

impl Store {
    /// Notes what is reported of a letter that the mail server had taken; false if it had not, or more is known already.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn report_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        why: &str,
    ) -> Result<bool, StoreError> {
        let q = sql(
            "UPDATE letters SET state = $2, settled_at = $3, not_before = COALESCE($4, not_before), last_error = $5, leased_until = 0 \
             WHERE id = $1 AND state IN ('sent', 'delayed')",
        );
        Ok(self.execute(q.bind(id).bind(word(state)).bind(at).bind(retry_at).bind(why)).await? > 0)
    }

    /// Keeps the key of the address to which a letter's bounces go.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_bounce_key(&self, key: &BounceKey) -> Result<(), StoreError> {
        let q = sql("INSERT INTO bounce_keys (key_hash, letter, made_at) VALUES ($1, $2, $3) \
             ON CONFLICT (key_hash) DO UPDATE SET made_at = excluded.made_at");
        self.execute(q.bind(&key.hash).bind(&key.letter).bind(key.made_at)).await?;
        Ok(())
    }

    /// The letter a bounce is about, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn bounce_key(&self, hash: &str) -> Result<Option<BounceKey>, StoreError> {
        let q = sql("SELECT letter, made_at FROM bounce_keys WHERE key_hash = $1").bind(hash);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(None) };
        let row = row.of("bounce_keys", &"a key");
        Ok(Some(BounceKey { hash: hash.to_owned(), letter: row.text("letter")?, made_at: row.time("made_at")? }))
    }

    /// Forgets such keys that were made before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn drop_old_bounce_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
        self.execute(sql("DELETE FROM bounce_keys WHERE made_at < $1").bind(made_before)).await
    }

    /// Notes that a letter was lost on a way; the same letter counts once, and a loss long ago not at all.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note_loss(&self, way: &str, letter: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("INSERT INTO lost_ways (way, times, letter, lost_at, told) VALUES ($1, 1, $2, $3, 0) ON CONFLICT (way) DO UPDATE SET \
             times = CASE WHEN lost_ways.letter = excluded.letter THEN lost_ways.times \
             WHEN lost_ways.lost_at < $4 THEN 1 ELSE lost_ways.times + 1 END, letter = excluded.letter, lost_at = excluded.lost_at");
        self.execute(q.bind(way).bind(letter).bind(at).bind(LostWay::forgotten_before(at))).await?;
        Ok(())
    }

    /// The record of a way's losses; none: it works.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn lost_way(&self, way: &str) -> Result<Option<LostWay>, StoreError> {
        let q = sql("SELECT times, lost_at, told FROM lost_ways WHERE way = $1").bind(way);
        let Some(row) = self.fetch_optional(q).await? else { return Ok(None) };
        let row = row.of("lost_ways", &"a way");
        Ok(Some(LostWay { times: row.whole("times")?, lost_at: row.time("lost_at")?, is_told: row.whole::<u8>("told")? != 0 }))
    }

    /// Claims to tell the hosts that a way leads nowhere; false if somebody has.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_telling(&self, way: &str) -> Result<bool, StoreError> {
        Ok(self.execute(sql("UPDATE lost_ways SET told = 1 WHERE way = $1 AND told = 0").bind(way)).await? > 0)
    }

    /// Forgets the losses on a way: its reader says that it works. False if there were none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn forget_losses(&self, way: &str) -> Result<bool, StoreError> {
        Ok(self.execute(sql("DELETE FROM lost_ways WHERE way = $1").bind(way)).await? > 0)
    }

    /// A person's preferences for letters; none: nothing in particular.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn wishes(&self, address: &str) -> Result<Option<Wishes>, StoreError> {
        let row = self.fetch_optional(sql("SELECT body FROM wishes WHERE address = $1").bind(address)).await?;
        row.map(|row| row.of("wishes", &"somebody").json("body")).transpose()
    }

    /// Keeps what somebody wants of letters.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), StoreError> {
        let body = serde_json::to_string(wishes).expect("wishes are plain data");
        let q = sql("INSERT INTO wishes (address, body) VALUES ($1, $2) ON CONFLICT (address) DO UPDATE SET body = excluded.body");
        self.execute(q.bind(address).bind(body)).await?;
        Ok(())
    }

    /// The second way of somebody's letters.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn second_way(&self, address: &str) -> Result<Option<Second>, StoreError> {
        let q = sql("SELECT second FROM wishes WHERE address = $1 AND second IS NOT NULL").bind(address);
        self.fetch_optional(q).await?.map(|row| row.of("wishes", &"somebody").json("second")).transpose()
    }

    /// Keeps the second way of somebody's letters, or that there is none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn put_second_way(&self, address: &str, second: Option<&Second>) -> Result<(), StoreError> {
        let wishes = serde_json::to_string(&Wishes::default()).expect("wishes are plain data");
        let second = second.map(|second| serde_json::to_string(second).expect("a way is plain data"));
        let q = sql(
            "INSERT INTO wishes (address, body, second) VALUES ($1, $2, $3) ON CONFLICT (address) DO UPDATE SET second = excluded.second",
        );
        self.execute(q.bind(address).bind(wishes).bind(second)).await?;
        Ok(())
    }
}
