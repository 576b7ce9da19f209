//! A short-lived cache of token revocations: up to when the tokens of an address are dead. Every call asks, and hardly ever has anything changed.
//!
//! A cached answer is trusted for so short a time that somebody who revokes tokens can wait for it to expire on every server, also on one that
//! hears nothing of others.

use chrono::{DateTime, Utc};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long a server goes by what it has read.
const TRUSTED: Duration = Duration::from_millis(900);
/// How long whoever revokes waits: a little longer.
pub(super) const KNOWN_EVERYWHERE: Duration = Duration::from_secs(1);
/// Addresses that are remembered.
const MOST: usize = 10_000;

/// A look-up of an address: when it was made, and up to when the address's tokens were dead then.
type Look = (Instant, Option<DateTime<Utc>>);

/// The recent look-ups, by address.
#[derive(Default)]
pub(super) struct Revoked(Mutex<HashMap<String, Look>>);

impl Revoked {
    fn looks(&self) -> MutexGuard<'_, HashMap<String, Look>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The cached answer for an address; none: it has to be read.
    pub(super) fn get(&self, address: &str) -> Option<Option<DateTime<Utc>>> {
        self.looks().get(address).filter(|(read, _)| read.elapsed() < TRUSTED).map(|(_, revoked)| *revoked)
    }

    /// Remembers what was read; `begun` is the moment before.
    pub(super) fn put(&self, address: &str, begun: Instant, revoked: Option<DateTime<Utc>>) {
        let mut looks = self.looks();
        if looks.len() >= MOST {
            looks.retain(|_, (read, _)| read.elapsed() < TRUSTED);
            if looks.len() >= MOST {
                return;
            }
        }
        looks.insert(address.to_owned(), (begun, revoked));
    }

    /// Forgets an address.
    pub(super) fn forget(&self, address: &str) {
        self.looks().remove(address);
    }
}
