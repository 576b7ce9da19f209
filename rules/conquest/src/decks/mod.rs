//! Decks (CONQ-DECK): the seven starters, lists that players put together, what is wrong with one, lists drawn by lot, and lists as text.
//!
//! A list counts the copies of each title; the warlord stands beside it and is no part of it (CONQ-DECK-11). When a seat is asked for its list
//! is the set-up's to say; with which question, `building.rs` does.

mod building;
mod defects;
mod lists;
mod lots;
mod pool;
mod text;

pub use building::{ChosenDeck, DeckMeasure, DeckPart, WholeDecks, chosen_deck, deck_question};
pub use defects::{DeckDefect, MINIMUM, deck_defects};
pub use lists::{DeckDraft, DeckList};
pub use lots::{drawn, drawn_around};
pub use pool::{CardPool, MOST_COPIES, cap, choosable, could_be_listed, is_allowed};
pub use text::{read_list, written_list};
