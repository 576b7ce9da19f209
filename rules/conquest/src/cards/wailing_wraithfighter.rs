//! Wailing Wraithfighter: reaction, when it was declared as attacker: the opponent discards a card of the opponent's choice.

use crate::cards::choosing::one_of_hand;
use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::DeclaredAttacker], attacks, wail).asking(ask)], ..Card::NEW };

fn attacks(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::DeclaredAttacker { unit } if unit.card == using.this());
    is_this && !s.players[using.other()].hand.is_empty()
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_of_hand(using.other(), s, using) } else { None }
}

fn wail(using: &Use, t: &mut T<'_>) {
    if let Some(Choice::Discard { title }) = using.choice(0) {
        let seat = using.other();
        drawing::discard_from_hand(seat, title, t);
        t.tell(&Line::Discards { seat, title });
    }
}
