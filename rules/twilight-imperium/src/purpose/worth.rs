//! What a position is worth to a seat, in thousandths of a victory point: the sum of what the other files value.

use super::{aims, dangers, forces, holdings, prospects};
use crate::board::adjacency::adjacent_for_all;
use crate::prelude::*;

/// A point on the track, and what each further one counts more: whoever has many is about to win.
const POINT: i64 = 1000;
const NEARER: i64 = 25;
/// Per cent of what each other player has that counts against one, and per cent of the best of them on top.
const RIVALS: i64 = 12;
const LEADER: i64 = 30;

/// A table with what is looked up again and again.
pub struct Survey<'a> {
    /// The position.
    pub s: &'a State,
    /// The systems beside each system, for everybody.
    pub near: BTreeMap<SystemId, BTreeSet<SystemId>>,
    /// Per cent of what a lasting thing (a planet, a technology) was worth at the start.
    pub lasting: i64,
    /// Units on the board, by seat and type.
    pub units: Vec<BTreeMap<UnitType, i64>>,
}

impl<'a> Survey<'a> {
    fn of(s: &'a State) -> Self {
        let near = s.systems.keys().map(|system| (*system, adjacent_for_all(s, *system))).collect();
        let mut units = vec![BTreeMap::new(); usize::from(s.players.len())];
        for (seat, here) in s.systems.values().map(|system| &system.space).chain(s.planets.values().map(|card| &card.units)).flatten() {
            for (unit, pile) in here.iter() {
                *units[usize::from(seat.0)].entry(unit).or_insert(0) += i64::from(pile.intact + pile.damaged);
            }
        }
        Self { s, near, lasting: lasting(s), units }
    }
}

/// What a position is worth to a seat.
pub fn worth(s: &State, me: Seat) -> i64 {
    if let Some(standings) = &s.standings {
        let rank = standings.iter().find(|standing| standing.seat == me).map_or(9, |standing| i64::from(standing.rank));
        return if rank == 1 { 1_000_000 } else { -100_000 * rank };
    }
    if s.is_eliminated(me) {
        return -1_000_000;
    }
    // What is drafted is leant to, not looked ahead for: nothing of it is on the board yet.
    if s.draft.is_some() {
        return 0;
    }
    let survey = Survey::of(s);
    let has = |seat: Seat| score(s, seat) + holdings::holdings(&survey, seat) + forces::forces(&survey, seat);
    let others: Vec<i64> = s.seats().filter(|seat| *seat != me).map(has).collect();
    has(me) + aims::aims(s, me) + prospects::prospects(&survey, me)
        - dangers::dangers(&survey, me)
        - others.iter().sum::<i64>() * RIVALS / 100
        - others.iter().max().unwrap_or(&0) * LEADER / 100
}

fn score(s: &State, seat: Seat) -> i64 {
    let points = i64::from(s.players[seat].victory_points);
    POINT * points + NEARER * points * points
}

/// Rounds that are still to come, about: 1 to 6.
pub fn rounds_left(s: &State) -> usize {
    let best = s.players.iter().map(|(_, player)| player.victory_points).max().unwrap_or(0);
    let to_win = (s.target().saturating_sub(best) as usize).div_ceil(2);
    let cards = s.objectives.face_down.len() + 1;
    to_win.clamp(1, cards.min(6))
}

fn lasting(s: &State) -> i64 {
    [0, 30, 50, 66, 80, 92, 100][rounds_left(s)]
}
