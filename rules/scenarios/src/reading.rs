//! Offers that read alike: who reads a list of them, in a letter or without the board, could not tell them apart.

use std::collections::BTreeMap;
use sternpost_core::{Catalogue, Seat, Text};
use sternpost_game::{Asked, Game};

/// The languages of rulebooks and players.
const LANGUAGES: [&str; 2] = ["en", "de"];

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
