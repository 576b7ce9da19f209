//! Van Hauge, the flagship of the Yin: when it is destroyed, so is every other ship in its system.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipTakesAllAlong]);
