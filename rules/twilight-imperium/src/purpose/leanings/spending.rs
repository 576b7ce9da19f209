//! What to pay with, and where command tokens go.

use super::{Asked, each};
use crate::board::fleet;
use crate::position::state::Pool;
use crate::prelude::*;
use sternpost_players::Preference;

/// As a careful player pays: that is what the question proposes.
pub fn paying(asking: &Asked<'_>) -> Vec<Preference> {
    let Picked::Split(proposed) = &asking.question.default else { return vec![] };
    let part = |choice: &Choice| proposed.iter().find(|(other, _)| other == choice).map_or(0, |(_, count)| *count);
    each(asking, &|choice| Preference::up_to(part(choice), i64::from(part(choice))))
}

/// The fleet pool holds the largest stack, three tokens are for actions, two for secondaries; then the rest.
pub fn tokens(asking: &Asked<'_>, step: &command_tokens::Step) -> Vec<Preference> {
    use command_tokens::Step;
    let (s, me) = (asking.state, asking.seat);
    let player = &s.players[me];
    let anew = matches!(step, Step::Redistribute { .. } | Step::GainAndRedistribute { .. });
    let spends = matches!(step, Step::Spend { .. } | Step::PlaceFromReinforcements { .. });
    let stack = s.systems.keys().map(|system| fleet::load(s, me, *system).halves.div_ceil(2)).max().unwrap_or(0);
    let goal = |pool: Pool| match pool {
        Pool::Fleet => stack.clamp(3, 5),
        Pool::Tactic => 3,
        Pool::Strategy => 2,
    };
    each(asking, &|choice| {
        let Choice::Pool { pool } = *choice else { return Preference::to(0) };
        if spends {
            let weight = match pool {
                Pool::Tactic => 2,
                Pool::Fleet => 0,
                Pool::Strategy => 3,
            };
            return Preference::up_to(player.pool(pool).saturating_sub(goal(pool)), weight);
        }
        let has = if anew { 0 } else { player.pool(pool) };
        let weight = match pool {
            Pool::Fleet if has < stack => 9,
            Pool::Tactic => 5,
            Pool::Fleet => 4,
            Pool::Strategy => 3,
        };
        Preference::up_to(goal(pool).saturating_sub(has), weight)
    })
}
