//! The outbox's worker: takes letters that are due, has them written, sends them, and notes what became of them.
//!
//! A letter is sent at least once, always under the same Message-ID: a server that dies between sending and noting sends it
//! again after the lease.

use super::composer::{Composed, Composer};
use super::{SendError, Transport};
use crate::clock::Clock;
use crate::store::{DeliveryState, Letter, Store, StoreError};
use chrono::TimeDelta;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::error::RecvError;

/// How long a taken letter is ours.
const LEASE: Duration = Duration::from_secs(120);
/// Letters taken at once.
const BATCH: u32 = 32;
/// Tries before a letter is given up: with the pauses below some three days.
const MOST_TRIES: u32 = 14;
/// How often the outbox is looked at when nothing was committed.
const IDLE: Duration = Duration::from_secs(2);

/// Sends letters.
pub struct Worker {
    /// Where letters wait.
    pub store: Arc<dyn Store>,
    /// Writes them.
    pub composer: Arc<Composer>,
    /// Sends them.
    pub transport: Arc<dyn Transport>,
    /// The time.
    pub clock: Arc<dyn Clock>,
}

impl Worker {
    /// Works until the store is gone.
    pub async fn run(self) {
        let mut changes = self.store.subscribe();
        loop {
            match self.round().await {
                Ok(0) => {}
                Ok(_) => continue,
                Err(error) => tracing::warn!(%error, "the outbox could not be read"),
            }
            match tokio::time::timeout(IDLE, changes.recv()).await {
                Ok(Err(RecvError::Closed)) => return,
                Ok(Ok(_) | Err(RecvError::Lagged(_))) | Err(_) => {}
            }
        }
    }

    /// Takes and sends one batch; returns how many letters it took.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let due = self.store.claim_letters(self.clock.now(), LEASE, BATCH).await?;
        for letter in &due {
            self.deliver(letter).await?;
        }
        Ok(due.len())
    }

    async fn deliver(&self, letter: &Letter) -> Result<(), StoreError> {
        let id = letter.letter.id.as_str();
        let sent = match self.composer.compose(&letter.letter).await {
            Ok(Composed::Message(message)) => self.transport.send(&message).await,
            Ok(Composed::Gone) => return self.store.settle_letter(id, DeliveryState::Withdrawn, self.clock.now(), None, None).await,
            Err(error) => Err(SendError::Later(format!("it could not be written: {error}"))),
        };
        let now = self.clock.now();
        match sent {
            Ok(()) => {
                metrics::counter!("sternpost_letters_sent_total", "kind" => letter.letter.kind.clone()).increment(1);
                tracing::debug!(letter = id, kind = letter.letter.kind, "a letter was sent");
                self.store.settle_letter(id, DeliveryState::Sent, now, None, None).await
            }
            Err(SendError::Never(why)) => {
                tracing::warn!(letter = id, kind = letter.letter.kind, why, "a letter was refused for good");
                self.store.settle_letter(id, DeliveryState::Dead, now, None, Some(&why)).await
            }
            Err(SendError::Later(why)) if letter.attempts >= MOST_TRIES => {
                tracing::error!(letter = id, kind = letter.letter.kind, why, "a letter was given up");
                self.store.settle_letter(id, DeliveryState::Dead, now, None, Some(&why)).await
            }
            Err(SendError::Later(why)) => {
                tracing::warn!(letter = id, kind = letter.letter.kind, attempts = letter.attempts, why, "a letter waits for another try");
                let retry_at = now + pause(letter.attempts);
                self.store.settle_letter(id, DeliveryState::Pending, now, Some(retry_at), Some(&why)).await
            }
        }
    }
}

/// The pause after a failed try: 5 seconds, doubled each time, 8 hours at most.
fn pause(attempts: u32) -> TimeDelta {
    TimeDelta::seconds((5_i64 << attempts.saturating_sub(1).min(16)).min(8 * 3_600))
}
