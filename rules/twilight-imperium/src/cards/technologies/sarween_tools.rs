//! Sarween Tools: one resource less for all that one use of PRODUCTION produces (FAQ-PROD-2: of nothing else).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::ProductionDiscount(1)]);
