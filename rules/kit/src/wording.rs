//! The words of a game in each of its languages: [`catalogue!`](crate::catalogue).

use std::sync::OnceLock;
use sternpost_core::Catalogue;
use sternpost_core::text::GoesOn;

/// The words of a game in one language.
pub struct Language {
    tag: &'static str,
    sources: &'static [&'static str],
    more: fn(&str) -> &'static str,
    goes_on: GoesOn,
    catalogue: OnceLock<Catalogue>,
}

impl Language {
    /// A language by its tag, with its Fluent sources and one that is made of a table.
    #[must_use]
    pub const fn new(tag: &'static str, sources: &'static [&'static str], more: fn(&str) -> &'static str) -> Self {
        Self { tag, sources, more, goes_on: |_, _| false, catalogue: OnceLock::new() }
    }

    /// The same, in which some lines go on with the one before them.
    #[must_use]
    pub const fn with_acts(mut self, goes_on: GoesOn) -> Self {
        self.goes_on = goes_on;
        self
    }

    /// All sources.
    #[must_use]
    pub fn sources(&self) -> Vec<&str> {
        self.sources.iter().copied().chain([(self.more)(self.tag)]).collect()
    }

    /// The catalogue, made when it is first wanted.
    ///
    /// # Panics
    /// If a source is not well-formed: a test of every game reads all of them.
    #[must_use]
    pub fn catalogue(&self) -> &Catalogue {
        let new = || Catalogue::new(self.tag, &self.sources()).expect("the shipped wording is well-formed").with_acts(self.goes_on);
        self.catalogue.get_or_init(new)
    }
}

/// The language that is meant by a tag: `de` by `de-CH` as well, and the first by what is none of them.
#[must_use]
pub fn meant<'l>(languages: &'l [Language], tag: &str) -> &'l Language {
    let is_meant = |language: &&Language| tag.strip_prefix(language.tag).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    languages.iter().find(is_meant).unwrap_or(&languages[0])
}

/// Declares `sources` and `catalogue`, functions that find the words of a game by the tag of a language. First stand the languages, the first for who
/// speaks none of them; then what is behind a language in the names of the files in `text/`, `.ftl` left out; then a function that makes one more
/// source of a language, as [`RuleBook::source`](crate::RuleBook::source) does. A last argument says which lines go on with the one before them
/// ([`GoesOn`]): what came of an act is read with it.
///
/// ```ignore
/// sternpost_kit::catalogue!(["en", "de"], ["", "-cards"], |language| RULES.source(language));
/// ```
#[macro_export]
macro_rules! catalogue {
    ([$($language:literal),*], $files:tt, $more:expr) => {
        $crate::catalogue!([$($language),*], $files, $more, |_, _| false);
    };
    ([$($language:literal),*], $files:tt, $more:expr, $goes_on:expr) => {
        static LANGUAGES: [$crate::wording::Language; [$($language),*].len()] =
            [$($crate::catalogue!(@ $language, $files, $more).with_acts($goes_on)),*];

        /// The sources of a language, those of the first if there is no other.
        pub(crate) fn sources(language: &str) -> Vec<&'static str> {
            $crate::wording::meant(&LANGUAGES, language).sources()
        }

        /// The wording in a language, in the first if there is no other.
        pub(crate) fn catalogue(language: &str) -> &'static $crate::for_macros::Catalogue {
            $crate::wording::meant(&LANGUAGES, language).catalogue()
        }
    };
    (@ $language:literal, [$($file:literal),* $(,)?], $more:expr) => {
        $crate::wording::Language::new(
            $language,
            &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/text/", $language, $file, ".ftl"))),*],
            $more,
        )
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag_and_the_first_by_any_other() {
        let languages = [Language::new("en", &["a = one"], |_| "b = two"), Language::new("de", &["a = eins"], |_| "b = zwei")];
        let first = |tag| meant(&languages, tag).sources()[0];
        assert_eq!(["de", "de-CH", "en", "fr", "den"].map(first), ["a = eins", "a = eins", "a = one", "a = one", "a = one"]);
        let keys: Vec<&str> = languages[1].catalogue().keys().iter().map(String::as_str).filter(|key| key.len() == 1).collect();
        assert_eq!(keys, ["a", "b"]);
    }
}
