//! The pages of the reference, as they read in both languages.

use super::rules::RULES;
use super::*;
use crate::components::Category;
use sternpost_game::Published;
use sternpost_workbench::Said;
use sternpost_workbench::pages::Pages;

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

static GAME: Published<Conquest> = Published::new();

fn pages() -> Pages {
    Pages { game: &GAME, book: Conquest.book() }
}

/// Adds all that the pages say without arguments.
pub fn add_pages(said: &mut Said) {
    said.pages(Conquest.book());
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
    let page = pages().entry("card", "raven-guard-speeder");
    assert_eq!(
        pages().facts("en", page),
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
    assert_eq!(pages().say("de", &page.name()), "Landspeeder der Raven Guard");
    let strike = pages().entry("card", "daring-assault-squad");
    assert!(pages().facts("de", strike).contains(&"Schlüsselwörter: Flächeneffekt (2)".to_owned()), "{:?}", pages().facts("de", strike));
    let storm = pages().facts("en", pages().entry("card", "tzeentchs-firestorm"));
    assert!(storm.contains(&"Cost: X".to_owned()) && storm.contains(&"In decks: only of its own faction (loyal)".to_owned()), "{storm:?}");
}

// cites: CONQ-COMP-09, CONQ-COMP-14, CONQ-DECK-04
#[test]
fn the_page_of_a_warlord_tells_both_sides_and_its_squad() {
    let page = pages().entry("card", "nazdreg");
    let told = pages().facts("de", page);
    assert!(told.contains(&"Angeschlagen: 2 AW, 5 TP".to_owned()) && told.contains(&"Starthand: 7".to_owned()), "{told:?}");
    assert_eq!(pages().row("de", &page.tables[0].rows[0]), "Nazdregs Posaz | Armee-Einheit | 4");
    assert_eq!(page.tables[0].rows.len(), 4);
}

#[test]
fn the_page_of_a_planet_tells_categories_rewards_and_its_ability() {
    let page = pages().entry("planet", "plannum");
    assert_eq!(pages().facts("de", page), ["Kategorien: Stützpunkt und Technologie", "Kartenvorteil: 1", "Ressourcenvorteil: 1"]);
    assert!(pages().say("en", &page.says[0]).starts_with("Battle: move one of your units"));
}

#[test]
fn keywords_and_traits_tell_who_has_them_and_a_faction_its_neighbours() {
    let rows = |kind, id| pages().entry(kind, id).tables[0].rows.iter().map(|cells| pages().row("en", cells)).collect::<Vec<_>>();
    assert_eq!(rows("keyword", "armorbane"), ["Iyanden Wraithguard | Army unit | Eldar"]);
    assert_eq!(rows("trait", "runt"), ["Sniveling Grot | Army unit | Orks", "Snotlings | Token unit | Orks"]);
    assert_eq!(
        pages().facts("en", pages().entry("faction", "tau")),
        ["Warlord: Commander Shadowsun", "Neighbours on the alliance wheel: Space Marines and Eldar"]
    );
    assert_eq!(rows("faction", "tau").len(), 29);
}

#[test]
fn a_cited_rule_leads_to_its_page_in_both_languages() {
    let page = Conquest.book().rule("CONQ-DEPLOY-03").expect("the rule has a page");
    assert!(pages().say("en", &page.says[0]).starts_with("Whoever has passed"), "{}", pages().say("en", &page.says[0]));
    assert!(pages().say("de", &page.says[0]).starts_with("Wer gepasst hat"), "{}", pages().say("de", &page.says[0]));
    let heading = page.group.as_ref().expect("its chapter");
    assert_eq!((pages().say("en", heading), pages().say("de", heading)), ("Deploy phase".to_owned(), "Mobilisierungsphase".to_owned()));
}
