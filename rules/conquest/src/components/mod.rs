//! What is in the box, as ids and rows (CONQ-COMP); knows no chapter. What cards do stands below `cards/`, what may be in a deck below `decks/`.

mod factions;
mod keywords;
mod name;
mod planets;
mod printed;
mod titles;
mod tokens;
mod warlords;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod text_tests;

pub use factions::Faction;
pub use keywords::{Keyword, Trait};
pub use name::CardName;
pub use planets::{Category, Planet, PlanetId};
pub use printed::{Attaching, AttachmentLimit, Bearer, CardType, Cost, Form, Loyalty, Printed, Reward, Side};
pub use titles::Title;
pub use tokens::{TOKENS_OF_EACH, Token};
pub use warlords::{STARTING_HAND, STARTING_RESOURCES, WarlordId};
