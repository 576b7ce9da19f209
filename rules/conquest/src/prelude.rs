//! What nearly every file of the game speaks of, so that a chapter or a card imports only what is peculiar to it.

pub use crate::Conquest;
pub use crate::cards::choosing::{self, one_card};
pub use crate::cards::modifiers::{self, Passive};
pub use crate::cards::{Ability, Card, Cost, Next, Occasion, Timing, Use, Using as _};
pub use crate::components::{CardName, CardType, Faction, Keyword, PlanetId, Title, Token, Trait, WarlordId};
pub use crate::effects::{damage, drawing, lasting, leaving, moving, readiness};
pub use crate::flow::{Asks, T};
pub use crate::position::State;
pub use crate::position::in_play::{At, CardId, Form};
pub use crate::position::places::SlotId;
pub use crate::position::underway::{Change, Until};
pub use crate::words::{Choice, Line, Prompt, Why, Word};
pub use sternpost_kit::prelude::*;
