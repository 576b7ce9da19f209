//! Cards in an order, and who has seen which of them.

use crate::{Eyes, Seat, Secret};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Cards that lie face down or are held: a deck, a hand, a stack.
///
/// Some seats know all of them: whose hand it is. Besides, each card may have been seen: a card was looked at and put back, or everybody
/// saw it go there. Who asks for cards spells out for whom, as with a [`Secret`](crate::Secret). What comes to a pile is known to whoever
/// knows the pile, and what leaves it leaves without a trace; where a card that others have seen goes on lying there for them to know, the
/// rules say so with [`Pile::show`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(from = "Written<C>", into = "Written<C>", bound(serialize = "C: Clone + Serialize", deserialize = "C: Deserialize<'de>"))]
pub struct Pile<C> {
    cards: Vec<C>,
    /// Who else has seen each card; empty as long as nobody has seen one.
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
    /// Of a secret list that everybody had seen.
    #[serde(default, skip_serializing)]
    by_all: bool,
    #[serde(default = "BTreeMap::new", skip_serializing_if = "BTreeMap::is_empty")]
    seen: BTreeMap<usize, Seen>,
}

impl<C> From<Written<C>> for Pile<C> {
    fn from(Written { value, known_to, by_all, mut seen }: Written<C>) -> Self {
        let is_unseen = seen.is_empty() && !by_all;
        let seen_at = |at: usize| {
            let seen = seen.remove(&at).unwrap_or_default();
            Seen { by_all: by_all || seen.by_all, ..seen }
        };
        let seen = if is_unseen { vec![] } else { (0..value.len()).map(seen_at).collect() };
        Self { cards: value, seen, known_to }
    }
}

impl<C> From<Pile<C>> for Written<C> {
    fn from(Pile { cards, seen, known_to }: Pile<C>) -> Self {
        let seen = seen.into_iter().enumerate().filter(|(_, seen)| !seen.is_by_nobody()).collect();
        Self { value: cards, known_to, by_all: false, seen }
    }
}

impl<C: PartialEq> PartialEq for Pile<C> {
    fn eq(&self, other: &Self) -> bool {
        let is_seen_alike = || (0..self.len()).all(|at| self.seen(at) == other.seen(at));
        self.cards == other.cards && self.known_to == other.known_to && is_seen_alike()
    }
}

impl<C: Eq> Eq for Pile<C> {}

/// An empty pile, known to nobody.
impl<C> Default for Pile<C> {
    fn default() -> Self {
        Self::of_nobody(vec![])
    }
}

impl<C> Extend<C> for Pile<C> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

/// A pile as it is written where each of its cards is a [`Secret`] of its own: `#[serde(with = "sternpost_core::pile::one_by_one")]`.
pub mod one_by_one {
    use super::Pile;
    use crate::Secret;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// Writes a list of secrets.
    ///
    /// # Errors
    /// What the serializer says.
    pub fn serialize<C: Clone + Serialize, S: Serializer>(pile: &Pile<C>, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq((0..pile.len()).map(|at| {
            let seen = pile.seen(at);
            let known_to = pile.known_to.iter().chain(seen.into_iter().flat_map(|seen| &seen.by)).copied().collect();
            Secret::from_known((pile.cards[at].clone(), known_to, seen.is_some_and(|seen| seen.by_all)))
        }))
    }

    /// Reads a list of secrets.
    ///
    /// # Errors
    /// If it is none.
    pub fn deserialize<'de, C: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Pile<C>, D::Error> {
        let mut pile = Pile::of_nobody(vec![]);
        Vec::<Secret<C>>::deserialize(from)?.into_iter().for_each(|card| pile.lay(card));
        Ok(pile)
    }
}

impl<C> Pile<C> {
    /// Known to one seat: a hand.
    pub fn of(seat: Seat, cards: Vec<C>) -> Self {
        Self { known_to: BTreeSet::from([seat]), ..Self::of_nobody(cards) }
    }

    /// Known to nobody: a face-down deck.
    pub fn of_nobody(cards: Vec<C>) -> Self {
        Self { seen: vec![], cards, known_to: BTreeSet::new() }
    }

    /// Who else has seen a card, if somebody has.
    fn seen(&self, at: usize) -> Option<&Seen> {
        self.seen.get(at).filter(|seen| !seen.is_by_nobody())
    }

    fn is_seen_by(&self, at: usize, eyes: Eyes) -> bool {
        eyes == Eyes::Arbiter || self.seen.get(at).is_some_and(|seen| seen.by(eyes))
    }

    fn seen_mut(&mut self, at: usize) -> &mut Seen {
        if self.seen.is_empty() {
            self.seen = vec![Seen::default(); self.cards.len()];
        }
        &mut self.seen[at]
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

    /// All cards, for eyes that know the pile whatever comes to lie in it: whose hand it is.
    pub fn known_by(&self, eyes: Eyes) -> Option<&[C]> {
        self.is_known_to(eyes).then_some(self.cards.as_slice())
    }

    /// All cards, if these eyes may see every one.
    pub fn seen_by(&self, eyes: Eyes) -> Option<&[C]> {
        let all = self.is_known_to(eyes) || (0..self.len()).all(|at| self.is_seen_by(at, eyes));
        all.then_some(self.cards.as_slice())
    }

    /// The cards in their order, each if these eyes may see it.
    pub fn one_by_one(&self, eyes: Eyes) -> impl Iterator<Item = Option<&C>> {
        let all = self.is_known_to(eyes);
        self.cards.iter().enumerate().map(move |(at, card)| (all || self.is_seen_by(at, eyes)).then_some(card))
    }

    /// Cards that these eyes may not see, to change places with others of their kind: for [`Described::twin`](crate::Described::twin).
    pub fn hidden_from(&mut self, eyes: Eyes) -> Vec<&mut C> {
        if self.is_known_to(eyes) {
            return vec![];
        }
        let seen = &self.seen;
        let hidden = self.cards.iter_mut().enumerate().filter(|(at, _)| !seen.get(*at).is_some_and(|seen| seen.by(eyes)));
        hidden.map(|(_, card)| card).collect()
    }

    /// Cards that no seat may see: for [`Described::deal_anew`](crate::Described::deal_anew).
    pub fn hidden_from_all(&mut self) -> Vec<&mut C> {
        if !self.known_to.is_empty() {
            return vec![];
        }
        let seen = &self.seen;
        let hidden = self.cards.iter_mut().enumerate().filter(|(at, _)| seen.get(*at).is_none_or(Seen::is_by_nobody));
        hidden.map(|(_, card)| card).collect()
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
        if !self.seen.is_empty() {
            self.seen.insert(at, Seen::default());
        }
    }

    /// A card that lay by itself comes behind the others; who knew it knows it there.
    pub fn lay(&mut self, card: Secret<C>) {
        let (card, by, by_all) = card.into_known();
        self.push(card);
        if by_all || !by.is_empty() {
            *self.seen_mut(self.len() - 1) = Seen { by, by_all };
        }
    }

    /// Where a card lies. Of several alike it is one that others have seen, if there is such a one: when it leaves, they must not learn that there
    /// is another.
    pub fn position(&self, card: &C) -> Option<usize>
    where
        C: PartialEq,
    {
        let alike = || (0..self.len()).filter(|at| self.cards[*at] == *card);
        let is_open = |at: &usize| self.seen(*at).is_some_and(|seen| seen.by_all);
        alike().find(is_open).or_else(|| alike().find(|at| self.seen(*at).is_some())).or_else(|| alike().next())
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: &C) -> Option<C>
    where
        C: PartialEq,
    {
        self.position(card).map(|at| self.remove(at))
    }

    /// The card at a place leaves it; those behind it move up.
    pub fn remove(&mut self, at: usize) -> C {
        if !self.seen.is_empty() {
            self.seen.remove(at);
        }
        self.cards.remove(at)
    }

    /// The last card leaves the pile.
    pub fn pop(&mut self) -> Option<C> {
        (!self.is_empty()).then(|| self.remove(self.len() - 1))
    }

    /// The first cards leave the pile, at most so many.
    pub fn take_first(&mut self, count: usize) -> Vec<C> {
        let count = count.min(self.len());
        self.seen.drain(..count.min(self.seen.len()));
        self.cards.drain(..count).collect()
    }

    /// The last cards leave the pile, at most so many.
    pub fn take_last(&mut self, count: usize) -> Vec<C> {
        let left = self.len().saturating_sub(count);
        self.seen.truncate(left);
        self.cards.split_off(left)
    }

    /// All cards leave the pile.
    pub fn take_all(&mut self) -> Vec<C> {
        self.replace(vec![])
    }

    /// Only these cards stay.
    pub fn retain(&mut self, mut stays: impl FnMut(&C) -> bool) {
        let stays: Vec<bool> = self.cards.iter().map(&mut stays).collect();
        let (mut of_cards, mut of_seen) = (stays.iter(), stays.iter());
        self.cards.retain(|_| *of_cards.next().expect("one for each card"));
        self.seen.retain(|_| *of_seen.next().expect("no more are seen than there are"));
    }

    /// A seat sees the card at a place.
    pub fn show(&mut self, at: usize, to: Seat) {
        self.seen_mut(at).by.insert(to);
    }

    /// Everybody sees the card at a place.
    pub fn show_to_all(&mut self, at: usize) {
        self.seen_mut(at).by_all = true;
    }

    /// Other cards lie there now, and nobody has seen them there.
    pub fn replace(&mut self, cards: Vec<C>) -> Vec<C> {
        self.seen.clear();
        std::mem::replace(&mut self.cards, cards)
    }

    /// What was seen counts no more; the cards, to be shuffled.
    pub fn forget(&mut self) -> &mut [C] {
        self.seen.clear();
        &mut self.cards
    }

    /// The cards in their natural order, as a hand is held; what was seen of a card goes with it.
    pub fn sort(&mut self)
    where
        C: Ord,
    {
        if self.seen.is_empty() {
            return self.cards.sort();
        }
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
    fn of_cards_alike_the_one_that_was_seen_goes_first() {
        let mut hand = Pile::of(ADA, vec!['a', 'b', 'b', 'b']);
        hand.show(2, BO);
        hand.show_to_all(3);
        assert_eq!((hand.position(&'b'), hand.position(&'c')), (Some(3), None));
        assert_eq!((hand.take(&'b'), hand.take(&'b'), seen(&hand, Eyes::Seat(BO))), (Some('b'), Some('b'), "??".to_owned()));
        assert_eq!((hand.take_last(1), hand.take_all(), hand.len()), (vec!['b'], vec!['a'], 0));
    }

    #[test]
    fn cards_that_lay_by_themselves_are_known_as_they_were_and_written_so() {
        #[derive(Debug, PartialEq, Serialize, Deserialize)]
        struct Table {
            #[serde(with = "one_by_one")]
            discard: Pile<char>,
        }
        let secrets = [Secret::of_nobody('a'), Secret::of(BO, 'b'), Secret::of_everybody('c')];
        let mut discard = Pile::of_nobody(vec![]);
        secrets.iter().cloned().for_each(|card| discard.lay(card));
        assert_eq!((seen(&discard, Eyes::Seat(BO)), seen(&discard, Eyes::Spectator)), ("?bc".to_owned(), "??c".to_owned()));
        let table = Table { discard };
        let written = serde_json::to_string(&table).unwrap();
        assert_eq!(written, format!(r#"{{"discard":{}}}"#, serde_json::to_string(&secrets).unwrap()));
        assert_eq!(serde_json::from_str::<Table>(&written).unwrap(), table);
    }

    #[test]
    fn a_pile_is_read_as_it_was_written_and_as_a_secret_list_was() {
        let mut hand = Pile::of(ADA, vec!['b', 'd']);
        let plain = serde_json::to_value(&hand).unwrap();
        assert_eq!(plain, serde_json::to_value(Secret::of(ADA, vec!['b', 'd'])).unwrap());
        assert_eq!(serde_json::from_value::<Pile<char>>(plain).unwrap(), hand);
        let open: Pile<char> = serde_json::from_value(serde_json::to_value(Secret::of_everybody(vec!['b'])).unwrap()).unwrap();
        assert_eq!(seen(&open, Eyes::Spectator), "b");
        hand.show(1, BO);
        hand.show_to_all(0);
        let read: Pile<char> = serde_json::from_str(&serde_json::to_string(&hand).unwrap()).unwrap();
        assert_eq!(read, hand);
        let strange = r#"{"value": ["b"], "known-to": [], "seen": {"7": {"by-all": true}}}"#;
        assert_eq!(serde_json::from_str::<Pile<char>>(strange).unwrap(), Pile::of_nobody(vec!['b']), "nothing lies there");
    }
}
