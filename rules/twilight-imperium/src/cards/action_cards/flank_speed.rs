//! Flank Speed: a move more for every ship.

use super::ActionCard;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    4,
    Ability::may(
        &[Timing::Activated],
        |_, using| matches!(using.occasion, Occasion::Activated { seat, .. } if seat == using.seat),
        |_, t| {
            if let Some(action) = &mut t.state.underway.tactical {
                action.bonus_moves += 1;
            }
        },
    ),
);
