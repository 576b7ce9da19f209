//! What becomes of letters on their way: bounces, ways that lead nowhere, what readers want.

use crate::{BounceKey, DeliveryState, LostWay, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use sternpost_model::wishes::{Second, Wishes};

/// What becomes of letters on their way: bounces, ways that lead nowhere, what readers want.
#[async_trait]
pub trait Deliveries: Send + Sync {
    /// Notes what is reported of a letter that the mail server had taken; false if it had not, or more is known already.
    ///
    /// # Errors
    /// If the database fails.
    async fn report_letter(
        &self,
        id: &str,
        state: DeliveryState,
        at: DateTime<Utc>,
        retry_at: Option<DateTime<Utc>>,
        why: &str,
    ) -> Result<bool, StoreError>;
    /// Keeps the key of the address to which a letter's bounces go.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_bounce_key(&self, key: &BounceKey) -> Result<(), StoreError>;
    /// Which letter a bounce is about, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn bounce_key(&self, hash: &str) -> Result<Option<BounceKey>, StoreError>;
    /// Forgets such keys that were made before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_bounce_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Notes that a letter was lost on a way; the same letter counts once.
    ///
    /// # Errors
    /// If the database fails.
    async fn note_loss(&self, way: &str, letter: &str, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// What is known of a way's losses; none: it works.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn lost_way(&self, way: &str) -> Result<Option<LostWay>, StoreError>;
    /// Claims to tell the hosts that a way leads nowhere; false if somebody has.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_telling(&self, way: &str) -> Result<bool, StoreError>;
    /// Forgets the losses on a way: its reader says that it works. False if there were none.
    ///
    /// # Errors
    /// If the database fails.
    async fn forget_losses(&self, way: &str) -> Result<bool, StoreError>;
    /// What somebody wants of letters; none: nothing in particular.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn wishes(&self, address: &str) -> Result<Option<Wishes>, StoreError>;
    /// Keeps what somebody wants of letters.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), StoreError>;
    /// The second way of somebody's letters.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn second_way(&self, address: &str) -> Result<Option<Second>, StoreError>;
    /// Keeps the second way of somebody's letters, or that there is none.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_second_way(&self, address: &str, second: Option<&Second>) -> Result<(), StoreError>;
}

macro_rules! keeps_delivery {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Deliveries for $store {
            async fn report_letter(
                &self,
                id: &str,
                state: DeliveryState,
                at: DateTime<Utc>,
                retry_at: Option<DateTime<Utc>>,
                why: &str,
            ) -> Result<bool, StoreError> {
                write!(self, report_letter, id, state, at, retry_at, why)
            }
            async fn put_bounce_key(&self, key: &BounceKey) -> Result<(), StoreError> {
                write!(self, put_bounce_key, key)
            }
            async fn bounce_key(&self, hash: &str) -> Result<Option<BounceKey>, StoreError> {
                read!(self, bounce_key, hash)
            }
            async fn drop_old_bounce_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_bounce_keys, made_before)
            }
            async fn note_loss(&self, way: &str, letter: &str, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, note_loss, way, letter, at, LostWay::forgotten_before(at))
            }
            async fn lost_way(&self, way: &str) -> Result<Option<LostWay>, StoreError> {
                read!(self, lost_way, way)
            }
            async fn claim_telling(&self, way: &str) -> Result<bool, StoreError> {
                write!(self, claim_telling, way)
            }
            async fn forget_losses(&self, way: &str) -> Result<bool, StoreError> {
                write!(self, forget_losses, way)
            }
            async fn wishes(&self, address: &str) -> Result<Option<Wishes>, StoreError> {
                read!(self, wishes, address)
            }
            async fn put_wishes(&self, address: &str, wishes: &Wishes) -> Result<(), StoreError> {
                write!(self, put_wishes, address, wishes)
            }
            async fn second_way(&self, address: &str) -> Result<Option<Second>, StoreError> {
                read!(self, second_way, address)
            }
            async fn put_second_way(&self, address: &str, second: Option<&Second>) -> Result<(), StoreError> {
                write!(self, put_second_way, address, second)
            }
        }
    };
}
