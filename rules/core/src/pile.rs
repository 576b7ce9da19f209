//! Cards in an order, and who has seen which of them.

use crate::{Eyes, Seat};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Cards that lie face down or are held: a deck, a hand, a stack.
///
/// Some seats know all of them: whose hand it is. Besides, each card may have been seen: a card was looked at and put back, or everybody
/// saw it go there. Who asks for cards spells out for whom, as with a [`Secret`](crate::Secret). What comes to a pile is known to whoever
/// knows the pile, and what leaves it leaves without a trace; where a card that others have seen goes on lying there for them to know, the
/// rules say so with [`Pile::show`].
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written<C>", into = "Written<C>", bound(serialize = "C: Clone + Serialize", deserialize = "C: Deserialize<'de>"))]
pub struct Pile<C> {
    cards: Vec<C>,
    /// Who else has seen each card.
    seen: Vec<Seen>,
    known_to: BTreeSet<Seat>,
}

/// Who has seen a card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Seen {
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    by: BTreeSet<Seat>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    by_all: bool,
}

impl Seen {
    fn by(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Seat(seat) => self.by_all || self.by.contains(&seat),
            Eyes::Spectator => self.by_all,
            Eyes::Arbiter => true,
        }
    }

    fn is_by_nobody(&self) -> bool {
        self.by.is_empty() && !self.by_all
    }
}

/// A pile as it is written: like a secret list of cards, with what was seen of it beside.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Written<C> {
    value: Vec<C>,
    known_to: BTreeSet<Seat>,
    #[serde(default = "BTreeMap::new", skip_serializing_if = "BTreeMap::is_empty")]
    seen: BTreeMap<usize, Seen>,
}

impl<C> From<Written<C>> for Pile<C> {
    fn from(Written { value, known_to, mut seen }: Written<C>) -> Self {
        let seen = (0..value.len()).map(|at| seen.remove(&at).unwrap_or_default()).collect();
        Self { cards: value, seen, known_to }
    }
}

impl<C> From<Pile<C>> for Written<C> {
    fn from(Pile { cards, seen, known_to }: Pile<C>) -> Self {
        let seen = seen.into_iter().enumerate().filter(|(_, seen)| !seen.is_by_nobody()).collect();
        Self { value: cards, known_to, seen }
    }
}

impl<C> Pile<C> {
    /// Known to one seat: a hand.
    pub fn of(seat: Seat, cards: Vec<C>) -> Self {
        Self { known_to: BTreeSet::from([seat]), ..Self::of_nobody(cards) }
    }

    /// Known to nobody: a face-down deck.
    pub fn of_nobody(cards: Vec<C>) -> Self {
        Self { seen: vec![Seen::default(); cards.len()], cards, known_to: BTreeSet::new() }
    }

    fn is_known_to(&self, eyes: Eyes) -> bool {
        match eyes {
            Eyes::Seat(seat) => self.known_to.contains(&seat),
            Eyes::Spectator => false,
            Eyes::Arbiter => true,
        }
    }

    /// The cards, for rules that act on them; never for what is shown.
    pub fn for_the_rules(&self) -> &[C] {
        &self.cards
    }

    /// All cards, if these eyes may see every one.
    pub fn seen_by(&self, eyes: Eyes) -> Option<&[C]> {
        let all = self.is_known_to(eyes) || self.seen.iter().all(|seen| seen.by(eyes));
        all.then_some(self.cards.as_slice())
    }

    /// The cards in their order, each if these eyes may see it.
    pub fn one_by_one(&self, eyes: Eyes) -> impl Iterator<Item = Option<&C>> {
        let all = self.is_known_to(eyes);
        self.cards.iter().zip(&self.seen).map(move |(card, seen)| (all || seen.by(eyes)).then_some(card))
    }

    /// Cards that these eyes may not see, to change places with others of their kind: for [`Described::twin`](crate::Described::twin).
    pub fn hidden_from(&mut self, eyes: Eyes) -> Vec<&mut C> {
        let all = self.is_known_to(eyes);
        self.cards.iter_mut().zip(&self.seen).filter(|(_, seen)| !all && !seen.by(eyes)).map(|(card, _)| card).collect()
    }

    /// Cards that no seat may see: for [`Described::deal_anew`](crate::Described::deal_anew).
    pub fn hidden_from_all(&mut self) -> Vec<&mut C> {
        let known = !self.known_to.is_empty();
        self.cards.iter_mut().zip(&self.seen).filter(|(_, seen)| !known && seen.is_by_nobody()).map(|(card, _)| card).collect()
    }

    /// How many there are; everybody may count them.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// A card comes behind the others.
    pub fn push(&mut self, card: C) {
        self.insert(self.len(), card);
    }

    /// A card comes to a place; those behind it move on.
    pub fn insert(&mut self, at: usize, card: C) {
        self.cards.insert(at, card);
        self.seen.insert(at, Seen::default());
    }

    /// The card at a place leaves it; those behind it move up.
    pub fn remove(&mut self, at: usize) -> C {
        self.seen.remove(at);
        self.cards.remove(at)
    }

    /// The last card leaves the pile.
    pub fn pop(&mut self) -> Option<C> {
        (!self.is_empty()).then(|| self.remove(self.len() - 1))
    }

    /// The first cards leave the pile, at most so many.
    pub fn take_first(&mut self, count: usize) -> Vec<C> {
        let count = count.min(self.len());
        self.seen.drain(..count);
        self.cards.drain(..count).collect()
    }

    /// Only these cards stay.
    pub fn retain(&mut self, mut stays: impl FnMut(&C) -> bool) {
        let stays: Vec<bool> = self.cards.iter().map(&mut stays).collect();
        let (mut of_cards, mut of_seen) = (stays.iter(), stays.iter());
        self.cards.retain(|_| *of_cards.next().expect("one for each card"));
        self.seen.retain(|_| *of_seen.next().expect("one for each card"));
    }

    /// A seat sees the card at a place.
    pub fn show(&mut self, at: usize, to: Seat) {
        self.seen[at].by.insert(to);
    }

    /// Everybody sees the card at a place.
    pub fn show_to_all(&mut self, at: usize) {
        self.seen[at].by_all = true;
    }

    /// Other cards lie there now, and nobody has seen them there.
    pub fn replace(&mut self, cards: Vec<C>) -> Vec<C> {
        self.seen = vec![Seen::default(); cards.len()];
        std::mem::replace(&mut self.cards, cards)
    }

    /// What was seen counts no more; the cards, to be shuffled.
    pub fn forget(&mut self) -> &mut [C] {
        self.seen.fill(Seen::default());
        &mut self.cards
    }

    /// The cards in their natural order, as a hand is held; what was seen of a card goes with it.
    pub fn sort(&mut self)
    where
        C: Ord,
    {
        let mut both: Vec<(C, Seen)> = self.cards.drain(..).zip(self.seen.drain(..)).collect();
        both.sort_by(|a, b| a.0.cmp(&b.0));
        (self.cards, self.seen) = both.into_iter().unzip();
    }
}

impl<C> fmt::Debug for Pile<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({} cards, known to {:?})", self.len(), self.known_to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    fn seen(pile: &Pile<char>, eyes: Eyes) -> String {
        pile.one_by_one(eyes).map(|card| card.copied().unwrap_or('?')).collect()
    }

    #[test]
    fn a_hand_is_known_to_its_holder_and_a_card_to_whoever_has_seen_it() {
        let mut hand = Pile::of(ADA, vec!['b', 'd', 'f']);
        hand.show(1, BO);
        hand.show_to_all(2);
        assert_eq!(
            [Eyes::Seat(ADA), Eyes::Seat(BO), Eyes::Spectator, Eyes::Arbiter].map(|eyes| seen(&hand, eyes)),
            ["bdf", "?df", "??f", "bdf"]
        );
        assert_eq!((hand.seen_by(Eyes::Seat(ADA)).map(<[_]>::len), hand.seen_by(Eyes::Seat(BO))), (Some(3), None));
        hand.push('a');
        hand.sort();
        assert_eq!(seen(&hand, Eyes::Seat(BO)), "??df", "what was seen goes with the card");
        hand.retain(|card| *card != 'd');
        assert_eq!(seen(&hand, Eyes::Seat(BO)), "??f");
        assert_eq!((hand.remove(2), seen(&hand, Eyes::Spectator)), ('f', "??".to_owned()));
    }

    #[test]
    fn a_deck_forgets_what_was_seen_when_it_is_shuffled() {
        let mut deck = Pile::of_nobody(vec!['x', 'y', 'z']);
        deck.insert(0, 'w');
        deck.show(0, ADA);
        assert_eq!(seen(&deck, Eyes::Seat(ADA)), "w???");
        assert_eq!(deck.hidden_from(Eyes::Seat(ADA)).len(), 3);
        deck.forget().reverse();
        assert_eq!(seen(&deck, Eyes::Seat(ADA)), "????");
        deck.show(3, ADA);
        assert_eq!((deck.take_first(2), seen(&deck, Eyes::Seat(ADA))), (vec!['z', 'y'], "?w".to_owned()));
        assert_eq!((deck.pop(), deck.len()), (Some('w'), 1));
    }

    #[test]
    fn what_no_seat_has_seen_is_hidden_from_all() {
        let mut deck = Pile::of_nobody(vec!['v', 'w', 'x', 'y']);
        deck.show(0, ADA);
        deck.show_to_all(2);
        assert_eq!(deck.hidden_from_all(), [&mut 'w', &mut 'y']);
        assert!(Pile::of(ADA, vec!['b']).hidden_from_all().is_empty(), "a hand is its holder's");
    }

    #[test]
    fn a_pile_is_read_as_it_was_written_and_as_a_secret_list_was() {
        let mut hand = Pile::of(ADA, vec!['b', 'd']);
        let plain = serde_json::to_value(&hand).unwrap();
        assert_eq!(plain, serde_json::to_value(crate::Secret::of(ADA, vec!['b', 'd'])).unwrap());
        assert_eq!(serde_json::from_value::<Pile<char>>(plain).unwrap(), hand);
        hand.show(1, BO);
        hand.show_to_all(0);
        let read: Pile<char> = serde_json::from_str(&serde_json::to_string(&hand).unwrap()).unwrap();
        assert_eq!(read, hand);
        let strange = r#"{"value": ["b"], "known-to": [], "seen": {"7": {"by-all": true}}}"#;
        assert_eq!(serde_json::from_str::<Pile<char>>(strange).unwrap(), Pile::of_nobody(vec!['b']), "nothing lies there");
    }
}
