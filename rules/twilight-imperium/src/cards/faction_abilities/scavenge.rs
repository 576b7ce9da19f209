//! Scavenge of the Saar: a trade good for every planet that is taken.

use crate::cards::abilities::Ability;
use crate::cards::modifiers::Texts;
use crate::cards::occasions::{Occasion, Timing};
use crate::economy::trade_goods;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::GainedControl],
    |_, using| matches!(using.occasion, Occasion::GainedControl { seat, .. } if seat == using.seat),
    |using, t| trade_goods::gain(t, using.seat, 1),
)]);
