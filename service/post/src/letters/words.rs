//! The service's words in letters, in one language.

use super::MailedChoice;
use std::borrow::Borrow;
use std::sync::LazyLock;
use sternpost_core::text::Name;
use sternpost_core::{Arg, Catalogue, Meter, Shape, Text};
use sternpost_model::language::Language;
use sternpost_model::letter::LetterKind;

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

    /// Whether they are German.
    pub(super) fn is_german(&self) -> bool {
        self.language == Language::German
    }

    /// The language, as HTML wants it.
    pub(super) fn language(&self) -> &'static str {
        self.language.tag()
    }

    /// What people call a letter.
    #[must_use]
    pub fn called(&self, kind: LetterKind) -> String {
        self.t(kind.called())
    }

    /// A message without arguments, for whoever fills a letter.
    pub(crate) fn say_plain(&self, key: &str) -> String {
        self.t(key)
    }

    /// A message without arguments.
    pub(crate) fn t(&self, key: &str) -> String {
        self.say(key, vec![])
    }

    /// A message with one argument that stands as it is.
    pub(crate) fn t1(&self, key: &str, name: &str, value: impl AsRef<str>) -> String {
        self.say(key, vec![literal(name, value.as_ref())])
    }

    /// A message with two such arguments.
    pub(crate) fn t2(&self, key: &str, name: &str, value: impl AsRef<str>, name_2: &str, value_2: impl AsRef<str>) -> String {
        self.say(key, vec![literal(name, value.as_ref()), literal(name_2, value_2.as_ref())])
    }

    /// A message with a number that decides on singular and plural.
    pub(super) fn n(&self, key: &str, name: &str, count: impl Borrow<usize>) -> String {
        let count = i64::try_from(*count.borrow()).unwrap_or(i64::MAX);
        self.say(key, vec![(name.to_owned().into(), Arg::Number(count))])
    }

    /// Who has won, by how much.
    #[must_use]
    pub fn won_by(&self, names: &str, own: i32, next: i32) -> String {
        let number = |name: &str, number: i32| (name.to_owned().into(), Arg::Number(i64::from(number)));
        self.say("letter-ended-won-by", vec![literal("names", names), number("own", own), number("next", next)])
    }

    /// The last of some lines, as many as fit into so many bytes.
    pub(super) fn latest_within<'l>(&self, lines: &'l [String], bytes: impl Borrow<usize>) -> &'l [String] {
        let mut room = *bytes.borrow();
        let fits = |line: &&String| {
            let left = room.checked_sub(line.len() + 3);
            room = left.unwrap_or(0);
            left.is_some()
        };
        &lines[lines.len() - lines.iter().rev().take_while(fits).count()..]
    }

    /// The first of some lines, as many as fit into so many bytes.
    pub(super) fn first_within<'l>(&self, lines: &'l [String], bytes: impl Borrow<usize>) -> &'l [String] {
        let mut room = *bytes.borrow();
        let fits = |line: &&String| {
            let left = room.checked_sub(line.len() + 3);
            room = left.unwrap_or(0);
            left.is_some()
        };
        &lines[..lines.iter().take_while(fits).count()]
    }

    /// The first of some choices, as many as fit into so many bytes of text.
    pub(super) fn choices_within<'c>(&self, choices: &'c [MailedChoice], bytes: impl Borrow<usize>) -> &'c [MailedChoice] {
        let mut room = *bytes.borrow();
        let fits = |choice: &&MailedChoice| {
            let left = room.checked_sub(choice.mark.len() + choice.label.len() + choice.hint.as_ref().map_or(0, String::len) + 6);
            room = left.unwrap_or(0);
            left.is_some()
        };
        &choices[..choices.iter().take_while(fits).count()]
    }

    /// Why something is not on offer.
    #[must_use]
    pub fn barred(&self, what: &str, why: &str, rule: &str) -> String {
        self.say("letter-turn-barred-line", vec![literal("what", what), literal("why", why), literal("rule", rule)])
    }

    /// What somebody has said, in a line: to everybody, or in private to some.
    #[must_use]
    pub fn said(&self, name: &str, to: Option<&str>, said: &str) -> String {
        match to {
            None => self.say("letter-talk-line", vec![literal("name", name), literal("said", said)]),
            Some(to) => self.say("letter-talk-private", vec![literal("name", name), literal("names", to), literal("said", said)]),
        }
    }

    /// How many there are to pick or to name; nothing for one choice.
    #[must_use]
    pub fn how(&self, shape: &Shape) -> Option<String> {
        let with = |key, numbers: &[(&'static str, u32)]| {
            let args = numbers.iter().map(|(name, n)| (Name::from(*name), Arg::Number(i64::from(*n))));
            Some(self.say(key, args.collect()))
        };
        match *shape {
            Shape::OneOf => None,
            Shape::SomeOf { least, most } if least == most => with("letter-turn-exactly", &[("count", most)]),
            Shape::SomeOf { least, most } => with("letter-turn-some", &[("least", least), ("most", most)]),
            Shape::Split { least: 1, total: 1 } => with("letter-turn-exactly", &[("count", 1)]),
            Shape::Split { least, total } if least == total => with("letter-turn-split", &[("total", total)]),
            Shape::Split { least: 0, total } => with("letter-turn-split-up-to", &[("total", total)]),
            Shape::Split { least, total } => with("letter-turn-split-between", &[("least", least), ("total", total)]),
            Shape::Arrange => Some(self.t("letter-turn-arrange")),
            Shape::Amount { least, most } => with("letter-turn-amount", &[("least", least), ("most", most)]),
        }
    }

    /// "at most 3".
    #[must_use]
    pub fn at_most(&self, most: i64) -> String {
        self.say("letter-turn-at-most", vec![("most".into(), Arg::Number(most))])
    }

    /// What limits the parts of an answer together: "Resources: at least 4 (LRR 65.2)".
    #[must_use]
    pub fn meter(&self, label: &str, meter: &Meter) -> String {
        let makes_room = meter.least.is_none() && meter.shares.iter().any(|share| share.each < 0);
        let least = meter.least.map(|least| self.say("letter-turn-at-least", vec![("least".into(), Arg::Number(least))]));
        let most = meter.most.map(|most| if makes_room { self.t("letter-turn-room") } else { self.at_most(most) });
        let limits: Vec<String> = least.into_iter().chain(most).collect();
        format!("{label}: {} ({})", limits.join(", "), meter.rule)
    }

    pub(super) fn say(&self, key: &str, args: Vec<(Name, Arg)>) -> String {
        self.catalogue().say(&Text { key: key.to_owned().into(), args }, &|seat| seat.to_string())
    }
}

pub(super) fn literal(name: &str, value: &str) -> (Name, Arg) {
    (name.to_owned().into(), Arg::Literal(value.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_core::Share;

    #[test]
    fn a_letter_says_how_many_as_the_page_does() {
        let (english, german) = (Words::new(Language::English), Words::new(Language::German));
        let amount = Shape::Amount { least: 0, most: 3 };
        assert_eq!(english.how(&amount).as_deref(), Some("A number from 0 to 3."));
        assert_eq!(german.how(&amount).as_deref(), Some("Eine Zahl von 0 bis 3."));
        assert_eq!(english.how(&Shape::Split { least: 2, total: 2 }).as_deref(), Some("Share out 2 in all."));
        assert_eq!(english.how(&Shape::Split { least: 1, total: 1 }).as_deref(), Some("Pick exactly one."));
        assert_eq!(english.how(&Shape::OneOf), None);
    }

    #[test]
    fn a_letter_says_what_limits_the_parts_of_an_answer() {
        let meter = |least, most, shares| Meter { label: Text::plain("carried"), rule: "LRR 43.1".into(), least, most, shares };
        let english = Words::new(Language::English);
        assert_eq!(english.meter("Resources", &meter(Some(4), None, vec![Share::of(1)])), "Resources: at least 4 (LRR 43.1)");
        let room = meter(None, Some(0), vec![Share::of(1), Share::of(-4)]);
        assert_eq!(english.meter("Carried in all", &room), "Carried in all: as much as there is room for (LRR 43.1)");
    }
}
