//! Repair Drones: a ship is repaired after an attack.

use crate::cards::{Passive, Powers};

/// After a battle in which one attacked, one ship there.
pub static LORE: Powers = Powers::passive(&[Passive::RepairsAfterAttacking]);
