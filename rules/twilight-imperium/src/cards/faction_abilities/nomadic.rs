//! Nomadic of the Saar: they score objectives without their home system (LRR 12.16).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::ScoresWithoutHome]);
