//! Everything Outpost says. The wording is in `text/en.ftl`.

use super::state::Ability;
use sternpost_core::{Seat, messages};

messages! {
    "ask";
    /// What is asked.
    pub(crate) enum Ask { Bag, Dusk, Turn, Side }
}

messages! {
    "choice";
    /// What can be picked.
    pub(crate) enum Choice { Oil, Rope, Pass, Use { ability: Ability }, Watch, Sleep, North, South }
}

messages! {
    "line";
    /// What is told.
    pub(crate) enum Line {
        Packed,
        Lit { seat: Seat },
        Watched { seat: Seat, points: u32 },
        Slept { seat: Seat },
        Held { points: u32 },
        Fell { points: u32 },
        Over,
    }
}

messages! {
    "label";
    /// What stands on the board.
    pub(crate) enum Label { Post { seat: Seat }, Points, Bag, Number { n: u32 }, Contents { oil: u32, rope: u32 } }
}
