//! The outbox worker: takes letters that are due, has them written, sends them, and records the outcome.
//!
//! Delivery is at least once: a crash between the mail server's acknowledgement and our record sends the letter again, under the same Message-ID.
//! Letters to one reader go out one after the other, in the order they were written; readers do not wait for each other. Any number of workers may
//! run on one outbox.

use super::composer::{ComposeError, Composed};
use super::{SendError, Transport};
use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use futures_util::{FutureExt, StreamExt, stream};
use std::convert::Infallible;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sternpost_model::clock::Clock;
use sternpost_store::{ClaimedLetters, DeliveryState, NewLetter, Store, StoreError, StoredLetter, UnreadableRow};
use sternpost_table::panics;
use sternpost_table::talk::delivery::device_of;
use tokio::sync::broadcast::error::RecvError;

/// The lease of taken letters; lengthened while a worker is at work on them, so that only letters of a server that died wait for its end.
pub const LEASE: Duration = Duration::from_secs(60);
/// Letters taken at once.
const BATCH: u32 = 64;
/// Readers written to at the same time.
const PARALLEL: usize = 4;
/// The interval of looking at the outbox when nothing was committed.
const IDLE: Duration = Duration::from_secs(2);
/// Tries before a letter is given up: with the waits below some three days. Mail servers try for four or five
/// (RFC 5321, 4.5.4.1).
pub const MOST_TRIES: u32 = 24;
/// Tries after which a refusal is believed: some ten minutes with the waits below.
pub const MOST_REFUSED: u32 = 8;
/// The wait after the first failure; it doubles with each further one.
const FIRST_WAIT: TimeDelta = TimeDelta::seconds(5);
/// The longest wait.
pub const LONGEST_WAIT: TimeDelta = TimeDelta::hours(6);

/// Writes letters, from the campaign as it stands when they go out.
#[async_trait]
pub trait Writer: Send + Sync {
    /// The message of a letter, if there is still something to say. Its Message-ID must depend on the letter's id alone.
    ///
    /// # Errors
    /// If it cannot be written now; it is tried again.
    async fn write(&self, letter: &NewLetter) -> Result<Composed, ComposeError>;

    /// Decides whether a letter goes out now, as its reader wants it.
    ///
    /// # Errors
    /// If that cannot be known now; it is tried again.
    async fn plan(&self, _letter: &StoredLetter, _now: DateTime<Utc>) -> Result<Plan, ComposeError> {
        Ok(Plan::Send(None))
    }

    /// Called when a letter is given up. `is_of_its_reader`: because of whom it goes to.
    ///
    /// # Errors
    /// If the store fails; the letter is tried again.
    async fn lost(&self, _letter: &NewLetter, _is_of_its_reader: bool) -> Result<(), ComposeError> {
        Ok(())
    }

    /// Called when the device a notice was for, or the channel, is there no more.
    ///
    /// # Errors
    /// If the store fails; the notice is tried again.
    async fn gone(&self, _notice: &NewLetter) -> Result<(), ComposeError> {
        Ok(())
    }
}

/// The plan for a letter that is due.
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    /// It goes out, perhaps as another that stands for several.
    Send(Option<NewLetter>),
    /// Its reader wants it at this moment.
    Hold(DateTime<Utc>),
    /// Its copy goes the second way instead.
    GoneSecond,
    /// So many came back that nothing is sent.
    Unreachable,
}

/// The outcome of a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
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
        /// The reason.
        reason: String,
    },
    /// It waits for the moment at which its reader wants it.
    Held(DateTime<Utc>),
}

impl Outcome {
    /// The same; what is tried again is not tried before a moment.
    fn not_before(self, moment: DateTime<Utc>) -> Self {
        match self {
            Self::Again { at, reason } => Self::Again { at: at.max(moment), reason },
            Self::Sent | Self::Withdrawn | Self::Dead { .. } | Self::Held(_) => self,
        }
    }
}

/// Sends what lies in the outbox.
pub struct Worker {
    /// Where letters wait.
    pub store: Arc<Store>,
    /// Writes them.
    pub composer: Arc<dyn Writer>,
    /// Sends them.
    pub transport: Arc<dyn Transport>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// How long letters stay with a worker that gives no sign of life: [`LEASE`].
    pub lease: Duration,
}

impl Worker {
    /// Works until the store is gone. May be dropped at any time: what was begun is sent again when its lease runs out.
    pub async fn run(self) {
        let mut changes = self.store.subscribe();
        loop {
            match self.round().await {
                Ok(0) => {}
                Ok(_) => continue,
                Err(StoreError::Closed) => return,
                Err(error) => tracing::error!(%error, "the outbox cannot be read"),
            }
            match tokio::time::timeout(IDLE, changes.recv()).await {
                Ok(Err(RecvError::Closed)) => return,
                Ok(Ok(_) | Err(RecvError::Lagged(_))) | Err(_) => {}
            }
        }
    }

    /// Takes what is due and deals with it; returns how many letters that were.
    ///
    /// # Errors
    /// If the outbox cannot be read.
    pub async fn round(&self) -> Result<usize, StoreError> {
        let now = self.clock.now();
        let ClaimedLetters { letters, unreadable } = self.store.claim_letters(now, self.lease, BATCH).await?;
        let count = letters.len() + unreadable.len();
        for row in &unreadable {
            self.set_aside(row).await;
        }
        let ours_until = Mutex::new(now + self.lease);
        let deliver = stream::iter(by_reader(letters)).for_each_concurrent(PARALLEL, |letters| self.deliver_all(letters, &ours_until));
        tokio::select! {
            () = deliver => {}
            never = self.keep(&ours_until) => match never {},
        }
        Ok(count)
    }

    /// Sets a row aside that cannot be read: it is tried again, for a newer server may read it, and given up like a letter that cannot be written.
    async fn set_aside(&self, row: &UnreadableRow) {
        let UnreadableRow { id, attempts, why } = row;
        tracing::error!(letter.id = %id, error = %why, "a letter cannot be read");
        let outcome = self.failed(*attempts, format!("it could not be read: {why}"));
        if let Err(error) = self.settle(id, &outcome).await {
            tracing::error!(letter.id = %id, %error, "what became of a letter cannot be noted");
        }
    }

    /// Lengthens the lease of what was taken, well before it runs out, again and again.
    async fn keep(&self, ours_until: &Mutex<DateTime<Utc>>) -> Infallible {
        loop {
            tokio::time::sleep(self.lease / 3).await;
            let (from, now) = (end_of(ours_until), self.clock.now());
            if now >= from {
                // Too late, whatever held us up: another worker may have taken them.
                std::future::pending::<()>().await;
            }
            match self.store.lengthen_leases(from, now + self.lease).await {
                Ok(()) => *ours_until.lock().expect("nobody panics while holding a time") = now + self.lease,
                Err(error) => tracing::warn!(%error, "the lease of letters could not be lengthened"),
            }
        }
    }

    async fn deliver_all(&self, letters: Vec<StoredLetter>, ours_until: &Mutex<DateTime<Utc>>) {
        for letter in letters {
            // What is not begun by then is left to whoever takes it next.
            if self.clock.now() >= end_of(ours_until) {
                return;
            }
            // The letter before it may have said what this one was to say, and withdrawn it.
            match self.store.is_pending(&letter.letter.id).await {
                Ok(true) => {}
                Ok(false) => continue,
                Err(error) => {
                    tracing::error!(letter.id = %letter.letter.id, %error, "the outbox cannot be read");
                    return;
                }
            }
            let outcome = self.deliver(&letter).await;
            note(&letter, &outcome);
            if let Err(error) = self.settle(&letter.letter.id, &outcome).await {
                // It stays leased and is sent again when the lease runs out.
                tracing::error!(letter.id = %letter.letter.id, %error, "what became of a letter cannot be noted");
            }
        }
    }

    async fn deliver(&self, letter: &StoredLetter) -> Outcome {
        // Writing a letter folds a campaign; a fault in one must not silence all others.
        let outcome = AssertUnwindSafe(self.written_and_sent(letter)).catch_unwind().await;
        let (outcome, is_of_its_reader) = outcome.unwrap_or_else(|_| {
            panics::note("a letter is written", &letter.letter.campaign.map(|id| id.to_string()).unwrap_or_default());
            (self.failed(letter.attempts, "it could not be written: a fault in the server".to_owned()), false)
        });
        if let Outcome::Dead { .. } = outcome
            && let Err(error) = self.composer.lost(&letter.letter, is_of_its_reader).await
        {
            return self.failed(letter.attempts, format!("what follows could not be done: {error}"));
        }
        outcome
    }

    /// Writes and sends a letter: the outcome, and whether that was because of the reader.
    async fn written_and_sent(&self, letter: &StoredLetter) -> (Outcome, bool) {
        let plan = match self.composer.plan(letter, self.clock.now()).await {
            Ok(plan) => plan,
            Err(error) => return (self.failed(letter.attempts, format!("it could not be planned: {error}")), false),
        };
        let outcome = match plan {
            Plan::Send(instead) => return self.sent(letter, instead.as_ref().unwrap_or(&letter.letter)).await,
            Plan::Hold(until) => Outcome::Held(until),
            Plan::GoneSecond => Outcome::Withdrawn,
            Plan::Unreachable => Outcome::Dead { reason: "letters to this reader come back".to_owned() },
        };
        (outcome, false)
    }

    async fn sent(&self, letter: &StoredLetter, written: &NewLetter) -> (Outcome, bool) {
        let message = match self.composer.write(written).await {
            Ok(Composed::Message(message)) => message,
            Ok(Composed::Gone) => return (Outcome::Withdrawn, false),
            Err(error) => return (self.failed(letter.attempts, format!("it could not be written: {error}")), false),
        };
        match self.transport.send(&message).await {
            Ok(()) => (Outcome::Sent, false),
            Err(SendError::Later(reason)) => (self.failed(letter.attempts, reason), false),
            Err(SendError::Refused(reason)) if letter.attempts >= MOST_REFUSED => (Outcome::Dead { reason }, false),
            Err(SendError::Refused(reason)) => (self.failed(letter.attempts, reason), false),
            Err(SendError::Never(reason)) => (Outcome::Dead { reason }, true),
            Err(SendError::NotBefore(reason, wait)) => {
                let outcome = self.failed(letter.attempts, reason);
                (outcome.not_before(self.clock.now() + TimeDelta::from_std(wait).unwrap_or(LONGEST_WAIT)), false)
            }
            Err(SendError::Gone(reason)) => match self.composer.gone(written).await {
                Ok(()) => (Outcome::Withdrawn, false),
                Err(error) => (self.failed(letter.attempts, format!("{reason}, and that could not be noted: {error}")), false),
            },
        }
    }

    fn failed(&self, attempts: u32, reason: String) -> Outcome {
        if attempts >= MOST_TRIES {
            return Outcome::Dead { reason };
        }
        Outcome::Again { at: self.clock.now() + wait(attempts), reason }
    }

    async fn settle(&self, id: &str, outcome: &Outcome) -> Result<(), StoreError> {
        if let Outcome::Held(until) = outcome {
            return self.store.hold_letter(id, *until).await;
        }
        let (state, retry_at, reason) = match outcome {
            Outcome::Sent => (DeliveryState::Sent, None, None),
            Outcome::Withdrawn => (DeliveryState::Withdrawn, None, None),
            Outcome::Again { at, reason } => (DeliveryState::Pending, Some(*at), Some(reason.as_str())),
            Outcome::Dead { reason } => (DeliveryState::Dead, None, Some(reason.as_str())),
            Outcome::Held(_) => return Ok(()),
        };
        self.store.settle_letter(id, state, self.clock.now(), retry_at, reason).await
    }
}

fn end_of(lease: &Mutex<DateTime<Utc>>) -> DateTime<Utc> {
    *lease.lock().expect("nobody panics while holding a time")
}

/// The wait after a number of failures.
fn wait(failures: u32) -> TimeDelta {
    let doubled = 1_i32.checked_shl(failures.saturating_sub(1)).filter(|n| *n > 0).and_then(|n| FIRST_WAIT.checked_mul(n));
    doubled.map_or(LONGEST_WAIT, |wait| wait.min(LONGEST_WAIT))
}

/// Letters that must not overtake each other, together, in their order. A device that is slow to reach holds up no letter.
fn by_reader(letters: Vec<StoredLetter>) -> Vec<Vec<StoredLetter>> {
    let mut groups: Vec<Vec<StoredLetter>> = vec![];
    for letter in letters {
        let device = |letter: &StoredLetter| device_of(&letter.letter.id).map(str::to_owned);
        let is_to_the_same = |first: &StoredLetter| first.letter.recipient == letter.letter.recipient && device(first) == device(&letter);
        match groups.iter_mut().find(|group| is_to_the_same(&group[0])) {
            Some(group) => group.push(letter),
            None => groups.push(vec![letter]),
        }
    }
    groups
}

/// Tells metrics and log, without addresses: a server's reply may name one, so reasons stay in the outbox.
fn note(letter: &StoredLetter, outcome: &Outcome) {
    let (id, kind, attempts) = (&letter.letter.id, letter.letter.kind().name(), letter.attempts);
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
        Outcome::Held(until) => {
            tracing::debug!(letter.id = %id, letter.kind = kind, %until, "a letter waits for its reader's hour");
            return;
        }
    };
    metrics::counter!("sternpost_letters_total", "kind" => letter.letter.kind().name(), "outcome" => state).increment(1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest() {
        assert_eq!([1, 2, 3, 4].map(|failures| wait(failures).num_seconds()), [5, 10, 20, 40]);
        assert_eq!([14, 31, 32, 33, 400].map(wait), [LONGEST_WAIT; 5]);
    }
}
