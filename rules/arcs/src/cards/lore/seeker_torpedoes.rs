//! Seeker Torpedoes: assault dice are rolled again, as many as there are fresh ships.

use crate::cards::{Passive, Powers};

/// Once in a battle in which one attacks.
pub static LORE: Powers = Powers::passive(&[Passive::RerollsAssaultDice]);
