//! Veto: another agenda is revealed instead.

use super::ActionCard;
use crate::phases::agenda_phase::{is_just_revealed, replace};
use crate::prelude::*;

pub static CARD: ActionCard =
    ActionCard::new(1, Ability::may(&[Timing::AgendaRevealed], |s, using| is_just_revealed(s, &using.occasion), |_, t| replace(t)));
