//! Direct Hit: a ship that sustained damage against one's hit is destroyed.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::Sustained],
        |s, using| {
            // FAQ-AC-6: hits of abilities as well
            if let Occasion::Sustained { seat, unit, system } = using.occasion {
                let own_hit = s.underway.hits.get(&seat).is_some_and(|hits| hits.by == using.seat);
                let vulnerable = s.stats(seat, unit).is_some_and(|stats| !stats.immune_to_direct_hit);
                own_hit && vulnerable && s.units(seat, Location::Space(system)).count_in(unit, Condition::Damaged) > 0
            } else {
                false
            }
        },
        |using, t| {
            let Occasion::Sustained { seat, unit, system } = using.occasion else { return };
            // Damaged ships are taken first.
            hits::destroy(t, using.seat, seat, Location::Space(system), unit, 1);
        },
    ),
);
