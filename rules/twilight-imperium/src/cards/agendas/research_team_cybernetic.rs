//! Research Team: Cybernetic: exhausted, it stands in for a yellow prerequisite.

use super::{Agenda, Ballot};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Industrial)))
    .lasting(&[Passive::StandsInFor(Colour::Yellow)]);
