//! Mail that comes in, and what the addresses of replies lead to.

use crate::{Inbound, InboundState, ReplyKey, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use std::time::Duration;

/// Mail that comes in, and what the addresses of replies lead to.
#[async_trait]
pub trait Incoming: Send + Sync {
    /// What the address of a reply leads to, by the hash of its key.
    ///
    /// # Errors
    /// If the database fails or holds something unreadable.
    async fn reply_key(&self, hash: &str) -> Result<Option<ReplyKey>, StoreError>;
    /// Keeps what the address of a reply leads to, in place of what was kept for its key.
    ///
    /// # Errors
    /// If the database fails.
    async fn put_reply_key(&self, key: &ReplyKey) -> Result<(), StoreError>;
    /// Forgets keys of replies that were made before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_reply_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError>;
    /// Keeps a mail that came in; false if the same one came to the same key before.
    ///
    /// # Errors
    /// If the database fails: it must not be said then that the mail was taken.
    async fn put_inbound(&self, mail: &Inbound) -> Result<bool, StoreError>;
    /// Takes up to `limit` mails to work on, for `lease`: of each seat the one that came first.
    ///
    /// # Errors
    /// If the database fails.
    async fn claim_inbound(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Inbound>, StoreError>;
    /// Notes what became of a mail that came in; pending again: not before `retry_at`.
    ///
    /// # Errors
    /// If the database fails.
    async fn settle_inbound(
        &self,
        id: &str,
        state: InboundState,
        at: DateTime<Utc>,
        outcome: &str,
        retry_at: Option<DateTime<Utc>>,
    ) -> Result<(), StoreError>;
    /// Forgets mail that came in before.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_inbound(&self, received_before: DateTime<Utc>) -> Result<u64, StoreError>;
}

macro_rules! keeps_inbound {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Incoming for $store {
            async fn reply_key(&self, hash: &str) -> Result<Option<ReplyKey>, StoreError> {
                read!(self, reply_key, hash)
            }
            async fn put_reply_key(&self, key: &ReplyKey) -> Result<(), StoreError> {
                write!(self, put_reply_key, key)
            }
            async fn drop_old_reply_keys(&self, made_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_reply_keys, made_before)
            }
            async fn put_inbound(&self, mail: &Inbound) -> Result<bool, StoreError> {
                write!(self, put_inbound, mail)
            }
            async fn claim_inbound(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Inbound>, StoreError> {
                write!(self, claim_inbound, now, now + lease, limit)
            }
            async fn settle_inbound(
                &self,
                id: &str,
                state: InboundState,
                at: DateTime<Utc>,
                outcome: &str,
                retry_at: Option<DateTime<Utc>>,
            ) -> Result<(), StoreError> {
                write!(self, settle_inbound, id, state, at, outcome, retry_at)
            }
            async fn drop_old_inbound(&self, received_before: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_inbound, received_before)
            }
        }
    };
}
