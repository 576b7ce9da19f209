//! Unexpected Action: an own command token comes back from the board.

use super::ActionCard;
use crate::prelude::*;

struct UnexpectedAction;

impl Aimed for UnexpectedAction {
    type Target = SystemId;

    fn targets(s: &State, seat: Seat) -> Vec<SystemId> {
        s.systems.keys().copied().filter(|system| s.has_token(seat, *system)).collect()
    }

    fn act(seat: Seat, system: SystemId, t: &mut T<'_>) {
        command_tokens::recall(t, seat, system);
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<UnexpectedAction>());
