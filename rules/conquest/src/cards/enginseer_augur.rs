//! Enginseer Augur: interrupt, when it is about to leave play: of the first 6 cards of the deck an Astra Militarum support that costs 2 or less may enter
//! play, the others go under the deck.

use crate::cards::{Then, searching};
use crate::effects::entering::{may_control, put_into_play};
use crate::position::printed::cost_of;
use crate::prelude::*;

const CARDS: usize = 6;
const DEAREST: u32 = 2;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Leaving], leaves, |using, t| searching::look(using, CARDS, t))],
    then: Some(Then { ask, resolve: build }),
    ..Card::NEW
};

fn leaves(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::Leaving { card } if card.named.card == using.this());
    is_this && !s.players[using.seat].deck.is_empty()
}

fn ask(s: &State, using: &Use) -> Next {
    searching::ask(s, using, 0, CARDS, true, |title| {
        let printed = title.card();
        let is_support = printed.card_type == CardType::Support && printed.faction == Some(Faction::AstraMilitarum);
        is_support && cost_of(title) <= DEAREST && may_control(s, using.seat, title)
    })
}

fn build(using: &Use, t: &mut T<'_>) {
    if let Some(title) = searching::end(using, 0, CARDS, t) {
        put_into_play(using.seat, title, Form::Support, At::Hq(using.seat), t);
    }
}
