//! API types of the report of what a move back has meant for a seat, from its own eyes.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use sternpost_core::Seat;
use sternpost_log::Draws;
use sternpost_log::schemas::Moment;

/// The report of what a move back has meant for the caller's seat, from its own eyes.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct RewindReport {
    /// The entry that has led back.
    pub entry: u64,
    /// The entry that it led back to.
    pub to: u64,
    /// The moment at which the campaign went back.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// The seat that has taken back; null: it was no take-back.
    pub taken_back_by: Option<Seat>,
    /// Why, as it was said.
    pub why: Option<String>,
    /// What chance gives from there on.
    pub draws: Option<Draws>,
    /// Entries that count no more.
    pub left: usize,
    /// Answers of the seat that were undone.
    pub undone: Vec<UndoneTurn>,
    /// Letters to the seat whose links are dead.
    pub dead_letters: Vec<DeadLetter>,
    /// What the seat was asked again.
    pub asked: Option<AskedAgain>,
    /// What it knows of what counts no more.
    pub learnt: Vec<LearntEntry>,
    /// What stood before the seat alone.
    pub seen: Vec<SeenRow>,
}

/// A turn that was undone.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct UndoneTurn {
    /// Its entry.
    pub entry: u64,
    /// Its answers.
    pub steps: Vec<UndoneStep>,
}

/// An answer that was undone.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct UndoneStep {
    /// What was asked.
    pub prompt: String,
    /// The answer in words.
    pub answer: String,
}

/// A letter whose links are dead.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DeadLetter {
    /// When it was written.
    #[schemars(with = "Moment")]
    pub at: DateTime<Utc>,
    /// What it asked.
    pub asked: Option<String>,
}

/// A question that a seat was asked again.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct AskedAgain {
    /// The question's name in answers.
    pub question: String,
    /// What is asked.
    pub prompt: String,
    /// Whether it still is.
    pub now: bool,
}

/// A seat's knowledge of an entry that counts no more.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LearntEntry {
    /// The entry.
    pub entry: u64,
    /// Whether something was drawn in it.
    pub drew: bool,
    /// Whether it was the seat's own.
    pub own: bool,
    /// What was told of it.
    pub lines: Vec<LearntLine>,
}

/// Something that was told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LearntLine {
    /// What was told.
    pub text: String,
    /// Whether only few were told.
    pub told_to_few: bool,
}

/// Something that stood before a seat alone.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeenRow {
    /// On which sheet.
    pub sheet: String,
    /// What it is.
    pub name: String,
    /// How much, or which.
    pub value: String,
}
