//! Entering play (CONQ-ROUND-03, CONQ-SUP-31): deployed or put there, ready, with a number of its own.

use crate::cards::door::forced;
use crate::cards::occasions::window;
use crate::position::in_play::{InPlay, Named};
use crate::prelude::*;

/// As what a card usually enters play.
#[must_use]
pub fn usual_form(face: CardName) -> Form {
    match face.card().card_type {
        CardType::Warlord => Form::Warlord,
        CardType::Army => Form::Army,
        CardType::Token => Form::Token,
        CardType::Attachment => Form::Attachment,
        CardType::Support => Form::Support,
        CardType::Event => unreachable!("an event never enters play"),
    }
}

/// Lays a card on the table, without anybody reacting: the lowest free number of its face is its own.
pub fn lay(seat: Seat, face: CardName, form: Form, at: At, s: &mut State) -> CardId {
    s.next_card += 1;
    let id = CardId(s.next_card);
    let taken: Vec<u16> = s.in_play().filter(|(_, card)| card.face == face).map(|(_, card)| card.number).collect();
    let number = (1..=u16::MAX).find(|number| !taken.contains(number)).expect("fewer cards are in play than there are numbers");
    let card = InPlay { face, number, form, owner: seat, controller: seat, at, is_ready: true, damage: 0, resources: 0, uses: 0 };
    s.cards.insert(id, card);
    id
}

/// A card of a seat enters play; whatever pile it was in it has left.
pub fn enter(seat: Seat, face: CardName, form: Form, at: At, t: &mut T<'_>) -> Named {
    let id = lay(seat, face, form, at, t.state);
    if let Some(battle) = &mut t.state.underway.battle {
        battle.is_lively = true;
    }
    let card = t.state.named(id);
    t.next(steps![forced(Occasion::Entered { card }), window(Occasion::Entered { card })]);
    card
}

/// A card is put into play: it costs nothing and was not deployed (CONQ-SUP-31). RULING: one that is Limited neither counts nor is barred.
pub fn put_into_play(seat: Seat, title: Title, form: Form, at: At, t: &mut T<'_>) -> Named {
    let to = moving::place(at, t.state);
    let card = enter(seat, title.into(), form, at, t);
    t.tell(&Line::PutIntoPlay { seat, card: card.name(), to });
    card
}

/// Tokens are made (CONQ-COMP-03). RULING: as many as needed.
pub fn make_tokens(seat: Seat, token: Token, count: u32, at: At, t: &mut T<'_>) {
    if count > 0 {
        t.tell(&Line::MakesTokens { seat, count, token, to: moving::place(at, t.state) });
    }
    for _ in 0..count {
        enter(seat, token.into(), Form::Token, at, t);
    }
}

/// CONQ-SUP-26: whether a seat could have another card of that title in play.
#[must_use]
pub fn may_control(s: &State, seat: Seat, title: Title) -> bool {
    !title.card().is_unique || !s.in_play().any(|(_, card)| card.controller == seat && card.face.title() == Some(title))
}
