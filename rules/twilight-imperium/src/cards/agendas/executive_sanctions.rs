//! Executive Sanctions: three action cards are enough for everybody.

use super::{Agenda, Ballot, Outcome};
use crate::cards::action_cards;
use crate::cards::modifiers::Passive;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    for seat in t.state.seats().collect::<Vec<_>>() {
        match outcome {
            Outcome::For => t.next(action_cards::discard_steps(seat)),
            Outcome::Against | Outcome::Player { .. } | Outcome::Planet { .. } | Outcome::Law { .. } | Outcome::Secret { .. } => {
                action_cards::discard_at_random(t, seat)
            }
        }
    }
})
.lasting(&[Passive::HandLimit(3)]);
