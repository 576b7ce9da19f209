//! Coliseum Fighters: reaction, when they have entered play: the topmost event of the player's discard pile returns to the hand.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Entered], has_entered, recover)], ..Card::NEW };

fn is_event(title: Title) -> bool {
    title.card().card_type == CardType::Event
}

fn has_entered(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::Entered { card } if card.card == using.this());
    is_this && drawing::topmost(s, using.seat, is_event).is_some()
}

fn recover(using: &Use, t: &mut T<'_>) {
    if let Some(title) = drawing::topmost(t.state, using.seat, is_event) {
        drawing::take_back(using.seat, title, t);
    }
}
