//! Loyal Pilots: stays through Outrage; any token is spent as fuel.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Fuel, 3).passives(&[Passive::Loyal(Resource::Fuel)]);
