//! Fragile of the Universities of Jol-Nar: one less on every combat roll.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::CombatRolls(-1)]);
