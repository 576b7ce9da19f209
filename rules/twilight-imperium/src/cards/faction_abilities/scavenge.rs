//! Scavenge of the Saar: a trade good for every planet that is taken.

use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::GainedControl],
    |_, using| matches!(using.occasion, Occasion::GainedControl { seat, .. } if seat == using.seat),
    |using, t| trade_goods::gain(t, using.seat, 1),
)]);
