//! What can be looked up in Arcs: everything in the box and every rule of the book, made of the lists the rules use. Cards are in
//! `cards.rs`, systems and setup cards in `map.rs`, pieces and dice in `pieces.rs`, the rules in `rules.rs`.

mod cards;
mod map;
mod pieces;
pub mod rules;

use crate::prelude::*;
use std::sync::OnceLock;
use sternpost_core::Message;
use sternpost_show::reference::Kind;
use sternpost_show::{Book, Reference};

impl Reference for Arcs {
    fn book(&self) -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            let entries = cards::entries().chain(map::entries()).chain(pieces::entries()).chain(rules::entries());
            Book::new(kinds(), entries.collect())
        })
    }
}

/// The kinds, in the order shown. Rules are linked by their ids.
fn kinds() -> Vec<Kind> {
    let kind = |id, title, is_linked| Kind { id, title: heading(title), is_linked };
    vec![
        kind("court-card", "reference-court-cards", true),
        kind("leader", "reference-leaders", true),
        kind("lore", "reference-lore", true),
        kind("ambition", "reference-ambitions", true),
        kind("resource", "reference-resources", true),
        kind("suit", "reference-suits", true),
        kind("piece", "reference-pieces", true),
        kind("building", "reference-buildings", true),
        kind("die", "reference-dice", true),
        kind("system", "reference-systems", true),
        kind("setup-card", "reference-setup-cards", true),
        kind("rule", "reference-rules", false),
    ]
}

fn heading(key: &'static str) -> Text {
    Text::plain(key)
}

fn number(n: u8) -> Text {
    Word::Number { n: u32::from(n) }.text()
}

/// Names as a value; a word for none.
fn names(names: Vec<Text>) -> Text {
    if names.is_empty() { heading("reference-none") } else { Word::Names { names }.text() }
}

/// The words of a component: the message `KIND-text-ID`.
fn says(kind: &str, id: &str) -> Vec<Text> {
    vec![Text::plain(format!("{kind}-text-{id}"))]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::wording;
    use sternpost_core::Seat;
    use sternpost_show::reference::Entry;

    fn entry(kind: &str, id: &str) -> &'static Entry {
        Arcs.book().entry(kind, id).unwrap_or_else(|| panic!("{kind} {id} has no page"))
    }

    fn say(language: &str, text: &Text) -> String {
        wording::catalogue(language).say(text, &|seat: Seat| seat.to_string())
    }

    fn facts(language: &str, entry: &Entry) -> Vec<String> {
        entry.facts.iter().map(|(name, value)| format!("{}: {}", say(language, name), say(language, value))).collect()
    }

    #[test]
    fn everything_in_the_box_has_a_page() {
        let count = |kind: &str| Arcs.book().of_kind(kind).count();
        assert_eq!((count("system"), count("setup-card"), count("die"), count("piece"), count("building")), (24, 12, 3, 2, 2));
        assert_eq!((count("court-card"), count("leader"), count("lore"), count("rule")), (31, 8, 14, 290));
    }

    #[test]
    fn a_cited_rule_leads_to_its_page_in_both_languages() {
        let page = Arcs.book().rule("ARCS-FOLLOW-02").expect("the rule has a page");
        assert_eq!(page.id, "arcs-follow-02");
        assert!(say("en", &page.says[0]).starts_with("A player with cards must play 1 card"), "{}", say("en", &page.says[0]));
        assert!(say("de", &page.says[0]).starts_with("Wer Karten hat, muss 1 Karte spielen"), "{}", say("de", &page.says[0]));
        let heading = page.group.as_ref().expect("its chapter");
        assert_eq!(
            (say("en", heading), say("de", heading)),
            ("Surpass, Copy, Pivot".to_owned(), "Übertreffen, Kopieren, Abweichen".to_owned())
        );
    }

    #[test]
    fn the_page_of_a_system_tells_its_planet_slots_and_neighbours() {
        assert_eq!(
            facts("en", entry("system", "hex2")),
            ["Cluster: 2", "Planet type: relic", "Building slots: 2", "Adjacent to: Gate 2, Moon 2 and Arrow 3"]
        );
        assert_eq!(facts("de", entry("system", "gate2"))[1], "Planetenart: keine");
    }

    #[test]
    fn the_page_of_a_die_tells_what_its_faces_show() {
        let table = &entry("die", "assault").tables[0];
        let rows: Vec<String> =
            table.rows.iter().map(|row| row.iter().map(|cell| say("en", cell)).collect::<Vec<_>>().join(": ")).collect();
        assert_eq!(rows[..3], ["1: blank", "2: 2 hits", "3: 2 hits + 1 hit on the attacker"]);
        assert_eq!(rows[5], "6: 1 hit + interception");
    }

    #[test]
    fn the_page_of_a_setup_card_tells_who_begins_where() {
        let card = entry("setup-card", "two-frontiers");
        assert_eq!(facts("en", card), ["Players: 2", "Clusters out of play: 1 and 6"]);
        let rows: Vec<String> =
            card.tables[0].rows.iter().map(|row| row.iter().map(|cell| say("en", cell)).collect::<Vec<_>>().join("|")).collect();
        assert_eq!(rows, ["1|Hex 5|Hex 4|Gate 3 and Hex 3", "2|Arrow 3|Arrow 5|Gate 5 and Arrow 4"]);
    }
}
