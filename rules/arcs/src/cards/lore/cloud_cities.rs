//! Cloud Cities: a city outside the slots of a planet, for a token of its type.

use crate::cards::{Passive, Powers};

/// A city more on each planet.
pub static LORE: Powers = Powers::passive(&[Passive::BuildsOutsideSlots]);
