//! Salvage Operations of the Mentak: a trade good after each space combat that is won or lost, and out of the wrecks of a won one a
//! ship is produced.

use crate::economy::production;
use crate::position::underway::ProducingEffect;
use crate::prelude::*;

/// The types of ships that were destroyed in the combat; what fought like a ship is none (FAQ-MENTAK-3).
fn wrecks(s: &State) -> BTreeSet<UnitType> {
    let destroyed = s.underway.combat.iter().flat_map(|combat| combat.destroyed.values());
    destroyed.flat_map(|units| units.keys().copied()).filter(|unit| unit.is_ship()).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::SpaceCombatWon],
    |_, using| matches!(using.occasion, Occasion::SpaceCombatWon { seat, against, .. } if [seat, against].contains(&using.seat)),
    |using, t| {
        let Occasion::SpaceCombatWon { seat, system, .. } = using.occasion else { return };
        trade_goods::gain(t, using.seat, 1);
        let only = wrecks(t.state);
        if seat == using.seat && !only.is_empty() {
            // FAQ-MENTAK-1, FAQ-MENTAK-2: of the types that the Mentak can have themselves
            let one = production::by_effect(seat, system, vec![], 1, ProducingEffect { only, ..ProducingEffect::default() });
            production::produce_by(t, one);
        }
    },
)]);
