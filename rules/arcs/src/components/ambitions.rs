//! The five ambitions and the three markers that declare them (ARCS-COMP-07).

use sternpost_core::terms;

terms! {
    "ambition";
    /// What brings Power, in the order of the board.
    pub enum Ambition { Tycoon, Tyrant, Warlord, Keeper, Empath }
}

impl Ambition {
    /// ARCS-DECL-02: the ambition of cards 2 to 6.
    #[must_use]
    pub fn of_number(number: u8) -> Option<Self> {
        match number {
            2 => Some(Self::Tycoon),
            3 => Some(Self::Tyrant),
            4 => Some(Self::Warlord),
            5 => Some(Self::Keeper),
            6 => Some(Self::Empath),
            _ => None,
        }
    }
}

terms! {
    "marker";
    /// An ambition marker, by the worth of its blue side; the order in which they are flipped (ARCS-CHAP-07).
    pub enum MarkerId { Two, Three, Five }
}

/// The Power a marker brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MarkerPower {
    /// To the first.
    pub first: u8,
    /// To the second.
    pub second: u8,
}

impl MarkerId {
    /// What it brings with this side up.
    #[must_use]
    pub fn worth(self, is_flipped: bool) -> MarkerPower {
        let (first, second) = match (self, is_flipped) {
            (Self::Two, false) => (2, 0),
            (Self::Two, true) => (4, 2),
            (Self::Three, false) => (3, 2),
            (Self::Three, true) => (6, 3),
            (Self::Five, false) => (5, 3),
            (Self::Five, true) => (9, 4),
        };
        MarkerPower { first, second }
    }
}
