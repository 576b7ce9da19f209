//! J.N.S. Hylarim, the flagship of the Jol-Nar: a 9 or 10 of its own dice brings two hits more.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipHitsMore((9, 2))]);
