//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use crate::components::dice::Die;
use crate::components::{MarkerId, SetupCardId};
use crate::options::Colour;
use crate::position::underway::{How, Seizure};
use crate::prelude::*;
use crate::show::highlights::Highlighted;
use crate::show::layers::Layered;
use crate::show::reference::rules::RULES;
use crate::show::scene::words::Label;
use crate::show::tally::Sign;
use crate::show::wording;
use crate::words::{Detail, Face, Measure, Remark, Said as SaidInstead, Why};
use sternpost_show::Reference;
use sternpost_workbench::Said;

sternpost_workbench::text_tests!(
    Arcs,
    said: [Choice, Prompt, Hint, SaidInstead as "Said", Detail, Face, Measure, Remark, Why, Line, Word, Label, Sign, Highlighted],
    declared: [super::orders::OrderKind, Layered],
    names: [
        Die, Action, Ambition, CourtCardId, LeaderId, LoreId, MarkerId, Resource, SetupCardId, Suit, SystemId, Colour, BuildingKind, Condition,
        How, Seizure
    ],
    more: add_the_rest,
    sources: wording::sources,
    prompts: Prompt,
    anytime: [],
);

/// What pieces, rules and the reference are called.
fn add_the_rest(said: &mut Said) {
    let book = Arcs.book();
    let titles = book.kinds.iter().map(|kind| &kind.title);
    let texts = book.entries().iter().flat_map(|entry| {
        let facts = entry.facts.iter().map(|(name, _)| name);
        let tables = entry.tables.iter().flat_map(|table| table.columns.iter().chain([&table.title]).chain(table.rows.iter().flatten()));
        entry.says.iter().chain(&entry.group).chain(facts).chain(tables)
    });
    let told = titles.chain(texts).filter(|text| text.args.is_empty()).map(|text| text.key.to_string());
    for key in ["piece-ship", "piece-agent"].map(str::to_owned).into_iter().chain(RULES.keys()).chain(told) {
        said.add(key, []);
    }
}

/// Where a name of a component came from must not matter to its key.
// cites: ARCS-COMP-04
#[test]
fn every_court_card_has_a_name() {
    assert_eq!((CourtCardId::ALL.len(), LeaderId::ALL.len(), LoreId::ALL.len()), (31, 8, 14));
    assert_eq!(CourtCardId::ALL.iter().filter(|card| card.suit().is_some()).count(), 25);
}

/// Words of no German text of the game, and the one word it has for the same thing: what orders called pieces, what translations of the box
/// alternate between.
const OTHER_WORDS: [(&str, &str); 15] = [
    ("Figur", "Schiff, Gebäude oder Agent"),
    ("Spielstein", "Schiff, Gebäude oder Agent"),
    ("Mythenkarte", "Mythoskarte"),
    ("Mythos-Karte", "Mythoskarte"),
    ("Anführer", "Machthaber"),
    ("Führungskarte", "Primuskarte"),
    ("Leitkarte", "Primuskarte"),
    ("Pip", "Aktionsstern"),
    ("Aktionspunkt", "Aktionsstern"),
    ("Hexfeld", "Sechseck"),
    ("Sternenhafen", "Raumhafen"),
    ("Gegner", "Rivale"),
    ("Beute", "Trophäe"),
    ("Geisel", "Gefangene"),
    ("-Würfel", "Angriffswürfel, Geplänkelwürfel, Überfallwürfel"),
];

/// The words of the German sources that have another one, each with its line. Arguments are names of the code.
fn other_words(source: &str) -> Vec<String> {
    let argument = |line: &str| {
        line.split('{')
            .enumerate()
            .map(|(at, part)| if at == 0 { part } else { part.split_once('}').map_or("", |(_, text)| text) }.to_owned())
            .collect::<String>()
    };
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    lines
        .flat_map(|line| {
            let said = argument(line.split_once(['=', '\t']).map_or(line, |(_, said)| said));
            let found = OTHER_WORDS.iter().filter(move |(other, _)| said.contains(other));
            found.map(move |(other, ours)| format!("`{other}` instead of {ours}: {line}"))
        })
        .collect()
}

#[test]
fn each_thing_has_one_german_word() {
    let found: Vec<String> = wording::sources("de").into_iter().flat_map(other_words).collect();
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn a_second_word_for_a_thing_is_found_where_it_is_said_and_nowhere_else() {
    assert_eq!(other_words("order-hits = Treffer auf deine Figuren").len(), 1);
    assert_eq!(other_words("ask-draft = Welche Mythenkarte\n    *[other] deines Gegners?").len(), 2);
    assert_eq!(other_words("ARCS-BATTLE-06\tÜberfall-Würfel nur gegen Gebäude").len(), 1);
    assert_eq!(other_words("# Figuren\nhint-pips = { $Pips } Aktionssterne"), Vec::<String>::new());
}
