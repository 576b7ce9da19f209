//! Non-Euclidean Shielding of the Letnev: a unit that sustains damage cancels up to two hits (LRR 66.6).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::SustainingCancels(2)]);
