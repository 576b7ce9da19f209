//! The hash chain: whoever changes an entry changes every hash after it.
//!
//! Entries of the first form were hashed whole: SHA-256 of the hash before and the entry's JSON. Such a hash betrays what the
//! entry hides to whoever tries all possibilities. Entries of the second form are hashed by their face (see
//! [`face`](super::face)); their hashes begin with `2:`, so that a chain says itself from where the new form holds. No entry
//! of the first form follows one of the second.

use super::chance::CampaignSecret;
use super::entry::{Entry, NewEntry};
use super::face::{Parts, parts, shown_previous};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use sternpost_core::Seat;
use sternpost_game::hex;
use thiserror::Error;

/// The hash before the first entry.
pub const ORIGIN: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// How hashes begin that tell nothing of what their entries hide.
const SEALED: &str = "2:";

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
    /// An entry has the older form, after one of the newer.
    #[error("entry {seq} has an older form than the entry before it")]
    Older {
        /// Which.
        seq: u64,
    },
}

/// Whether a hash tells nothing of what its entry hides, so that anybody may see it.
#[must_use]
pub fn is_sealed(hash: &str) -> bool {
    hash.starts_with(SEALED)
}

fn hash_of(text: &str) -> String {
    hex(&Sha256::digest(text))
}

/// The hash of an entry whose face has this text.
#[must_use]
pub fn hash_of_face(face: &str) -> String {
    format!("{SEALED}{}", hash_of(face))
}

/// Puts an entry into the chain behind the one with hash `previous`, as written by a server with a name. Two servers may decide the same answer at the same microsecond: their entries differ by
/// who wrote them, so that each knows whether the one that is stored is its own.
#[must_use]
pub fn seal_as(writer: &str, what: NewEntry, previous: &str, secret: &CampaignSecret) -> Entry {
    let parts = parts(&what, previous, secret, writer);
    let hash = format!("{SEALED}{}", hash_of(parts.face.get()));
    let canonical = serde_json::to_string(&parts).expect("texts are plain data");
    Entry { what, canonical, previous: previous.to_owned(), hash }
}

/// An entry of the first form, as servers wrote it before there were faces.
#[must_use]
pub fn seal_openly(what: NewEntry, previous: &str) -> Entry {
    let canonical = serde_json::to_string(&what).expect("an entry is plain data");
    let hash = hash_of(&format!("{previous}{canonical}"));
    Entry { what, canonical, previous: previous.to_owned(), hash }
}

/// What a stored entry says, by its text and its hash.
///
/// # Errors
/// If the text is none of an entry.
pub fn read(canonical: &str, hash: &str) -> Result<NewEntry, serde_json::Error> {
    if is_sealed(hash) { Parts::read(canonical)?.entry() } else { serde_json::from_str(canonical) }
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
    Ok(Entry { what: read(&canonical, &hash)?, canonical, previous, hash })
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
    if is_sealed(previous) && !is_sealed(&entry.hash) {
        return Err(ChainError::Older { seq });
    }
    if is_as_hashed(entry, secret) { Ok(()) } else { Err(ChainError::Changed { seq }) }
}

fn is_as_hashed(entry: &Entry, secret: Option<&CampaignSecret>) -> bool {
    if read(&entry.canonical, &entry.hash).ok().as_ref() != Some(&entry.what) {
        return false;
    }
    let Some(hash) = entry.hash.strip_prefix(SEALED) else {
        return hash_of(&format!("{}{}", entry.previous, entry.canonical)) == entry.hash;
    };
    let Ok(parts) = Parts::read(&entry.canonical) else { return false };
    // Nothing stands beside the three texts: what is not hashed is not kept either.
    let is_whole = serde_json::to_string(&parts).is_ok_and(|text| text == entry.canonical);
    // Of an entry of the first form the next one names a commitment, which the secret opens.
    let previous = match secret {
        Some(secret) => Some(shown_previous(&entry.what, &entry.previous, secret)),
        None => (is_sealed(&entry.previous) || entry.seq == 1).then(|| entry.previous.clone()),
    };
    let continues = parts.shown().is_ok_and(|face| previous.is_none_or(|previous| face.previous == previous));
    is_whole && continues && hash_of(parts.face.get()) == hash && secret.is_none_or(|secret| parts.are_as_promised(secret))
}

impl Entry {
    /// The text that was hashed, for anybody; none in the first form, whose text is hidden.
    #[must_use]
    pub fn face(&self) -> Option<String> {
        self.parts().map(|parts| parts.face.get().to_owned())
    }

    /// The text of what the acting seat said, for that seat alone.
    #[must_use]
    pub fn own(&self) -> Option<String> {
        self.parts()?.own.map(|own| own.get().to_owned())
    }

    /// The text of what one of several seats said that were asked together, for that seat alone.
    #[must_use]
    pub fn own_of(&self, seat: Seat) -> Option<String> {
        self.parts()?.owns.get(&seat.to_string()).map(|own| own.get().to_owned())
    }

    fn parts(&self) -> Option<Parts> {
        is_sealed(&self.hash).then(|| Parts::read(&self.canonical).ok()).flatten()
    }
}
