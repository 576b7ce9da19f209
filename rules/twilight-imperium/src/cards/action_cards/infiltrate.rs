//! Infiltrate: structures of a planet that is taken are replaced by one's own.

use super::ActionCard;
use crate::board::control;
use crate::cards::abilities::Ability;
use crate::cards::occasions::{Occasion, Timing};

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::GainingControl],
        |s, using| {
            matches!(using.occasion, Occasion::GainingControl { seat, planet }
                if seat == using.seat && control::has_foreign_structures(s, seat, planet))
        },
        |using, t| {
            if let Occasion::GainingControl { planet, .. } = using.occasion {
                control::take_over_structures(t, using.seat, planet);
            }
        },
    ),
);
