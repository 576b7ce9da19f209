//! Which ships go, what they carry and which way: transports until every planet can be taken, warships until the fight is won.

#![expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and a question offers a few of them")]

use super::conquest::need;
use super::{Asked, each};
use crate::board::units::{Condition, Location, Units};
use crate::components::{Anomaly, SystemId, UnitType};
use crate::position::state::State;
use crate::purpose::forces::{cost, power};
use crate::purpose::prospects::troops_in;
use crate::show::messages::Choice;
use crate::tactical::movement::Step;
use crate::tactical::routes::anomaly;
use sternpost_core::{Lean, Seat};

/// What is still missing at the active system, with what is on its way.
struct Missing {
    system: SystemId,
    troops: u32,
    power: i64,
}

fn missing(s: &State, me: Seat) -> Option<Missing> {
    let action = s.underway.tactical.as_ref()?;
    let need = need(s, me, action.system);
    let cargo = action.moving.iter().flat_map(|moving| &moving.cargo);
    let aboard: u32 = cargo.filter(|cargo| cargo.unit.is_ground_force()).map(|cargo| cargo.count).sum();
    let mut coming = Units::default();
    for moving in &action.moving {
        coming.add(moving.unit, Condition::Intact, moving.count);
    }
    let power = need.power - power(s, me, &coming, UnitType::is_ship);
    Some(Missing { system: action.system, troops: need.troops.saturating_sub(aboard), power })
}

/// How one leans while ships move.
pub fn leanings(asking: &Asked<'_>, step: &Step) -> Vec<Lean> {
    let (s, me) = (asking.state, asking.seat);
    let Some(missing) = missing(s, me) else { return vec![] };
    let capacity = |unit: UnitType| s.stats(me, unit).map_or(0, |stats| stats.capacity);
    match step {
        Step::Choose { .. } => each(asking, &|choice| match *choice {
            Choice::Ship { unit, from, .. } | Choice::DrivenShip { unit, from, .. } => Lean::to(ship(s, me, &missing, unit, from)),
            _ => Lean::to(0),
        }),
        Step::HowMany { unit, from, .. } => {
            let carries = capacity(*unit) > 0 && troops_in(s, me, *from) > 0;
            let enough = if carries { missing.troops.div_ceil(capacity(*unit)) } else { 0 };
            vec![Lean::up_to(if missing.power > 0 { u32::MAX } else { enough.max(1) }, 0)]
        }
        Step::Load { .. } => loading(asking),
        Step::Lead { .. } => each(asking, &|choice| match *choice {
            Choice::System { system } => Lean::to(way(s, me, system, missing.system)),
            _ => Lean::to(1),
        }),
        Step::Settle { .. } | Step::Arrive { .. } => vec![],
    }
}

fn ship(s: &State, me: Seat, missing: &Missing, unit: UnitType, from: SystemId) -> i64 {
    let capacity = s.stats(me, unit).map_or(0, |stats| stats.capacity);
    let carries = if from == missing.system { 0 } else { capacity.min(troops_in(s, me, from)) };
    let transport = if missing.troops > 0 && carries > 0 { 60 + i64::from(carries.min(missing.troops)) } else { -10 };
    let warship = if missing.power > 0 && from != missing.system { 30 + cost(s, me, unit) / 10 - i64::from(capacity) } else { -10 };
    transport.max(warship)
}

/// All but one of each planet go, of a strong garrison at home all but two; then fighters.
fn loading(asking: &Asked<'_>) -> Vec<Lean> {
    let (s, me) = (asking.state, asking.seat);
    let leaning = |offer: &sternpost_core::Offer<Choice>| match offer.choice {
        Choice::Load { unit, from } if unit.is_ground_force() => {
            let here = offer.cap.unwrap_or(0);
            let stay = match from {
                Location::Planet(planet) => 1 + u32::from(planet.card().system == s.home(me) && here > 3),
                Location::Space(_) => 0,
            };
            Lean::up_to(here.saturating_sub(stay), 20)
        }
        Choice::Load { .. } => Lean::to(10),
        _ => Lean::to(0),
    };
    asking.question.offers.iter().map(leaning).collect()
}

/// The nearest way, past troops to pick up, through no rift.
fn way(s: &State, me: Seat, next: SystemId, active: SystemId) -> i64 {
    let far = s.galaxy.distance(next, active).map_or(5, i64::from);
    let rift = i64::from(next != active && anomaly(next) == Some(Anomaly::GravityRift));
    i64::from(troops_in(s, me, next).min(2)) - 2 * far - 9 * rift
}
