//! Mirror Plating: who attacks with assault dice is intercepted.

use crate::cards::{Passive, Powers};

/// One intercept symbol more when defending against assault dice.
pub static LORE: Powers = Powers::passive(&[Passive::AddsAnIntercept]);
