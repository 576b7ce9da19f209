//! What is in the box, as data: tiles, planets, units, technologies, factions, public objectives, strategy cards, layouts.
//!
//! Nothing here changes during a campaign and nothing here is a rule: tables with one row per component, found by id. The
//! order of the ids is the order of the tables. What cards and sheets do is a file of its own for each under `cards/`; the lists of most stand there.

mod factions;
mod maps;
mod objectives;
mod planets;
mod presets;
mod secret_objectives;
pub mod slices;
mod strategy_cards;
mod systems;
mod technologies;
mod unit_cards;
mod units;

#[cfg(test)]
mod tests;

pub use crate::cards::action_cards::ActionCardId;
pub use crate::cards::agendas::AgendaId;
pub use crate::cards::faction_abilities::FactionAbilityId;
pub use crate::cards::promissory_notes::NoteKind;
pub use factions::{Faction, FactionId};
pub use maps::{Layout, axial, layout, position_at};
pub use objectives::{Objective, ObjectiveId, Requirement, Stage};
pub use planets::{Planet, PlanetId, Trait};
pub use presets::preset;
pub use secret_objectives::SecretObjectiveId;
pub(crate) use secret_objectives::secret_objectives;
pub use strategy_cards::StrategyCardId;
pub use systems::{Anomaly, Back, CREUSS_GATE, CREUSS_HOME, MECATOL, SystemId, SystemTile, TILES, Wormhole, tile};
pub(crate) use technologies::technologies;
pub use technologies::{Colour, Technology, TechnologyId};
pub use unit_cards::UnitCard;
pub use units::{Category, Combat, CombatDice, Dice, Excess, Production, UnitStats, UnitType, current};
