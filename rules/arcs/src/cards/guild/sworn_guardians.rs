//! Sworn Guardians: nothing else can be stolen from its owner; stolen, it is buried.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 1).passives(&[Passive::Guard]);
