//! [0.0.1], the flagship of the L1Z1X: its hits, and those of dreadnoughts beside it, pass fighters.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipAimsPastFighters]);
