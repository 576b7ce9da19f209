//! Spy: a card of another hand at random.

use super::{ActionCard, deck};
use crate::prelude::*;

struct Spy;

impl Aimed for Spy {
    type Target = Seat;

    /// Players with a card in hand: everybody sees how many they hold.
    fn targets(s: &State, seat: Seat) -> Vec<Seat> {
        s.others_clockwise(seat).filter(|other| !s.players[*other].action_cards.is_empty()).collect()
    }

    fn act(seat: Seat, other: Seat, t: &mut T<'_>) {
        deck::take_at_random(t, other, seat);
    }
}

pub static CARD: ActionCard = ActionCard::new(1, aimed::action::<Spy>());
