//! What is said, promised and noted at tables.

use crate::{Promise, Said, SaidAs, Spoken, StoreError, TalkMarks};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sternpost_log::CampaignId;
use tokio::sync::broadcast;

/// What is said, promised and noted at tables.
#[async_trait]
pub trait TableTalk: Send + Sync {
    /// Keeps what somebody says at a table; false if something else was said in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    async fn say(&self, said: &Said) -> Result<bool, StoreError>;
    /// The last `limit` of what is said to a seat, before a number, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn talk(&self, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Result<Vec<SaidAs>, StoreError>;
    /// Something that was said, by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn said(&self, campaign: CampaignId, id: &str) -> Result<Option<SaidAs>, StoreError>;
    /// How a seat follows what is said.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn talk_marks(&self, campaign: CampaignId, seat: u8) -> Result<TalkMarks, StoreError>;
    /// Keeps how a seat follows what is said; what it has read only grows.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_talk_marks(&self, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Result<(), StoreError>;
    /// Claims the letter that tells a seat what was said, until a moment; false if one is claimed already.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_digest(&self, campaign: CampaignId, seat: u8, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Tells whoever follows a table now, on every server, that something was said there. A hint: one that gets lost costs nothing but time.
    ///
    /// # Errors
    /// If the database fails.
    async fn tell_talk(&self, spoken: Spoken) -> Result<(), StoreError>;
    /// Tells of what is said at tables, by whatever server.
    fn subscribe_talk(&self) -> broadcast::Receiver<Spoken>;
    /// Keeps a promise that is put forward; false if another was in the same moment: it is to be tried again.
    ///
    /// # Errors
    /// If the database fails.
    async fn promise(&self, promise: &Promise) -> Result<bool, StoreError>;
    /// The latest promises that a seat may read, whoever holds it, the latest first.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn promises(&self, campaign: CampaignId, seat: u8, limit: u32) -> Result<Vec<Promise>, StoreError>;
    /// The promises that may have to be called to mind, of a campaign or of all.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn awaited_promises(&self, campaign: Option<CampaignId>) -> Result<Vec<Promise>, StoreError>;
    /// A promise by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn promised(&self, campaign: CampaignId, id: &str) -> Result<Option<Promise>, StoreError>;
    /// Keeps a promise as it is now; false if it has changed since it was read.
    ///
    /// # Errors
    /// If the database fails.
    async fn change_promise(&self, promise: &Promise) -> Result<bool, StoreError>;
    /// When the latest letter about promises to a seat goes out or has gone out; long ago: there was none.
    ///
    /// # Errors
    /// If the database fails.
    async fn promises_until(&self, campaign: CampaignId, seat: u8) -> Result<DateTime<Utc>, StoreError>;
    /// Claims the next such letter; false if another has done so since `was` was read.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_promises(&self, campaign: CampaignId, seat: u8, was: DateTime<Utc>, until: DateTime<Utc>) -> Result<bool, StoreError>;
    /// What the holder of a seat has noted; empty: nothing.
    ///
    /// # Errors
    /// If the database fails.
    async fn note(&self, campaign: CampaignId, seat: u8, holder: &str) -> Result<String, StoreError>;
    /// Keeps what the holder of a seat notes, in place of what was noted before.
    ///
    /// # Errors
    /// If the database fails.
    async fn keep_note(&self, campaign: CampaignId, seat: u8, holder: &str, note: &str, now: DateTime<Utc>) -> Result<(), StoreError>;
}

macro_rules! keeps_talk {
    ($store:ty) => {
        #[async_trait]
        impl keeps::TableTalk for $store {
            async fn say(&self, said: &Said) -> Result<bool, StoreError> {
                write!(self, say, said)
            }
            async fn talk(&self, campaign: CampaignId, seat: u8, before: u64, limit: u32) -> Result<Vec<SaidAs>, StoreError> {
                read!(self, talk, campaign, seat, before, limit)
            }
            async fn said(&self, campaign: CampaignId, id: &str) -> Result<Option<SaidAs>, StoreError> {
                read!(self, said, campaign, id)
            }
            async fn talk_marks(&self, campaign: CampaignId, seat: u8) -> Result<TalkMarks, StoreError> {
                read!(self, talk_marks, campaign, seat)
            }
            async fn keep_talk_marks(&self, campaign: CampaignId, seat: u8, marks: TalkMarks) -> Result<(), StoreError> {
                write!(self, keep_talk_marks, campaign, seat, marks)
            }
            async fn claim_digest(
                &self,
                campaign: CampaignId,
                seat: u8,
                now: DateTime<Utc>,
                until: DateTime<Utc>,
            ) -> Result<bool, StoreError> {
                write!(self, claim_digest, campaign, seat, now, until)
            }
            async fn tell_talk(&self, spoken: Spoken) -> Result<(), StoreError> {
                // Nobody may be listening.
                let _ = self.spoken.send(spoken);
                self.tell_others(spoken).await
            }
            fn subscribe_talk(&self) -> broadcast::Receiver<Spoken> {
                self.spoken.subscribe()
            }
            async fn promise(&self, promise: &Promise) -> Result<bool, StoreError> {
                write!(self, promise, promise)
            }
            async fn promises(&self, campaign: CampaignId, seat: u8, limit: u32) -> Result<Vec<Promise>, StoreError> {
                read!(self, promises, campaign, seat, limit)
            }
            async fn awaited_promises(&self, campaign: Option<CampaignId>) -> Result<Vec<Promise>, StoreError> {
                read!(self, awaited_promises, campaign)
            }
            async fn promised(&self, campaign: CampaignId, id: &str) -> Result<Option<Promise>, StoreError> {
                read!(self, promised, campaign, id)
            }
            async fn change_promise(&self, promise: &Promise) -> Result<bool, StoreError> {
                write!(self, change_promise, promise)
            }
            async fn promises_until(&self, campaign: CampaignId, seat: u8) -> Result<DateTime<Utc>, StoreError> {
                read!(self, promises_until, campaign, seat)
            }
            async fn claim_promises(
                &self,
                campaign: CampaignId,
                seat: u8,
                was: DateTime<Utc>,
                until: DateTime<Utc>,
            ) -> Result<bool, StoreError> {
                write!(self, claim_promises, campaign, seat, was, until)
            }
            async fn note(&self, campaign: CampaignId, seat: u8, holder: &str) -> Result<String, StoreError> {
                read!(self, note, campaign, seat, holder)
            }
            async fn keep_note(
                &self,
                campaign: CampaignId,
                seat: u8,
                holder: &str,
                note: &str,
                now: DateTime<Utc>,
            ) -> Result<(), StoreError> {
                write!(self, keep_note, campaign, seat, holder, note, now)
            }
        }
    };
}
