//! Mageon Implants of the Yssaril: they look at a hand of action cards and take one of them.

use crate::cards::action_cards;
use crate::cards::component_actions::without_target;
use crate::prelude::*;

/// Players with a card in hand: everybody sees how many they hold.
fn targets(s: &State, seat: Seat) -> Vec<Seat> {
    s.others_clockwise(seat).filter(|other| !s.players[*other].action_cards.is_empty()).collect()
}

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| without_target(targets(s, using.seat)),
    |using, t| {
        let Some(Choice::Seat { seat }) = using.choice(0) else { return };
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::MageonImplants);
        action_cards::look_and_take(t, seat, using.seat);
    },
)
.asking(|s, using| choosing::player(using, targets(s, using.seat)))]);
