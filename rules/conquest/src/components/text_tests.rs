//! Everything in the box has a name and words in both languages, and no words are left over.

use super::*;
use crate::decks::{DeckDefect, DeckMeasure};
use sternpost_workbench::Said;

fn sources(language: &str) -> [&'static str; 3] {
    match language {
        "de" => {
            [include_str!("../../text/de-components.ftl"), include_str!("../../text/de-texts.ftl"), include_str!("../../text/de-decks.ftl")]
        }
        _ => {
            [include_str!("../../text/en-components.ftl"), include_str!("../../text/en-texts.ftl"), include_str!("../../text/en-decks.ftl")]
        }
    }
}

fn said() -> Said {
    let mut said = Said::default().messages::<DeckDefect>().messages::<DeckMeasure>();
    let names = [
        Title::ALL.iter().map(|it| it.name()).collect::<Vec<_>>(),
        Token::ALL.iter().map(|it| it.name()).collect(),
        PlanetId::ALL.iter().map(|it| it.name()).collect(),
        Faction::ALL.iter().map(|it| it.name()).collect(),
        Trait::ALL.iter().map(|it| it.name()).collect(),
        Keyword::ALL.iter().map(|it| it.name()).collect(),
        CardType::ALL.iter().map(|it| it.name()).collect(),
        Category::ALL.iter().map(|it| it.name()).collect(),
    ];
    names.concat().into_iter().for_each(|name| said.add(name.key, []));
    let texts = Title::ALL.iter().map(|it| CardName::from(*it)).chain(Token::ALL.iter().map(|it| CardName::from(*it)));
    texts.filter_map(CardName::text).for_each(|text| said.add(text.key, []));
    PlanetId::ALL.iter().for_each(|planet| said.add(planet.text().key, []));
    Keyword::ALL.iter().for_each(|keyword| said.add(keyword.text().key, []));
    said
}

#[test]
fn everything_in_the_box_has_words_in_both_languages_and_none_are_left_over() {
    for language in ["en", "de"] {
        assert_eq!(said().defects(&sources(language)), Vec::<String>::new(), "{language}");
    }
}

/// What cards call things, in German: the words of the German rulebook, and others for the same that we do not use.
const OTHER_WORDS: [(&str, &str); 16] = [
    ("ausgerüstet", "verstärkt"),
    ("Einsatzphase", "Mobilisierungsphase"),
    ("Aufmarsch", "Mobilisierung"),
    ("Lebenspunkte", "TP"),
    ("Angriffskraft", "AW"),
    ("Schlacht", "Gefecht"),
    ("Hauptquartier", "HQ"),
    ("Handkarten deines Decks", "Karten deines Decks"),
    ("verhindere", "vermeide"),
    ("Verhindere", "Vermeide"),
    ("Plättchen", "Marker"),
    ("bereit gemacht", "spielbereit gemacht"),
    ("Kontrahent", "Gegner"),
    ("Befehlssymbol", "Kommandosymbol"),
    ("Friedhof", "Ablagestapel"),
    ("vernichte", "zerstöre"),
];

#[test]
fn german_texts_use_the_words_of_the_german_rulebook() {
    let texts = include_str!("../../text/de-texts.ftl");
    for line in texts.lines().filter(|line| !line.starts_with('#')) {
        for (other, ours) in OTHER_WORDS {
            assert!(!line.contains(other), "`{other}` instead of {ours}: {line}");
        }
    }
}

/// A text is to be read beside a choice: a few sentences, each ended.
#[test]
fn texts_are_short_and_end() {
    for line in ["en", "de"].iter().flat_map(|language| sources(language)[1].lines()).filter(|line| line.contains(" = ")) {
        let (key, words) = line.split_once(" = ").unwrap();
        assert!(words.ends_with('.') && words.chars().count() < 330, "{key} has {} letters", words.chars().count());
        assert!(!words.contains("  ") && !words.contains(" ."), "{line}");
    }
}

/// What an attachment gives by its row is what its words say.
#[test]
fn texts_of_attachments_say_what_their_rows_give() {
    for (language, attack, hit_points) in [("en", "ATK", "HP"), ("de", "AW", "TP")] {
        let catalogue = sternpost_core::Catalogue::new(language, &sources(language)).unwrap();
        let say = |text: &sternpost_core::Text| catalogue.say(text, &|seat: sternpost_core::Seat| seat.to_string());
        for title in Title::ALL {
            let Some(attaching) = title.card().attaching else { continue };
            let words = say(&CardName::from(*title).text().expect("attachments have a text"));
            let mut given: Vec<String> = attaching.keywords.iter().map(|keyword| say(&keyword.name())).collect();
            if attaching.attack != 0 {
                given.push(format!("{:+} {attack}", attaching.attack));
            }
            if attaching.hit_points > 0 {
                given.push(format!("+{} {hit_points}", attaching.hit_points));
            }
            if attaching.area_effect > 0 {
                given.push(format!("({})", attaching.area_effect));
            }
            assert!(given.iter().all(|part| words.contains(part.as_str())), "{title} gives {given:?}: {words}");
        }
    }
}

/// Lists name cards by their names alone, and offers must not read alike.
#[test]
fn no_two_cards_have_the_same_name_in_a_language() {
    for language in ["en", "de"] {
        let names = sources(language)[0].lines().filter(|line| ["card-", "token-", "planet-"].iter().any(|kind| line.starts_with(kind)));
        let names: Vec<String> = names.filter_map(|line| line.split_once(" = ")).map(|(_, name)| name.to_lowercase()).collect();
        let different: std::collections::BTreeSet<&String> = names.iter().collect();
        assert_eq!((names.len(), different.len()), (174 + 4 + 10 + CardType::ALL.len(), names.len()), "{language}");
    }
}
