//! Galactic Bards: who Surpasses or Pivots may declare the first ambition of the round.

use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::guild(Resource::Relic, 1).passives(&[Passive::DeclaresWhenFollowing]);
