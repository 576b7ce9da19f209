//! Transparasteel Plating of the Yssaril: who has passed plays no action cards in their turns.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::SilencesWhoHasPassed]);
