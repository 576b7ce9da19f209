//! Loyal Engineers: stays through Outrage; any token is spent as material.

use crate::cards::{CourtCard, Passive};
use crate::components::Resource;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 3).passives(&[Passive::Loyal(Resource::Material)]);
