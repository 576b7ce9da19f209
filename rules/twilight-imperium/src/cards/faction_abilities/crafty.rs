//! Crafty of the Yssaril: no law limits their hand of action cards.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::HandIsItsOwn]);
