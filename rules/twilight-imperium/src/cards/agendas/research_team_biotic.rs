//! Research Team: Biotic: exhausted, it stands in for a green prerequisite.

use super::{Agenda, Ballot};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Industrial)))
    .lasting(&[Passive::StandsInFor(Colour::Green)]);
