//! Insubordination: another player loses a command token of the tactic pool.

use super::ActionCard;
use crate::prelude::*;

struct Insubordination;

impl Aimed for Insubordination {
    type Target = Seat;

    fn targets(s: &State, seat: Seat) -> Vec<Seat> {
        s.others_clockwise(seat).filter(|other| s.players[*other].tactic > 0).collect()
    }

    fn act(_: Seat, other: Seat, t: &mut T<'_>) {
        t.state.players[other].tactic -= 1;
        t.tell(&Line::ReturnedToken { seat: other });
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<Insubordination>());
