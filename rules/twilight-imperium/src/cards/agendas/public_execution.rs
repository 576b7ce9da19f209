//! Public Execution: a player loses all action cards, the speaker token, and the vote for the rest of the phase.

use super::{Agenda, Ballot, elected_player};
use crate::cards::action_cards;
use crate::words::Line;

pub static AGENDA: Agenda = Agenda::directive(Ballot::Player, |outcome, t| {
    let Some(seat) = elected_player(outcome) else { return };
    action_cards::lose_hand(t, seat);
    if t.state.speaker == seat
        && let Some(left) = t.state.others_clockwise(seat).next()
    {
        t.state.speaker = left;
        t.tell(&Line::BecameSpeaker { seat: left });
    }
    if let Some(phase) = &mut t.state.underway.agenda_phase {
        phase.barred.insert(seat);
    }
    t.tell(&Line::CannotVote { seat });
});
