//! Playing to win: what a position is worth to a seat ([`worth`]) and how one leans to answers before looking ahead ([`leanings`]). What orders promise stands
//! in [`plans`], what an Advance among them in [`attacks`], what a seat is after in [`goals`], the board at a glance in [`survey`]. Holds no rule; the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

mod attacks;
mod fights;
mod goals;
mod leanings;
mod plans;
mod rounds_left;
mod ships;
mod survey;
mod ways;
mod worth;

use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::operations;
use crate::setup::laying;
use sternpost_players::{Asking, Preference, Purpose, Supposed};

impl Purpose for ForbiddenStars {
    fn worth(s: &State, seat: Seat) -> i64 {
        worth::worth(s, seat)
    }

    /// A tile with what lies on it; all own orders of a round together; an order from its token to its end, with the combat in it; a turn with events.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        if now.round != then.round || now.phase != then.phase {
            return true;
        }
        match now.phase {
            Phase::Setup => matches!(step, Step::Laying(laying::Step::Tile { .. } | laying::Step::LayStorm { .. })),
            Phase::Planning => plans::has_laid_all(now, then),
            Phase::Operations => matches!(step, Step::Operations(operations::Step::Reveal { .. })),
            Phase::Refresh => now.refreshing.as_ref().map(|turn| turn.seat) != then.refreshing.as_ref().map(|turn| turn.seat),
        }
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference> {
        leanings::leanings(asking)
    }

    /// Others fight as they lean.
    fn supposed(step: &Step) -> Supposed {
        if matches!(step, Step::Battle(_) | Step::Strike(_)) { Supposed::Lean } else { Supposed::Default }
    }
}
