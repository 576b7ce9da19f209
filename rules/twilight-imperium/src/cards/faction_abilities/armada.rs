//! Armada of the Letnev: two ships more than the fleet pool allows.

use crate::cards::modifiers::{Passive, Texts};

// FAQ-GEN-13: it is no ability that is used, so nothing silences it
pub static TEXTS: Texts = Texts::lasting(&[Passive::FleetLimit(2)]);
