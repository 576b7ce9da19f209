//! Senate Sanctuary: two influence more.

use super::{Agenda, Ballot};
use crate::components::Trait;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Planet(|planet| planet.card().trait_of == Some(Trait::Cultural))).adding(0, 2);
