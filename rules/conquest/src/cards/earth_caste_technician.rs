//! Earth Caste Technician: reaction, when it has entered play: of the first 6 cards of the deck an attachment or a Drone may be revealed and go to the
//! hand, the others under the deck.

use crate::cards::{Then, searching};
use crate::prelude::*;

const CARDS: usize = 6;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Entered], has_entered, |using, t| searching::look(using, CARDS, t))],
    then: Some(Then { ask: |s, using| searching::ask(s, using, 0, CARDS, true, is_gear), resolve: take }),
    ..Card::NEW
};

fn is_gear(title: Title) -> bool {
    title.card().card_type == CardType::Attachment || title.card().has_trait(Trait::Drone)
}

fn has_entered(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Entered { card } if card.card == using.this()) && !s.players[using.seat].deck.is_empty()
}

fn take(using: &Use, t: &mut T<'_>) {
    if let Some(title) = searching::end(using, 0, CARDS, t) {
        drawing::take_up_revealed(using.seat, title, t);
    }
}
