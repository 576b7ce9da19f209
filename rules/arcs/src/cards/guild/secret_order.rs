//! Secret Order: Keeper and Empath are declared without the zero marker.

use crate::prelude::*;

pub static CARD: CourtCard =
    CourtCard::guild(Resource::Psionic, 2).passives(&[Passive::KeepsNumber(&[Ambition::Keeper, Ambition::Empath])]);
