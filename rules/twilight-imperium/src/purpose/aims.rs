//! What could be scored: how near a player is to each objective, of which one public and one secret are scored in a round.

use super::worth::rounds_left;
use crate::cards::objectives;
use crate::cards::secret_objectives::{self, Requirement as Asks};
use crate::components::Requirement;
use crate::prelude::*;
use std::cmp::Reverse;

/// What a point that could be scored is worth, and the most that one on the way is.
const MET: i64 = 700;
const NEAR: i64 = 600;
/// A secret objective of the action phase: it comes about or does not.
const EVENT: i64 = 220;
/// Per cent less for each objective that has to wait a round longer; what comes too late counts hardly.
const WAIT: i64 = 14;
const TOO_LATE: i64 = 10;
/// Without the whole home system nothing is scored (LRR 12.16).
const HOMELESS: i64 = 900;

/// So much is there of so much that is needed.
type Progress = (u32, u32);

/// What a seat could still score.
pub fn aims(s: &State, seat: Seat) -> i64 {
    let open = s.objectives.revealed.iter().filter(|objective| !s.objectives.scored.get(objective).is_some_and(|by| by.contains(&seat)));
    let public: Vec<(i64, i64)> = open
        .map(|objective| {
            let (points, requirement) = (i64::from(objective.card().points), objective.card().requirement);
            let now = points * towards(progress(s, seat, requirement));
            // What is spent for one objective is there again in the next round, so having it twice over now is worth nothing.
            (now, next_round(s, seat, requirement).map_or(now, |next| points * towards(next).min(NEAR)))
        })
        .collect();
    let hand = s.players[seat].secrets.for_the_rules();
    let secret = hand.iter().map(|secret| secret_progress(s, seat, *secret).map_or(EVENT, towards)).collect();
    let rounds = rounds_left(s);
    let total = best_next(&public, rounds) + one_a_round(secret, 0, rounds);
    let at_home = s.players[seat].faction.sheet().home_planets.iter().all(|planet| s.planets[planet].controller == Some(seat));
    if at_home { total } else { total / 4 - HOMELESS }
}

/// Nearly a point if it is met, a share of it on the way: mostly in proportion, for otherwise the first step would bring nothing.
fn towards((have, need): Progress) -> i64 {
    if have >= need {
        return MET;
    }
    let (have, need) = (i64::from(have), i64::from(need));
    NEAR * (70 * have * need + 30 * have * have) / (100 * need * need)
}

/// One counts as it stands now, the others as they will stand in later rounds.
fn best_next(each: &[(i64, i64)], rounds: usize) -> i64 {
    let with_first = |first: usize| {
        let later = each.iter().enumerate().filter(|(i, _)| *i != first).map(|(_, (_, later))| *later);
        each[first].0 + one_a_round(later.collect(), 1, rounds)
    };
    (0..each.len()).map(with_first).max().unwrap_or(0)
}

/// The best first, beginning so many rounds from now.
fn one_a_round(mut values: Vec<i64>, begin: usize, rounds: usize) -> i64 {
    values.sort_unstable_by_key(|value| Reverse(*value));
    let waits = (begin..).map(|k| if k < rounds { 100 - WAIT * i64::try_from(k).expect("few rounds") } else { TOO_LATE });
    values.into_iter().zip(waits).map(|(value, percent)| value * percent / 100).sum()
}

/// What all planets could pay in the next round; nothing if it is no objective that is paid for.
fn next_round(s: &State, seat: Seat, requirement: Requirement) -> Option<Progress> {
    let with = |worth: &dyn Fn(PlanetId) -> u32| s.planets_of(seat).map(worth).sum::<u32>() + s.players[seat].trade_goods;
    match requirement {
        Requirement::SpendResources(n) => Some((with(&|planet| s.resources(planet)), n)),
        Requirement::SpendInfluence(n) => Some((with(&|planet| s.influence(planet)), n)),
        Requirement::PlanetsOfOneTrait(_)
        | Requirement::UnitUpgrades(_)
        | Requirement::TechnologiesPerColour { .. }
        | Requirement::SpendTradeGoods(_)
        | Requirement::SpendCommandTokens(_)
        | Requirement::PlanetsOutsideHome(_)
        | Requirement::SpecialtyPlanets(_)
        | Requirement::ShipsBesideMecatol(_)
        | Requirement::PlanetsInOtherHomes(_) => None,
    }
}

fn progress(s: &State, seat: Seat, requirement: Requirement) -> Progress {
    let objectives::Progress { have, need } = objectives::progress(s, seat, requirement);
    (have, need)
}

/// The same of a secret objective of the status phase; nothing for those of the action phase.
fn secret_progress(s: &State, seat: Seat, secret: SecretObjectiveId) -> Option<Progress> {
    let objectives::Progress { have, need } = secret_objectives::progress(s, seat, secret)?;
    Some(match secret.requirement() {
        // The planet is the harder part, and worth two ships.
        Asks::MecatolRexWithShips(ships) => {
            let held = s.planets.get(&PlanetId::MecatolRex).is_some_and(|card| card.controller == Some(seat));
            (have + u32::from(held), ships + 2)
        }
        // Half of it is no step: the ships are there, or come in one move.
        Asks::BothWormholes => (u32::from(have >= need), 1),
        Asks::Event(_)
        | Asks::FactionTechnologies(_)
        | Asks::ShipsInSystems(_)
        | Asks::BesideForeignDock
        | Asks::UnitsOnBoard(..)
        | Asks::PlanetsOfTrait(..)
        | Asks::DiscardActionCards(_)
        | Asks::ShipsBesideAnomalies(_)
        | Asks::TechnologiesOfOneColour(_)
        | Asks::ShipBesideForeignHome => (have, need),
    })
}
