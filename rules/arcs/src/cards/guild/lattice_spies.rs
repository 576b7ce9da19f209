//! Lattice Spies: seize the initiative, before anything else is done in the turn.

use crate::cards::CourtCard;
use crate::components::Resource;
use crate::position::underway::Seizure;
use crate::rounds::round;

/// The card.
pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 2).discarded_for(|t, seat| {
    if !t.state.turn().has_acted && round::may_seize(t.state, seat) {
        round::seize(t, seat, Seizure::Card);
    }
});
