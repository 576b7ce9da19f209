//! Farseers: look at a hand when declaring, and perhaps exchange a card; draw other cards for its Prelude.

use crate::cards::common::{CARD as RULE, draw_from_underneath};
use crate::prelude::*;
use crate::rounds::round::take_from_hand;
use crate::show::places::in_hand;
use crate::words::{Said, card_list};
use sternpost_kit::deck;

pub static CARD: CourtCard = CourtCard::guild(Resource::Psionic, 2)
    .passives(&[Passive::AsksWhenDeclaring])
    .discarded_for(|t, seat| choose(t, CourtCardId::Farseers, seat, Moment::Third))
    .choosing(&[
        Choosing { moment: Moment::First, question: hands, then: look },
        Choosing { moment: Moment::Second, question: exchanges, then: exchange },
        Choosing { moment: Moment::Third, question: own_cards, then: draw },
    ]);

/// A Rival with cards.
fn hands(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let with_cards = s.rivals(seat).into_iter().filter(|rival| s.players[*rival].cards() > 0);
    one_of(&Prompt::LookAtHand, with_cards.map(|seat| Offer::new(Choice::Seat { seat })).collect())
}

fn look(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let Choice::Seat { seat: rival } = picked.one() else { unreachable!("only seats are offered") };
    let cards = deck::reveal(t, |s| &s.players[rival].hand);
    t.tell(&Line::LookedAtHand { seat, rival });
    t.tell_only([seat], &Line::YouSaw { rival, cards: card_list(&cards) });
    t.state.underway.looking = Some((seat, rival));
    choose(t, CourtCardId::Farseers, seat, Moment::Second);
}

/// A card of theirs for one of one's own.
fn exchanges(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let (_, rival) = s.underway.looking.expect("somebody looks at a hand");
    let (theirs, own) = (s.players[rival].hand.for_the_rules(), s.players[seat].hand.for_the_rules());
    let pairs = theirs.iter().flat_map(|take| {
        own.iter().map(|give| Choice::Exchange { suit: take.suit, number: take.number, given_suit: give.suit, given_number: give.number })
    });
    // Who has no card to give has seen the hand all the same.
    let offers: Vec<_> = pairs.map(Offer::new).collect();
    if offers.is_empty() {
        let none = Offer::new(Choice::Nothing).said(&Said::ExchangeNothing);
        return Some(Question::one_of(&Prompt::ExchangeCard { seat: rival }, RULE, [none]).skipped_when_forced());
    }
    optional(&Prompt::ExchangeCard { seat: rival }, offers)
}

fn exchange(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let (_, rival) = t.state.underway.looking.take().expect("somebody looks at a hand");
    let Choice::Exchange { suit, number, given_suit, given_number } = picked.one() else { return };
    let (taken, given) = (ActionCard { suit, number }, ActionCard { suit: given_suit, number: given_number });
    for (from, to, card) in [(rival, seat, taken), (seat, rival, given)] {
        take_from_hand(t.state, from, card);
        deck::take_up(&mut t.state.players[to].hand, [card]);
    }
    t.commit();
    t.tell(&Line::ExchangedCards { seat, rival });
    let (taken, given) = (card_list(&[taken]), card_list(&[given]));
    t.tell_only([rival], &Line::YouWereGiven { seat, taken, given });
}

/// Any number of cards of the hand.
fn own_cards(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let hand = s.players[seat].hand.for_the_rules();
    let offers = hand.iter().map(|card| Offer::new(Choice::ActionCard { suit: card.suit, number: card.number }).at(in_hand(seat, *card)));
    let most = sternpost_kit::count(hand.len());
    Some(Question::some_of(&Prompt::DiscardToDraw, RULE, 0, most, offers))
}

/// They go on the pile in an order nobody knows; as many and one more come from underneath it.
fn draw(t: &mut T<'_>, seat: Seat, picked: Picked<Choice>) {
    let mut cards = vec![];
    for choice in picked.several() {
        let Choice::ActionCard { suit, number } = choice else { unreachable!("only cards are offered: {choice:?}") };
        let card = ActionCard { suit, number };
        take_from_hand(t.state, seat, card);
        cards.push(card);
    }
    let count = cards.len() + 1;
    t.state.underway.shuffled.replace(cards);
    t.shuffle(|s| s.underway.shuffled.forget());
    for card in t.state.underway.shuffled.take_all() {
        deck::bury(&mut t.state.discard, card, [seat]);
    }
    draw_from_underneath(t, seat, count);
}
