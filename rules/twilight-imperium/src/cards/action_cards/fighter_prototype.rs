//! Fighter Prototype: fighters hit more easily in the first round of a space combat.

use super::ActionCard;
use crate::prelude::*;

/// What is added to the rolls.
const BONUS: i8 = 2;

/// The system, if a space combat begins there that the player fights in.
fn system(s: &State, using: &Use) -> Option<SystemId> {
    let Occasion::SpaceRoundBegins { round: 1, system } = using.occasion else { return None };
    s.underway.combat.as_ref().filter(|combat| combat.has(using.seat)).map(|_| system)
}

/// Whether the player has fighters there.
fn has_fighters(s: &State, using: &Use) -> bool {
    system(s, using).is_some_and(|system| s.units(using.seat, Location::Space(system)).count(UnitType::Fighter) > 0)
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::SpaceRoundBegins],
        |s, using| system(s, using).is_some(),
        |using, t| {
            if let Some(combat) = &mut t.state.underway.combat {
                *combat.fighter_bonus.entry(using.seat).or_default() += BONUS;
            }
        },
    )
    .idle_when(|s, using| !has_fighters(s, using)),
);
