//! The action deck, the discard pile and hands (LRR 3.3-3.5, 52.5).

use super::{ActionCardId, Step};
use crate::flow;
use crate::position::underway::OpenHand;
use crate::prelude::*;
use crate::setup::options::Content;
use std::cmp::Reverse;
use sternpost_kit::deck;

/// The most action cards in a hand, if nothing changes it (LRR 3.4).
const HAND_LIMIT: u32 = 7;

/// All cards, in the order of the list; empty if the campaign plays without.
pub fn full_deck(s: &State) -> Vec<ActionCardId> {
    if !s.plays_with(Content::ActionCards) {
        return vec![];
    }
    s.printing.action_cards().iter().flat_map(|card| (0..card.card().copies).map(|_| *card)).collect()
}

/// How many cards a player may hold (LRR 3.4, 3.4a).
pub fn hand_limit(s: &State, seat: Seat) -> u32 {
    modifiers::hand_limit(s, seat).unwrap_or(HAND_LIMIT)
}

/// A player draws from the top, the discard pile being shuffled when the deck is empty (LRR 3.3, 52.5); then the hand limit
/// is checked (LRR 3.4).
pub fn draw(t: &mut T<'_>, seat: Seat, count: u32) {
    let schemes = modifiers::draws_and_discards(t.state, seat);
    let count = count + u32::from(schemes && count > 0);
    let drawn = deck::draw(t, |s| (&mut s.action_deck, &mut s.action_discard), count);
    if drawn.is_empty() {
        return;
    }
    t.tell_except(seat, &Line::DrewActionCards { seat, count: sternpost_kit::count(drawn.len()) });
    t.tell_only([seat], &Line::YouDrewActionCards { cards: drawn.clone() });
    deck::take_up(&mut t.state.players[seat].action_cards, drawn);
    if schemes {
        t.next(sternpost_core::steps![Step::Discard { seat, count: 1 }]);
    }
    t.next(discard_steps(seat));
}

/// The steps that bring a hand back to its limit.
pub fn discard_steps(seat: Seat) -> [flow::Step; 1] {
    sternpost_core::steps![Step::HandLimit { seat }]
}

/// A card of a hand goes to the discard pile.
///
/// # Panics
/// If the player does not hold it: who discards has looked.
pub fn discard(t: &mut T<'_>, seat: Seat, card: ActionCardId) {
    t.state.action_discard.push(deck::take_out(&mut t.state.players[seat].action_cards, &card));
}

/// The cards of a hand as parts of a number that is discarded.
pub fn hand_offers(hand: &[ActionCardId]) -> Vec<Offer<Choice>> {
    let mut kinds = hand.to_vec();
    kinds.dedup();
    let count = |card: ActionCardId| sternpost_kit::count(hand.iter().filter(|held| **held == card).count());
    kinds.into_iter().map(|card| Offer::new(Choice::ActionCard { card }).cap(count(card))).collect()
}

/// Ranks cards by what a careful player keeps: agenda cards are of no use while no agenda phase comes (LRR 53.3), what answers other
/// cards is worth most, and of what there are many copies one comes again.
fn value(s: &State, card: ActionCardId) -> (bool, bool, Reverse<u32>) {
    let on = card.card().ability.on;
    let votes = [
        Timing::AgendaPhaseBegins,
        Timing::AgendaRevealed,
        Timing::BeforeVoting,
        Timing::VotingBegins,
        Timing::VotesCast,
        Timing::SpeakerVoted,
        Timing::Elected,
        Timing::AgendaResolved,
    ];
    let is_idle = s.custodians && on.iter().all(|timing| votes.contains(timing));
    (!is_idle, on.contains(&Timing::ActionCardPlayed), Reverse(card.card().copies))
}

/// So many cards of a hand, the least valued: further copies of what is kept, then the lowest value.
pub fn least_valued(s: &State, hand: &[ActionCardId], count: u32) -> Picked<Choice> {
    let mut ranked: Vec<_> = hand.iter().enumerate().map(|(at, card)| (!hand[..at].contains(card), value(s, *card), at, *card)).collect();
    ranked.sort_unstable();
    let mut parts: Vec<(Choice, u32)> = vec![];
    for (.., card) in ranked.into_iter().take(count as usize) {
        let choice = Choice::ActionCard { card };
        match parts.iter_mut().find(|(named, _)| *named == choice) {
            Some((_, number)) => *number += 1,
            None => parts.push((choice, 1)),
        }
    }
    Picked::Split(parts)
}

/// The card of a hand that is worth most.
pub fn most_valued(s: &State, hand: &[ActionCardId]) -> Option<Choice> {
    hand.iter().max_by_key(|card| value(s, **card)).map(|card| Choice::ActionCard { card: *card })
}

/// All cards of a hand are discarded; they lie open on the pile.
pub fn lose_hand(t: &mut T<'_>, seat: Seat) {
    t.commit();
    let cards = t.state.players[seat].action_cards.take_all();
    if cards.is_empty() {
        return;
    }
    t.tell(&Line::DiscardedActionCards { seat, cards: cards.clone() });
    t.state.action_discard.extend(cards);
}

/// A card of a hand at random is discarded.
pub fn discard_at_random(t: &mut T<'_>, seat: Seat) {
    let count = t.state.players[seat].action_cards.len();
    if count > 0 {
        let at = t.pick(count);
        let card = deck::reveal(t, |s| &s.players[seat].action_cards)[at];
        discard(t, seat, card);
        t.tell(&Line::DiscardedActionCards { seat, cards: vec![card] });
    }
}

/// A card of a hand at random goes to another hand.
pub fn take_at_random(t: &mut T<'_>, from: Seat, to: Seat) {
    let count = t.state.players[from].action_cards.len();
    if count == 0 {
        return;
    }
    let at = t.pick(count);
    t.commit();
    let card = t.state.players[from].action_cards.for_the_rules()[at];
    pass_on(t, from, to, card);
}

/// A card goes from one hand to another: the two know which. The hand limit is checked (LRR 3.4).
///
/// # Panics
/// If it is not held: who passes it on has looked.
pub fn pass_on(t: &mut T<'_>, from: Seat, to: Seat, card: ActionCardId) {
    let passed = deck::take_out(&mut t.state.players[from].action_cards, &card);
    deck::take_up(&mut t.state.players[to].action_cards, [passed]);
    t.tell(&Line::TookActionCard { seat: to, from });
    t.tell_only([to, from], &Line::TakenActionCard { seat: to, card });
    t.next(discard_steps(to));
}

/// A player sees another one's hand and takes a card of it.
pub fn look_and_take(t: &mut T<'_>, from: Seat, to: Seat) {
    let cards = deck::reveal(t, |s| &s.players[from].action_cards);
    t.tell(&Line::LookedAtHand { seat: to, of: from });
    t.tell_only([to], &Line::SeesHand { of: from, cards });
    t.state.underway.open_hand = Some(OpenHand { of: from, to });
    t.next(sternpost_core::steps![Step::TakeSeen]);
}

/// Whether a copy of a card may be in a hand, as far as everybody knows: not all lie open.
pub fn is_at_large(s: &State, card: ActionCardId) -> bool {
    let open = s.action_discard.iter().filter(|other| **other == card).count()
        + s.underway.played.iter().filter(|played| played.card == card).count()
        + s.underway.vote.iter().flat_map(|vote| &vote.predictions).filter(|p| p.card == Some(card)).count();
    s.plays_with(Content::ActionCards) && s.printing.action_cards().contains(&card) && open < card.card().copies as usize
}

/// How many cards there are, wherever they are: for checking that none is lost.
pub fn count_in_play(s: &State) -> usize {
    let hands: usize = s.players.iter().map(|(_, player)| player.action_cards.len()).sum();
    let aside = s.underway.vote.iter().flat_map(|vote| &vote.predictions).filter(|p| p.card.is_some()).count();
    let dealt = s.deal_cards.as_ref().map_or(0, |cards| {
        let cards = cards.for_the_rules();
        cards.gives_action_cards.len() + cards.gets_action_cards.len()
    });
    hands + dealt + s.action_deck.len() + s.action_discard.len() + s.underway.played.len() + aside
}
