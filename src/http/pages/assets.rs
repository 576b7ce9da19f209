//! The files a page loads: one style sheet, and a script for each subject. Nothing comes from anywhere else.

use crate::language::Language;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use sternpost_game::hex;

macro_rules! style {
    ($($part:literal)*) => { concat!($(include_str!(concat!("../assets/style/", $part, ".css"))),*) };
}

/// The style sheet: one file for each subject, what lays out and prints a page last.
const STYLE: &str = style!("base" "frame" "words" "forms" "choices" "cards" "board" "standing" "chronicle" "course" "home" "postbox" "reference" "talk" "time" "turn" "court" "print");

/// Every asset: the name under `/assets/`, its content type, its text.
pub const ASSETS: &[(&str, &str, &str)] = &[
    ("style.css", "text/css; charset=utf-8", STYLE),
    ("turn.js", "text/javascript; charset=utf-8", include_str!("../assets/turn.js")),
    ("board.js", "text/javascript; charset=utf-8", include_str!("../assets/board.js")),
    ("course.js", "text/javascript; charset=utf-8", include_str!("../assets/course.js")),
    ("cards.js", "text/javascript; charset=utf-8", include_str!("../assets/cards.js")),
    ("talk.js", "text/javascript; charset=utf-8", include_str!("../assets/talk.js")),
    ("draw.js", "text/javascript; charset=utf-8", include_str!("../assets/draw.js")),
    ("words-en.txt", "text/plain; charset=utf-8", include_str!("../assets/words/en.txt")),
    ("words-de.txt", "text/plain; charset=utf-8", include_str!("../assets/words/de.txt")),
    ("mark.svg", "image/svg+xml", include_str!("../assets/mark.svg")),
];

/// An asset's content type and text.
#[must_use]
pub fn asset(name: &str) -> Option<(&'static str, &'static str)> {
    ASSETS.iter().find(|(known, ..)| *known == name).map(|(_, kind, text)| (*kind, *text))
}

/// The words from which a phrase for chance is drawn, by their language: 256, one for each value of a byte.
#[must_use]
pub fn words(language: Language) -> Vec<&'static str> {
    let name = match language {
        Language::English => "words-en.txt",
        Language::German => "words-de.txt",
    };
    asset(name).map(|(_, text)| text.lines().collect()).unwrap_or_default()
}

/// Digits of a hash that tell one text of an asset from another.
const MARK: usize = 12;

/// The address of an asset as it is now: a browser that has kept an older one asks again, and keeps this one for good.
///
/// # Panics
/// If there is no such asset: only templates name them.
#[must_use]
pub fn address(name: &str) -> String {
    format!("/assets/{name}?{}", mark(name).expect("a page names assets that there are"))
}

/// What tells the text of an asset from any other it had or will have.
#[must_use]
pub fn mark(name: &str) -> Option<&'static str> {
    static MARKS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
        let mark = |text: &str| hex(&Sha256::digest(text)).split_off(64 - MARK);
        ASSETS.iter().map(|(name, _, text)| (*name, mark(text))).collect()
    });
    MARKS.get(name).map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::language::Language;
    use std::collections::BTreeSet;

    #[test]
    fn a_byte_picks_a_word_and_ten_of_them_fit_into_the_field() {
        for language in Language::ALL {
            let words = words(language);
            assert_eq!((words.len(), words.iter().collect::<BTreeSet<_>>().len()), (256, 256), "{language:?}");
            assert!(words.iter().all(|word| (2..=12).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic)));
        }
    }
}
