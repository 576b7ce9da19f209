//! Loyal Keepers: stays through Outrage; any token is spent as relic.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 3).passives(&[Passive::Loyal(Resource::Relic)]);
