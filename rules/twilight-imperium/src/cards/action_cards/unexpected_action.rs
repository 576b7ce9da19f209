//! Unexpected Action: an own command token comes back from the board.

use super::ActionCard;
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::components::SystemId;
use crate::economy::command_tokens;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
    s.systems.keys().copied().filter(|system| s.has_token(seat, *system)).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::System { system }) = using.choice(0) else { return };
            command_tokens::recall(t, using.seat, system);
        },
    )
    .asking(|s, using| choosing::system(using, targets(s, using.seat))),
);
