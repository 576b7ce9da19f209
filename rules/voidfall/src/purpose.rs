//! Playing to win: what a position is worth to a seat and how one leans to answers before looking ahead. Holds no rule; the search that uses it knows no game.
//!
//! Everything here reads the whole state. That is safe, for a player only ever sees twins: what its seat may not know is invented.

mod deeds;
mod leaning;
mod own;
mod prey;
mod trying;
mod void;

use crate::Voidfall;
use crate::flow::Step;
use crate::prelude::*;
use crate::rounds::turn;
use sternpost_players::{Asking, Preference, Purpose, Supposed};

/// Thousandths of a point of influence.
const INFLUENCE: i64 = 1_000;
const WON: i64 = 1_000_000;
/// Of what objectives would bring now: what is sure to come in this cycle, and what for each cycle after it.
const OBJECTIVES_NOW: i64 = 800;
const OBJECTIVES_LATER: i64 = 400;
const PURE_SECTOR: i64 = 3_000;
const CORRUPTED_SECTOR: i64 = 1_200;
const POPULATION: i64 = 450;
const INACTIVE: i64 = 300;
const TECHNOLOGY: i64 = 2_600;
const IMPROVED: i64 = 2_000;
const IMPROVED_LIMIT: i64 = 700;
const TRACK_SPACE: i64 = 800;
const AGENDA_IN_HAND: i64 = 1_200;
const AGENDA_IN_PLAY: i64 = 700;
const TRADE: i64 = 1_300;
const CORRUPTION: i64 = 1_400;
const BOUNTY: i64 = 150;
const UNPAID: i64 = 2_600;
const RESOURCE: i64 = 420;
const YIELD: i64 = 130;
const GLORY_TOKEN: i64 = 900;

impl Purpose for Voidfall {
    fn worth(s: &State, seat: Seat) -> i64 {
        if let Some(standings) = &s.standings {
            let own = standings.iter().find(|standing| standing.seat == seat);
            let rank = own.map_or(9, |standing| i64::from(standing.rank));
            let score = own.map_or(0, |standing| i64::from(standing.score));
            return score * INFLUENCE + if rank == 1 { WON } else { -WON / 10 * rank };
        }
        if s.void.is_some() {
            return void::together(s, seat);
        }
        let mine = own::worth(s, seat);
        let best_rival = s.players.seats().filter(|other| *other != seat).map(|other| own::worth(s, other)).max();
        mine - best_rival.unwrap_or(0) / 4
    }

    /// A turn, or everything between two turns.
    fn is_settled(step: &Step, now: &State, then: &State) -> bool {
        if now.cycle != then.cycle || now.phase != then.phase {
            return true;
        }
        let was_turn = then.turn.is_some();
        if matches!(step, Step::Turn(turn::Step::Select { .. })) {
            was_turn || now.round != then.round
        } else {
            was_turn && now.turn.is_none()
        }
    }

    fn leanings(asking: &Asking<'_, Self>) -> Vec<Preference> {
        leaning::all(asking)
    }

    fn supposed(_: &Step) -> Supposed {
        Supposed::Lean
    }
}
