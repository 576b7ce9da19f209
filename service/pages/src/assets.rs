//! The static files of pages: one style sheet, and a script for each subject. Pages load nothing from anywhere else.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use sternpost_game::hex;
use sternpost_model::language::Language;

macro_rules! style {
    ($($part:literal)*) => { concat!($(include_str!(concat!("../assets/style/", $part, ".css"))),*) };
}

/// The style sheet: one file for each subject, what lays out and prints a page last.
const STYLE: &str = style!("base" "frame" "words" "forms" "choices" "cards" "board" "standing" "highlights" "chronicle" "course" "home" "postbox" "reference" "talk" "time" "turn" "court" "print");

/// Every asset: the name under `/assets/`, its content type, its text.
pub const ASSETS: &[(&str, &str, &str)] = &[
    ("style.css", "text/css; charset=utf-8", STYLE),
    ("app.webmanifest", "application/manifest+json", include_str!("../assets/app.webmanifest")),
    ("worker.js", "text/javascript; charset=utf-8", include_str!("../assets/worker.js")),
    ("app.js", "text/javascript; charset=utf-8", include_str!("../assets/app.js")),
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

/// The fonts of pages: subsets, under the SIL Open Font License, whose texts lie beside them.
const FONTS: &[(&str, &[u8])] = &[
    ("sternpost-roman.woff2", include_bytes!("../assets/fonts/sternpost-roman.woff2")),
    ("sofia-sans.woff2", include_bytes!("../assets/fonts/sofia-sans.woff2")),
];

/// The sign of Sternpost on a device: its edge may be cut off.
const ICONS: &[(&str, &[u8])] =
    &[("icon-192.png", include_bytes!("../assets/icons/icon-192.png")), ("icon-512.png", include_bytes!("../assets/icons/icon-512.png"))];

/// Every text as it is sent: style and scripts without comments and indents, fonts named by the addresses they have now.
static SENT: LazyLock<BTreeMap<&str, (&str, String)>> =
    LazyLock::new(|| ASSETS.iter().map(|(name, kind, text)| (*name, (*kind, sent(kind, text)))).collect());

fn sent(kind: &str, text: &str) -> String {
    // What cannot be read is sent as it is: the browser says what is wrong with it.
    if kind.starts_with("text/css") {
        let style = minifier::css::minify(text).map_or_else(|_| text.to_owned(), |small| small.to_string());
        FONTS.iter().fold(style, |style, (name, font)| style.replace(*name, &format!("/assets/{name}?{}", mark_of(font))))
    } else if kind.starts_with("text/javascript") {
        minifier::js::minify(text).map_or_else(|_| text.to_owned(), |small| small.to_string())
    } else {
        text.to_owned()
    }
}

/// The style sheet as it is sent, for a page that carries it, and what the page's policy calls it by (CSP Level 3, `'sha256-…'`).
#[must_use]
pub fn style() -> (&'static str, &'static str) {
    static NAME: LazyLock<String> = LazyLock::new(|| format!("'sha256-{}'", BASE64.encode(Sha256::digest(style_sent()))));
    (style_sent(), &NAME)
}

fn style_sent() -> &'static str {
    &SENT["style.css"].1
}

/// An asset's content type and what is in it.
#[must_use]
pub fn asset(name: &str) -> Option<(&'static str, &'static [u8])> {
    let text = SENT.get(name).map(|(kind, text)| (*kind, text.as_bytes()));
    let bytes = |list: &[(&str, &'static [u8])]| list.iter().find(|(known, _)| *known == name).map(|(_, bytes)| *bytes);
    text.or_else(|| bytes(FONTS).map(|font| ("font/woff2", font))).or_else(|| bytes(ICONS).map(|icon| ("image/png", icon)))
}

/// The words from which a phrase for chance is drawn, by their language: 256, one for each value of a byte.
#[must_use]
pub fn words(language: Language) -> Vec<&'static str> {
    let name = match language {
        Language::English => "words-en.txt",
        Language::German => "words-de.txt",
    };
    let text = ASSETS.iter().find(|(known, ..)| *known == name).map(|(.., text)| *text);
    text.map(|text| text.lines().collect()).unwrap_or_default()
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

/// The version mark of an asset: it differs from that of any other text it had or will have.
#[must_use]
pub fn mark(name: &str) -> Option<&'static str> {
    static MARKS: LazyLock<BTreeMap<&str, String>> = LazyLock::new(|| {
        let names = ASSETS.iter().map(|(name, ..)| *name).chain(FONTS.iter().chain(ICONS).map(|(name, _)| *name));
        names.filter_map(|name| asset(name).map(|(_, bytes)| (name, mark_of(bytes)))).collect()
    });
    MARKS.get(name).map(String::as_str)
}

fn mark_of(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes)).split_off(64 - MARK)
}

#[cfg(test)]
mod tests {
    use super::{FONTS, STYLE, asset, mark, words};
    use std::collections::BTreeSet;
    use sternpost_model::language::Language;

    #[test]
    fn all_type_has_one_of_six_sizes() {
        let mut used = BTreeSet::new();
        for rule in STYLE.split(['{', ';', '}']).map(str::trim) {
            let Some((property, value)) = rule.split_once(':').filter(|(property, _)| matches!(*property, "font" | "font-size")) else {
                continue;
            };
            let size = value.trim().split(['/', ' ']).next().unwrap_or_default();
            assert!(size == "inherit" || size.starts_with("var(--text-"), "{property}: {value}");
            used.insert(size);
        }
        used.remove("inherit");
        let named = |size: &&str| STYLE.contains(&format!("{}:", size.trim_start_matches("var(").trim_end_matches(')')));
        assert!(used.len() == 6 && used.iter().all(named), "{used:?}");
    }

    #[test]
    fn the_style_sheet_names_the_fonts_that_are_served() {
        let style = super::style().0;
        for (name, font) in FONTS {
            assert!(style.contains(&format!("/assets/{name}?{}", mark(name).unwrap())), "{name}");
            assert!(font.starts_with(b"wOF2") && asset(name) == Some(("font/woff2", *font)), "{name}");
        }
        // Each face has one of them, no address without its mark.
        let faces = style.matches("@font-face").count();
        assert!(faces >= FONTS.len() && style.matches(".woff2?").count() == faces && style.matches(".woff2").count() == faces);
    }

    #[test]
    fn a_byte_picks_a_word_and_ten_of_them_fit_into_the_field() {
        for language in Language::ALL {
            let words = words(language);
            assert_eq!((words.len(), words.iter().collect::<BTreeSet<_>>().len()), (256, 256), "{language:?}");
            assert!(words.iter().all(|word| (2..=12).contains(&word.chars().count()) && word.chars().all(char::is_alphabetic)));
        }
    }
}
