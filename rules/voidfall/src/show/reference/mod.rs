//! What can be looked up: Houses, focus cards, technologies, agendas and events, made of the tables the rules use, and every rule of the book, which is in `rules.rs`.

mod cards;
pub mod rules;

pub use cards::in_full;

use crate::Voidfall;
use crate::prelude::*;
use std::sync::OnceLock;
use sternpost_show::reference::Kind;
use sternpost_show::{Book, Reference};

impl Reference for Voidfall {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::new(kinds(), cards::entries().into_iter().chain(rules::entries()).collect()))
    }
}

/// The kinds, in the order shown. Rules are linked by their ids.
fn kinds() -> Vec<Kind> {
    let kind = |id, title: Word| Kind { id, title: title.text(), is_linked: true };
    vec![
        kind("house", Word::HousesTitle),
        kind("focus-card", Word::FocusCardsTitle),
        kind("technology", Word::TechnologiesTitle),
        kind("agenda", Word::AgendasTitle),
        kind("event", Word::EventsTitle),
        kind("crisis", Word::CrisesTitle),
        kind("war", Word::WarsTitle),
        Kind { is_linked: false, ..kind("rule", Word::RulesTitle) },
    ]
}
