//! The hash chain: a change to one entry changes every hash after it.
//!
//! An entry is hashed by its face (see [`face`](super::face)), which commits to what the entry hides: a hash of the whole would betray it to
//! anybody who tries all possibilities. A hash begins with the form it has, `2:`.

use super::chance::CampaignSecret;
use super::entry::{Entry, NewEntry};
use super::face::{Parts, parts};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use sternpost_core::Seat;
use sternpost_game::hex;
use thiserror::Error;

/// The hash before the first entry.
pub const ORIGIN: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// How hashes begin: by the form of what is hashed.
const FORM: &str = "2:";

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
        /// The number of the entry that does not continue.
        seq: u64,
    },
    /// An entry was changed.
    #[error("entry {seq} is not what was hashed")]
    Changed {
        /// The number of the entry that was changed.
        seq: u64,
    },
}

/// The hash of an entry whose face has this text.
#[must_use]
pub fn hash_of_face(face: &str) -> String {
    format!("{FORM}{}", hex(&Sha256::digest(face)))
}

/// Puts an entry into the chain behind the one with hash `previous`, as written by a server with a name. Two servers may decide the same answer at the same microsecond: their entries differ by
/// who wrote them, so that each knows whether the one that is stored is its own.
#[must_use]
pub fn seal_as(writer: &str, what: NewEntry, previous: &str, secret: &CampaignSecret) -> Entry {
    let parts = parts(&what, previous, secret, writer);
    let hash = hash_of_face(parts.face.get());
    let canonical = serde_json::to_string(&parts).expect("texts are plain data");
    Entry { what, canonical, previous: previous.to_owned(), hash }
}

/// Reads an entry from its stored text.
///
/// # Errors
/// If the text is none of an entry.
pub fn read(canonical: &str) -> Result<NewEntry, serde_json::Error> {
    Parts::read(canonical)?.entry()
}

/// One line of an export.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exported {
    entry: Box<RawValue>,
    previous: String,
    hash: String,
}

/// An entry as a line of an export: its text, byte for byte, with the hashes before and after.
#[must_use]
pub fn exported(entry: &Entry) -> String {
    format!("{{\"entry\":{},\"previous\":\"{}\",\"hash\":\"{}\"}}\n", entry.canonical, entry.previous, entry.hash)
}

/// An entry from a line of an export.
///
/// # Errors
/// If the line is none of an export.
pub fn read_exported(line: &str) -> Result<Entry, serde_json::Error> {
    let Exported { entry, previous, hash } = serde_json::from_str(line)?;
    let canonical = entry.get().to_owned();
    Ok(Entry { what: read(&canonical)?, canonical, previous, hash })
}

/// Checks a whole log from its first entry, every promise opened with the campaign's secret.
///
/// # Errors
/// [`ChainError`] names the first entry that does not hold.
pub fn verify(entries: &[Entry], secret: &CampaignSecret) -> Result<(), ChainError> {
    let mut previous = ORIGIN;
    for (entry, expected) in entries.iter().zip(1..) {
        continues(entry, expected, previous, Some(secret))?;
        previous = &entry.hash;
    }
    Ok(())
}

/// Checks that an entry is number `expected` and goes on from a hash. Without the secret its promises stay closed; all else is looked at.
///
/// # Errors
/// [`ChainError`] says what does not hold.
pub fn continues(entry: &Entry, expected: u64, previous: &str, secret: Option<&CampaignSecret>) -> Result<(), ChainError> {
    let seq = entry.seq;
    if seq != expected {
        return Err(ChainError::Gap { expected, found: seq });
    }
    if entry.previous != previous {
        return Err(ChainError::Broken { seq });
    }
    if is_as_hashed(entry, secret) { Ok(()) } else { Err(ChainError::Changed { seq }) }
}

fn is_as_hashed(entry: &Entry, secret: Option<&CampaignSecret>) -> bool {
    let Ok(parts) = Parts::read(&entry.canonical) else { return false };
    if parts.entry().ok().as_ref() != Some(&entry.what) {
        return false;
    }
    // Nothing stands beside the three texts: what is not hashed is not kept either.
    let is_whole = serde_json::to_string(&parts).is_ok_and(|text| text == entry.canonical);
    let continues = parts.shown().is_ok_and(|face| face.previous == entry.previous);
    is_whole && continues && hash_of_face(parts.face.get()) == entry.hash && secret.is_none_or(|secret| parts.are_as_promised(secret))
}

impl Entry {
    /// The text that was hashed, for anybody.
    #[must_use]
    pub fn face(&self) -> String {
        self.parts().face.get().to_owned()
    }

    /// The text of what the acting seat said, for that seat alone.
    #[must_use]
    pub fn own(&self) -> Option<String> {
        self.parts().own.map(|own| own.get().to_owned())
    }

    /// The text of what one of several seats said that were asked together, for that seat alone.
    #[must_use]
    pub fn own_of(&self, seat: Seat) -> Option<String> {
        self.parts().owns.get(&seat.to_string()).map(|own| own.get().to_owned())
    }

    pub(super) fn parts(&self) -> Parts {
        Parts::read(&self.canonical).expect("what an entry says was read from its parts, or they were made of it")
    }
}
