//! What to build and to research.

#![expect(clippy::wildcard_enum_match_arm, reason = "choices are the nouns of the whole game, and a question offers a few of them")]

use super::{Asked, each};
use crate::economy::production::Step;
use crate::prelude::*;
use crate::purpose::holdings::planet_worth;
use sternpost_players::Preference;

/// How one leans while units are produced.
pub fn producing(asking: &Asked<'_>, step: &Step) -> Vec<Preference> {
    let s = asking.state;
    match step {
        Step::Choose => each(asking, &|choice| match *choice {
            Choice::Produce { unit } => wanted(s, asking.seat, unit),
            _ => Preference::to(0),
        }),
        _ => each(asking, &|choice| match *choice {
            Choice::Place { at: Location::Planet(planet), .. } => Preference::to(planet_worth(s, planet)),
            _ => Preference::to(0),
        }),
    }
}

/// Transports and what they carry first, then warships, a few of each.
fn wanted(s: &State, me: Seat, unit: UnitType) -> Preference {
    let planned = s.underway.production.as_ref().and_then(|use_of| use_of.built.get(&unit)).copied().unwrap_or(0);
    let have = s.on_board(me, unit) + planned;
    let up_to = |count: u32| count.saturating_sub(have);
    let (weight, wish) = match unit {
        UnitType::Carrier => (60, up_to(3).min(1)),
        UnitType::Infantry => (50, up_to(14).min(4)),
        UnitType::WarSun => (45, 1),
        UnitType::Flagship => (42, 1),
        UnitType::Dreadnought => (40, up_to(3)),
        UnitType::Cruiser => (35, up_to(3)),
        UnitType::Fighter => (30, up_to(6).min(4)),
        UnitType::Destroyer => (20, up_to(2)),
        UnitType::Pds | UnitType::SpaceDock => (0, 0),
    };
    Preference::up_to(wish, weight)
}

/// A space dock where resources are, three at most; PDS beside ground forces.
pub fn structure(s: &State, me: Seat, choice: &Choice) -> i64 {
    let Choice::Place { unit, at } = *choice else { return 0 };
    let Location::Planet(planet) = at else { return 30 };
    match unit {
        UnitType::SpaceDock if s.on_board(me, UnitType::SpaceDock) < 3 => 50 + 10 * i64::from(s.resources(planet)),
        UnitType::SpaceDock => -1,
        _ => 5 + i64::from(s.units(me, at).ground_forces()),
    }
}

/// Movement and economy first, then upgrades, then the rest.
pub fn technology(choice: &Choice) -> i64 {
    use TechnologyId as T;
    let Choice::Technology { technology } = *choice else { return 0 };
    match technology {
        T::Carrier2 | T::AdvancedCarrier2 | T::GravityDrive => 9,
        T::SarweenTools | T::NeuralMotivator | T::Cruiser2 | T::HyperMetabolism => 8,
        T::AntimassDeflectors | T::FleetLogistics | T::Dreadnought2 | T::Fighter2 => 7,
        _ if technology.card().upgrade.is_some() => 6,
        _ => 4,
    }
}
