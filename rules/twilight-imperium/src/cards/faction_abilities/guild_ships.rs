//! Guild Ships of the Hacan: transactions with everybody.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::DealsWithEverybody]);
