//! What can be looked up in Forbidden Stars: everything in the box and every rule of the book, made of the lists the rules use. Cards are in `cards.rs`, factions,
//! units and structures in `pieces.rs`, systems in `map.rs`, the rules in `rules.rs`.

pub mod cards;
mod map;
mod pieces;
pub mod rules;

#[cfg(test)]
pub(super) mod tests;

use crate::ForbiddenStars;
use std::sync::OnceLock;
use sternpost_core::{Message, Text, messages};
use sternpost_show::reference::Kind;
use sternpost_show::{Book, Reference};

messages! {
    "printed";
    /// A value that is printed on something.
    pub enum Fact {
        Number { n: u32 },
        Names { names: Vec<Text> },
        AnyOf { names: Vec<Text> },
        Fight { combat: u32, health: u32, morale: u32 },
        Icons { bolter: u32, shield: u32, morale: u32 },
        Cost { count: u32, forge: u32 },
        Upgrade { level: u32, count: u32 },
    }
}

impl Reference for ForbiddenStars {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            let entries = cards::entries().chain(pieces::entries()).chain(map::entries()).chain(rules::entries());
            Book::new(kinds(), entries.collect())
        })
    }
}

/// The kinds, in the order shown. Rules are linked by their ids; what stands on the board by itself is not linked.
fn kinds() -> Vec<Kind> {
    let kind = |id, title, is_linked| Kind { id, title: heading(title), is_linked };
    vec![
        kind("combat-card", "reference-combat-cards", true),
        kind("order-upgrade", "reference-order-upgrades", true),
        kind("event", "reference-events", true),
        kind("unit", "reference-units", true),
        kind("structure", "reference-structures", true),
        kind("asset", "reference-assets", true),
        kind("order", "reference-orders", true),
        kind("faction", "reference-factions", true),
        kind("system", "reference-systems", true),
        kind("rule", "reference-rules", false),
    ]
}

fn heading(key: &'static str) -> Text {
    Text::plain(key)
}

fn number(n: u32) -> Text {
    Fact::Number { n }.text()
}

/// Names as a value; a word for none.
fn names(names: Vec<Text>) -> Text {
    if names.is_empty() { heading("reference-none") } else { Fact::Names { names }.text() }
}

/// Names one of which will do.
fn any_of(names: Vec<Text>) -> Text {
    if names.is_empty() { heading("reference-none") } else { Fact::AnyOf { names }.text() }
}

/// What a component does: the message `KIND-text-ID`.
fn says(kind: &str, id: &str) -> Vec<Text> {
    vec![Text::plain(format!("{kind}-text-{id}"))]
}
