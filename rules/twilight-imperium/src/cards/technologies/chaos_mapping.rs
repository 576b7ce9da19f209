//! Chaos Mapping of the Saar: nobody else activates their asteroid fields, and a unit is produced at the start of each turn of
//! theirs (FAQ-SAAR-1, FAQ-SAAR-2).

use crate::economy::production;
use crate::position::underway::{ProducingEffect, Production};
use crate::prelude::*;

/// One unit where own units have PRODUCTION; it is no use of it.
fn one_unit(s: &State, seat: Seat, system: SystemId) -> Option<Production> {
    let producers = production::producers_in(s, seat, system);
    let one = production::by_effect(seat, system, producers, 1, ProducingEffect::default());
    (!one.producers.is_empty() && production::can_produce_by(s, &one)).then_some(one)
}

fn systems(s: &State, seat: Seat) -> Vec<SystemId> {
    s.systems.keys().copied().filter(|system| one_unit(s, seat, *system).is_some()).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::TurnBegins],
    |s, using| using.occasion == Occasion::TurnBegins { seat: using.seat } && !systems(s, using.seat).is_empty(),
    |using, t| {
        let Some(Choice::System { system }) = using.choice(0) else { return };
        if let Some(one) = one_unit(t.state, using.seat, system) {
            production::produce_by(t, one);
        }
    },
)
.asking(|s, using| choosing::system(using, systems(s, using.seat)))])
.and(&[Passive::ForbidsActivating(Anomaly::AsteroidField)]);
