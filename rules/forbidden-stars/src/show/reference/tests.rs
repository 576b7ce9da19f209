//! The pages of the reference, as they read in both languages.

use super::rules::RULES;
use super::*;
use crate::cards::combat::CombatCardId;
use crate::components::AreaId;
use sternpost_game::Published;
use sternpost_workbench::Said;
use sternpost_workbench::pages::Pages;

static GAME: Published<ForbiddenStars> = Published::new();

fn pages() -> Pages {
    Pages { game: &GAME, book: ForbiddenStars.book() }
}

/// Adds all that the pages say without arguments.
pub fn add_pages(said: &mut Said) {
    said.pages(ForbiddenStars.book());
    // One world or another has each of the yields; no home is nobody's.
    ["reference-none", "reference-wealth"].into_iter().for_each(|key| said.add(key, []));
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
    let page = pages().entry("combat-card", "armoured-advance");
    assert_eq!(
        pages().facts("en", page),
        [
            "Icons: 2 bolter, 1 shield, 0 morale",
            "Deck: 4 materiel, command level 2",
            "Unit ability needs one of: Land Raider or Battle Barge"
        ]
    );
    assert_eq!(page.says.len(), 2, "a general ability and one of units");
    assert_eq!(pages().say("de", &page.says[0]), "Erhalte einen Würfel; er wird geworfen.");
}

#[test]
fn the_page_of_a_unit_and_of_a_system_tell_their_numbers() {
    assert_eq!(
        pages().facts("en", pages().entry("unit", "land-raider")),
        ["Type: ground unit", "Command level: 2", "Price: 4 materiel", "In a fight: 3 dice, 4 health, 3 morale", "Figures: 6"]
    );
    let system = pages().entry("system", "s1a");
    assert_eq!(system.tables[0].rows.len(), 4);
    assert!(pages().row("de", &system.tables[0].rows[AreaId::S1aSe.corner()]).starts_with("Nicea | "), "{:?}", system.tables[0]);
}

#[test]
fn a_cited_rule_leads_to_its_page_in_both_languages() {
    let page = ForbiddenStars.book().rule("FS-ADV-07").expect("the rule has a page");
    assert!(pages().say("en", &page.says[0]).starts_with("Moving into an area with enemy"), "{}", pages().say("en", &page.says[0]));
    assert!(pages().say("de", &page.says[0]).starts_with("Wer in ein Gebiet mit feindlichen"), "{}", pages().say("de", &page.says[0]));
    let heading = page.group.as_ref().expect("its chapter");
    assert_eq!((pages().say("en", heading), pages().say("de", heading)), ("Advance".to_owned(), "Vormarsch".to_owned()));
}

// cites: FS-CARD-10
#[test]
fn fs_card_10_a_card_names_units_of_its_own_faction_in_full() {
    for card in CombatCardId::ALL {
        let printed = card.card();
        let page = pages().facts("en", pages().entry("combat-card", card.slug()));
        for unit in printed.requires.units {
            assert_eq!(unit.card().faction, printed.faction, "{card}");
            assert!(page[2].contains(&pages().say("en", &unit.name())), "{page:?}");
        }
    }
}
