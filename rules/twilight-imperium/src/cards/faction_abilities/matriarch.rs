//! Matriarch, the flagship of the Naalu: in an invasion beside it fighters land like ground forces (FAQ-NAALU-1, FAQ-NAALU-2).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::FlagshipLandsFighters]);
