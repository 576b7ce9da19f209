//! Insubordination: another player loses a command token of the tactic pool.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::position::state::State;
use crate::show::messages::{Choice, Line};
use sternpost_core::Seat;

fn targets(s: &State, seat: Seat) -> Vec<Seat> {
    s.others_clockwise(seat).filter(|other| s.players[*other].tactic > 0).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Seat { seat }) = using.choice(0) else { return };
            t.state.players[seat].tactic -= 1;
            t.tell(&Line::ReturnedToken { seat });
        },
    )
    .asking(|s, using| choosing::player(using, targets(s, using.seat))),
);
