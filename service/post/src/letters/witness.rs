//! The evidence a letter carries: the head of the hash chain and the seal of the dice, kept in a mailbox that is not the server's.

use super::Words;
use crate::say;

/// The evidence that a letter carries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Witness {
    /// The last entry when it was written.
    pub seq: u64,
    /// That entry's hash.
    pub hash: String,
    /// SHA-256 of the campaign's secret.
    pub seal: String,
}

impl Witness {
    /// One for samples.
    pub(super) fn sample(seq: u64) -> Self {
        Self { seq, hash: format!("2:{}", "ab".repeat(32)), seal: "cd".repeat(32) }
    }
}

impl Words {
    /// The lines in a letter's foot that programs look for in a mailbox: the end of the hash chain, and what chance is bound by.
    pub(super) fn witness(&self, witness: &Witness) -> [String; 2] {
        // The number of an entry is a name: it gets no separators.
        let seq = witness.seq.to_string();
        let head = if witness.hash.is_empty() { self.t(say::head_later(seq)) } else { self.t(say::head(seq, &witness.hash)) };
        [head, self.t(say::seal(&witness.seal))]
    }
}
