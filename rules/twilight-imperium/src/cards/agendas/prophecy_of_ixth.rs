//! Prophecy of Ixth: fighters of its owner hit more easily, as long as the owner produces fighters.

use super::{Agenda, AgendaId, Ballot, discard_law};
use crate::prelude::*;

/// Fighters that one use of PRODUCTION must produce.
const FIGHTERS: u32 = 2;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).lasting(&[
    Passive::FighterRolls(1),
    Passive::Produced(|built, t| {
        if built.get(&UnitType::Fighter).copied().unwrap_or(0) < FIGHTERS {
            discard_law(t, AgendaId::ProphecyOfIxth);
        }
    }),
]);
