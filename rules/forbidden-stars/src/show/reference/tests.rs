//! The pages of the reference, as they read in both languages.

use super::rules::RULES;
use super::*;
use crate::cards::combat::CombatCardId;
use crate::components::AreaId;
use sternpost_core::Seat;
use sternpost_show::reference::Entry;
use sternpost_workbench::Said;

fn say(language: &str, text: &Text) -> String {
    crate::show::catalogue(language).say(text, &|seat: Seat| seat.to_string())
}

fn entry(kind: &str, id: &str) -> &'static Entry {
    ForbiddenStars.book().entry(kind, id).unwrap_or_else(|| panic!("{kind} {id} has no page"))
}

fn facts(language: &str, entry: &Entry) -> Vec<String> {
    entry.facts.iter().map(|(name, value)| format!("{}: {}", say(language, name), say(language, value))).collect()
}

fn row(language: &str, row: &[Text]) -> String {
    row.iter().map(|cell| say(language, cell)).collect::<Vec<_>>().join(" | ")
}

/// Adds all that the pages say without arguments: names, texts, headings, rules.
pub fn add_pages(said: &mut Said) {
    let book = ForbiddenStars.book();
    let mut add = |text: &Text| {
        if text.args.is_empty() {
            said.add(text.key.to_string(), []);
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
    // One world or another has each of the yields; no home is nobody's.
    ["reference-none", "reference-wealth"].map(heading).iter().for_each(add);
}

// cites: FS-SET-02, FS-SET-21
#[test]
fn everything_in_the_box_has_a_page() {
    let count = |kind: &str| ForbiddenStars.book().of_kind(kind).count();
    let found = ["combat-card", "event", "unit", "structure", "asset", "order", "faction", "system", "rule"].map(count);
    assert_eq!(found, [56, 32, 24, 3, 3, 4, 4, 24, 458]);
    assert_eq!(RULES.rows().count(), 458);
}

#[test]
fn the_page_of_a_combat_card_tells_its_icons_its_price_and_what_it_does() {
    let page = entry("combat-card", "armoured-advance");
    assert_eq!(
        facts("en", page),
        [
            "Icons: 2 bolter, 1 shield, 0 morale",
            "Deck: 4 materiel, command level 2",
            "Unit ability needs one of: Land Raider and Battle Barge"
        ]
    );
    assert_eq!(page.says.len(), 2, "a general ability and one of units");
    assert_eq!(say("de", &page.says[0]), "Erhalte einen Würfel; er wird geworfen.");
}

#[test]
fn the_page_of_a_unit_and_of_a_system_tell_their_numbers() {
    assert_eq!(
        facts("en", entry("unit", "land-raider")),
        ["Type: ground unit", "Command level: 2", "Price: 4 materiel", "In a fight: 3 dice, 4 health, 3 morale", "Figures: 6"]
    );
    let system = entry("system", "s1a");
    assert_eq!(system.tables[0].rows.len(), 4);
    assert!(row("de", &system.tables[0].rows[AreaId::S1aSe.corner()]).starts_with("Nicea | "), "{:?}", system.tables[0]);
}

#[test]
fn a_cited_rule_leads_to_its_page_in_both_languages() {
    let page = ForbiddenStars.book().rule("FS-ADV-07").expect("the rule has a page");
    assert!(say("en", &page.says[0]).starts_with("Moving into an area with enemy"), "{}", say("en", &page.says[0]));
    assert!(say("de", &page.says[0]).starts_with("Wer in ein Gebiet mit feindlichen"), "{}", say("de", &page.says[0]));
    let heading = page.group.as_ref().expect("its chapter");
    assert_eq!((say("en", heading), say("de", heading)), ("Advance".to_owned(), "Vormarsch".to_owned()));
}

// cites: FS-CARD-10
#[test]
fn fs_card_10_a_card_names_units_of_its_own_faction_in_full() {
    for card in CombatCardId::ALL {
        let printed = card.card();
        let page = facts("en", entry("combat-card", card.slug()));
        for unit in printed.requires.units {
            assert_eq!(unit.card().faction, printed.faction, "{card}");
            assert!(page[2].contains(&say("en", &unit.name())), "{page:?}");
        }
    }
}
