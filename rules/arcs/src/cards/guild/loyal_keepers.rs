//! Loyal Keepers: stays through Outrage; any token is spent as relic.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 3).passives(&[Passive::Loyal(Resource::Relic)]);
