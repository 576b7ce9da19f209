//! Playing to win: what a position is worth to a seat ([`worth`]) and how one leans to answers before looking ahead
//! ([`leanings`]). Holds no rule; the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

mod aims;
mod dangers;
mod deals;
mod forces;
mod holdings;
mod leanings;
mod prospects;
mod worth;

use crate::flow::Step;
use crate::phases::action_phase;
use crate::prelude::*;
use sternpost_players::{Asking, Preference, Purpose, Supposed};

impl Purpose for TwilightImperium {
    fn worth(state: &State, seat: Seat) -> i64 {
        worth::worth(state, seat)
    }

    /// A turn, a vote, a phase, a pick of a draft: whichever ends first.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        let on = |s: &State| {
            let turn = s.underway.turn.as_ref().map(|turn| turn.seat);
            let vote = s.underway.vote.as_ref().map(|vote| vote.agenda);
            (s.round, s.phase, turn, vote)
        };
        matches!(step, Step::ActionPhase(action_phase::Step::TakeAction { .. }) | Step::Draft(_)) || on(now) != on(then)
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference> {
        leanings::leanings(asking)
    }

    fn overtures(step: &Step, state: &State, seat: Seat) -> Vec<Vec<Picked<Choice>>> {
        deals::overtures(step, state, seat)
    }

    /// Everybody takes losses sensibly; otherwise people mostly pass.
    fn supposed(step: &Step) -> Supposed {
        if matches!(step, Step::Hits(hits::Step::Assign { .. })) { Supposed::Lean } else { Supposed::Default }
    }
}
