//! The service's own words on pages.

use crate::made::{SOURCES_DE, SOURCES_EN};
use serde::Serialize;
use std::sync::LazyLock;
use sternpost_core::{Catalogue, Text};
use sternpost_model::language::Language;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("en", SOURCES_EN).expect("the wording of pages is well formed"));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("de", SOURCES_DE).expect("the wording of pages is well formed"));

/// The words of pages in one language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct PageWords {
    language: Language,
}

impl PageWords {
    /// The words in a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language these words are in.
    #[must_use]
    pub fn language(self) -> Language {
        self.language
    }

    /// Its tag, as HTML wants it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        self.language.tag()
    }

    /// Every key that has a wording.
    #[must_use]
    pub fn catalogue(self) -> &'static Catalogue {
        match self.language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// A message.
    #[must_use]
    pub fn t(self, said: impl Into<Text>) -> String {
        self.catalogue().say(&said.into(), &|seat| seat.to_string())
    }
}
