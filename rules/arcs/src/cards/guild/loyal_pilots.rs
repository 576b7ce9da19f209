//! Loyal Pilots: stays through Outrage; any token is spent as fuel.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Fuel, 3).passives(&[Passive::Loyal(Resource::Fuel)]);
