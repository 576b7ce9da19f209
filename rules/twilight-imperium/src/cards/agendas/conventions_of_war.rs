//! Conventions of War: cultural planets are not bombarded; against: who was against it loses the hand.

use super::{Agenda, Ballot, Outcome};
use crate::cards::action_cards;
use crate::phases::voting::voters;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::law(Ballot::ForAgainst, |outcome, t| {
    if *outcome == Outcome::Against {
        for seat in voters(t.state, &Outcome::Against) {
            action_cards::lose_hand(t, seat);
        }
    }
})
.lasting(&[Passive::NoBombardment(Trait::Cultural)]);
