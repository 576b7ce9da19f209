//! Galactic Bards: who Surpasses or Pivots may declare the first ambition of the round.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 1).passives(&[Passive::DeclaresWhenFollowing]);
