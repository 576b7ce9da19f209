//! What nearly every file of the game speaks of, so that a chapter or a card imports only what is peculiar to it.

pub use crate::TwilightImperium;
pub use crate::board::adjacency::adjacent;
pub use crate::board::placing;
pub use crate::board::units::{Condition, Location};
pub use crate::cards::abilities::{Ability, Next, Use, first_choice};
pub use crate::cards::aimed::{self, Aimed};
pub use crate::cards::choosing;
pub use crate::cards::modifiers::{self, Passive, Texts};
pub use crate::cards::occasions::{Occasion, Timing, window};
pub use crate::combat::hits;
pub use crate::components::{
    ActionCardId, AgendaId, Anomaly, Colour, FactionAbilityId, FactionId, PlanetId, SecretObjectiveId, StrategyCardId, SystemId,
    TechnologyId, Trait, UnitType, Wormhole,
};
pub use crate::economy::{command_tokens, research, trade_goods};
pub use crate::flow::{Asks, Part, T};
pub use crate::position::state::State;
pub use crate::words::{Choice, Hint, Line, Prompt, Said, Why, Word};
pub use sternpost_kit::prelude::*;
