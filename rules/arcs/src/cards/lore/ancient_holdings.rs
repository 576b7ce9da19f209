//! Ancient Holdings: a slot for a token on the card.

use crate::cards::{Passive, Powers};

/// A token slot more; what it costs to raid is said with those of the board.
pub static LORE: Powers = Powers::passive(&[Passive::HasASlot]);
