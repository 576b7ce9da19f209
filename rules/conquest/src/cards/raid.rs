//! Raid: action: 1 resource of the opponent's, if the opponent has more.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(Timing::ANY_ACTION, is_poorer, raid).again()], from_hand: true, ..Card::NEW };

fn is_poorer(s: &State, using: &Use) -> bool {
    s.players[using.other()].resources > s.players[using.seat].resources
}

fn raid(using: &Use, t: &mut T<'_>) {
    if is_poorer(t.state, using) {
        let taken = drawing::lose(using.other(), 1, t);
        drawing::gain(using.seat, taken, t);
    }
}
