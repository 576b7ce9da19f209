//! What a transaction moves (LRR 82.2, 82.3): which cards, and how all of it is told.

use crate::cards::promissory_notes::NoteId;
use crate::components::ActionCardId;
use crate::position::underway::{Deal, Goods};
use crate::show::messages::{Choice, Hint, Word};
use serde::{Deserialize, Serialize};
use sternpost_core::{Arg, Message as _, Picked, ToArg as _};

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
