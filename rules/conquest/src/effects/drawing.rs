//! Decks and hands: drawing, looking, burying, discarding. A deck that is empty has lost (CONQ-VICTORY-05), it is never shuffled anew.

use crate::prelude::*;
use sternpost_core::Pile;
use sternpost_kit::{count, deck};

/// A seat draws cards, as many as there are.
pub fn draw(seat: Seat, cards: u32, t: &mut T<'_>) {
    let drawn = t.state.players[seat].deck.take_first(cards as usize);
    if drawn.is_empty() {
        return;
    }
    t.commit();
    t.tell(&Line::Draws { seat, count: count(drawn.len()) });
    deck::take_up(&mut t.state.players[seat].hand, drawn);
}

/// A seat gains resources.
pub fn gain(seat: Seat, resources: u32, t: &mut T<'_>) {
    if resources > 0 {
        t.state.players[seat].resources += resources;
        t.tell(&Line::Gains { seat, count: resources });
    }
}

/// A seat loses resources to nobody, as many as it has; how many that were.
pub fn lose(seat: Seat, resources: u32, t: &mut T<'_>) -> u32 {
    let lost = resources.min(t.state.players[seat].resources);
    t.state.players[seat].resources -= lost;
    lost
}

/// A card goes from a hand to its owner's discard pile; who tells why tells which.
pub fn discard_from_hand(seat: Seat, title: Title, t: &mut T<'_>) {
    let player = &mut t.state.players[seat];
    let title = deck::take_out(&mut player.hand, &title);
    player.discard.push(title);
}

/// A seat discards a card from its hand that chance picks.
pub fn discard_at_random(seat: Seat, t: &mut T<'_>) {
    let held = t.state.players[seat].hand.len();
    if held == 0 {
        return;
    }
    let at = t.pick(held);
    let player = &mut t.state.players[seat];
    let title = player.hand.remove(at);
    player.discard.push(title);
    t.tell(&Line::Discards { seat, title });
}

/// The first cards of a seat's deck, as many as there are; the seat sees them where they lie.
pub fn look(seat: Seat, cards: usize, t: &mut T<'_>) -> Vec<Title> {
    look_at(seat, cards, seat, t)
}

/// The first cards of a seat's deck, as many as there are; `by` sees them where they lie.
pub fn look_at(seat: Seat, cards: usize, by: Seat, t: &mut T<'_>) -> Vec<Title> {
    t.commit();
    let deck = &mut t.state.players[seat].deck;
    let seen = cards.min(deck.len());
    (0..seen).for_each(|at| deck.show(at, by));
    deck.for_the_rules()[..seen].to_vec()
}

/// A card that was looked for goes to a hand; the table is not told which.
pub fn take_up(seat: Seat, title: Title, t: &mut T<'_>) {
    deck::take_up(&mut t.state.players[seat].hand, [title]);
    t.tell(&Line::TakesUp { seat });
}

/// A card comes to a hand, and everybody has seen it go there.
pub fn take_up_openly(hand: &mut Pile<Title>, title: Title) {
    hand.push(title);
    hand.show_to_all(hand.len() - 1);
    hand.sort();
}

/// The topmost card of a title leaves a seat's discard pile; whether there was one.
pub fn take_from_discard(seat: Seat, title: Title, t: &mut T<'_>) -> bool {
    let discard = &mut t.state.players[seat].discard;
    let found = discard.iter().rposition(|known| *known == title);
    found.map(|at| discard.remove(at)).is_some()
}

/// The topmost card of a title goes from a seat's discard pile to its hand.
pub fn take_back(seat: Seat, title: Title, t: &mut T<'_>) {
    if take_from_discard(seat, title, t) {
        take_up_openly(&mut t.state.players[seat].hand, title);
        t.tell(&Line::TakesBack { seat, title });
    }
}

/// The topmost card of a seat's discard pile that fits (CONQ-SUP-37).
#[must_use]
pub fn topmost(s: &State, seat: Seat, fits: impl Fn(Title) -> bool) -> Option<Title> {
    s.players[seat].discard.iter().copied().rfind(|title| fits(*title))
}

/// A card that was revealed goes to a hand.
pub fn take_up_revealed(seat: Seat, title: Title, t: &mut T<'_>) {
    take_up_openly(&mut t.state.players[seat].hand, title);
    t.tell(&Line::TakesUpOpenly { seat, title });
}

/// The first card of a seat's deck is revealed; it stays where it is.
pub fn reveal_top(seat: Seat, t: &mut T<'_>) -> Option<Title> {
    let deck = &mut t.state.players[seat].deck;
    let title = *deck.for_the_rules().first()?;
    deck.show_to_all(0);
    t.commit();
    t.tell(&Line::Reveals { seat, title });
    Some(title)
}
