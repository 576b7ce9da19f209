//! Fire Team: own dice of a ground combat round are rerolled.

use super::ActionCard;
use crate::combat::dice;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::GroundRolled],
        |s, using| matches!(using.occasion, Occasion::GroundRolled { seat, .. } if seat == using.seat) && dice::has_rolled(s, using.seat),
        |using, t| drop(dice::reroll_chosen(using, t)),
    )
    .asking(dice::ask_which_to_reroll),
);
