//! Playing to win: what a position is worth to a seat ([`worth`]) and how one leans to answers before looking ahead
//! ([`leanings`]). Holds no rule; the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

mod leanings;
mod worth;

use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::round;
use sternpost_players::{Asking, Preference, Purpose, Supposed};

impl Purpose for Arcs {
    fn worth(state: &State, seat: Seat) -> i64 {
        worth::worth(state, seat)
    }

    /// A turn: it is over when a card is to be played again, or the chapter ends.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        now.chapter != then.chapter
            || matches!(step, Step::Chapter(_) | Step::Draft(_) | Step::Round(round::Step::Lead | round::Step::Follow(_)))
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference> {
        leanings::leanings(asking)
    }

    /// Others put their tokens in order, and play a card, as they like.
    fn supposed(step: &Step) -> Supposed {
        if matches!(step, Step::Tokens(_)) { Supposed::Lean } else { Supposed::Default }
    }
}
