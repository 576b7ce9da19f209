//! What can be looked up: every card, sheet, unit and tile of the box and every rule of the book, made of the lists the rules use
//! themselves. An entry is a file's worth of facts for its kind: `cards.rs`, `factions.rs`, `units.rs`, `map.rs`, `draft.rs`, `rules.rs`.

pub mod cards;
mod draft;
mod factions;
mod map;
pub mod rules;
pub mod units;

use crate::TwilightImperium;
use crate::show::scene::list;
use crate::words::reference::{Kind as KindWord, Value};
use std::sync::OnceLock;
use sternpost_core::{Arg, Message, Text};
use sternpost_show::reference::{Book, Kind, Reference};

impl Reference for TwilightImperium {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            let mut entries = factions::entries();
            entries.extend(cards::entries());
            entries.extend(units::entries());
            entries.extend(map::entries());
            entries.extend(draft::entries());
            entries.extend(rules::entries());
            rules::add_to_components(&mut entries);
            Book::new(kinds(), entries)
        })
    }
}

/// The kinds, in the order shown. Rules are linked by their numbers.
fn kinds() -> Vec<Kind> {
    let linked = [
        ("faction", KindWord::Faction),
        ("faction-ability", KindWord::FactionAbility),
        ("technology", KindWord::Technology),
        ("strategy-card", KindWord::StrategyCard),
        ("action-card", KindWord::ActionCard),
        ("agenda", KindWord::Agenda),
        ("note", KindWord::Note),
        ("objective", KindWord::Objective),
        ("secret-objective", KindWord::SecretObjective),
        ("unit-card", KindWord::UnitCard),
        ("unit", KindWord::Unit),
        ("system", KindWord::System),
        ("planet", KindWord::Planet),
    ];
    let plain = [("set-up", KindWord::SetUp), ("rule", KindWord::Rule)];
    let kind = |is_linked: bool| move |(id, word): (&'static str, KindWord)| Kind { id, title: word.text(), is_linked };
    linked.into_iter().map(kind(true)).chain(plain.into_iter().map(kind(false))).collect()
}

/// A number as a value.
fn number(count: u32) -> Text {
    Value::Number { count }.text()
}

/// Names as a value.
fn names(names: impl IntoIterator<Item = Text>) -> Text {
    list(names)
}

/// A name as a value.
fn name(name: Text) -> Text {
    Value::Name { name: Arg::Text(Box::new(name)) }.text()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::{ActionCardId, FactionId, TechnologyId, UnitCard};
    use sternpost_core::{Catalogue, Seat};
    use sternpost_show::Shows as _;

    fn say(catalogue: &Catalogue, text: &Text) -> String {
        catalogue.say(text, &|seat: Seat| seat.to_string())
    }

    #[test]
    fn everything_in_the_book_is_worded_in_every_language() {
        let book = TwilightImperium.book();
        for language in ["en", "de"] {
            let catalogue = TwilightImperium::catalogue(language);
            for entry in book.entries() {
                let mut texts = vec![entry.name()];
                texts.extend(entry.group.iter().chain(&entry.says).cloned());
                texts.extend(entry.facts.iter().flat_map(|(name, value)| [name, value]).cloned());
                for table in &entry.tables {
                    texts.extend(std::iter::once(&table.title).chain(&table.columns).chain(table.rows.iter().flatten()).cloned());
                }
                for text in &texts {
                    assert!(catalogue.keys().contains(text.key.as_ref()), "{language}: {}", text.key);
                    assert!(!say(catalogue, text).contains("{$"), "{language}: {}", say(catalogue, text));
                }
            }
        }
    }

    #[test]
    fn every_component_of_the_lists_has_a_page() {
        let book = TwilightImperium.book();
        let count = |kind: &str| book.of_kind(kind).count();
        assert_eq!(count("action-card"), ActionCardId::ALL.len());
        assert_eq!((count("faction"), count("technology"), count("unit-card")), (17, TechnologyId::ALL.len(), UnitCard::ALL.len()));
        assert_eq!((count("system"), count("planet"), count("unit"), count("strategy-card")), (51, 59, 10, 8));
        assert_eq!((count("objective"), count("secret-objective"), count("rule")), (20, 20, 855));
    }

    #[test]
    fn the_page_of_a_faction_shows_its_units_with_their_upgrades() {
        let book = TwilightImperium.book();
        let sol = book.entry("faction", &FactionId::Sol.id()).unwrap();
        let catalogue = TwilightImperium::catalogue("en");
        let rows: Vec<String> =
            sol.tables[0].rows.iter().map(|row| row.iter().map(|cell| say(catalogue, cell)).collect::<Vec<_>>().join("|")).collect();
        let has = |start: &str| rows.iter().any(|row| row.starts_with(start));
        assert!(has("Advanced Carrier I|3|9|1|6|") && has("Advanced Carrier II|3|9|2|8|Sustain Damage"), "{rows:#?}");
        assert!(has("Cruiser II|2|6|3|1|") && !has("Carrier I|") && !has("Letani"), "{rows:#?}");
        assert!(has("Genesis|8|5 (×2)|1|12|"), "{rows:#?}");
    }
}
