//! Committee Formation: its owner settles the election of a player without a vote.

use super::{Agenda, AgendaId, Ballot, Outcome, discard_law, voted_on};
use crate::phases::agenda_phase::elects_player;
use crate::phases::voting;
use crate::prelude::*;

pub static AGENDA: Agenda = Agenda::lasting_law(Ballot::Player).with(&[Ability::may(
    &[Timing::VotingBegins],
    |s, using| matches!(using.occasion, Occasion::VotingBegins { .. }) && elects_player(s) && super::outcome(s).is_none(),
    |using, t| {
        let Some(Choice::Seat { seat }) = using.choice(0) else { return };
        discard_law(t, AgendaId::CommitteeFormation);
        t.tell(&Line::ChosenForElection { seat: using.seat, chosen: seat });
        voting::decide(t, Outcome::Player { seat });
    },
)
.asking(|s, using| {
    let offers = s.seats().map(|seat| Offer::new(Choice::Seat { seat }));
    first_choice(using, using.seat, &Prompt::ChoosePlayer { agenda: voted_on(s) }, offers)
})]);
