//! The service's own words on pages.

use serde::Serialize;
use std::sync::LazyLock;
use sternpost_core::{Arg, Catalogue, Text};
use sternpost_model::language::Language;

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("en", &[include_str!("text/en.ftl")]).expect("the wording of pages is well formed"));
static GERMAN: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("de", &[include_str!("text/de.ftl")]).expect("the wording of pages is well formed"));

/// What can stand in one of the service's messages.
pub trait Filling {
    /// As an argument.
    fn arg(&self) -> Arg;
}
impl Filling for str {
    fn arg(&self) -> Arg {
        Arg::Literal(self.to_owned())
    }
}
impl Filling for String {
    fn arg(&self) -> Arg {
        Arg::Literal(self.clone())
    }
}
impl Filling for u32 {
    fn arg(&self) -> Arg {
        Arg::Number(i64::from(*self))
    }
}
impl Filling for i64 {
    fn arg(&self) -> Arg {
        Arg::Number(*self)
    }
}
impl Filling for u64 {
    // A number of an entry is a name: it gets no separators.
    fn arg(&self) -> Arg {
        Arg::Literal(self.to_string())
    }
}
impl Filling for usize {
    fn arg(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}
impl<T: Filling + ?Sized> Filling for &T {
    fn arg(&self) -> Arg {
        (**self).arg()
    }
}

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

    /// A message without arguments.
    #[must_use]
    pub fn t(self, key: &str) -> String {
        self.fill(key, &[])
    }

    /// A message with one argument.
    #[must_use]
    pub fn t1(self, key: &str, name: &str, value: impl Filling) -> String {
        self.fill(key, &[(name, value.arg())])
    }

    /// A message with two arguments.
    #[must_use]
    pub fn t2(self, key: &str, name: &str, value: impl Filling, name_2: &str, value_2: impl Filling) -> String {
        self.fill(key, &[(name, value.arg()), (name_2, value_2.arg())])
    }

    /// A message with any number of arguments.
    #[must_use]
    pub fn fill(self, key: &str, args: &[(&str, Arg)]) -> String {
        let args = args.iter().map(|(name, arg)| ((*name).to_owned().into(), arg.clone())).collect();
        self.catalogue().say(&Text { key: key.to_owned().into(), args }, &|seat| seat.to_string())
    }
}
