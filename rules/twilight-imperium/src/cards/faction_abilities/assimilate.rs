//! Assimilate of the L1Z1X: structures on a planet they take become theirs (LRR 27.13: before they would be destroyed).

use crate::board::control;
use crate::cards::abilities::Ability;
use crate::cards::modifiers::Texts;
use crate::cards::occasions::{Occasion, Timing};

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
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
)]);
