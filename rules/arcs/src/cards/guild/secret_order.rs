//! Secret Order: Keeper and Empath are declared without the zero marker.

use crate::cards::{CourtCard, Passive};
use crate::components::{Ambition, Resource};

/// The card.
pub static CARD: CourtCard =
    CourtCard::guild(Resource::Psionic, 2).passives(&[Passive::KeepsNumber(&[Ambition::Keeper, Ambition::Empath])]);
