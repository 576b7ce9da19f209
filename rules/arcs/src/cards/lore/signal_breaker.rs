//! Signal Breaker: an undamaged fleet ignores an intercept symbol.

use crate::cards::{Passive, Powers};

/// One intercept symbol less when attacking with fresh ships only.
pub static LORE: Powers = Powers::passive(&[Passive::IgnoresAnIntercept]);
