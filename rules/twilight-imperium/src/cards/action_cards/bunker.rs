//! Bunker: BOMBARDMENT hits own planets less easily in this invasion.

use super::ActionCard;
use crate::combat::bombardment;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::InvasionBegins],
        |s, using| {
            if let Occasion::InvasionBegins { seat, system } = using.occasion {
                let holds = |planet| s.planets[planet].controller == Some(using.seat) && bombardment::can_bombard(s, seat, *planet);
                seat != using.seat && s.planets_in(system).iter().any(holds)
            } else {
                false
            }
        },
        |using, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.bunkers.insert(using.seat);
            }
        },
    ),
);
