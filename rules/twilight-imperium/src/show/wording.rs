//! The words of the game: every Fluent source, in English and in German. A new pair of files is one line here.

use crate::show::reference::rules::RULES;
use std::sync::OnceLock;
use sternpost_core::Catalogue;

macro_rules! pair {
    ($english:literal, $german:literal) => {
        (include_str!(concat!("../../text/", $english, ".ftl")), include_str!(concat!("../../text/", $german, ".ftl")))
    };
}

/// Every source in English and in German.
const PAIRS: &[(&str, &str)] = &[
    pair!("en", "de"),
    pair!("en-components", "de-components"),
    pair!("en-options", "de-options"),
    pair!("en-setup", "de-setup"),
    pair!("en-cards", "de-cards"),
    pair!("en-agendas", "de-agendas"),
    pair!("en-notes", "de-notes"),
    pair!("en-secrets", "de-secrets"),
    pair!("en-texts", "de-texts"),
    pair!("en-layers", "de-layers"),
    pair!("en-orders", "de-orders"),
    pair!("en-tally", "de-tally"),
    pair!("en-reference", "de-reference"),
    pair!("en-chapters", "de-chapters"),
];

fn is_german(language: &str) -> bool {
    language == "de" || language.starts_with("de-")
}

/// The sources of a language, English if there is no other.
pub(crate) fn sources(language: &str) -> Vec<&'static str> {
    let is_german = is_german(language);
    let sources = PAIRS.iter().map(|(english, german)| if is_german { *german } else { *english });
    sources.chain([RULES.source(if is_german { "de" } else { "en" })]).collect()
}

/// The wording in a language, English if there is no other.
pub(crate) fn catalogue(language: &str) -> &'static Catalogue {
    static ENGLISH: OnceLock<Catalogue> = OnceLock::new();
    static GERMAN: OnceLock<Catalogue> = OnceLock::new();
    let (shelf, tag) = if is_german(language) { (&GERMAN, "de") } else { (&ENGLISH, "en") };
    shelf.get_or_init(|| Catalogue::new(tag, &sources(tag)).expect("the shipped wording is well-formed"))
}
