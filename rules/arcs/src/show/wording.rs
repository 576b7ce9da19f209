//! The words of the game, in English and in German. A new pair of files is one line here.

use super::reference::rules::RULES;
use std::sync::OnceLock;
use sternpost_core::Catalogue;

const PAIRS: &[(&str, &str)] = &[
    (include_str!("../../text/en.ftl"), include_str!("../../text/de.ftl")),
    (include_str!("../../text/en-components.ftl"), include_str!("../../text/de-components.ftl")),
    (include_str!("../../text/en-cards.ftl"), include_str!("../../text/de-cards.ftl")),
    (include_str!("../../text/en-leaders.ftl"), include_str!("../../text/de-leaders.ftl")),
    (include_str!("../../text/en-board.ftl"), include_str!("../../text/de-board.ftl")),
    (include_str!("../../text/en-layers.ftl"), include_str!("../../text/de-layers.ftl")),
    (include_str!("../../text/en-tally.ftl"), include_str!("../../text/de-tally.ftl")),
    (include_str!("../../text/en-texts.ftl"), include_str!("../../text/de-texts.ftl")),
    (include_str!("../../text/en-reference.ftl"), include_str!("../../text/de-reference.ftl")),
    (include_str!("../../text/en-orders.ftl"), include_str!("../../text/de-orders.ftl")),
    (include_str!("../../text/en-options.ftl"), include_str!("../../text/de-options.ftl")),
];

fn is_german(language: &str) -> bool {
    language == "de" || language.starts_with("de-")
}

/// The sources of a language, English if there is no other.
pub fn sources(language: &str) -> Vec<&'static str> {
    let is_german = is_german(language);
    let pairs = PAIRS.iter().map(|(english, german)| if is_german { *german } else { *english });
    pairs.chain([RULES.source(if is_german { "de" } else { "en" })]).collect()
}

/// The wording in a language, English if there is no other.
pub fn catalogue(language: &str) -> &'static Catalogue {
    static ENGLISH: OnceLock<Catalogue> = OnceLock::new();
    static GERMAN: OnceLock<Catalogue> = OnceLock::new();
    let (shelf, tag) = if is_german(language) { (&GERMAN, "de") } else { (&ENGLISH, "en") };
    shelf.get_or_init(|| Catalogue::new(tag, &sources(tag)).expect("the shipped wording is well-formed"))
}
