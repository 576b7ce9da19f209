//! Frontline Deployment: infantry on a planet of one's own.

use super::ActionCard;
use crate::board::placing;
use crate::board::units::Location;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::components::UnitType;
use crate::show::messages::Choice;

/// How many infantry.
const INFANTRY: u32 = 3;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !choosing::open_planets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Planet { planet }) = using.choice(0) else { return };
            placing::place(t, using.seat, UnitType::Infantry, INFANTRY, Location::Planet(planet));
        },
    )
    .asking(|s, using| choosing::planet(using, choosing::open_planets(s, using.seat))),
);
