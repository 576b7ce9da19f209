//! Railgun Arrays: who is attacked hits first.

use crate::cards::{Passive, Powers};

/// With a fresh ship, a hit on the attacker before dice are collected.
pub static LORE: Powers = Powers::passive(&[Passive::HitsFirst]);
