//! Research Team: Warfare: exhausted, it stands in for a red prerequisite.

use super::{Agenda, Ballot};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Hazardous)))
    .lasting(&[Passive::StandsInFor(Colour::Red)]);
