//! Words the reason why an answer was refused, for its reader.

use super::form::BadForm;
use sternpost_core::{Refusal, Text};
use sternpost_table::replies::NoList;
use sternpost_table::talk::said::LONGEST_SENTENCE;
use sternpost_words::{PageWords, say};

/// The error in a submitted form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing was picked.
    Nothing,
    /// A field cannot be read.
    Form(BadForm),
    /// The rules refuse it.
    Answer(Refusal),
    /// A list that was pasted is not understood.
    List {
        /// The list.
        text: String,
        /// Why.
        why: NoList,
    },
    /// A proposal of nothing for nothing.
    EmptyDeal,
    /// The sentence that goes with a proposal cannot be said.
    Said,
    /// The seat has given another answer meanwhile, of which the page knew nothing.
    GivenMeanwhile,
}

impl Wrong {
    /// The same in words; `say` words what the game says. What only a program can send wrongly is said in general.
    #[must_use]
    pub fn words(&self, page_words: PageWords, say: &dyn Fn(&Text) -> String) -> String {
        match self {
            Self::Nothing => page_words.t(say::PICK_ONE),
            Self::List { why: NoList::TooLong, .. } => page_words.t(say::LIST_LONG),
            Self::List { why: NoList::Nothing, .. } => page_words.t(say::LIST_NOTHING),
            Self::List { why: NoList::Lines(lines), .. } => page_words.t(say::list_lines(lines.join("; "))),
            Self::EmptyDeal => page_words.t(say::DEAL_EMPTY),
            Self::Said => page_words.t(say::talk_refused(LONGEST_SENTENCE)),
            Self::GivenMeanwhile => page_words.t(say::GIVEN_MEANWHILE),
            Self::Answer(Refusal::WrongCount { least, most, rule }) if least == most => page_words.t(say::refused_exactly(least, rule)),
            Self::Answer(Refusal::WrongCount { least, most, rule }) => page_words.t(say::refused_count(least, most, rule)),
            Self::Answer(Refusal::OffMeter { what, reading: meter_reads, least, most, rule }) => {
                let what = say(what);
                let reading = meter_reads;
                if let Some(least) = least.filter(|least| *meter_reads < *least) {
                    page_words.t(say::refused_too_little(what, reading, least, rule))
                } else {
                    let most = most.unwrap_or_default();
                    // Without room for anything the number is what is over.
                    if most == 0 {
                        return page_words.t(say::refused_over(what, reading, rule));
                    }
                    page_words.t(say::refused_too_much(what, reading, most, rule))
                }
            }
            Self::Answer(Refusal::Repeated { rule, .. }) => page_words.t(say::refused_twice(rule)),
            Self::Answer(Refusal::NotAnOption { rule, .. }) => page_words.t(say::refused_option(rule)),
            Self::Answer(Refusal::Barred { why, rule, .. }) => page_words.t(say::refused_barred(say(why).as_str(), rule)),
            Self::Answer(Refusal::Unfinished) => page_words.t(say::REFUSED_UNFINISHED),
            Self::Form(_) | Self::Answer(Refusal::NotAsked | Refusal::WrongShape { .. } | Refusal::TurnEnded { .. } | Refusal::Empty) => {
                page_words.t(say::REFUSED)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_model::language::Language;

    #[test]
    fn a_refusal_is_told_in_the_language_of_the_seat() {
        let wrong = Wrong::Answer(Refusal::WrongCount { least: 1, most: 2, rule: "LRR 5.1" });
        assert_eq!(wrong.words(PageWords::new(Language::German), &|_| String::new()), "Wähle mindestens 1 und höchstens 2 (LRR 5.1).");
        assert_eq!(wrong.words(PageWords::new(Language::English), &|_| String::new()), "Pick at least 1 and at most 2 (LRR 5.1).");
        let exactly = Wrong::Answer(Refusal::WrongCount { least: 4, most: 4, rule: "LRR 63.6" });
        assert_eq!(exactly.words(PageWords::new(Language::German), &|_| String::new()), "Wähle genau 4 (LRR 63.6).");
        assert_eq!(exactly.words(PageWords::new(Language::English), &|_| String::new()), "Pick exactly 4 (LRR 63.6).");
        let (what, rule) = (Text::plain("carried"), "LRR 43.1".to_owned());
        let over = Wrong::Answer(Refusal::OffMeter { what, reading: 3, least: None, most: Some(0), rule });
        let say = |_: &Text| "Carried from Thibah".to_owned();
        assert_eq!(over.words(PageWords::new(Language::English), &say), "Carried from Thibah: 3 too many (LRR 43.1).");
    }
}
