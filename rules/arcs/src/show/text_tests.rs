//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use crate::Arcs;
use crate::components::dice::Die;
use crate::components::{Action, Ambition, CourtCardId, MarkerId, Resource, SetupCardId, Suit, SystemId};
use crate::options::Colour;
use crate::position::state::{BuildingKind, Condition};
use crate::position::underway::How;
use crate::show::messages::{Choice, Hint, Line, Prompt, Why, Word};
use crate::show::wording;
use std::path::{Path, PathBuf};
use sternpost_core::wording::Said;
use sternpost_core::{Game as _, Message, Published, Reference};

fn said() -> Said {
    let mut said = Said::default()
        .messages::<Choice>()
        .messages::<Prompt>()
        .messages::<Hint>()
        .messages::<Why>()
        .messages::<Line>()
        .messages::<Word>()
        .options(&Published::<Arcs>::new().options_schema());
    macro_rules! names { ($($id:ident),*) => { $(for id in $id::ALL { said.add(id.name().key, []); })* } }
    names!(Die, Action, Ambition, CourtCardId, MarkerId, Resource, SetupCardId, Suit, SystemId, Colour, BuildingKind, Condition, How);
    said.add("piece-ship", []);
    let book = Arcs.book();
    let titles = book.kinds.iter().map(|kind| &kind.title);
    let texts = book.entries().iter().flat_map(|entry| {
        let facts = entry.facts.iter().map(|(name, _)| name);
        let tables = entry.tables.iter().flat_map(|table| table.columns.iter().chain([&table.title]).chain(table.rows.iter().flatten()));
        entry.says.iter().chain(&entry.group).chain(facts).chain(tables)
    });
    for text in titles.chain(texts).filter(|text| text.args.is_empty()) {
        said.add(text.key.clone(), []);
    }
    said
}

#[test]
fn every_message_has_a_wording_in_every_language_and_none_is_left_over() {
    for language in ["en", "de"] {
        assert_eq!(said().defects(&wording::sources(language)), Vec::<String>::new(), "{language}");
    }
}

fn code_below(folder: &Path) -> Vec<PathBuf> {
    let paths = std::fs::read_dir(folder).expect("the sources are there").map(|entry| entry.expect("an entry").path());
    let files = paths.flat_map(|path| if path.is_dir() { code_below(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|kind| kind == "rs")).collect()
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads the sources")]
fn every_message_is_used() {
    let sources = code_below(concat!(env!("CARGO_MANIFEST_DIR"), "/src").as_ref()).into_iter();
    let code: String = sources
        .filter(|path| !path.ends_with("messages.rs"))
        .map(|path| std::fs::read_to_string(path).expect("a source can be read"))
        .collect();
    let pascal = |key: &str| key.split('-').skip(1).map(|word| format!("{}{}", word[..1].to_uppercase(), &word[1..])).collect::<String>();
    for (kind, keys) in [
        ("Choice", Choice::keys()),
        ("Prompt", Prompt::keys()),
        ("Hint", Hint::keys()),
        ("Why", Why::keys()),
        ("Line", Line::keys()),
        ("Word", Word::keys()),
    ] {
        for key in keys {
            let variant = format!("{kind}::{}", pascal(&key));
            assert!(code.contains(&variant), "{variant} is never said");
        }
    }
}

/// Where a name of a component came from must not matter to its key.
// cites: ARCS-COMP-04
#[test]
fn every_court_card_has_a_name() {
    assert_eq!(CourtCardId::ALL.len(), 31);
    assert_eq!(CourtCardId::ALL.iter().filter(|card| card.suit().is_some()).count(), 25);
}
