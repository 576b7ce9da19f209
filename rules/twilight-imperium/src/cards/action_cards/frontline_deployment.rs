//! Frontline Deployment: infantry on a planet of one's own.

use super::ActionCard;
use crate::cards::component_actions::without_target;
use crate::prelude::*;

/// How many infantry.
const INFANTRY: u32 = 3;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::action(
        |s, using| without_target(choosing::open_planets(s, using.seat)),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            placing::place(t, using.seat, UnitType::Infantry, INFANTRY, Location::Planet(planet));
        },
    )
    .asking(|s, using| choosing::planet(using, choosing::open_planets(s, using.seat))),
);
