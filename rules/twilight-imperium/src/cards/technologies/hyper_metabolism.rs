//! Hyper Metabolism: a command token more in the status phase (LRR 73.5).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::GainsTokens(1)]);
