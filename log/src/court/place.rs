//! The place in the log of an entry that a dispute or a motion names.

/// The place of an entry that a dispute or a motion names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the line that counts, after the start.
    Counts,
    /// On a line that was left behind: a vote may lead back to it.
    Left,
    /// Nowhere.
    Nowhere,
}

impl Place {
    /// Whether it is on the line that counts.
    #[must_use]
    pub fn counts(self) -> bool {
        self == Self::Counts
    }
}
