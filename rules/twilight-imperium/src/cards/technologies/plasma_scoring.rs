//! Plasma Scoring: one die more for BOMBARDMENT and for SPACE CANNON (FAQ-GEN-4: for each roll, not for each unit).
//!
//! RULING: it is rolled without being asked for, with the unit that hits most easily; at which of several bombarded planets its player
//! says.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::UnitAbilityDice(1)]);
