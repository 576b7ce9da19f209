//! API types and operations of questions, answers, previews and take-backs.

use crate::operation::{Operation, get, post};
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sternpost_core as core;
use sternpost_core::{Place, Seat};
use sternpost_log::schemas::{Answer, Entry, Moment};
use sternpost_table::play::take_back::TakeBackWish;

/// Answers that one turn may hold.
pub const LONGEST_TURN: usize = 500;

/// Something that a seat is asked.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Question {
    /// Its name in answers.
    pub id: String,
    /// The seat that is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: String,
    /// The rule it comes from.
    pub rule: String,
    /// What an answer looks like.
    pub shape: core::Shape,
    /// The legal ones, and no others.
    pub choices: Vec<Choice>,
    /// What a passed deadline picks.
    #[schemars(with = "Answer")]
    pub default: core::Answer,
    /// In a split: what the parts come to, and may. An answer off a meter is refused.
    pub meters: Vec<Meter>,
    /// What one would look for among the choices and cannot pick now. As much as the game explains: what is in neither list is not on offer
    /// either.
    pub barred: Vec<Barred>,
    /// What one would otherwise have to work out from what everybody may know: the odds of a fight that is about to be fought, say.
    pub remarks: Vec<String>,
}

/// A choice of a question.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Choice {
    /// Its id, for answers.
    pub id: String,
    /// What it is.
    pub label: String,
    /// What it costs or causes.
    pub hint: Option<String>,
    /// What it does in full, a paragraph each.
    pub detail: Vec<String>,
    /// What its label names and can be looked up in the reference.
    pub about: Vec<Thing>,
    /// Where on the board it is; null: nowhere.
    pub place: Option<Place>,
    /// In a split: its largest part.
    pub cap: Option<u32>,
    /// The seat whose proposal it answers; null: none.
    pub reply_to: Option<Seat>,
}

/// Something that can be looked up in the reference.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Thing {
    /// The id of its kind.
    pub kind: String,
    /// Its id.
    pub id: String,
}

/// A limit on what the parts of a split come to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Meter {
    /// What is measured.
    pub label: String,
    /// The rule that sets the limit.
    pub rule: String,
    /// The least it must come to.
    pub least: Option<i64>,
    /// The most it may come to.
    pub most: Option<i64>,
    /// What each choice adds, in the order of the choices; those behind the last add nothing.
    pub shares: Vec<core::Share>,
}

/// A choice that is not on offer now.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Barred {
    /// Its id.
    pub id: String,
    /// What it is.
    pub label: String,
    /// What stands against it, from what the seat may know.
    pub why: String,
    /// The rule that has it so.
    pub rule: String,
    /// What its label names and can be looked up in the reference.
    pub about: Vec<Thing>,
}

/// A question that waits for an answer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OpenQuestion {
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// Until when it can be answered; null: as long as it takes.
    #[schemars(with = "Option<Moment>")]
    pub due: Option<DateTime<Utc>>,
}

/// A question that was answered, and whose answer waits to be opened with those of others.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SealedQuestion {
    /// The question.
    #[serde(flatten)]
    pub question: Question,
    /// What was answered.
    #[schemars(with = "Answer")]
    pub answer: core::Answer,
    /// Until when it can be answered anew; null: as long as it takes.
    #[schemars(with = "Option<Moment>")]
    pub due: Option<DateTime<Utc>>,
}

/// The caller's open questions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Questions {
    /// The last entry of the log.
    pub version: u64,
    /// What the seat owes an answer to.
    pub questions: Vec<OpenQuestion>,
    /// What the seat has answered and what waits to be opened with the answers of others. Until then it can be answered anew, or taken back.
    pub sealed: Vec<SealedQuestion>,
    /// What the seat may do whenever it likes, and for which nobody waits: `any-SEAT`. Empty if the rules forbid it now.
    pub anytime: Vec<Question>,
}

/// A turn.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Turn {
    /// The version the caller has seen: what was decided on a line that was left behind since is refused.
    #[schemars(with = "Entry")]
    pub version: u64,
    /// The question the turn begins with.
    pub question: String,
    /// The answers, to it and to those that follow.
    #[schemars(with = "Vec<Answer>", length(min = 1, max = LONGEST_TURN))]
    pub answers: Vec<core::Answer>,
}

/// The receipt of a turn: what it came to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Receipt {
    /// The entry of this turn; of an answer that is sealed, the last entry of the log.
    pub version: u64,
    /// Its hash.
    pub hash: String,
    /// What came of it.
    pub lines: Vec<String>,
    /// Whether the answer waits to be opened with those of others.
    pub is_sealed: bool,
    /// What the seat had answered before, if that waited and this has taken its place.
    #[schemars(with = "Option<Vec<Answer>>")]
    pub replaced: Option<Vec<core::Answer>>,
    /// Whether it was taken before.
    pub repeated: bool,
    /// What the seat is asked next.
    pub questions: Vec<OpenQuestion>,
    /// What the seat has answered and what waits to be opened with the answers of others. Until then it can be answered anew, or taken back.
    pub sealed: Vec<SealedQuestion>,
    /// Whom the campaign waits for now.
    pub waiting_for: Vec<Seat>,
}

/// The preview of a turn: what it would do.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Preview {
    /// Why looking ahead stopped.
    pub stop: core::Stop,
    /// The answers with those that need not be given: where windows wait only for seats that have a choice, what asks this seat alone and has one
    /// answer is answered by itself. They can be handed in as they stand here.
    #[schemars(with = "Vec<Answer>")]
    pub answers: Vec<core::Answer>,
    /// What would come of it.
    pub lines: Vec<String>,
    /// What the seat would be asked next; null: nothing.
    pub question: Option<Question>,
    /// The position then, as the seat would see it, in the game's own words.
    pub view: Value,
}

/// The version of a campaign: how far its log is.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Version {
    /// The last entry of the log.
    pub version: u64,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get("/campaigns/{id}/questions", "questions", "The caller's open questions.")
            .in_language()
            .answers::<Questions>(200, "The questions.")
            .can_fail(&[Failure::Forbidden]),
        post("/campaigns/{id}/answers", "answer", "Takes a turn.")
            .once()
            .in_language()
            .takes::<Turn>()
            .answers::<Receipt>(200, "It had been taken before.")
            .answers::<Receipt>(201, "The turn was taken.")
            .can_fail(&[Failure::Conflict]),
        post("/campaigns/{id}/preview", "preview", "What a turn would do, up to the first hidden or random thing.")
            .in_language()
            .takes::<Turn>()
            .answers::<Preview>(200, "What would happen, and the next question.")
            .can_fail(&[Failure::Conflict]),
        post(
            "/campaigns/{id}/take-back",
            "take-back",
            "Takes back the caller's own last turn, as long as nothing was drawn or shown since and nobody else acted.",
        )
        .takes::<TakeBackWish>()
        .answers::<Version>(201, "It was taken back.")
        .can_fail(&[Failure::Conflict]),
    ]
}
