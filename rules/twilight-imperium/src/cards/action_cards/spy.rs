//! Spy: a card of another hand at random.

use super::{ActionCard, deck};
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::occasions::Timing;
use crate::position::state::State;
use crate::show::messages::Choice;
use sternpost_core::Seat;

/// Players with a card in hand: everybody sees how many they hold.
fn targets(s: &State, seat: Seat) -> Vec<Seat> {
    s.others_clockwise(seat).filter(|other| !s.players[*other].action_cards.for_the_rules().is_empty()).collect()
}

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::ComponentAction],
        |s, using| using.is_action() && !targets(s, using.seat).is_empty(),
        |using, t| {
            let Some(Choice::Seat { seat }) = using.choice(0) else { return };
            deck::take_at_random(t, seat, using.seat);
        },
    )
    .asking(|s, using| choosing::player(using, targets(s, using.seat))),
);
