//! What nearly every file of the game speaks of, so that a chapter or a card imports only what is peculiar to it.

pub use crate::ForbiddenStars;
pub use crate::board::edges::Edge;
pub use crate::components::{AreaId, Asset, Faction, OrderKind, Structure, SystemId, UnitId};
pub use crate::flow::{Asks, T};
pub use crate::position::{Phase, State};
pub use crate::words::{Choice, Line, Measure, Prompt, Why, Word};
pub use sternpost_kit::prelude::*;
