//! Why an answer was not taken, in the reader's words.

use super::{BadForm, Filling as _, Lex};
use sternpost_core::{Refusal, Text};

/// What was wrong with what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing was picked.
    Nothing,
    /// A field cannot be read.
    Form(BadForm),
    /// The rules refuse it.
    Answer(Refusal),
}

impl Wrong {
    /// The same in words; `say` words what the game says. What only a program can send wrongly is said in general.
    #[must_use]
    pub fn words(&self, lex: Lex, say: &dyn Fn(&Text) -> String) -> String {
        match self {
            Self::Nothing => lex.t("page-pick-one"),
            Self::Answer(Refusal::WrongCount { least, most, rule }) => {
                lex.fill("page-refused-count", &[("least", least.arg()), ("most", most.arg()), ("rule", rule.arg())])
            }
            Self::Answer(Refusal::OffMeter { what, reading, least, most, rule }) => {
                let what = say(what);
                let (key, bound, limit) = match (least, most) {
                    (Some(least), _) if reading < least => ("page-refused-too-little", "least", *least),
                    (_, most) => ("page-refused-too-much", "most", most.unwrap_or_default()),
                };
                lex.fill(key, &[("what", what.as_str().arg()), ("reading", reading.arg()), (bound, limit.arg()), ("rule", rule.arg())])
            }
            Self::Answer(Refusal::Repeated { rule, .. }) => lex.t1("page-refused-twice", "rule", rule),
            Self::Answer(Refusal::NotAnOption { rule, .. }) => lex.t1("page-refused-option", "rule", rule),
            Self::Answer(Refusal::Barred { why, rule, .. }) => {
                lex.fill("page-refused-barred", &[("why", say(why).as_str().arg()), ("rule", rule.arg())])
            }
            Self::Answer(Refusal::Unfinished) => lex.t("page-refused-unfinished"),
            Self::Form(_) | Self::Answer(Refusal::NotAsked | Refusal::WrongShape { .. } | Refusal::TurnEnded { .. } | Refusal::Empty) => {
                lex.t("page-refused")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_refusal_is_told_in_the_language_of_the_seat() {
        let wrong = Wrong::Answer(Refusal::WrongCount { least: 1, most: 2, rule: "LRR 5.1" });
        assert_eq!(wrong.words(Lex::new(Language::German), &|_| String::new()), "Wähle mindestens 1 und höchstens 2 (LRR 5.1).");
        assert_eq!(wrong.words(Lex::new(Language::English), &|_| String::new()), "Pick at least 1 and at most 2 (LRR 5.1).");
    }
}
