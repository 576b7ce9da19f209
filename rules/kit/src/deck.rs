//! Decks, hands and discard piles: drawing, reshuffling, discarding, putting back.
//!
//! The first card of a deck is on top. Hidden cards lie in a [`Pile`]; a discard pile that lies open is a list, its last card on top. Who is told
//! what was drawn is the game's to say.

use crate::count;
use sternpost_core::{Pile, Rules, Seat, Table};

/// Where a deck and its discard pile lie in a game's state.
pub type Piles<C, S> = fn(&mut S) -> (&mut Pile<C>, &mut Vec<C>);

/// Draws from the top, card by card; whenever the deck is empty, the discard pile is shuffled to be the deck. What was drawn before can no
/// longer be taken back, if anything was drawn.
pub fn draw<C, R: Rules>(t: &mut Table<'_, R>, piles: Piles<C, R::State>, count: u32) -> Vec<C> {
    let mut drawn = vec![];
    for _ in 0..count {
        refill(t, piles, |_| false);
        drawn.extend(piles(t.state).0.take_first(1));
    }
    if !drawn.is_empty() {
        t.commit();
    }
    drawn
}

/// An empty deck is replaced by its shuffled discard pile, but for cards that stay discarded.
pub fn refill<C, R: Rules>(t: &mut Table<'_, R>, piles: Piles<C, R::State>, mut stays: impl FnMut(&C) -> bool) {
    let (deck, discard) = piles(t.state);
    if !deck.is_empty() {
        return;
    }
    let (kept, back): (Vec<C>, Vec<C>) = std::mem::take(discard).into_iter().partition(|card| stays(card));
    *discard = kept;
    if !back.is_empty() {
        deck.replace(back);
        t.shuffle(|s| piles(s).0.forget());
    }
}

/// Cards come to a hand, which is held in order.
pub fn take_up<C: Ord>(hand: &mut Pile<C>, cards: impl IntoIterator<Item = C>) {
    hand.extend(cards);
    hand.sort();
}

/// A card leaves a hand.
///
/// # Panics
/// If it is not held: whoever plays, discards or gives one has looked.
pub fn take_out<C: PartialEq>(hand: &mut Pile<C>, card: &C) -> C {
    hand.take(card).expect("a card that leaves a hand is held")
}

/// A card is buried: it lies under the deck, and these seats have seen it go there.
pub fn bury<C>(deck: &mut Pile<C>, card: C, seen_by: impl IntoIterator<Item = Seat>) {
    deck.push(card);
    seen_by.into_iter().for_each(|seat| deck.show(deck.len() - 1, seat));
}

/// A card is put on top of the deck, and these seats have seen it go there.
pub fn put_on_top<C>(deck: &mut Pile<C>, card: C, seen_by: impl IntoIterator<Item = Seat>) {
    deck.insert(0, card);
    seen_by.into_iter().for_each(|seat| deck.show(0, seat));
}

/// A seat looks at the cards on top, at most so many; they stay where they are.
pub fn look<C: Clone, R: Rules>(t: &mut Table<'_, R>, deck: fn(&mut R::State) -> &mut Pile<C>, seat: Seat, most: usize) -> Vec<C> {
    t.commit();
    let deck = deck(t.state);
    let seen = most.min(deck.len());
    (0..seen).for_each(|at| deck.show(at, seat));
    deck.for_the_rules()[..seen].to_vec()
}

/// Shows a whole pile to somebody: what was done before can no longer be taken back.
pub fn reveal<C: Clone, R: Rules>(t: &mut Table<'_, R>, pile: impl FnOnce(&R::State) -> &Pile<C>) -> Vec<C> {
    t.commit();
    pile(t.state).for_the_rules().to_vec()
}

/// How many cards a hand holds over its limit.
pub fn over_the_limit<C>(hand: &Pile<C>, limit: u32) -> u32 {
    count(hand.len()).saturating_sub(limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Eyes;

    const ADA: Seat = Seat(0);

    fn seen(pile: &Pile<char>, eyes: Eyes) -> String {
        pile.one_by_one(eyes).map(|card| card.copied().unwrap_or('?')).collect()
    }

    #[test]
    fn a_hand_is_held_in_order_and_has_a_limit() {
        let mut hand = Pile::of(ADA, vec!['d']);
        take_up(&mut hand, ['b', 'c', 'a']);
        assert_eq!(hand.for_the_rules(), ['a', 'b', 'c', 'd']);
        assert_eq!((over_the_limit(&hand, 3), over_the_limit(&hand, 7)), (1, 0));
        assert_eq!((take_out(&mut hand, &'c'), hand.len()), ('c', 3));
    }

    #[test]
    fn who_puts_a_card_back_knows_where_it_lies() {
        let mut deck = Pile::of_nobody(vec!['x', 'y']);
        bury(&mut deck, 'z', [ADA]);
        put_on_top(&mut deck, 'w', [ADA]);
        bury(&mut deck, 'v', []);
        assert_eq!((seen(&deck, Eyes::Seat(ADA)), seen(&deck, Eyes::Spectator)), ("w??z?".to_owned(), "?????".to_owned()));
        assert_eq!(deck.for_the_rules(), ['w', 'x', 'y', 'z', 'v']);
    }
}
