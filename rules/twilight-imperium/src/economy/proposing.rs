//! How a transaction is put together, question by question, until it lies on the table (LRR 82.2, 82.3). What becomes of it then is in
//! [`crate::economy::transactions`].

use crate::cards::action_cards;
use crate::cards::promissory_notes::{self, NoteId};
use crate::economy::deal_terms::{DealCards, named_cards, note_of, words};
use crate::economy::exchanging::receive_action_cards;
use crate::economy::transactions::{Proposal, Step, cards, cards_mut, deal, held, open_deal, trades_action_cards};
use crate::position::underway::{Deal, Goods};
use crate::prelude::*;
use sternpost_core::Secret;

/// A proposal is put together.
pub fn propose(from: Seat, to: Seat, t: &mut T<'_>) {
    t.state.underway.deal = Some(Deal { from, to, gives: Goods::default(), gets: Goods::default() });
    let mut cards = Secret::of(from, DealCards::default());
    cards.show_to(to);
    t.state.deal_cards = Some(cards);
    t.next(steps![
        Step::GiveTradeGoods,
        Step::GiveCommodities,
        Step::GiveNote,
        Step::GiveActionCards,
        Step::GetTradeGoods,
        Step::GetCommodities,
        Step::GetNote,
        Step::GetActionCards,
        Step::Propose,
    ]);
}

/// The answers that make a proposal at any time, question by question as they are asked: nothing is asked of which there is nothing.
pub fn answers(s: &State, deal: &Deal, note: (Option<NoteId>, Option<NoteId>)) -> Vec<Picked<Choice>> {
    let Deal { from, to, gives, gets } = *deal;
    let trades_cards = trades_action_cards(s, from, to);
    let named =
        |note: Option<NoteId>| Picked::One(note.map_or(Choice::Nothing, |note| Choice::Note { note: note.kind, owner: note.owner }));
    let mut answers = vec![Picked::One(Choice::Propose { seat: to })];
    for (seat, goods, note, is_giving) in [(from, gives, note.0, true), (to, gets, note.1, false)] {
        let player = &s.players[seat];
        let amounts = [(player.trade_goods, goods.trade_goods), (player.commodities, goods.commodities)];
        answers.extend(amounts.into_iter().filter(|(most, _)| *most > 0).map(|(_, amount)| Picked::Amount(amount)));
        if !player.notes.is_empty() {
            answers.push(named(note));
        }
        let cards = sternpost_kit::count(player.action_cards.len());
        if trades_cards && cards > 0 {
            answers.push(if is_giving { Picked::Split(vec![(Choice::Nothing, cards)]) } else { Picked::Amount(0) });
        }
    }
    answers
}

fn amount(seat: Seat, prompt: &Prompt, most: u32) -> Asks {
    ask(seat, Question::amount(prompt, "LRR 82.2", 0, most).skipped_when_forced())
}

/// The notes a player could hold, as far as another one knows: not those in play areas, nor those the other one holds.
fn possible_notes(s: &State, holder: Seat, asking: Seat) -> Vec<NoteId> {
    let own = s.players[asking].notes.for_the_rules();
    let given = cards(s).gives_note;
    let hidden = promissory_notes::hidden_notes(s).filter(|note| !own.contains(note) && Some(*note) != given);
    let foreign = s.players[holder].foreign_notes > 0;
    hidden.filter(|note| note.owner == holder || (foreign && !promissory_notes::is_known_to_be_home(*note))).collect()
}

fn note_offer(note: NoteId) -> Offer<Choice> {
    Offer::new(Choice::Note { note: note.kind, owner: note.owner })
}

fn one_note(seat: Seat, prompt: &Prompt, notes: impl IntoIterator<Item = NoteId>) -> Asks {
    let offers = std::iter::once(Offer::new(Choice::Nothing).said(&Said::NoNote)).chain(notes.into_iter().map(note_offer));
    ask(seat, Question::one_of(prompt, "LRR 85.5", offers))
}

pub fn deal_mut<'t>(t: &'t mut T<'_>) -> &'t mut Deal {
    t.state.underway.deal.as_mut().expect("a transaction is under way")
}

pub fn trade_goods_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GiveTradeGoods { seat: to }, own.trade_goods)
}

pub fn commodities_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GiveCommodities { seat: to }, own.commodities)
}

pub fn notes_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    if own.notes.is_empty() {
        return nobody();
    }
    one_note(from, &Prompt::GiveNote { seat: to }, own.notes.for_the_rules().iter().copied())
}

pub fn give_note(picked: Picked<Choice>, t: &mut T<'_>) {
    if let Some(note) = note_of(&picked.one()) {
        deal_mut(t).gives.notes = 1;
        cards_mut(t).gives_note = Some(note);
    }
}

pub fn action_cards_to_give(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, own, _)) = open_deal(s) else { return nobody() };
    let hand = own.action_cards.for_the_rules();
    if !trades_action_cards(s, from, to) || hand.is_empty() {
        return nobody();
    }
    let mut offers = action_cards::hand_offers(hand);
    let total = sternpost_kit::count(hand.len());
    offers.insert(0, Offer::new(Choice::Nothing).said(&Said::NoActionCards));
    ask(from, Question::split(&Prompt::GiveActionCards { seat: to }, "LRR 82.3a", total, offers))
}

pub fn give_action_cards(picked: Picked<Choice>, t: &mut T<'_>) {
    let chosen = named_cards(picked);
    deal_mut(t).gives.action_cards = sternpost_kit::count(chosen.len());
    cards_mut(t).gives_action_cards = chosen;
}

pub fn trade_goods_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GetTradeGoods { seat: to }, theirs.trade_goods)
}

pub fn commodities_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    amount(from, &Prompt::GetCommodities { seat: to }, theirs.commodities)
}

pub fn notes_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    if theirs.notes.is_empty() {
        return nobody();
    }
    one_note(from, &Prompt::GetNote { seat: to }, possible_notes(s, to, from))
}

pub fn get_note(picked: Picked<Choice>, t: &mut T<'_>) {
    if let Some(note) = note_of(&picked.one()) {
        deal_mut(t).gets.notes = 1;
        cards_mut(t).gets_note = Some(note);
    }
}

pub fn action_cards_to_get(s: &State) -> Asks {
    let Some((Deal { from, to, .. }, _, theirs)) = open_deal(s) else { return nobody() };
    if !trades_action_cards(s, from, to) {
        return nobody();
    }
    let most = sternpost_kit::count(theirs.action_cards.len());
    amount(from, &Prompt::GetActionCards { seat: to }, most)
}

pub fn deal_to_accept(s: &State) -> Asks {
    let Some((Deal { from, to, gives, gets }, _, theirs)) = open_deal(s) else { return nobody() };
    if gives.is_nothing() && gets.is_nothing() {
        return nobody();
    }
    let cards = cards(s);
    let prompt = Prompt::AcceptDeal {
        seat: from,
        gives: words(gives, cards.gives_note, &cards.gives_action_cards),
        gets: words(gets, cards.gets_note, &[]),
    };
    // Whether the note is there is the partner's own knowledge.
    let can = cards.gets_note.is_none_or(|note| theirs.notes.for_the_rules().contains(&note));
    let offers = std::iter::once(Choice::Decline).chain(can.then_some(Choice::Accept));
    ask(to, Question::one_of(&prompt, "LRR 82.4a", offers))
}

pub fn answer(t: &mut T<'_>, choice: &Choice) {
    let Deal { from, to, gets, .. } = deal(t.state);
    if *choice == Choice::Decline {
        t.tell(&Line::DeclinedDeal { seat: to, from });
        give_back(t);
        return;
    }
    if gets.action_cards > 0 {
        t.next(steps![Step::ChooseActionCards]);
    }
    t.next(steps![Step::Exchange]);
}

/// A proposal is complete: it lies on the table. One of nothing for nothing is none.
pub fn file(t: &mut T<'_>) {
    let Some(deal) = t.state.underway.deal else { return };
    if deal.gives.is_nothing() && deal.gets.is_nothing() {
        give_back(t);
        return;
    }
    tell_proposal(t);
    let cards = t.state.deal_cards.clone().expect("a transaction is under way");
    give_back(t);
    t.state.proposals_made += 1;
    let number = t.state.proposals_made;
    let held = held(t.state, deal.from);
    t.state.proposals.push(Proposal { number, deal, cards, held });
}

/// The partners read everything, the others that cards are among it (LRR 85.6).
fn tell_proposal(t: &mut T<'_>) {
    let Deal { from, to, gives, gets } = deal(t.state);
    let open = Line::ProposedDeal { seat: from, to, gives: words(gives, None, &[]), gets: words(gets, None, &[]) };
    t.tell(&open);
    if gives.notes + gets.notes + gives.action_cards > 0 {
        let cards = cards(t.state).clone();
        let gives = words(gives, cards.gives_note, &cards.gives_action_cards);
        t.tell_only([from, to], &Line::DealInDetail { gives, gets: words(gets, cards.gets_note, &[]) });
    }
}

/// Nothing is being put together any more. What the proposer had laid aside, as was done up to revision 3, goes back.
fn give_back(t: &mut T<'_>) {
    let Deal { from, .. } = t.state.underway.deal.take().expect("a transaction is under way");
    let Some(cards) = t.state.deal_cards.take() else { return };
    let cards = cards.into_the_open();
    let holds = |t: &T<'_>, note| t.state.players[from].notes.for_the_rules().contains(&note);
    if let Some(note) = cards.gives_note.filter(|note| !holds(t, *note)) {
        promissory_notes::put_in_hand(t, from, note);
    }
    let hand = t.state.players[from].action_cards.for_the_rules();
    let missing = |card: &ActionCardId| hand.iter().filter(|held| *held == card).count();
    let mut laid_aside = vec![];
    for card in &cards.gives_action_cards {
        let named = cards.gives_action_cards.iter().filter(|other| *other == card).count();
        let back = laid_aside.iter().filter(|other| *other == card).count();
        if missing(card) + back < named {
            laid_aside.push(*card);
        }
    }
    receive_action_cards(t, from, laid_aside);
}
