//! Research Team: Propulsion: exhausted, it stands in for a blue prerequisite ([`super::team_of_colour`]).

use super::{Agenda, Ballot};
use crate::components::Trait;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Industrial)));
