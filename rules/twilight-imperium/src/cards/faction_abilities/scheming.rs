//! Scheming of the Yssaril: whenever they draw action cards they draw one more and discard one (FAQ-GEN-12).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::DrawsAndDiscards]);
