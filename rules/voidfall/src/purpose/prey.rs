//! What invasions promise: which sectors could be taken with what stands beside them, and what that would bring. A fight is thought over by the rules of fights.

use super::{CORRUPTED_SECTOR, INFLUENCE, POPULATION, TECHNOLOGY, void};
use crate::combat::exchange::{Demand, Fight, Outcome, Role, Side};
use crate::components::effects::Effect;
use crate::galaxy::{Force, Sector};
use crate::invasion::{self, Party};
use crate::prelude::*;

/// Of what a takeover would bring, in percent: the best that can be had now, the second, the third.
const IN_REACH: [i64; 3] = [55, 30, 15];
/// The same for the best one for which there is not enough fleet power yet.
const NOT_YET: i64 = 22;
/// What remains of it where nobody has the energy for an invasion, or no focus with one in hand.
const LATER: i64 = 45;
/// Energy of an invasion by the usual cards.
const ENERGY: u32 = 2;
/// What a token in a sector is worth.
const RECLAIM: i64 = 1_500;
const GLORY: i64 = 700;

/// The fleet power that could come to a sector, with one left in each that is no Home.
pub fn at_hand(s: &State, seat: Seat, at: SectorId) -> Force {
    let mut force = Force::default();
    for from in s.galaxy.beside(at) {
        let held = s.galaxy.sector(from);
        if !held.is_of(seat) {
            continue;
        }
        let mut stays = u8::from(!held.is_home());
        for (fleet, count) in held.force.iter() {
            let left = stays.min(count);
            stays -= left;
            force.add(fleet, count - left);
        }
    }
    force
}

/// What would be left of this force if it took the sector; nothing if it did not.
pub fn left_after(s: &State, seat: Seat, at: SectorId, force: Force) -> Option<u8> {
    if force.is_empty() {
        return None;
    }
    let held = s.galaxy.sector(at);
    let defender = match held.owner {
        Some(owner) => Party::Player(owner),
        None if held.is_voidborn() => Party::Void,
        None => Party::Nobody,
    };
    let invader = Side::new(force, 0, invasion::arms(s, Party::Player(seat), Role::Invader, at));
    let mut fight = invasion::against(s, invader, defender, at);
    go_through(&mut fight);
    (fight.outcome() == Outcome::InvaderHolds).then(|| fight.invader.total())
}

/// To its end: both recall the cheapest first, destroyers add their damage at once.
fn go_through(fight: &mut Fight) {
    loop {
        match fight.go_on(&mut vec![]) {
            Demand::Over => return,
            Demand::Destroyers => fight.decide_destroyers(true),
            Demand::Recall(role) => {
                let cheapest = fight.side(role).force.iter().map(|(fleet, _)| fleet).next();
                fight.recall(role, cheapest.expect("somebody recalls something"));
            }
        }
    }
}

/// What it would bring to take a sector.
pub fn value(s: &State, seat: Seat, at: SectorId) -> i64 {
    let held = s.galaxy.sector(at);
    let tokens: i64 = held.glory.iter().map(|value| i64::from(*value)).sum();
    let influence = match held.owner {
        Some(owner) => i64::from(s.glory(owner)),
        None => i64::from(s.glory(seat)) + tokens,
    };
    let loot = i64::try_from(held.reclaims.len()).unwrap_or(0) * RECLAIM + i64::from(held.fallen.is_some()) * TECHNOLOGY;
    influence * INFLUENCE
        + tokens * GLORY
        + CORRUPTED_SECTOR
        + POPULATION * i64::from(held.population)
        + loot
        + if s.void.is_some() { void::of_a_takeover(s, held) } else { 0 }
}

/// The sectors that nobody else has and that are won with what is at hand, each with its value; and the best of the others, by how near it is.
fn in_reach(s: &State, seat: Seat) -> (Vec<i64>, i64) {
    let (mut won, mut best) = (vec![], 0);
    for at in invasion::targets(s, seat, false) {
        let held = s.galaxy.sector(at);
        if held.owner.is_some() {
            continue;
        }
        let (force, value) = (at_hand(s, seat, at), value(s, seat, at));
        let (have, need) = (i64::from(force.total()), i64::from(needed(held)));
        if left_after(s, seat, at, force).is_some() {
            won.push(value);
        } else {
            best = best.max(value * have.min(need) / need);
        }
    }
    won.sort_unstable_by(|a, b| b.cmp(a));
    (won, best)
}

/// The fleet power that takes a sector, as a rule.
fn needed(held: &Sector) -> u8 {
    held.voidborn + held.count_installations(Buildings::Bulwarks) + 1
}

/// The value of the best sector that would be won now, if one would.
pub fn best(s: &State, seat: Seat, corrupted_only: bool) -> Option<i64> {
    let is_won = |at: &SectorId| left_after(s, seat, *at, at_hand(s, seat, *at)).is_some();
    invasion::targets(s, seat, corrupted_only).into_iter().filter(is_won).map(|at| value(s, seat, at)).max()
}

/// Whether a focus in hand lets one invade.
fn has_means(s: &State, seat: Seat) -> bool {
    let player = &s.players[seat];
    let invades = |effect: &Effect| matches!(effect, Effect::Invade { .. });
    player.focuses.iter().any(|focus| focus.card().actions.iter().any(|action| action.effects.iter().any(invades)))
}

/// What the invasions of the turns to come are worth now.
pub fn prospects(s: &State, seat: Seat, turns_left: i64) -> i64 {
    if turns_left <= 0 {
        return 0;
    }
    let (won, next) = in_reach(s, seat);
    let stock = s.players[seat].stock;
    let payable = usize::try_from((u32::from(stock.energy) + u32::from(stock.credits) / 2) / ENERGY).unwrap_or(0);
    let turns = usize::try_from(turns_left).unwrap_or(0);
    let share = |(number, value): (usize, &i64)| {
        let percent = IN_REACH.get(number).copied().unwrap_or(0);
        let now = value * percent / 100;
        if number < payable && has_means(s, seat) { now } else { now * LATER / 100 }
    };
    won.iter().take(turns).enumerate().map(share).sum::<i64>() + next * NOT_YET / 100
}
