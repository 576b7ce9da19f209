//! The pages of the reference, as they read in both languages.

use super::rules::RULES;
use super::*;
use crate::components::Category;
use sternpost_core::Seat;
use sternpost_show::reference::Entry;
use sternpost_workbench::Said;

fn sources(language: &str) -> Vec<&'static str> {
    let files = match language {
        "de" => [
            include_str!("../../../text/de-components.ftl"),
            include_str!("../../../text/de-texts.ftl"),
            include_str!("../../../text/de-reference.ftl"),
        ],
        _ => [
            include_str!("../../../text/en-components.ftl"),
            include_str!("../../../text/en-texts.ftl"),
            include_str!("../../../text/en-reference.ftl"),
        ],
    };
    files.into_iter().chain([RULES.source(language)]).collect()
}

fn say(language: &str, text: &Text) -> String {
    crate::show::catalogue(language).say(text, &|seat: Seat| seat.to_string())
}

fn entry(kind: &str, id: &str) -> &'static Entry {
    Conquest.book().entry(kind, id).unwrap_or_else(|| panic!("{kind} {id} has no page"))
}

fn facts(language: &str, entry: &Entry) -> Vec<String> {
    entry.facts.iter().map(|(name, value)| format!("{}: {}", say(language, name), say(language, value))).collect()
}

fn row(language: &str, row: &[Text]) -> String {
    row.iter().map(|cell| say(language, cell)).collect::<Vec<_>>().join(" | ")
}

/// Adds all that the pages say without arguments: names, texts, headings, rules.
pub fn add_pages(said: &mut Said) {
    let book = Conquest.book();
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
}

#[test]
fn every_page_has_words_in_both_languages_and_none_are_left_over() {
    let mut said = Said::default().messages::<Fact>();
    add_pages(&mut said);
    // Categories stand on no page of their own.
    Category::ALL.iter().for_each(|category| said.add(category.name().key, []));
    for language in ["en", "de"] {
        assert_eq!(said.defects(&sources(language)), Vec::<String>::new(), "{language}");
    }
}

// cites: CONQ-COMP-01, CONQ-COMP-04
#[test]
fn everything_in_the_box_has_a_page() {
    let count = |kind: &str| Conquest.book().of_kind(kind).count();
    let found = ["card", "token", "planet", "keyword", "trait", "faction", "rule"].map(count);
    assert_eq!(found, [174, 4, 10, 12, 77, 7, 211]);
    let owed = Conquest.book().entries().iter().filter(|entry| entry.kind == "card" && !entry.spoken_of.is_empty()).count();
    assert_eq!(owed, 135, "cards that do more than numbers and keywords");
}

#[test]
fn the_page_of_a_card_tells_what_is_printed_on_it() {
    let page = entry("card", "raven-guard-speeder");
    assert_eq!(
        facts("en", page),
        [
            "Type: Army unit",
            "Faction: Space Marines",
            "Cost: 4",
            "ATK: 3",
            "HP: 3",
            "Command icons: 2",
            "Traits: Vehicle and Raven Guard",
            "Keywords: No Wargear Attachments and Flying",
            "Copies in a core set: 1"
        ]
    );
    assert_eq!(page.says, []);
    assert_eq!(say("de", &page.name()), "Landspeeder der Raven Guard");
    let strike = entry("card", "daring-assault-squad");
    assert!(facts("de", strike).contains(&"Schlüsselwörter: Flächeneffekt (2)".to_owned()), "{:?}", facts("de", strike));
    let storm = facts("en", entry("card", "tzeentchs-firestorm"));
    assert!(storm.contains(&"Cost: X".to_owned()) && storm.contains(&"In decks: only of its own faction (loyal)".to_owned()), "{storm:?}");
}

// cites: CONQ-COMP-09, CONQ-COMP-14, CONQ-DECK-04
#[test]
fn the_page_of_a_warlord_tells_both_sides_and_its_squad() {
    let page = entry("card", "nazdreg");
    let told = facts("de", page);
    assert!(told.contains(&"Angeschlagen: 2 AW, 5 TP".to_owned()) && told.contains(&"Starthand: 7".to_owned()), "{told:?}");
    assert_eq!(row("de", &page.tables[0].rows[0]), "Nazdregs Posaz | Armee-Einheit | 4");
    assert_eq!(page.tables[0].rows.len(), 4);
}

#[test]
fn the_page_of_a_planet_tells_categories_rewards_and_its_ability() {
    let page = entry("planet", "plannum");
    assert_eq!(facts("de", page), ["Kategorien: Stützpunkt und Technologie", "Kartenvorteil: 1", "Ressourcenvorteil: 1"]);
    assert!(say("en", &page.says[0]).starts_with("Battle: move one of your units"));
}

#[test]
fn keywords_and_traits_tell_who_has_them_and_a_faction_its_neighbours() {
    let rows = |kind, id| entry(kind, id).tables[0].rows.iter().map(|cells| row("en", cells)).collect::<Vec<_>>();
    assert_eq!(rows("keyword", "armorbane"), ["Iyanden Wraithguard | Army unit | Eldar"]);
    assert_eq!(rows("trait", "runt"), ["Sniveling Grot | Army unit | Orks", "Snotlings | Token unit | Orks"]);
    assert_eq!(
        facts("en", entry("faction", "tau")),
        ["Warlord: Commander Shadowsun", "Neighbours on the alliance wheel: Space Marines and Eldar"]
    );
    assert_eq!(rows("faction", "tau").len(), 29);
}

#[test]
fn a_cited_rule_leads_to_its_page_in_both_languages() {
    let page = Conquest.book().rule("CONQ-DEPLOY-03").expect("the rule has a page");
    assert!(say("en", &page.says[0]).starts_with("Whoever has passed"), "{}", say("en", &page.says[0]));
    assert!(say("de", &page.says[0]).starts_with("Wer gepasst hat"), "{}", say("de", &page.says[0]));
    let heading = page.group.as_ref().expect("its chapter");
    assert_eq!((say("en", heading), say("de", heading)), ("Deploy phase".to_owned(), "Mobilisierungsphase".to_owned()));
}
