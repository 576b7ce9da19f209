//! Courageous to the End: a lost ship may take ships of the opponent with it.

use super::ActionCard;
use crate::combat::{dice, joining, space_combat};
use crate::prelude::*;

/// Dice that are rolled.
const DICE: u32 = 2;

/// The ship that was lost in a space combat, with what its dice hit on, and the opponent.
fn lost(s: &State, using: &Use) -> Option<(UnitType, u8, Seat)> {
    let Occasion::UnitsDestroyed { seat, unit, .. } = using.occasion else { return None };
    let combat = s.underway.combat.as_ref().filter(|combat| combat.has(using.seat))?;
    let opponent = combat.opponent(using.seat);
    let hit = s.stats(seat, unit)?.combat?.hit;
    let has_targets = joining::fights(s, opponent, combat.system);
    // FAQ-NEKRO-2
    let is_ship = unit.is_ship() || (unit == UnitType::Infantry && combat.joined.contains_key(&seat));
    (seat == using.seat && is_ship && has_targets).then_some((unit, hit, opponent))
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::UnitsDestroyed],
        |s, using| lost(s, using).is_some(),
        |using, t| {
            let Some((unit, hit, opponent)) = lost(t.state, using) else { return };
            let roll = dice::roll(t, DICE, hit);
            t.tell(&Line::AbilityRolled { seat: using.seat, unit, hit, dice: roll.dice, hits: roll.hits });
            // FAQ-AC-2: they are no hits; the opponent says which ships are destroyed
            t.next(steps![space_combat::Step::LoseShips { seat: opponent, by: using.seat, with: Some(using.ability), count: roll.hits }]);
        },
    ),
);
