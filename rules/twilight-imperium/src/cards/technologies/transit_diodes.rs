//! Transit Diodes: ground forces go from anywhere to own planets.

use crate::board::fleet;
use crate::prelude::*;

/// How many go at most.
const MOST: u32 = 4;

/// Own ground forces, wherever they are.
fn ground_forces(s: &State, seat: Seat) -> Vec<(UnitType, Location, u32)> {
    let places = s.locations().collect::<Vec<_>>();
    let here = |at: Location| s.units(seat, at).iter().map(move |(unit, pile)| (unit, at, pile.intact + pile.damaged)).collect::<Vec<_>>();
    places.into_iter().flat_map(here).filter(|(unit, _, _)| unit.is_ground_force()).collect()
}

/// How many were picked up.
fn picked_up(using: &Use) -> u32 {
    let parts = using.chosen.first().map(|picked| picked.clone().parts()).unwrap_or_default();
    parts.iter().filter(|(choice, _)| matches!(choice, Choice::Load { .. })).map(|(_, count)| count).sum()
}

/// Which go, then where to.
fn asks(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => {
            let forces = ground_forces(s, using.seat);
            let most = forces.iter().map(|(_, _, count)| count).sum::<u32>().min(MOST);
            let offers = forces.into_iter().map(|(unit, from, count)| Offer::new(Choice::Load { unit, from }).cap(count).at(from.place()));
            Some((using.seat, Question::split_up_to(&Prompt::PickUp { most }, "LRR 3.7", most, offers)))
        }
        1 if picked_up(using) > 0 => {
            let planets = choosing::open_planets(s, using.seat).into_iter();
            let offers = planets.map(|planet| Offer::new(Choice::Planet { planet }).at(planet.place()));
            let count = picked_up(using);
            Some((using.seat, Question::split(&Prompt::SetDown { count }, "LRR 3.7", count, offers).skipped_when_forced()))
        }
        _ => None,
    }
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::TurnBegins],
    |s, using| {
        let begins = using.occasion == Occasion::TurnBegins { seat: using.seat };
        begins && !ground_forces(s, using.seat).is_empty() && !choosing::open_planets(s, using.seat).is_empty()
    },
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::TransitDiodes);
        let parts = |at: usize| using.chosen.get(at).map(|picked| picked.clone().parts()).unwrap_or_default();
        let mut left = vec![];
        for (choice, count) in parts(0) {
            if let Choice::Load { unit, from } = choice {
                t.state.units_mut(using.seat, from).take_any(unit, count);
                left.push(from.system());
            }
        }
        for (choice, count) in parts(1) {
            if let Choice::Planet { planet } = choice {
                t.state.units_mut(using.seat, Location::Planet(planet)).add(UnitType::Infantry, Condition::Intact, count);
                t.tell(&crate::words::Line::PlacedUnits {
                    seat: using.seat,
                    count,
                    unit: UnitType::Infantry,
                    at: Location::Planet(planet),
                });
            }
        }
        for system in left {
            t.next(steps![fleet::Step::Check { seat: using.seat, system }]);
        }
    },
)
.asking(asks)]);
