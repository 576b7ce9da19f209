//! A property of questions: who reads the list of offers, in a letter or without the board, can tell them apart in every language.

use super::{Check, Property, ensure};
use std::collections::BTreeMap;
use sternpost_core::{Asked, Catalogue, Game, Seat, Text};

/// The languages of rulebooks and players.
const LANGUAGES: [&str; 2] = ["en", "de"];

/// No two offers of one question read alike. Where they are on the board does not count: a letter does not show it.
pub(crate) fn reading(game: &dyn Game, asked: &[Asked]) -> Check {
    let found = asked.iter().find_map(|question| alike(game, question));
    ensure(found.is_none(), Property::DistinctWords, || found.unwrap_or_default())
}

/// Two offers of a question that read alike, in a sentence.
#[must_use]
pub fn alike(game: &dyn Game, question: &Asked) -> Option<String> {
    LANGUAGES.iter().find_map(|language| {
        let catalogue = game.catalogue(language);
        let mut read = BTreeMap::new();
        question.offers.iter().find_map(|offer| {
            let words = row(catalogue, &offer.label, offer.hint.as_ref());
            let other = read.insert(words.clone(), &offer.id)?;
            Some(format!("`{other}` and `{}` of {} both read \"{words}\" ({language})", offer.id, question.prompt.key))
        })
    })
}

/// An offer as lists show it: what it is, and what it costs or causes. Only its first letter is raised, so that case tells nothing apart.
fn row(catalogue: &Catalogue, label: &Text, hint: Option<&Text>) -> String {
    let say = |text: &Text| catalogue.say(text, &|seat: Seat| format!("Seat {seat}"));
    let hint = hint.map(|hint| format!(" ({})", say(hint))).unwrap_or_default();
    format!("{}{hint}", say(label)).to_lowercase()
}
