//! A transaction that was accepted: everything changes hands at once (LRR 82.2, 82.4).

use crate::cards::action_cards;
use crate::cards::promissory_notes;
use crate::economy::deal_terms::words;
use crate::economy::transactions::{lapse, open_deal};
use crate::phases::action_phase;
use crate::position::underway::{Deal, Goods};
use crate::prelude::*;

pub fn action_cards_agreed_on(s: &State) -> Asks {
    let Some((Deal { from, to, gets, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    let offers = action_cards::hand_offers(theirs.action_cards.for_the_rules());
    let hand = theirs.action_cards.for_the_rules();
    let default = action_cards::least_valued(s, hand, gets.action_cards);
    ask(to, Question::split(&Prompt::GiveActionCards { seat: from }, "LRR 82.3a", gets.action_cards, offers).default(default))
}

/// LRR 82.2, 82.4: everything at once.
pub fn exchange(t: &mut T<'_>) {
    let Deal { from, to, gives, gets } = t.state.underway.deal.take().expect("a transaction is under way");
    let cards = t.state.deal_cards.take().expect("a transaction is under way").into_the_open();
    match (&mut t.state.underway.turn, &mut t.state.underway.vote) {
        (Some(turn), _) => drop(turn.dealt_with.insert(if turn.seat == from { to } else { from })),
        (None, Some(vote)) => drop(vote.dealt.insert((from.min(to), from.max(to)))),
        (None, None) => unreachable!("transactions belong to a turn or to a vote"),
    }
    // LRR 82.4a: there is no way back.
    t.commit();
    t.tell(&Line::MadeDeal { seat: from, with: to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) });
    if !(cards.gives_action_cards.is_empty() && cards.gets_action_cards.is_empty()) {
        let gives = words(Goods::default(), None, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(Goods::default(), None, &cards.gets_action_cards) });
    }
    hand_over(t, from, to, gives);
    hand_over(t, to, from, gets);
    take_action_cards(t, from, &cards.gives_action_cards);
    take_action_cards(t, to, &cards.gets_action_cards);
    lapse(t, from, gives);
    lapse(t, to, gets);
    receive_action_cards(t, to, cards.gives_action_cards);
    receive_action_cards(t, from, cards.gets_action_cards);
    for seat in [from, to] {
        t.next(action_cards::discard_steps(seat));
    }
    if let Some(note) = cards.gives_note {
        promissory_notes::take_from_hand(t, from, note);
        promissory_notes::receive(t, to, note);
    }
    if let Some(note) = cards.gets_note {
        promissory_notes::take_from_hand(t, to, note);
        promissory_notes::receive(t, from, note);
    }
    t.next([window(Occasion::MadeTransaction { seat: from }), window(Occasion::MadeTransaction { seat: to })]);
    if gives.notes + gets.notes > 0 {
        action_phase::notes_have_arrived(t);
    }
}

/// LRR 35.6, 50.5: commodities arrive as trade goods.
fn hand_over(t: &mut T<'_>, from: Seat, to: Seat, goods: Goods) {
    let giver = &mut t.state.players[from];
    giver.trade_goods -= goods.trade_goods;
    giver.commodities -= goods.commodities;
    t.state.players[to].trade_goods += goods.trade_goods + goods.commodities;
}

/// Action cards leave a hand; what lies on the table already, as it did up to revision 3, has left it.
fn take_action_cards(t: &mut T<'_>, seat: Seat, cards: &[ActionCardId]) {
    for card in cards {
        t.state.players[seat].action_cards.take(card);
    }
}

pub fn receive_action_cards(t: &mut T<'_>, seat: Seat, cards: Vec<ActionCardId>) {
    sternpost_kit::deck::take_up(&mut t.state.players[seat].action_cards, cards);
}
