//! Arbiters of the Hacan: action cards can be part of their transactions.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::DealsInActionCards]);
