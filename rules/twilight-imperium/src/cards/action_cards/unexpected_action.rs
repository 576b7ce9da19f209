//! Unexpected Action: an own command token comes back from the board.

use super::ActionCard;
use crate::cards::aimed::{self, Aimed};
use crate::components::SystemId;
use crate::economy::command_tokens;
use crate::flow::T;
use crate::position::state::State;
use sternpost_core::Seat;

/// The card.
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
