//! What nearly every file of the game speaks of, so that a chapter or a card imports only what is peculiar to it.

pub use crate::components::effects::{Buildings, Guilds};
pub use crate::components::{
    AgendaType, Fleet, Focus, Guild, House, Installation, Origin, Resource, Stock, TakeOverPart, TechnologyId, Track,
};
pub use crate::flow::{Asks, T};
pub use crate::galaxy::SectorId;
pub use crate::position::State;
pub use crate::words::{Choice, Line, Measure, Prompt, Why, Word};
pub use sternpost_core::Secret;
pub use sternpost_kit::prelude::*;
