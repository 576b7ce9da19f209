//! Unrelenting of the Sardakk N'orr: one more on every combat roll.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::CombatRolls(1)]);
