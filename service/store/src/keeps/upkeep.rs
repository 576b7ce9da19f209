//! How the database stands, for whoever runs it, and what is forgotten in time.

use crate::{Figures, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};

/// How the database stands, for whoever runs it, and what is forgotten in time.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// Whether the database takes writes: it has taken one a moment ago, or it takes one now that means nothing.
    ///
    /// # Errors
    /// If it does not, or if damage was met since the store was opened.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Reads the whole database and looks for damage. Takes its time; for an operator.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] says where.
    async fn examine(&self) -> Result<(), StoreError>;
    /// The time by the database's clock, to the second.
    ///
    /// # Errors
    /// If the database fails.
    async fn database_time(&self) -> Result<DateTime<Utc>, StoreError>;
    /// How the database stands, for whoever runs it.
    ///
    /// # Errors
    /// If the database fails.
    async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, StoreError>;
    /// Notes when the database is used; an earlier moment than the latest changes nothing.
    ///
    /// # Errors
    /// If the database fails.
    async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError>;
    /// The latest moment noted.
    ///
    /// # Errors
    /// If the database fails.
    async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError>;
    /// Forgets keys of submissions first seen up to `until`, and sees those that are new.
    ///
    /// # Errors
    /// If the database fails.
    async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError>;
}

macro_rules! keeps_upkeep {
    ($store:ty) => {
        #[async_trait]
        impl keeps::Upkeep for $store {
            async fn ping(&self) -> Result<(), StoreError> {
                if self.health.is_proved()? { Ok(()) } else { self.writers.probe().await }
            }
            async fn examine(&self) -> Result<(), StoreError> {
                self.health.noting(self.search_for_damage().await)
            }
            async fn database_time(&self) -> Result<DateTime<Utc>, StoreError> {
                read!(self, database_time)
            }
            async fn figures(&self, now: DateTime<Utc>) -> Result<Figures, StoreError> {
                read!(self, figures, now)
            }
            async fn note_use(&self, at: DateTime<Utc>) -> Result<(), StoreError> {
                write!(self, note_use, at)
            }
            async fn latest_use(&self) -> Result<Option<DateTime<Utc>>, StoreError> {
                read!(self, latest_use)
            }
            async fn drop_old_keys(&self, now: DateTime<Utc>, until: DateTime<Utc>) -> Result<u64, StoreError> {
                write!(self, drop_old_keys, now, until)
            }
        }
    };
}
