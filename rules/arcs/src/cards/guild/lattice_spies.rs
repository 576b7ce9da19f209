//! Lattice Spies: seize the initiative, before anything else is done in the turn.

use crate::position::underway::Seizure;
use crate::prelude::*;
use crate::rounds::round;

pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 2).discarded_for(|t, seat| {
    if !t.state.turn().has_acted && round::may_seize(t.state, seat) {
        round::seize(t, seat, Seizure::Card);
    }
});
