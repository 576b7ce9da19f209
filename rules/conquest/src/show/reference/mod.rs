//! What can be looked up in Conquest: everything in the box and every rule of the book, made of the lists the rules use. Cards are in
//! `cards.rs`, what cards have in common in `groups.rs`, planets and tokens in `places.rs`, the rules in `rules.rs`.

mod cards;
mod groups;
mod places;
pub mod rules;

#[cfg(test)]
pub(super) mod tests;

use crate::Conquest;
use std::sync::OnceLock;
use sternpost_core::{Message, Text, messages};
use sternpost_show::reference::Kind;
use sternpost_show::{Book, Reference};

messages! {
    "printed";
    /// A value that is printed on a card.
    pub enum Fact {
        Number { n: u32 },
        Names { names: Vec<Text> },
        AreaEffect { damage: u8 },
        Sides { attack: u8, hit_points: u8 },
    }
}

impl Reference for Conquest {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            let entries = cards::entries().chain(places::entries()).chain(groups::entries()).chain(rules::entries());
            Book::new(kinds(), entries.collect())
        })
    }
}

/// The kinds, in the order shown. Rules are linked by their ids.
fn kinds() -> Vec<Kind> {
    let kind = |id, title, is_linked| Kind { id, title: heading(title), is_linked };
    vec![
        kind("card", "reference-cards", true),
        kind("token", "reference-tokens", true),
        kind("planet", "reference-planets", true),
        kind("keyword", "reference-keywords", true),
        kind("trait", "reference-traits", true),
        kind("faction", "reference-factions", true),
        kind("rule", "reference-rules", false),
    ]
}

fn heading(key: &'static str) -> Text {
    Text::plain(key)
}

fn number(n: impl Into<u32>) -> Text {
    Fact::Number { n: n.into() }.text()
}

/// Names as a value.
fn names(names: Vec<Text>) -> Text {
    Fact::Names { names }.text()
}
