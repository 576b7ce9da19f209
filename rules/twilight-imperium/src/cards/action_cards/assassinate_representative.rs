//! Assassinate Representative: a player cannot vote on the agenda.

use super::ActionCard;
use crate::cards::agendas;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::BeforeVoting],
        |_, using| matches!(using.occasion, Occasion::BeforeVoting { .. }),
        |using, t| {
            let (Some(Choice::Seat { seat }), Some(vote)) = (using.choice(0), &mut t.state.underway.vote) else { return };
            vote.barred.insert(seat);
            t.tell(&Line::CannotVote { seat });
        },
    )
    .asking(|s, using| {
        let offers = s.others_clockwise(using.seat).map(|seat| Offer::new(Choice::Seat { seat }));
        first_choice(using, using.seat, &Prompt::ChoosePlayer { agenda: agendas::voted_on(s) }, offers)
    }),
);
