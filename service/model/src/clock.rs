//! The clock: the one door through which the service reads the time.

use chrono::{DateTime, SubsecRound, Utc};
use std::sync::Mutex;

/// A clock: tells the time.
pub trait Clock: Send + Sync {
    /// Now, to the microsecond: what the log can hold.
    fn now(&self) -> DateTime<Utc>;
}

/// The machine's clock.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that asks the machine for the time")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}

/// A clock that tests set.
#[derive(Debug)]
pub struct ManualClock(Mutex<DateTime<Utc>>);

impl ManualClock {
    /// Stands at a time.
    #[must_use]
    pub fn at(now: DateTime<Utc>) -> Self {
        Self(Mutex::new(now))
    }

    /// Moves on.
    pub fn advance(&self, by: chrono::TimeDelta) {
        *self.0.lock().expect("nobody panics while holding a time") += by;
    }
}

impl Clock for ManualClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().expect("nobody panics while holding a time")
    }
}
