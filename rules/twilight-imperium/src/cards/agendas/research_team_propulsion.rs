//! Research Team: Propulsion: exhausted, it stands in for a blue prerequisite.

use super::{Agenda, Ballot};
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Industrial)))
    .lasting(&[Passive::StandsInFor(Colour::Blue)]);
