//! Arc Secundus, the flagship of the Letnev: it is repaired whenever a round of space combat begins.

use crate::prelude::*;

/// Where the damaged flagship fights.
fn damaged(s: &State, using: &Use) -> Option<Location> {
    let Occasion::SpaceRoundBegins { system, .. } = using.occasion else { return None };
    let at = Location::Space(system);
    let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
    (fights && s.units(using.seat, at).count_in(UnitType::Flagship, Condition::Damaged) > 0).then_some(at)
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::SpaceRoundBegins],
    |s, using| damaged(s, using).is_some(),
    |using, t| {
        let Some(at) = damaged(t.state, using) else { return };
        let units = t.state.units_mut(using.seat, at);
        units.take(UnitType::Flagship, Condition::Damaged, 1);
        units.add(UnitType::Flagship, Condition::Intact, 1);
        t.tell(&Line::Repaired { seat: using.seat, unit: UnitType::Flagship });
    },
)])
.and(&[Passive::FlagshipRepairsItself]);
