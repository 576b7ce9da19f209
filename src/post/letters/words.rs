//! The service's words in letters, in one language.

use crate::language::Language;
use std::borrow::Borrow;
use std::sync::LazyLock;
use sternpost_core::text::Name;
use sternpost_core::{Arg, Catalogue, Text};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("en", &[include_str!("../../text/en.ftl")]).expect("the wording of letters is well formed"));
static GERMAN: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("de", &[include_str!("../../text/de.ftl")]).expect("the wording of letters is well formed"));

/// The words of letters in one language.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words {
    language: Language,
}

impl Words {
    /// The words in a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language }
    }

    /// Where they come from.
    #[must_use]
    pub fn catalogue(&self) -> &'static Catalogue {
        match self.language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    /// The language, as HTML wants it.
    pub(super) fn language(&self) -> &'static str {
        self.language.tag()
    }

    /// A message without arguments.
    pub(super) fn t(&self, key: &str) -> String {
        self.say(key, vec![])
    }

    /// A message with one argument that stands as it is.
    pub(super) fn t1(&self, key: &str, name: &str, value: impl AsRef<str>) -> String {
        self.say(key, vec![literal(name, value.as_ref())])
    }

    /// A message with two such arguments.
    pub(super) fn t2(&self, key: &str, name: &str, value: impl AsRef<str>, name_2: &str, value_2: impl AsRef<str>) -> String {
        self.say(key, vec![literal(name, value.as_ref()), literal(name_2, value_2.as_ref())])
    }

    /// A message with a number that decides on singular and plural.
    pub(super) fn n(&self, key: &str, name: &str, count: impl Borrow<usize>) -> String {
        let count = i64::try_from(*count.borrow()).unwrap_or(i64::MAX);
        self.say(key, vec![(name.to_owned().into(), Arg::Number(count))])
    }

    /// Why something is not on offer.
    #[must_use]
    pub fn barred(&self, what: &str, why: &str, rule: &str) -> String {
        self.say("letter-turn-barred-line", vec![literal("what", what), literal("why", why), literal("rule", rule)])
    }

    /// The end of the hash chain. A hash of the older form is not shown while the campaign runs.
    pub(super) fn head(&self, version: impl Borrow<u64>, hash: impl AsRef<str>) -> String {
        // The number of an entry is a name: it gets no separators.
        let seq = version.borrow().to_string();
        if hash.as_ref().is_empty() { self.t1("letter-head-later", "seq", seq) } else { self.t2("letter-head", "seq", seq, "hash", hash) }
    }

    fn say(&self, key: &str, args: Vec<(Name, Arg)>) -> String {
        self.catalogue().say(&Text { key: key.to_owned().into(), args }, &|seat| seat.to_string())
    }
}

fn literal(name: &str, value: &str) -> (Name, Arg) {
    (name.to_owned().into(), Arg::Literal(value.to_owned()))
}
