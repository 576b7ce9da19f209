//! Minister of War: its owner gives it up after an action of any kind (FAQ-AG-11) to take back a command token and act again.

use super::{Agenda, AgendaId, Ballot, discard_law};
use crate::phases::action_phase;
use crate::prelude::*;

fn has_token_on_board(s: &State, seat: Seat) -> bool {
    s.systems.keys().any(|system| s.has_token(seat, *system))
}

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::ActionPerformed],
    |s, using| {
        using.occasion == Occasion::ActionPerformed { seat: using.seat }
            && !s.players[using.seat].passed
            && has_token_on_board(s, using.seat)
    },
    |using, t| {
        let Some(Choice::System { system }) = using.choice(0) else { return };
        let seat = using.seat;
        discard_law(t, AgendaId::MinisterOfWar);
        command_tokens::recall(t, seat, system);
        t.next(steps![action_phase::Step::TakeGrantedAction { seat }]);
    },
)
.asking(|s, using| {
    let systems = s.systems.keys().copied().filter(|system| s.has_token(using.seat, *system));
    let offers = systems.map(|system| Offer::new(Choice::System { system }).at(system.place()));
    first_choice(using, using.seat, &Prompt::RecallToken, offers)
})]);
