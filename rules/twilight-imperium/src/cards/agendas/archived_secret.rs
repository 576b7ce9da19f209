//! Archived Secret: the elected player draws a secret objective.

use super::{Agenda, Ballot, elected_player};
use crate::cards::secret_objectives;

// LRR 12.21a: the limit of three holds
pub static AGENDA: Agenda = Agenda::directive(Ballot::Player, |outcome, t| {
    if let Some(seat) = elected_player(outcome) {
        secret_objectives::draw(t, seat);
    }
});
