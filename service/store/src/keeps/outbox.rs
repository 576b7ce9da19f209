//! Letters: those that wait, those that go out, those that were sent.

use crate::{ClaimedLetters, DeliveryState, LetterLink, NewLetter, StoreError, StoredLetter};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use std::time::Duration;
use sternpost_log::CampaignId;
use sternpost_model::letter::Gathered;

/// Letters: those that wait, those that go out, those that were sent.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// Takes up to `limit` letters that are due, for `lease`; nobody else gets them meanwhile.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<ClaimedLetters, StoreError>;
    /// Lengthens what is left of a claim: letters whose lease ends at `from` are ours until `until`. A claim is known by the
    /// microsecond its lease ends; should two ever share one, lengthening both delays a letter at worst.
    ///
    /// # Errors
    /// If the database fails.
    async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError>;
    /// Notes what became of a letter.
    ///
    /// # Errors
    /// If the database fails.
    async fn settle_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        error: Option<&str>,
    ) -> Result<(), StoreError>;
    /// A letter by its name.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn letter(&self, id: &str) -> Result<Option<StoredLetter>, StoreError>;
    /// All letters of a campaign with their delivery state.
    ///
    /// # Errors
    /// If the database fails.
    async fn letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError>;
    /// The latest letters of a campaign, or of one seat of it, the latest first, each with the entry it was written with; none for what no
    /// entry brought.
    ///
    /// # Errors
    /// If the database fails.
    async fn letters_by_entry(
        &self,
        campaign: CampaignId,
        seat: Option<u8>,
        most: u32,
    ) -> Result<Vec<(StoredLetter, Option<u64>)>, StoreError>;
    /// The latest letter to each seat of a campaign, without those that were withdrawn.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn latest_letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError>;
    /// Whether a letter is still to be sent: it may have been withdrawn since it was claimed.
    ///
    /// # Errors
    /// If the database fails.
    async fn is_pending(&self, letter: &str) -> Result<bool, StoreError>;
    /// Whether a receipt waits for whoever holds a seat with this generation of its links.
    ///
    /// # Errors
    /// If the database fails.
    async fn has_receipt(&self, campaign: CampaignId, seat: u8, generation: u32) -> Result<bool, StoreError>;
    /// Withdraws the letters that wait to ask a seat a question: another letter asks it.
    ///
    /// # Errors
    /// If the database fails.
    async fn withdraw_asking(&self, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// Puts a letter that was claimed back until a moment: it was not tried.
    ///
    /// # Errors
    /// If the database fails.
    async fn hold_letter(&self, id: &str, until: DateTime<Utc>) -> Result<(), StoreError>;
    /// Lets go of what was put back for a reader, who wants something else now.
    ///
    /// # Errors
    /// If the database fails.
    async fn release_letters(&self, recipient: &str) -> Result<(), StoreError>;
    /// The letters that wait for a reader and can be one: what asks, and what tells of talk and promises if its time has come.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn letters_to_gather(&self, recipient: &str, at: DateTime<Utc>) -> Result<Vec<StoredLetter>, StoreError>;
    /// Makes a letter the one that says all of these, up to the last of them, in their place.
    ///
    /// # Errors
    /// If the database fails.
    async fn gather_letters(&self, id: &str, told: &Gathered, last: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// Puts a copy of a letter into the outbox, for its reader's second way; false if it is there already.
    ///
    /// # Errors
    /// If the database fails.
    async fn copy_letter(&self, id: &str, copy: &str, at: DateTime<Utc>) -> Result<bool, StoreError>;
    /// Puts a letter about no campaign into the outbox, unless it lies there already; whether it did not.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_letter_once(&self, letter: &NewLetter) -> Result<bool, StoreError>;
    /// Makes letters due now that would be due after `latest`, and lets go of those that are leased for longer than that: only
    /// a clock that was set back puts them there. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Forgets letters that were dealt with up to a moment.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Where the short link of a letter leads, by the hash of its token.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn letter_link(&self, hash: &str) -> Result<Option<LetterLink>, StoreError>;
    /// Keeps where the short link of a letter leads.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_letter_link(&self, link: &LetterLink) -> Result<(), StoreError>;
    /// Forgets short links that have expired before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_letter_links(&self, expired_before: DateTime<Utc>) -> Result<u64, StoreError>;
}

macro_rules! keeps_outbox {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Outbox for $store {
            async fn claim_letters(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<ClaimedLetters, StoreError> {
                claim!(self, now, now + lease, limit)
            }
            async fn lengthen_leases(&self, from: DateTime<Utc>, until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, lengthen_leases, from, until)
            }
            async fn settle_letter(
                &self,
                id: &str,
                state: DeliveryState,
                at: DateTime<Utc>,
                retry_at: Option<DateTime<Utc>>,
                error: Option<&str>,
            ) -> Result<(), StoreError> {
                let settled = Settled { id: id.to_owned(), state, at, retry_at, error: error.map(str::to_owned) };
                self.writers.commit(Commit { settled: vec![settled], ..Commit::default() }).await
            }
            async fn letter(&self, id: &str) -> Result<Option<StoredLetter>, StoreError> {
                read!(self, letter, id)
            }
            async fn letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError> {
                read!(self, letters, campaign)
            }
            async fn letters_by_entry(
                &self,
                campaign: CampaignId,
                seat: Option<u8>,
                most: u32,
            ) -> Result<Vec<(StoredLetter, Option<u64>)>, StoreError> {
                read!(self, letters_by_entry, campaign, seat, most)
            }
            async fn latest_letters(&self, campaign: CampaignId) -> Result<Vec<StoredLetter>, StoreError> {
                read!(self, latest_letters, campaign)
            }
            async fn is_pending(&self, letter: &str) -> Result<bool, StoreError> {
                read!(self, is_pending, letter)
            }
            async fn has_receipt(&self, campaign: CampaignId, seat: u8, generation: u32) -> Result<bool, StoreError> {
                read!(self, has_receipt, campaign, seat, generation)
            }
            async fn withdraw_asking(&self, campaign: CampaignId, seat: u8, question: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, withdraw_asking, campaign, seat, question, at)
            }
            async fn hold_letter(&self, id: &str, until: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, hold_letter, id, until)
            }
            async fn release_letters(&self, recipient: &str) -> Result<(), StoreError> {
                write!(self, release_letters, recipient)
            }
            async fn letters_to_gather(&self, recipient: &str, at: DateTime<Utc>) -> Result<Vec<StoredLetter>, StoreError> {
                read!(self, letters_to_gather, recipient, at)
            }
            async fn gather_letters(&self, id: &str, told: &Gathered, last: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, gather_letters, id, told, last, at)
            }
            async fn put_letter_once(&self, letter: &NewLetter) -> Result<bool, StoreError> {
                write!(self, put_letter_once, letter)
            }
            async fn copy_letter(&self, id: &str, copy: &str, at: DateTime<Utc>) -> Result<bool, StoreError> {
                write!(self, copy_letter, id, copy, at)
            }
            async fn hurry_letters(&self, now: DateTime<Utc>, latest: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, hurry_letters, now, latest)
            }
            async fn drop_old_letters(&self, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_letters, until)
            }
            async fn letter_link(&self, hash: &str) -> Result<Option<LetterLink>, StoreError> {
                read!(self, letter_link, hash)
            }
            async fn put_letter_link(&self, link: &LetterLink) -> Result<(), StoreError> {
                write!(self, put_letter_link, link)
            }
            async fn drop_old_letter_links(&self, expired_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_letter_links, expired_before)
            }
        }
    };
}
