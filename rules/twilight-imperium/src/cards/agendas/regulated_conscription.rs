//! Regulated Conscription: one fighter or infantry for its cost, not two.

use super::{Agenda, Ballot};
use crate::cards::modifiers::Passive;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::ForAgainst).lasting(&[Passive::OneUnitForItsCost]);
