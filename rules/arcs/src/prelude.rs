//! What nearly every file of the game speaks of, so that a chapter or a card imports only what is peculiar to it.

pub use crate::Arcs;
pub use crate::board::{control, pieces, reach, supply, tokens};
pub use crate::cards::common::{one_of, optional};
pub use crate::cards::steps::choose;
pub use crate::cards::{Choosing, CourtCard, Moment, Passive, Powers, Special, modifiers};
pub use crate::components::{Action, ActionCard, Ambition, CourtCardId, LeaderId, LoreId, Resource, Suit, SystemId};
pub use crate::flow::{Asks, Part, T, one_of_or};
pub use crate::position::state::{BuildingKind, Condition, State};
pub use crate::words::{Choice, Hint, Line, Prompt, Word};
pub use sternpost_kit::prelude::*;
