//! Analytical of the Jol-Nar: one prerequisite less for whatever upgrades no unit.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::StandsInForAny]);
