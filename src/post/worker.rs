//! The outbox worker: takes letters that are due, has them written, sends them, and notes what became of them.
//!
//! Sending is at least once: a crash between the mail server's yes and our note sends the letter again, under the same
//! Message-ID. Letters of one seat go out one after the other, in the order they were written; seats do not wait for each
//! other. Any number of workers may run on one outbox.

use super::transport::{SendError, Transport};
use crate::clock::Clock;
use crate::store::{Change, DeliveryState, Letter, Store, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::{FutureExt, StreamExt, stream};
use lettre::Message;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{broadcast, watch};

/// Where letters wait: a store, as `Arc::new(store)`.
#[async_trait]
pub trait Outbox: Send + Sync {
    /// Takes up to `limit` letters that are due, for `lease`; nobody else gets them meanwhile. Counts as an attempt.
    ///
    /// # Errors
    /// If the store fails.
    async fn claim(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Letter>, StoreError>;

    /// Notes what became of a letter.
    ///
    /// # Errors
    /// If the store fails.
    async fn settle(&self, id: &str, now: DateTime<Utc>, outcome: &Outcome) -> Result<(), StoreError>;
}

/// What became of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is with the mail server.
    Sent,
    /// There was nothing left to say.
    Withdrawn,
    /// It failed and is tried again.
    Again {
        /// Not before.
        at: DateTime<Utc>,
        /// Why it failed.
        reason: String,
    },
    /// It is given up.
    Dead {
        /// Why.
        reason: String,
    },
}

#[async_trait]
impl Outbox for Arc<dyn Store> {
    async fn claim(&self, now: DateTime<Utc>, lease: Duration, limit: u32) -> Result<Vec<Letter>, StoreError> {
        self.claim_letters(now, lease, limit).await
    }

    async fn settle(&self, id: &str, now: DateTime<Utc>, outcome: &Outcome) -> Result<(), StoreError> {
        let (state, retry_at, reason) = match outcome {
            Outcome::Sent => (DeliveryState::Sent, None, None),
            Outcome::Withdrawn => (DeliveryState::Withdrawn, None, None),
            Outcome::Again { at, reason } => (DeliveryState::Pending, Some(*at), Some(reason.as_str())),
            Outcome::Dead { reason } => (DeliveryState::Dead, None, Some(reason.as_str())),
        };
        self.settle_letter(id, state, now, retry_at, reason).await
    }
}

/// Writes letters, from the campaign as it stands when they go out.
#[async_trait]
pub trait Composer: Send + Sync {
    /// The mail of a letter; none if there is nothing left to say: its question is gone. Its Message-ID must depend on the
    /// letter's id alone.
    ///
    /// # Errors
    /// If it cannot be written now; it is tried again.
    async fn compose(&self, letter: &Letter) -> anyhow::Result<Option<Message>>;
}

/// How a worker works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkerParams {
    /// Letters taken at once.
    pub batch: u32,
    /// Seats written to at the same time.
    pub parallel: usize,
    /// How long letters are kept from other workers. What is not begun by then is left to the next claim.
    pub lease: Duration,
    /// How long to sleep when nothing is due and nothing changes.
    pub poll: Duration,
    /// The wait after the first failure; it doubles with each further one.
    pub first_wait: TimeDelta,
    /// The longest wait.
    pub longest_wait: TimeDelta,
    /// A letter that failed this often is given up.
    pub most_attempts: u32,
}

impl Default for WorkerParams {
    /// Waits from half a minute to six hours and gives up after about two days, as mail servers do at the least
    /// (RFC 5321, 4.5.4.1, asks servers for four to five).
    fn default() -> Self {
        Self {
            batch: 64,
            parallel: 4,
            lease: Duration::from_secs(600),
            poll: Duration::from_secs(2),
            first_wait: TimeDelta::seconds(30),
            longest_wait: TimeDelta::hours(6),
            most_attempts: 17,
        }
    }
}

impl WorkerParams {
    /// The wait after a number of failures.
    #[must_use]
    pub fn wait(&self, failures: u32) -> TimeDelta {
        let doubled = 1_i32.checked_shl(failures.saturating_sub(1)).filter(|n| *n > 0).and_then(|n| self.first_wait.checked_mul(n));
        doubled.map_or(self.longest_wait, |wait| wait.min(self.longest_wait))
    }
}

/// Sends what lies in the outbox.
pub struct Worker {
    /// Where letters wait.
    pub outbox: Arc<dyn Outbox>,
    /// Who writes them.
    pub composer: Arc<dyn Composer>,
    /// The way out.
    pub transport: Arc<dyn Transport>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// How it works.
    pub params: WorkerParams,
}

impl Worker {
    /// Works until `stop` becomes true or its sender is gone; letters begun are finished. `changes` wakes it before its time.
    pub async fn run(self, mut changes: broadcast::Receiver<Change>, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let done = match self.round().await {
                Ok(done) => done,
                Err(error) => {
                    tracing::error!(%error, "the outbox cannot be read");
                    0
                }
            };
            if done == 0 {
                tokio::select! {
                    // Lagging behind is a reason to look as well; a store that closed tells nothing more.
                    Ok(_) | Err(broadcast::error::RecvError::Lagged(_)) = changes.recv() => {}
                    () = tokio::time::sleep(self.params.poll) => {}
                    told = stop.changed() => if told.is_err() { break },
                }
            }
        }
        self.transport.close().await;
    }

    /// Takes what is due and deals with it; says how many letters that were.
    ///
    /// # Errors
    /// If the outbox cannot be read.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let WorkerParams { batch, parallel, lease, .. } = self.params;
        let now = self.clock.now();
        let letters = self.outbox.claim(now, lease, batch).await?;
        let count = letters.len();
        let ours_until = now + lease;
        stream::iter(by_seat(letters)).for_each_concurrent(parallel, |letters| self.deliver_all(letters, ours_until)).await;
        Ok(count)
    }

    async fn deliver_all(&self, letters: Vec<Letter>, ours_until: DateTime<Utc>) {
        for letter in letters {
            if self.clock.now() >= ours_until {
                return;
            }
            let outcome = self.deliver(&letter).await;
            note(&letter, &outcome);
            if let Err(error) = self.outbox.settle(&letter.letter.id, self.clock.now(), &outcome).await {
                // It stays leased and is sent again when the lease runs out.
                tracing::error!(letter.id = %letter.letter.id, %error, "what became of a letter cannot be noted");
            }
        }
    }

    async fn deliver(&self, letter: &Letter) -> Outcome {
        // Writing a letter folds a campaign; a fault in one must not silence all others.
        let composed = AssertUnwindSafe(self.composer.compose(letter)).catch_unwind().await;
        let mail = match composed {
            Ok(Ok(Some(mail))) => mail,
            Ok(Ok(None)) => return Outcome::Withdrawn,
            Ok(Err(error)) => return self.failed(letter, format!("not written: {error:#}")),
            Err(_) => return self.failed(letter, "not written: the composer panicked".to_owned()),
        };
        match self.transport.send(mail.envelope(), &mail.formatted()).await {
            Ok(()) => Outcome::Sent,
            Err(SendError::Later(reason)) => self.failed(letter, reason),
            Err(SendError::Refused(reason)) => Outcome::Dead { reason },
        }
    }

    fn failed(&self, letter: &Letter, reason: String) -> Outcome {
        if letter.attempts >= self.params.most_attempts {
            return Outcome::Dead { reason };
        }
        Outcome::Again { at: self.clock.now() + self.params.wait(letter.attempts), reason }
    }
}

/// Letters that must not overtake each other, together, in their order.
fn by_seat(letters: Vec<Letter>) -> Vec<Vec<Letter>> {
    let mut groups: Vec<Vec<Letter>> = vec![];
    for letter in letters {
        let whom = |letter: &Letter| (letter.letter.campaign, letter.letter.seat, letter.letter.recipient.clone());
        match groups.iter_mut().find(|group| whom(&group[0]) == whom(&letter)) {
            Some(group) => group.push(letter),
            None => groups.push(vec![letter]),
        }
    }
    groups
}

/// Tells metrics and log, without addresses: a server's reply may name one, so reasons stay in the outbox.
fn note(letter: &Letter, outcome: &Outcome) {
    let (id, kind, attempts) = (&letter.letter.id, letter.letter.kind.as_str(), letter.attempts);
    let state = match outcome {
        Outcome::Sent => {
            tracing::info!(letter.id = %id, letter.kind = kind, attempts, "a letter was sent");
            "sent"
        }
        Outcome::Withdrawn => {
            tracing::info!(letter.id = %id, letter.kind = kind, attempts, "a letter was withdrawn");
            "withdrawn"
        }
        Outcome::Again { at, .. } => {
            tracing::warn!(letter.id = %id, letter.kind = kind, attempts, again_at = %at, "a letter was not sent");
            "failed"
        }
        Outcome::Dead { .. } => {
            tracing::error!(letter.id = %id, letter.kind = kind, attempts, "a letter was given up");
            "dead"
        }
    };
    metrics::counter!("sternpost_letters_total", "outcome" => state).increment(1);
}
