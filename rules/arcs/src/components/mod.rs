//! What is in the box, as rows and ids (ARCS-COMP); knows no chapter.

pub mod action_cards;
pub mod ambitions;
pub mod court_cards;
pub mod dice;
pub mod leaders;
pub mod lore;
pub mod map;
pub mod player_board;
pub mod resources;
pub mod setup_cards;

pub use action_cards::{Action, ActionCard, Standard, Suit};
pub use ambitions::{Ambition, MarkerId};
pub use court_cards::CourtCardId;
pub use leaders::LeaderId;
pub use lore::LoreId;
pub use map::SystemId;
pub use resources::Resource;
pub use setup_cards::SetupCardId;
