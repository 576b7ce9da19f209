//! Loyal Empaths: stays through Outrage; any token is spent as psionic.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 3).passives(&[Passive::Loyal(Resource::Psionic)]);
