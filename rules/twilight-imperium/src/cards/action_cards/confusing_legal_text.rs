//! Confusing Legal Text: the elected player hands the election on.

use super::ActionCard;
use crate::cards::agendas::{self, Outcome};
use crate::phases::voting;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::Elected],
        |s, using| {
            matches!(using.occasion, Occasion::Elected { seat, .. } if seat == using.seat)
                && agendas::outcome(s) == Some(Outcome::Player { seat: using.seat })
        },
        |using, t| {
            let Some(Choice::Seat { seat }) = using.choice(0) else { return };
            t.tell(&Line::ChosenForElection { seat: using.seat, chosen: seat });
            voting::decide(t, Outcome::Player { seat });
        },
    )
    .asking(|s, using| {
        let offers = s.others_clockwise(using.seat).map(|seat| Offer::new(Choice::Seat { seat }));
        first_choice(using, using.seat, &Prompt::ChoosePlayer { agenda: agendas::voted_on(s) }, offers)
    }),
);
