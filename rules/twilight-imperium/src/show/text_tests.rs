//! Every message has a wording in every language, no wording is left over, and none names an argument it is not given.

use crate::cards::agendas::Outcome;
use crate::cards::card_texts;
use crate::components::{NoteKind, ObjectiveId, TILES, UnitCard};
use crate::economy::deal_terms::{DealKind, DealTerm};
use crate::prelude::*;
use crate::show::gains::Gained;
use crate::show::headlines::Headlined;
use crate::show::highlights::Highlighted;
use crate::show::layers::Layered;
use crate::show::orders::{Heading, OrderKind};
use crate::show::reference::rules;
use crate::show::tally::Sign;
use crate::words::reference as words;
use crate::words::{Detail, Measure, Remark, Said as SaidInstead};
use crate::{cards::agendas, cards::objectives, show::wording};
use sternpost_core::Message;
use sternpost_show::Shows as _;
use sternpost_workbench::Said;
use sternpost_workbench::written::Crate;

sternpost_workbench::text_tests!(
    TwilightImperium,
    said: [
        Prompt, Hint, SaidInstead as "Said", Detail, Why, Remark, Measure, Line, Word, Sign, Choice, Occasion, Highlighted, Headlined, Gained,
    ],
    declared: [OrderKind, Heading, DealTerm, DealKind, Layered, Outcome, words::Kind, words::Label, words::Value],
    names: [
        ActionCardId, AgendaId, FactionAbilityId, NoteKind, SecretObjectiveId, Anomaly, Colour, FactionId, ObjectiveId, PlanetId,
        StrategyCardId, TechnologyId, Trait, UnitCard, UnitType, Wormhole,
    ],
    more: add_the_rest,
    sources: wording::sources,
    prompts: Prompt,
    anytime: ["ask-deals"],
);

/// What cards say, and what stands in the places of the board.
fn add_the_rest(said: &mut Said) {
    // Where the board is told in words: what the picture shows in colour, or shorter.
    said.add("word-specialty-in-words", ["colour".to_owned()]);
    said.add("set-up-draft", []);
    for key in texts().into_iter().chain(rules::keys()) {
        said.add(key, []);
    }
}

/// The keys of what cards say.
fn texts() -> BTreeSet<String> {
    let mut keys: BTreeSet<String> = BTreeSet::new();
    keys.extend(ObjectiveId::ALL.iter().map(|objective| objectives::text(*objective).key.into_owned()));
    keys.extend(AgendaId::ALL.iter().map(|agenda| agendas::text_of(*agenda).key.into_owned()));
    let outcomes = [Outcome::For, Outcome::Against];
    let said = |agenda: &AgendaId| outcomes.iter().filter_map(|outcome| agendas::text_of_outcome(*agenda, outcome)).collect::<Vec<_>>();
    let ballot = |agenda: &AgendaId| agendas::text_of_ballot(*agenda);
    keys.extend(AgendaId::ALL.iter().map(|agenda| ballot(agenda).key.into_owned()));
    let two = AgendaId::ALL.iter().filter(|agenda| ballot(agenda) != agendas::text_of(**agenda));
    keys.extend(two.flat_map(said).map(|text| text.key.into_owned()));
    keys.extend(ActionCardId::ALL.iter().map(|card| card_texts::of_action_card(*card).key.into_owned()));
    keys.extend(NoteKind::ALL.iter().map(|note| card_texts::of_note(*note).key.into_owned()));
    keys.extend(SecretObjectiveId::ALL.iter().map(|secret| card_texts::of_secret(*secret).key.into_owned()));
    keys.extend(FactionAbilityId::ALL.iter().map(|ability| card_texts::of_ability(*ability).key.into_owned()));
    keys.extend(TechnologyId::ALL.iter().filter_map(|technology| card_texts::of_technology(*technology)).map(|text| text.key.into_owned()));
    keys.extend(TILES.iter().map(|tile| tile.id.name().key.into_owned()));
    let both = |card: &StrategyCardId| ["primary", "secondary"].map(|part| format!("strategy-card-{part}-{card}"));
    keys.extend(StrategyCardId::ALL.iter().flat_map(both));
    keys.extend(Trait::ALL.iter().map(|kind| format!("style-{kind}")));
    keys.extend(["pool-tactic", "pool-fleet", "pool-strategy", "condition-intact", "condition-damaged"].map(str::to_owned));
    keys
}

#[test]
fn every_label_and_value_of_the_reference_is_said() {
    let short = |keys: Vec<String>| keys.into_iter().map(|key| key.trim_start_matches("reference-").to_owned()).collect();
    let kinds = [("Label", short(words::Label::keys())), ("Value", short(words::Value::keys()))];
    assert_eq!(Crate(env!("CARGO_MANIFEST_DIR").as_ref()).unsaid(&kinds), Vec::<String>::new());
}

#[test]
fn german_has_genders_plurals_and_places() {
    let german = TwilightImperium::catalogue("de");
    let say = |text: Text| german.say(&text, &|seat: Seat| ["Ada", "Bo"][usize::from(seat.0)].to_owned());
    let (seat, system) = (Seat(1), crate::components::MECATOL);
    let lost = |unit, count, at| say(Line::Destroyed { seat, count, unit, at }.text());
    assert_eq!(lost(UnitType::WarSun, 1, Location::Space(system)), "Bo verliert 1 Kriegssonne in Mecatol Rex.");
    assert_eq!(lost(UnitType::Dreadnought, 2, Location::Space(system)), "Bo verliert 2 Schlachtschiffe in Mecatol Rex.");
    assert_eq!(lost(UnitType::Infantry, 3, Location::Planet(PlanetId::Jord)), "Bo verliert 3 Infanterie auf Jord.");
    let next = |unit, left| say(Prompt::NextSystem { unit, at: system, left }.text());
    assert_eq!(next(UnitType::Carrier, 1), "Wohin bewegt sich der Träger von Mecatol Rex? Ein Schritt bleibt.");
    assert_eq!(next(UnitType::Flagship, 2), "Wohin bewegt sich das Flaggschiff von Mecatol Rex? 2 Schritte bleiben.");
    let way = |unit, count| say(Prompt::ChooseWay { count, unit, from: system }.text());
    assert_eq!(way(UnitType::WarSun, 1), "Welchen Weg nimmt die Kriegssonne von Mecatol Rex?");
    assert_eq!(way(UnitType::Cruiser, 2), "Welchen Weg nehmen die 2 Schiffe von Mecatol Rex? (Kreuzer)");
    assert_eq!(
        say(Line::TookFromBoard { seat, unit: UnitType::Fighter, from: Location::Space(system) }.text()),
        "Bo nimmt einen Jäger von Mecatol Rex."
    );
}

/// Words that the German book has another word for, and that word.
const NOT_IN_THE_BOOK: &[(&str, &str)] = &[
    ("Heimatsystem", "Heimat-System"),
    ("Heimatplanet", "Planet des Heimat-Systems"),
    ("aktische Aktion", "Taktikaktion"),
    ("aktischen Aktion", "Taktikaktion"),
    ("Strategische Aktion", "Strategieaktion"),
    ("Invasion", "Einmarsch"),
    ("Raumdock", "Raumwerft"),
    ("Verwalter", "Hütermarker"),
    ("Befehlsmarker", "Kommandomarker"),
    ("Strategiemarker", "Kommandomarker aus dem Strategiepool"),
    ("vorrat", "Pool, Nachschub"),
    ("Verstärkung", "Nachschub"),
    ("zuteil", "zuweisen"),
    ("zugeteilt", "zuweisen"),
    ("aufgehoben", "negieren"),
    ("ebe sie auf", "negieren"),
    ("davon auf", "negieren"),
    ("annullier", "negieren"),
    ("gebnis voraus", "Prognose"),
    ("orhersage", "Prognose"),
    ("Handelsgut", "Handelsware"),
    ("Handelsgüter", "Handelswaren"),
    (" handeln:", "Transaktion"),
    ("pielern handeln", "Transaktionen abhandeln"),
    (" gehandelt hat", "Transaktion abgehandelt"),
    ("herstell", "produzieren"),
    ("einnimmt", "Kontrolle erlangen"),
    ("bernimm einen Planeten", "Kontrolle erlangen"),
    ("Weltall", "Weltraum"),
    ("PDS", "PVS"),
    ("Plünderung", "Plündern"),
    ("bereit spielen", "spielbereit machen"),
    ("Spielbrett", "Spielplan"),
    ("Saar", "Zaar"),
    ("Ixth", "Isth"),
];

/// The rulebooks are German: its terms are the book's.
#[test]
fn german_keeps_to_the_terms_of_the_book() {
    let mut wrong = vec![];
    for line in wording::sources("de").iter().flat_map(|source| source.lines()).filter(|line| !line.starts_with('#')) {
        // What stands before the sign is no German.
        let said = line.split_once(" = ").map_or(line, |(_, said)| said);
        wrong.extend(NOT_IN_THE_BOOK.iter().filter(|(word, _)| said.contains(word)).map(|(word, term)| format!("{word} ({term}): {line}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn other_languages_are_told_in_english() {
    assert!(std::ptr::eq(TwilightImperium::catalogue("de"), TwilightImperium::catalogue("de-CH")));
    assert!(std::ptr::eq(TwilightImperium::catalogue("en"), TwilightImperium::catalogue("fr")));
}
