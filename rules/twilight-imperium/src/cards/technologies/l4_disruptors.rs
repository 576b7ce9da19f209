//! L4 Disruptors of the Letnev: nobody uses SPACE CANNON against their units in an invasion.

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::NoSpaceCannonAgainstLanding]);
