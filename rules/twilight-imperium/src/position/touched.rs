//! Whether what stands on the board, or whose planets are whose, has changed since it was last looked after.
//!
//! Every step is followed by a look at things that only matter when units came or went: tokens without plastic, players who
//! have nothing left, entries that are empty. Most steps move nothing; the mark spares them the look.

/// The mark. It is no part of the position: it is not stored, equal positions may differ in it, and a position that is read is
/// looked after once.
#[derive(Clone, Copy, Debug)]
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
    /// Units come or go.
    pub fn mark(&mut self) {
        self.0 = true;
    }

    /// Whether they did; from now on they did not.
    pub fn take(&mut self) -> bool {
        std::mem::take(&mut self.0)
    }
}
