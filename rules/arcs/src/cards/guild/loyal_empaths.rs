//! Loyal Empaths: stays through Outrage; any token is spent as psionic.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 3).passives(&[Passive::Loyal(Resource::Psionic)]);
