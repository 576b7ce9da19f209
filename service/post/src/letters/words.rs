//! The service's words in letters, in one language.

use super::MailedChoice;
use crate::composer::called;
use crate::made::{SOURCES_DE, SOURCES_EN};
use crate::say;
use std::borrow::Borrow;
use std::sync::LazyLock;
use sternpost_core::{Catalogue, Meter, Shape, Text};
use sternpost_model::language::Language;
use sternpost_model::letter::LetterKind;

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("en", SOURCES_EN).expect("the wording of letters is well formed"));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("de", SOURCES_DE).expect("the wording of letters is well formed"));

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

    /// The catalogue they come from.
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

    /// The name of a kind of letter, as people call it.
    #[must_use]
    pub fn called(&self, kind: LetterKind) -> String {
        self.t(called(kind))
    }

    /// A message.
    pub(crate) fn t(&self, said: impl Into<Text>) -> String {
        self.catalogue().say(&said.into(), &|seat| seat.to_string())
    }

    /// The line about who has won, by how much.
    #[must_use]
    pub fn won_by(&self, names: &str, own: i32, next: i32) -> String {
        self.t(say::ended_won_by(names, own, next))
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

    /// The line that says why something is not on offer.
    #[must_use]
    pub fn barred(&self, what: &str, why: &str, rule: &str) -> String {
        self.t(say::turn_barred_line(what, why, rule))
    }

    /// A message in a line: to everybody, or in private to some.
    #[must_use]
    pub fn said(&self, name: &str, to: Option<&str>, said: &str) -> String {
        match to {
            None => self.t(say::talk_line(name, said)),
            Some(to) => self.t(say::talk_private(name, to, said)),
        }
    }

    /// The number of choices to pick or to name; nothing for one choice.
    #[must_use]
    pub fn how(&self, shape: &Shape) -> Option<String> {
        match *shape {
            Shape::OneOf => None,
            Shape::SomeOf { least, most } if least == most => Some(self.t(say::turn_exactly(most))),
            Shape::SomeOf { least, most } => Some(self.t(say::turn_some(least, most))),
            Shape::Split { least: 1, total: 1 } => Some(self.t(say::turn_exactly(1_u32))),
            Shape::Split { least, total } if least == total => Some(self.t(say::turn_split(total))),
            Shape::Split { least: 0, total } => Some(self.t(say::turn_split_up_to(total))),
            Shape::Split { least, total } => Some(self.t(say::turn_split_between(least, total))),
            Shape::Arrange => Some(self.t(say::TURN_ARRANGE)),
            Shape::Amount { least, most } => Some(self.t(say::turn_amount(least, most))),
        }
    }

    /// "at most 3".
    #[must_use]
    pub fn at_most(&self, most: i64) -> String {
        self.t(say::turn_at_most(most))
    }

    /// The limit on the parts of an answer together: "Resources: at least 4 (LRR 65.2)".
    #[must_use]
    pub fn meter(&self, label: &str, meter: &Meter) -> String {
        let makes_room = meter.least.is_none() && meter.shares.iter().any(|share| share.each < 0);
        let least = meter.least.map(|least| self.t(say::turn_at_least(least)));
        let most = meter.most.map(|most| if makes_room { self.t(say::TURN_ROOM) } else { self.at_most(most) });
        let limits: Vec<String> = least.into_iter().chain(most).collect();
        format!("{label}: {} ({})", limits.join(", "), meter.rule)
    }
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
