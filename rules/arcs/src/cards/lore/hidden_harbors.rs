//! Hidden Harbors: ships are built fresh anywhere; a fresh starport keeps raiders away.

use crate::cards::{Passive, Powers};

/// Ships that are built are fresh; no raid dice against a fresh starport.
pub static LORE: Powers = Powers::passive(&[Passive::BuildsFreshShips, Passive::BarsRaidDice]);
