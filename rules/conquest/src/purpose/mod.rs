//! Playing to win: what a position is worth to a seat ([`worth`]) and how one leans to answers before looking ahead ([`leanings`]). Holds no rule;
//! the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

mod leanings;
mod worth;

use crate::combat::battle;
use crate::flow::Step;
use crate::phases::{combat, command, deploy, round};
use crate::position::Phase;
use crate::prelude::*;
use sternpost_players::{Asking, Preference, Purpose, Supposed};

impl Purpose for Conquest {
    fn worth(s: &State, seat: Seat) -> i64 {
        worth::worth(s, seat)
    }

    /// A deploy turn, the dials, a combat round, a battle: what is on is settled with the next of these. Dials are set for the battles that
    /// follow: they are settled once the first of these is over.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        if now.round != then.round || matches!(step, Step::Round(round::Step::Begin)) {
            return true;
        }
        if then.phase == Phase::Command {
            return matches!(step, Step::Combat(combat::Step::NextBattle)) && !now.underway.fought.is_empty();
        }
        let is_next = matches!(
            step,
            Step::Deploy(deploy::Step::Turn(_))
                | Step::Command(command::Step::Dials)
                | Step::Battle(battle::Step::NextRound)
                | Step::Round(round::Step::PhaseEnds)
        );
        is_next || now.underway.battle.is_some() != then.underway.battle.is_some()
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference> {
        leanings::leanings(asking)
    }

    /// Others attack and shield as they like.
    fn supposed(step: &Step) -> Supposed {
        if matches!(step, Step::Battle(_) | Step::Attack(_) | Step::Shields(_)) { Supposed::Lean } else { Supposed::Default }
    }
}
