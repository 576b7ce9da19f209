//! Unconventional Measures: whoever voted for it draws action cards, or loses all of them.

use super::{Agenda, Ballot, Outcome};
use crate::cards::action_cards;
use crate::phases::voting::voters;
use crate::setup::options::Content;

pub static AGENDA: Agenda = Agenda::directive(Ballot::ForAgainst, |outcome, t| {
    if !t.state.plays_with(Content::ActionCards) {
        return;
    }
    for seat in voters(t.state, &Outcome::For) {
        if *outcome == Outcome::For {
            action_cards::draw(t, seat, 2);
        } else {
            action_cards::lose_hand(t, seat);
        }
    }
});
