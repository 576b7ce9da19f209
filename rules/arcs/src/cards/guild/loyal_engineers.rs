//! Loyal Engineers: stays through Outrage; any token is spent as material.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Material, 3).passives(&[Passive::Loyal(Resource::Material)]);
