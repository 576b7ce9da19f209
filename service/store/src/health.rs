//! The health check of the database, which `/readyz` reports: whether it takes writes. Every commit is a proof; without a recent one a small write
//! is.

use super::StoreError;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// How long a write that succeeded counts: whoever asks more often costs no more writes.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// The health of the database.
#[derive(Default)]
pub(super) struct Health {
    /// When it last took a write, by a clock that nobody sets; none if it has refused one since.
    proved: Mutex<Option<Instant>>,
    /// The damage that was met first. It stays until an operator has looked at it.
    damage: OnceLock<String>,
}

impl Health {
    /// Notes that the database has taken a write.
    pub(super) fn works(&self) {
        *self.proved.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Notes a failure. That the database refuses what breaks its rules is none.
    pub(super) fn failed(&self, error: &StoreError) {
        if let Some(damage) = error.damage() {
            let _ = self.damage.set(damage);
        }
        if !error.is_refusal() {
            *self.proved.lock().unwrap_or_else(PoisonError::into_inner) = None;
        }
    }

    /// Whether it took a write just now; an error if it is known to be damaged.
    pub(super) fn is_proved(&self) -> Result<bool, StoreError> {
        if let Some(damage) = self.damage.get() {
            return Err(StoreError::Damaged(damage.clone()));
        }
        let proved = *self.proved.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(proved.is_some_and(|at| at.elapsed() < GOOD_FOR))
    }

    /// Passes a result on, noting damage that a read has met.
    pub(super) fn noting<T>(&self, result: Result<T, StoreError>) -> Result<T, StoreError> {
        if let Err(error) = &result
            && error.damage().is_some()
        {
            self.failed(error);
        }
        result
    }
}
