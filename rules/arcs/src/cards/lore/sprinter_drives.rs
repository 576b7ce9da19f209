//! Sprinter Drives: fresh ships that moved move once more.

use crate::cards::{Passive, Powers};

/// Some of the fresh ships that moved move again, once.
pub static LORE: Powers = Powers::passive(&[Passive::MovesAgain]);
