//! What is in the box, as rows and ids (ARCS-COMP); knows no chapter. The lists of cards that are files of their own stand below `cards/`.

pub mod action_cards;
pub mod ambitions;
pub mod dice;
pub mod map;
pub mod player_board;
pub mod resources;
pub mod setup_cards;

pub use crate::cards::CourtCardId;
pub use crate::cards::leaders::LeaderId;
pub use crate::cards::lore::LoreId;
pub use action_cards::{Action, ActionCard, Standard, Suit};
pub use ambitions::{Ambition, MarkerId};
pub use map::SystemId;
pub use resources::Resource;
pub use setup_cards::SetupCardId;
