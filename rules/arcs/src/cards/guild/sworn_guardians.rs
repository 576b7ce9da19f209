//! Sworn Guardians: nothing else can be stolen from its owner; stolen, it is buried.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 1).passives(&[Passive::Guard]);
