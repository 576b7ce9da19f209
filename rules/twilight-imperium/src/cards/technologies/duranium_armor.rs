//! Duranium Armor: after the hits of a combat round one damaged unit is repaired that was not damaged in this round.

use crate::prelude::*;

/// Types of own ships in the combat of which one was damaged before this round.
fn repairable(s: &State, using: &Use) -> Vec<UnitType> {
    let Some(combat) = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat)) else { return vec![] };
    let sustained = combat.sustained.get(&using.seat);
    let new = |unit: UnitType| sustained.and_then(|units| units.get(&unit)).copied().unwrap_or(0);
    let here = s.units(using.seat, Location::Space(combat.system));
    here.iter().filter(|(unit, pile)| pile.damaged > new(*unit)).map(|(unit, _)| unit).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::HitsAssigned],
    |s, using| matches!(using.occasion, Occasion::HitsAssigned { .. }) && !repairable(s, using).is_empty(),
    |using, t| {
        let (Occasion::HitsAssigned { system }, Some(Choice::Unit { unit })) = (&using.occasion, using.choice(0)) else { return };
        let units = t.state.units_mut(using.seat, Location::Space(*system));
        units.take(unit, Condition::Damaged, 1);
        units.add(unit, Condition::Intact, 1);
        t.tell(&Line::Repaired { seat: using.seat, unit });
    },
)
.asking(|s, using| {
    first_choice(
        using,
        using.seat,
        &Prompt::ChooseUnits { by: using.ability.name() },
        repairable(s, using).into_iter().map(|unit| Offer::new(Choice::Unit { unit })),
    )
})])
.and(&[Passive::RepairsAfterHits]);
