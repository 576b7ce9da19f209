//! API types and operations of what-ifs: the answers a seat tries, and where they lead.

use crate::court::CourtDone;
use crate::operation::{Operation, get, post};
use crate::parameters::{SampleNumber, TriedText};
use crate::problem::Failure;
use crate::record::Difference;
use crate::turns::Question;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sternpost_core as core;
use sternpost_core::Seat;
use sternpost_log::schemas::{AnEntry, Answer};
use sternpost_table::talk::said::LONGEST_SAID;

/// The result of a what-if: where the answers a seat tries lead.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct WhatIf {
    /// The entry it begins at.
    #[schemars(range(min = 1))]
    pub from: u64,
    /// Which of the worlds that look alike to the caller's seat.
    pub sample: u32,
    /// What was tried, to be sent with what is tried next.
    pub tried: String,
    /// The answers, and what each led to.
    pub steps: Vec<TriedStep>,
    /// The position then, as the caller's seat sees it, in the game's own words.
    pub view: Value,
    /// Whether the view shows something that is made up.
    pub is_made_up: bool,
    /// Whether an act at any time is begun and not whole: the only question goes on with it, and its answer has `at-any-time`.
    pub is_acting: bool,
    /// Who would owe an answer.
    pub waiting_for: Vec<Seat>,
    /// What is asked, of every seat: the caller answers for others, or lets bots do it.
    pub questions: Vec<TriedQuestion>,
    /// What the caller's seat could do at any time, and what others could reply to what is proposed to them.
    pub anytime: Vec<TriedQuestion>,
    /// The ranking, if it is over; null: it goes on.
    pub standings: Option<Vec<core::Standing>>,
    /// What is otherwise than where it began.
    pub differences: Vec<Difference>,
    /// The caller's answers that could be put to the vote; null: none.
    pub proposal: Option<TriedProposal>,
}

/// An answer that was tried.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TriedStep {
    /// Whose answer.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// What was asked.
    pub prompt: String,
    /// The answer.
    #[schemars(with = "Answer")]
    pub answer: core::Answer,
    /// The answer in words.
    pub says: String,
    /// What the caller's seat would be told.
    pub lines: Vec<String>,
    /// Whether a bot has answered.
    pub by_bot: bool,
    /// Whether it is, or goes on with, an act at any time.
    pub at_any_time: bool,
    /// Whether something in it is made up: drawn, shown, or answered by another seat.
    pub is_made_up: bool,
}

/// A question that would be asked.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TriedQuestion {
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// Whether something in it is made up: the cards of another seat, or what follows from something drawn.
    pub is_made_up: bool,
}

/// Answers that could be put to the vote.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TriedProposal {
    /// The question they begin with.
    pub question: String,
    /// The answers.
    #[schemars(with = "Vec<Answer>")]
    pub answers: Vec<core::Answer>,
}

/// The next step of a what-if, in which 200 answers and 6,000 letters can be tried at most.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum WhatIfAct {
    /// One answer more.
    Answer {
        /// The entry it begins at: the present one, or one at which the caller's seat was asked.
        #[schemars(with = "AnEntry")]
        from: u64,
        /// Which of the worlds that look alike to the caller's seat.
        #[serde(default = "first_sample")]
        #[schemars(with = "SampleNumber")]
        sample: u32,
        /// What was tried so far, as the last answer had it; empty: nothing.
        #[serde(default)]
        #[schemars(with = "TriedText")]
        tried: String,
        /// Whose answer; the caller's if nothing is said.
        #[schemars(with = "Option<Seat>")]
        seat: Option<u8>,
        /// The answer.
        #[schemars(with = "Answer")]
        answer: core::Answer,
        /// Whether it is, or goes on with, an act at any time.
        #[serde(default)]
        at_any_time: bool,
    },
    /// Bots answer for everybody else, until the caller is asked or there are enough for one call.
    Bots {
        /// The entry it begins at: the present one, or one at which the caller's seat was asked.
        #[schemars(with = "AnEntry")]
        from: u64,
        /// Which of the worlds that look alike to the caller's seat.
        #[serde(default = "first_sample")]
        #[schemars(with = "SampleNumber")]
        sample: u32,
        /// What was tried so far, as the last answer had it; empty: nothing.
        #[serde(default)]
        #[schemars(with = "TriedText")]
        tried: String,
    },
    /// The table votes on going back there, with the caller's answers.
    Propose {
        /// The entry it begins at: the present one, or one at which the caller's seat was asked.
        #[schemars(with = "AnEntry")]
        from: u64,
        /// Which of the worlds that look alike to the caller's seat.
        #[serde(default = "first_sample")]
        #[schemars(with = "SampleNumber")]
        sample: u32,
        /// What was tried, as the last answer had it.
        #[schemars(with = "TriedText")]
        tried: String,
        /// Why, for everybody to read.
        #[schemars(length(min = 1, max = LONGEST_SAID))]
        why: String,
    },
}

/// The sample that is tried if nothing is said.
#[must_use]
pub fn first_sample() -> u32 {
    1
}

/// Examples of requests.
const EXAMPLES_TRY: &[(&str, &str)] = &[
    ("answer", r#"{"act": "answer", "from": 120, "tried": "", "answer": {"one": "pass"}}"#),
    ("bots", r#"{"act": "bots", "from": 120, "tried": ""}"#),
    ("propose", r#"{"act": "propose", "from": 120, "tried": "", "why": "I misread a card."}"#),
];

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/what-if",
            "what-if",
            "Where what the caller's seat tries leads: on a position that nobody can tell from the real one with its eyes; \
             what it cannot know is made up.",
        )
        .query::<AnEntry>("from", "The entry it begins at: the present one, or one at which the caller's seat was asked.")
        .query::<SampleNumber>("sample", "Which of the worlds that look alike to the caller's seat; 1 if nothing is said.")
        .query::<TriedText>("tried", "What was tried so far, as the last answer had it; empty: nothing.")
        .in_language()
        .answers::<WhatIf>(200, "Where it leads. Nothing is kept, and nobody else is shown anything.")
        .can_fail(&[Failure::Unreadable, Failure::Forbidden, Failure::Conflict, Failure::NotPossible]),
        post(
            "/campaigns/{id}/what-if",
            "try",
            "One answer more, of any seat, or those of bots; or the caller's own answers are put to the vote, which the table \
             sees.",
        )
        .in_language()
        .takes::<WhatIfAct>()
        .for_example(EXAMPLES_TRY)
        .answers::<WhatIf>(200, "Where it leads. Nothing is kept, and nobody else is shown anything.")
        .answers::<CourtDone>(201, "It is put to the vote.")
        .can_fail(&[Failure::Conflict]),
    ]
}
