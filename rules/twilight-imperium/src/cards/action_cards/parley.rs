//! Parley: ground forces that land on an own planet are sent back into space.

use super::ActionCard;
use crate::combat::invasion;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Committed],
        |s, using| {
            matches!(using.occasion, Occasion::Committed { seat, planet }
                if seat != using.seat && s.planets[&planet].controller == Some(using.seat))
        },
        |using, t| {
            let Occasion::Committed { seat, planet } = using.occasion else { return };
            invasion::turn_back(t, seat, planet);
        },
    ),
);
