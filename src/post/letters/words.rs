//! The service's words in letters, in one language.

use super::When;
use chrono::{Datelike, Timelike};
use std::borrow::Borrow;
use std::sync::LazyLock;
use sternpost_core::{Arg, Catalogue, Shape, Text};

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new("en", &[include_str!("../../text/en.ftl")]).expect("the wording of letters is well formed"));

/// The words of letters in one language.
#[derive(Clone, Copy)]
pub struct Words {
    catalogue: &'static Catalogue,
    language: &'static str,
}

impl Default for Words {
    fn default() -> Self {
        Self { catalogue: &ENGLISH, language: "en" }
    }
}

impl Words {
    /// The words in a language, English if there is no other.
    #[must_use]
    pub fn new(_language: &str) -> Self {
        Self::default()
    }

    /// The language, as HTML wants it.
    #[must_use]
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Where they come from.
    #[must_use]
    pub fn catalogue(&self) -> &'static Catalogue {
        self.catalogue
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
        self.say(key, vec![number(name, *count.borrow() as u64)])
    }

    /// Names, joined as the language joins them.
    pub(super) fn list(&self, key: &str, name: &str, words: impl AsRef<[String]>) -> String {
        self.say(key, vec![(name.to_owned(), Arg::List(words.as_ref().iter().cloned().map(Arg::Literal).collect()))])
    }

    /// The sentence that invites.
    pub(super) fn say_invitation(&self, host: &str, campaign: &str, game: &str) -> String {
        self.say("letter-invitation-text", vec![literal("host", host), literal("campaign", campaign), literal("game", game)])
    }

    /// A moment in the reader's time zone.
    pub(super) fn when(&self, when: &When) -> String {
        let there = when.at.with_timezone(&when.zone);
        let name = |kind: &str, n: u32| Arg::term(kind, n.to_string());
        self.say(
            "letter-when",
            vec![
                ("weekday".to_owned(), name("weekday", there.weekday().number_from_monday())),
                literal("day", &there.day().to_string()),
                ("month".to_owned(), name("month", there.month())),
                literal("year", &there.year().to_string()),
                literal("time", &format!("{:02}:{:02}", there.hour(), there.minute())),
                literal("zone", &there.format("%Z").to_string()),
            ],
        )
    }

    /// How a question of this shape is answered.
    pub(super) fn how(&self, shape: &Shape) -> String {
        let n = |name: &str, n: u32| number(name, u64::from(n));
        match *shape {
            Shape::OneOf => self.t("letter-turn-one-of"),
            Shape::SomeOf { least, most } if least == most => self.say("letter-turn-exactly", vec![n("count", most)]),
            Shape::SomeOf { least, most } => self.say("letter-turn-some-of", vec![n("least", least), n("most", most)]),
            Shape::Split { total } => self.say("letter-turn-split", vec![n("total", total)]),
            Shape::Arrange => self.t("letter-turn-arrange"),
            Shape::Amount { least, most } => self.say("letter-turn-amount", vec![n("least", least), n("most", most)]),
        }
    }

    fn say(&self, key: &str, args: Vec<(String, Arg)>) -> String {
        self.catalogue.say(&Text { key: key.to_owned(), args }, &|seat| seat.to_string())
    }
}

fn literal(name: &str, value: &str) -> (String, Arg) {
    (name.to_owned(), Arg::Literal(value.to_owned()))
}

fn number(name: &str, value: u64) -> (String, Arg) {
    (name.to_owned(), Arg::Number(i64::try_from(value).unwrap_or(i64::MAX)))
}
