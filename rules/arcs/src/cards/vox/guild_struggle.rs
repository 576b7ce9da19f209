//! Guild Struggle: a Guild card may be stolen; discarded Guild cards are shuffled into the deck.

use crate::cards::common::{steal, stealable_cards};
use crate::prelude::*;

pub static CARD: CourtCard = CourtCard::vox(secured).choosing(&[Choosing {
    moment: Moment::First,
    question: |s, seat| optional(&Prompt::StealCard, stealable_cards(s, seat)),
    then: |t, seat, picked| {
        steal(t, seat, picked);
        shuffle_back(t);
    },
}]);

fn secured(t: &mut T<'_>, seat: Seat) {
    if stealable_cards(t.state, seat).is_empty() {
        shuffle_back(t);
    } else {
        choose(t, CourtCardId::GuildStruggle, seat, Moment::First);
    }
}

/// Every Guild card of the discard pile; Vox cards stay there.
fn shuffle_back(t: &mut T<'_>) {
    let (back, rest): (Vec<_>, Vec<_>) = t.state.court.discard.iter().partition(|card| card.suit().is_some());
    t.state.court.discard = rest;
    for card in back {
        t.state.court.deck.push(card);
    }
    t.shuffle(|s| s.court.deck.forget());
    t.tell(&Line::CourtShuffled);
}
