//! Whether what stands on the board, or whose planets are whose, has changed since it was last looked after.
//!
//! Every step is followed by a look at things that only matter when units came or went: tokens without plastic, players who
//! have nothing left, entries that are empty. Most steps move nothing; the mark spares them the look.

use serde::{Deserialize, Serialize};

/// The mark. It is kept with the position when it is set, which it is only before the first step: a position that is read must be
/// looked after exactly when the one that was written would have been, or a question that is open already would be asked twice.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touched(bool);

impl Default for Touched {
    fn default() -> Self {
        Self(true)
    }
}

impl PartialEq for Touched {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Touched {
    /// What a position without a word of it means: everything was looked after.
    pub fn not() -> Self {
        Self(false)
    }

    /// Whether there is nothing to keep.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    pub fn is_not(&self) -> bool {
        !self.0
    }

    /// Units come or go.
    pub fn mark(&mut self) {
        self.0 = true;
    }

    /// Whether they did; from now on they did not.
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.0)
    }
}
