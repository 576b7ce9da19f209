//! What the tables of cards speak of.

pub use super::effects::{
    Along, At, Buildings, Condition, Connector, Cost, Count, Deed, Effect, Guilds, Objective, Research, Sectors, Spots, Technologies,
};
pub use super::focuses::ActionName;
pub use super::provenance::Provenance;
pub use super::{AgendaType, Fleet, Focus, Guild, House, Installation, Resource, Stock, TechnologyId, Track};
pub use sternpost_core::terms;
