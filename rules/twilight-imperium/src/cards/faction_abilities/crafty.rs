//! Crafty of the Yssaril: nothing limits their hand of action cards.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::HandIsUnlimited]);
