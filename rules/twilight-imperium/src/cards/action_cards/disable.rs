//! Disable: the PDS of opponents in an invaded system lose their abilities.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::InvasionBegins],
        |s, using| {
            if let Occasion::InvasionBegins { seat, system } = using.occasion {
                let in_system = |at: Location| at.system() == system;
                seat == using.seat && !choosing::units_of_others(s, seat, &[UnitType::Pds], in_system).is_empty()
            } else {
                false
            }
        },
        |_, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.pds_disabled = true;
            }
        },
    ),
);
