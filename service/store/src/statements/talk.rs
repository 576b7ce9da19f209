//! Statements on talk and notes at tables.

use crate::sql::{Row, Statement, sql};
use crate::store::Database;
use crate::{Digest, Said, SaidAs, Spoken, Store, StoreError, TalkMarks};
use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;
use tokio::sync::broadcast;

impl Store {
    /// Keeps what somebody says at a table; false if something else was said in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(&self, said: &Said) -> Result<bool, StoreError> {
        Ok(self.execute(say(said)).await? > 0)
    }

    /// The last `limit` of what is said to a seat, before a number, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn talk(&self, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Result<Vec<SaidAs>, StoreError> {
        let q = sql("SELECT number, id, seat, audience, holders, said, said_at, seq FROM talk \
             WHERE campaign = $1 AND number < $2 AND (audience = 0 OR audience & $3 <> 0) ORDER BY number DESC LIMIT $4");
        let q = q.bind(campaign).bind(before).bind(1_i64 << seat).bind(limit);
        self.fetch_all(q).await?.iter().map(|row| read_said(row, campaign)).collect()
    }

    /// A message, by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn said(&self, campaign: CampaignId, id: &str) -> Result<Option<SaidAs>, StoreError> {
        let q = sql("SELECT number, id, seat, audience, holders, said, said_at, seq FROM talk WHERE campaign = $1 AND id = $2");
        self.fetch_optional(q.bind(campaign).bind(id)).await?.map(|row| read_said(&row, campaign)).transpose()
    }

    /// A seat's settings for talk.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    pub async fn talk_marks(&self, campaign: CampaignId, seat: u8) -> Result<TalkMarks, StoreError> {
        let q = sql("SELECT read, muted, digest_days, digest_until FROM talk_marks WHERE campaign = $1 AND seat = $2");
        let Some(row) = self.fetch_optional(q.bind(campaign).bind(seat)).await? else { return Ok(TalkMarks::default()) };
        let row = row.of("talk_marks", &campaign);
        Ok(TalkMarks {
            read: row.whole("read")?,
            muted: row.whole("muted")?,
            digest: Digest::of_days(row.whole("digest_days")?),
            digest_until: row.time("digest_until")?,
        })
    }

    /// Keeps how a seat follows what is said; what it has read only grows.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_talk_marks(&self, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Result<(), StoreError> {
        let q = sql("INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until) VALUES ($1, $2, $3, $4, $5, 0) \
             ON CONFLICT (campaign, seat) DO UPDATE SET \
             read = CASE WHEN excluded.read > talk_marks.read THEN excluded.read ELSE talk_marks.read END, \
             muted = excluded.muted, digest_days = excluded.digest_days");
        self.execute(q.bind(campaign).bind(seat).bind(marks.read).bind(marks.muted).bind(marks.digest.days())).await?;
        Ok(())
    }

    /// Claims the letter that tells a seat what was said, until a moment; false if one is claimed already.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_digest(&self, campaign: CampaignId, seat: u8, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<bool, StoreError> {
        let q = sql("INSERT INTO talk_marks (campaign, seat, read, muted, digest_days, digest_until) VALUES ($1, $2, 0, 0, 1, $4) \
             ON CONFLICT (campaign, seat) DO UPDATE SET digest_until = excluded.digest_until WHERE talk_marks.digest_until <= $3");
        Ok(self.execute(q.bind(campaign).bind(seat).bind(now).bind(until)).await? > 0)
    }

    /// Tells whoever follows a table now, on every server, that something was said there. A hint: one that gets lost costs nothing but time.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tell_talk(&self, spoken: Spoken) -> Result<(), StoreError> {
        // Nobody may be listening.
        let _ = self.spoken.send(spoken);
        match &self.database {
            // A file has one server: nobody else has to be told what was said.
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(server) => Box::pin(server.tell_others(spoken)).await,
        }
    }

    /// Tells of what is said at tables, by whatever server.
    pub fn subscribe_talk(&self) -> broadcast::Receiver<Spoken> {
        self.spoken.subscribe()
    }

    /// The private note of a seat's holder; empty: none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn note(&self, campaign: CampaignId, seat: u8, holder: &str) -> Result<String, StoreError> {
        let q = sql("SELECT note FROM notes WHERE campaign = $1 AND seat = $2 AND holder = $3").bind(campaign).bind(seat).bind(holder);
        self.fetch_optional(q).await?.map_or(Ok(String::new()), |row| row.of("notes", &campaign).text("note"))
    }

    /// Keeps what the holder of a seat notes, in place of what was noted before.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn keep_note(&self, campaign: CampaignId, seat: u8, holder: &str, note: &str, now: DateTime<Utc>) -> Result<(), StoreError> {
        let q = sql("INSERT INTO notes (campaign, seat, holder, note, changed_at) VALUES ($1, $2, $3, $4, $5) \
             ON CONFLICT (campaign, seat, holder) DO UPDATE SET note = excluded.note, changed_at = excluded.changed_at");
        self.execute(q.bind(campaign).bind(seat).bind(holder).bind(note).bind(now)).await?;
        Ok(())
    }
}

/// Keeps what somebody says, with the next number; it changes nothing if another was quicker to take that.
pub(super) fn say(said: &Said) -> Statement<'_> {
    let q = sql("INSERT INTO talk (campaign, number, id, seat, audience, holders, said, said_at, seq) \
         SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5, $6, $7, $8 FROM talk WHERE campaign = $1 \
         ON CONFLICT DO NOTHING");
    let holders = serde_json::to_string(&said.holders).expect("holders are plain data");
    let q = q.bind(said.campaign).bind(&said.id).bind(said.seat).bind(said.audience).bind(holders);
    q.bind(&said.said).bind(said.said_at).bind(said.seq)
}

fn read_said(row: &Row, campaign: CampaignId) -> Result<SaidAs, StoreError> {
    let row = row.of("talk", &campaign);
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
