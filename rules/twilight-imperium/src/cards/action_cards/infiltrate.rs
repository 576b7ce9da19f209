//! Infiltrate: structures of a planet that is taken are replaced by one's own.

use super::ActionCard;
use crate::cards::taking_over;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(1, Ability::may(&[Timing::GainingControl], taking_over::can, taking_over::act));
