//! HARBOURS-MAP: five harbours, and the ways between them.

use sternpost_core::terms;

terms! {
    "harbour";
    /// A harbour.
    pub enum Harbour { Wik, Sund, Holm, Nor, Ost }
}

/// The ways: Holm lies in the middle, the others around it.
pub const WAYS: [(Harbour, Harbour); 8] = [
    (Harbour::Wik, Harbour::Sund),
    (Harbour::Sund, Harbour::Ost),
    (Harbour::Ost, Harbour::Nor),
    (Harbour::Nor, Harbour::Wik),
    (Harbour::Holm, Harbour::Wik),
    (Harbour::Holm, Harbour::Sund),
    (Harbour::Holm, Harbour::Nor),
    (Harbour::Holm, Harbour::Ost),
];

impl Harbour {
    /// The harbours a step away.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let other_end = move |(one, other): (Self, Self)| {
            if self == one {
                Some(other)
            } else {
                (self == other).then_some(one)
            }
        };
        WAYS.into_iter().filter_map(other_end)
    }
}
