//! Which ships go, what they carry and which way: transports until every planet can be taken, warships until the fight is won.

#![expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and a question offers a few of them")]

use super::conquest::need;
use super::{Asked, each};
use crate::board::units::Units;
use crate::prelude::*;
use crate::purpose::forces::{power, value};
use crate::purpose::prospects::troops_in;
use crate::tactical::movable::capacity;
use crate::tactical::movement::Step;
use crate::tactical::routes::anomaly;
use std::cmp::Reverse;
use sternpost_players::Preference;

/// What is still missing at the active system, with what is on its way.
struct Missing {
    system: SystemId,
    troops: u32,
    power: i64,
    coming: Units,
}

fn missing(s: &State, me: Seat) -> Option<Missing> {
    let action = s.underway.tactical.as_ref()?;
    let need = need(s, me, action.system);
    let aboard: u32 = action.cargo().filter(|cargo| cargo.unit.is_ground_force()).map(|cargo| cargo.count).sum();
    let mut coming = Units::default();
    for moving in &action.moving {
        coming.add(moving.unit, Condition::Intact, moving.count);
    }
    Some(Missing { system: action.system, troops: need.troops.saturating_sub(aboard), power: need.power, coming })
}

impl Missing {
    fn is_too_weak(&self, s: &State, me: Seat) -> bool {
        self.power > power(s, me, &self.coming, UnitType::is_ship)
    }
}

/// How one leans while ships move.
pub fn leanings(asking: &Asked<'_>, step: &Step) -> Vec<Preference> {
    let (s, me) = (asking.state, asking.seat);
    let Some(missing) = missing(s, me) else { return vec![] };
    match step {
        Step::Choose { .. } => sending(asking, missing),
        Step::HowMany { unit, from, .. } => {
            let carries = capacity(s, me, *unit) > 0 && troops_in(s, me, *from) > 0;
            let enough = if carries { missing.troops.div_ceil(capacity(s, me, *unit)) } else { 0 };
            vec![Preference::up_to(if missing.is_too_weak(s, me) { u32::MAX } else { enough.max(1) }, 0)]
        }
        Step::Load { .. } | Step::PickUp { .. } => asking.question.offers.iter().map(|offer| loading(s, me, offer)).collect(),
        Step::Lead { .. } => each(asking, &|choice| match *choice {
            Choice::System { system } => Preference::to(way(s, me, system, missing.system)),
            _ => Preference::to(1),
        }),
        // The shortest safe one.
        Step::ChooseWay { .. } => each(asking, &|choice| Preference::to(i64::from(is_default(&asking.question.default, choice)))),
        Step::Settle { .. } | Step::Arrive { .. } => vec![],
    }
}

fn is_default(default: &Picked<Choice>, choice: &Choice) -> bool {
    match default {
        Picked::One(one) => one == choice,
        Picked::Split(parts) => parts.iter().any(|(part, _)| part == choice),
        Picked::Some(_) | Picked::Arrange(_) | Picked::Amount(_) => false,
    }
}

/// Ships before what they carry; of each as many as are wanted.
fn sending(asking: &Asked<'_>, missing: Missing) -> Vec<Preference> {
    let (s, me) = (asking.state, asking.seat);
    let active = missing.system;
    let fleet = fleet(asking, missing);
    let leaning = |(at, offer): (usize, &Offer<Choice>)| match offer.choice {
        // Who can be carried is.
        Choice::Ship { unit: UnitType::Fighter, .. } => Preference::up_to(fleet[at], 5),
        Choice::Ship { unit, .. } | Choice::DrivenShip { unit, .. } => Preference::up_to(fleet[at], 30 + value(s, me, unit) / 10),
        Choice::Load { from, .. } if from.system() == active => Preference::up_to(0, -1),
        _ => loading(s, me, offer),
    };
    asking.question.offers.iter().enumerate().map(leaning).collect()
}

/// A kind of ships on offer.
struct Squadron {
    at: usize,
    unit: UnitType,
    from: SystemId,
    most: u32,
    capacity: u32,
}

/// How many of each offer go: transports until all that is missing can be carried, the dearest warships until the fight is won, no
/// more than the fleet pool holds.
fn fleet(asking: &Asked<'_>, mut missing: Missing) -> Vec<u32> {
    let (s, me) = (asking.state, asking.seat);
    let squadron = |(at, offer): (usize, &Offer<Choice>)| match offer.choice {
        Choice::Ship { unit, from, .. } | Choice::DrivenShip { unit, from, .. } if unit.is_ship() && from != missing.system => {
            Some(Squadron { at, unit, from, most: offer.cap.unwrap_or(0), capacity: capacity(s, me, unit) })
        }
        _ => None,
    };
    let mut squadrons: Vec<Squadron> = asking.question.offers.iter().enumerate().filter_map(squadron).collect();
    let mut wishes = vec![0; asking.question.offers.len()];
    let mut pool = modifiers::fleet_limit(s, me).saturating_sub(s.units(me, Location::Space(missing.system)).non_fighter_ships());
    let mut send = |squadron: &Squadron, missing: &mut Missing| {
        let counts = u32::from(squadron.unit != UnitType::Fighter);
        let goes = wishes[squadron.at] < squadron.most && pool >= counts;
        if goes {
            wishes[squadron.at] += 1;
            pool -= counts;
            missing.coming.add(squadron.unit, Condition::Intact, 1);
        }
        goes
    };
    let mut troops: BTreeMap<SystemId, u32> = squadrons.iter().map(|squadron| (squadron.from, troops_in(s, me, squadron.from))).collect();
    squadrons.sort_by_key(|squadron| Reverse(squadron.capacity.min(troops[&squadron.from])));
    for squadron in &squadrons {
        loop {
            let carries = squadron.capacity.min(troops[&squadron.from]).min(missing.troops);
            if carries == 0 || !send(squadron, &mut missing) {
                break;
            }
            missing.troops -= carries;
            troops.insert(squadron.from, troops[&squadron.from] - carries);
        }
    }
    squadrons.sort_by_key(|squadron| Reverse(value(s, me, squadron.unit) / 10 - i64::from(squadron.capacity)));
    for squadron in &squadrons {
        while missing.is_too_weak(s, me) && send(squadron, &mut missing) {}
    }
    wishes
}

/// All but one of each planet go, of a strong garrison at home all but two; then fighters.
fn loading(s: &State, me: Seat, offer: &Offer<Choice>) -> Preference {
    match offer.choice {
        Choice::Load { unit, from } if unit.is_ground_force() => {
            let here = offer.cap.unwrap_or(0);
            let stay = match from {
                Location::Planet(planet) => 1 + u32::from(planet.card().system == s.home(me) && here > 3),
                Location::Space(_) => 0,
            };
            Preference::up_to(here.saturating_sub(stay), 20)
        }
        Choice::Load { .. } => Preference::to(10),
        _ => Preference::to(0),
    }
}

/// The nearest way, past troops to pick up, through no rift.
fn way(s: &State, me: Seat, next: SystemId, active: SystemId) -> i64 {
    let far = s.galaxy.distance(next, active).map_or(5, i64::from);
    let rift = i64::from(next != active && anomaly(next) == Some(Anomaly::GravityRift));
    i64::from(troops_in(s, me, next).min(2)) - 2 * far - 9 * rift
}
