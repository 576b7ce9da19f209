//! The hash chain: whoever changes an entry changes every hash after it.

use super::entry::{Entry, NewEntry};
use sha2::{Digest, Sha256};
use sternpost_core::hex;
use thiserror::Error;

/// The hash before the first entry.
pub const ORIGIN: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// A chain that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChainError {
    /// Numbers are missing or doubled.
    #[error("entry {found} stands where entry {expected} should")]
    Gap {
        /// The number that should be there.
        expected: u64,
        /// The number that is.
        found: u64,
    },
    /// An entry does not continue the one before it.
    #[error("entry {seq} does not continue the entry before it")]
    Broken {
        /// Which.
        seq: u64,
    },
    /// An entry was changed.
    #[error("entry {seq} is not what was hashed")]
    Changed {
        /// Which.
        seq: u64,
    },
}

fn hash(previous: &str, canonical: &str) -> String {
    let mut hasher = Sha256::new();
    hasher.update(previous);
    hasher.update(canonical);
    hex(&hasher.finalize())
}

/// Puts an entry into the chain behind the one with hash `previous`.
#[must_use]
pub fn seal(what: NewEntry, previous: &str) -> Entry {
    let canonical = serde_json::to_string(&what).expect("an entry is plain data");
    let hash = hash(previous, &canonical);
    Entry { what, canonical, previous: previous.to_owned(), hash }
}

/// Checks a whole log from its first entry.
///
/// # Errors
/// [`ChainError`] names the first entry that does not hold.
pub fn verify(entries: &[Entry]) -> Result<(), ChainError> {
    let mut previous = ORIGIN.to_owned();
    for (entry, expected) in entries.iter().zip(1..) {
        if entry.seq != expected {
            return Err(ChainError::Gap { expected, found: entry.seq });
        }
        if entry.previous != previous {
            return Err(ChainError::Broken { seq: entry.seq });
        }
        let says = serde_json::from_str::<NewEntry>(&entry.canonical).ok();
        if hash(&previous, &entry.canonical) != entry.hash || says.as_ref() != Some(&entry.what) {
            return Err(ChainError::Changed { seq: entry.seq });
        }
        previous.clone_from(&entry.hash);
    }
    Ok(())
}
