//! Lost Star Chart: alpha and beta wormholes lead to one another in this tactical action.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Activated],
        |_, using| matches!(using.occasion, Occasion::Activated { seat, .. } if seat == using.seat),
        |_, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.star_chart = true;
            }
        },
    ),
);
