//! The pages of a game's reference, as a test reads them.

use crate::{Said, at_the_table};
use sternpost_core::Text;
use sternpost_game::Game;
use sternpost_show::{Book, Entry};

/// The reference of a game.
#[derive(Clone, Copy)]
pub struct Pages {
    /// The game, whose words the pages are in.
    pub game: &'static dyn Game,
    /// All pages.
    pub book: &'static Book,
}

impl Pages {
    /// A text of a page as it reads.
    #[must_use]
    pub fn say(&self, language: &str, text: &Text) -> String {
        at_the_table::say(self.game, language, text)
    }

    /// The page of a component.
    ///
    /// # Panics
    /// If it has none.
    #[must_use]
    pub fn entry(&self, kind: &str, id: &str) -> &'static Entry {
        self.book.entry(kind, id).unwrap_or_else(|| panic!("{kind} {id} has no page"))
    }

    /// What is printed on a component, a sentence each: `Cost: 4`.
    #[must_use]
    pub fn facts(&self, language: &str, entry: &Entry) -> Vec<String> {
        entry.facts.iter().map(|(name, value)| format!("{}: {}", self.say(language, name), self.say(language, value))).collect()
    }

    /// A row of a table: `Nicea | 2`.
    #[must_use]
    pub fn row(&self, language: &str, row: &[Text]) -> String {
        row.iter().map(|cell| self.say(language, cell)).collect::<Vec<_>>().join(" | ")
    }
}

impl Said {
    /// All that the pages of a book say without arguments: names, texts, headings, rules.
    pub fn pages(&mut self, book: &Book) {
        let mut add = |text: &Text| {
            if text.args.is_empty() {
                self.add(text.key.to_string(), []);
            }
        };
        book.kinds.iter().for_each(|kind| add(&kind.title));
        for entry in book.entries() {
            add(&entry.name());
            entry.says.iter().chain(&entry.group).for_each(&mut add);
            entry.facts.iter().for_each(|(name, value)| [name, value].into_iter().for_each(&mut add));
            for table in &entry.tables {
                table.columns.iter().chain([&table.title]).chain(table.rows.iter().flatten()).for_each(&mut add);
            }
        }
    }
}
