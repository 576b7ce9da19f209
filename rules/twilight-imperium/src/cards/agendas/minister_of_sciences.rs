//! Minister of Sciences: Technology costs its owner no resources.

use super::{Agenda, Ballot};
use crate::cards::modifiers::Passive;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).lasting(&[Passive::ResearchesWithoutResources]);
