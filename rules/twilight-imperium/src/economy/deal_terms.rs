//! What a transaction moves (LRR 82.2, 82.3): which cards, how all of it is told, and as terms by which replies are ordered ahead.

use crate::cards::promissory_notes::{NoteId, all_notes};
use crate::economy::transactions::trades_action_cards;
use crate::position::underway::{Deal, Goods};
use crate::prelude::*;
use crate::setup::options::Content;
use sternpost_core::{DealForm, Kind, Side, Term, TermKind, ToArg as _};

messages! {
    "deal-term";
    /// What can be in a proposal, of several.
    pub enum DealTerm {
        TradeGoods,
        Commodities,
        PromissoryNotes,
        ActionCards,
    }
}

messages! {
    "deal-kind";
    /// Proposals, as orders are given for them.
    pub enum DealKind {
        Proposals,
    }
}

/// The cards of a transaction: only the two partners know them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct DealCards {
    /// The note the proposer has put on the table.
    pub gives_note: Option<NoteId>,
    /// The note the proposer asks for.
    pub gets_note: Option<NoteId>,
    /// The action cards the proposer has put on the table.
    pub gives_action_cards: Vec<ActionCardId>,
    /// The action cards the partner has put on the table.
    pub gets_action_cards: Vec<ActionCardId>,
}

pub fn terms(deal: &Deal, cards: &DealCards) -> Hint {
    Hint::Deal {
        seat: deal.from,
        to: deal.to,
        gives: words(deal.gives, cards.gives_note, &cards.gives_action_cards),
        gets: words(deal.gets, cards.gets_note, &[]),
    }
}

/// What changes hands as words; nothing is an empty list. Cards that are not named are counted.
pub fn words(goods: Goods, note: Option<NoteId>, cards: &[ActionCardId]) -> Vec<Arg> {
    let mut words = vec![];
    if goods.trade_goods > 0 {
        words.push(Word::TradeGoods { count: goods.trade_goods }.text());
    }
    if goods.commodities > 0 {
        words.push(Word::Commodities { count: goods.commodities }.text());
    }
    match note {
        Some(note) => words.push(Word::NoteOf { note: note.kind, seat: note.owner }.text()),
        None if goods.notes > 0 => words.push(Word::SomeNote.text()),
        None => {}
    }
    if cards.is_empty() && goods.action_cards > 0 {
        words.push(Word::SomeActionCards { count: goods.action_cards }.text());
    }
    words.extend(cards.iter().map(|card| card.name()));
    words.into_iter().map(|word| word.to_arg()).collect()
}

pub fn note_of(choice: &Choice) -> Option<NoteId> {
    if let Choice::Note { note, owner } = *choice { Some(NoteId { kind: note, owner }) } else { None }
}

/// The action cards that were picked, each as often as it was.
pub fn named_cards(picked: Picked<Choice>) -> Vec<ActionCardId> {
    let mut cards = vec![];
    for (choice, count) in picked.parts() {
        if let Choice::ActionCard { card } = choice {
            cards.extend((0..count).map(|_| card));
        }
    }
    cards
}

/// A note among all notes.
fn note_term(note: NoteId) -> TermKind {
    TermKind::of(&Choice::Note { note: note.kind, owner: note.owner }).part_of(&DealTerm::PromissoryNotes)
}

/// What is in a proposal, as its partner sees it: what the proposer gives is offered, what the partner gives is asked.
pub fn in_terms(deal: &Deal, cards: &DealCards) -> Vec<Term> {
    let side = |side: Side, goods: Goods, note: Option<NoteId>| {
        let counted = [
            (DealTerm::TradeGoods, goods.trade_goods),
            (DealTerm::Commodities, goods.commodities),
            (DealTerm::PromissoryNotes, goods.notes),
            (DealTerm::ActionCards, goods.action_cards),
        ];
        let counted = counted.into_iter().filter(|(_, count)| *count > 0).map(move |(term, count)| TermKind::of(&term).times(side, count));
        counted.chain(note.map(|note| note_term(note).times(side, 1)))
    };
    side(Side::Asked, deal.gets, cards.gets_note).chain(side(Side::Offered, deal.gives, cards.gives_note)).collect()
}

/// What can be in proposals to a player; none if nobody deals.
pub fn form(s: &State, seat: Seat) -> Option<DealForm> {
    if !s.plays_with(Content::Transactions) {
        return None;
    }
    let mut terms = vec![TermKind::of(&DealTerm::TradeGoods), TermKind::of(&DealTerm::Commodities)];
    if s.others_clockwise(seat).any(|other| trades_action_cards(s, other, seat)) {
        terms.push(TermKind::of(&DealTerm::ActionCards));
    }
    let mut notes = all_notes(s).map(note_term).peekable();
    if notes.peek().is_some() {
        terms.push(TermKind::of(&DealTerm::PromissoryNotes));
        terms.extend(notes);
    }
    Some(DealForm { kind: Kind::of(&DealKind::Proposals), terms })
}
