//! API types and operations of the log: entries, positions of the past, what changed, export.

use crate::operation::{Operation, Parameter, Place, get};
use crate::parameters::EntryInHeader;
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use sternpost_core::Seat;
use sternpost_log::Cause;
use sternpost_log::schemas::{AnEntry, Entry, Moment};
use sternpost_table::past::readable::LogLine;

/// A page of the log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Log {
    /// The last entry of the log.
    pub version: u64,
    /// Entries.
    pub entries: Vec<LogLine>,
    /// What is told of them, without what was taken back.
    pub lines: Vec<Told>,
    /// If there is more: the entry after which the next page begins.
    pub next: Option<u64>,
}

/// A line of the chronicle.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Told {
    /// Of which entry.
    #[schemars(range(min = 1))]
    pub seq: u64,
    /// What is told.
    pub text: String,
}

/// The view as it stood after an entry.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Position {
    /// The entry.
    pub seq: u64,
    /// The position as the caller sees it, in the game's own words.
    pub view: Value,
    /// If it stands on a line that was left behind: the entry that left it.
    #[schemars(range(min = 1))]
    pub line: Option<u64>,
    /// What the entry changed of what the caller sees; none for the first, and where older rules led.
    pub changed: Option<Changed>,
}

/// The changes that an entry made.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Changed {
    /// The entry it is compared with.
    #[schemars(range(min = 1))]
    pub since: u64,
    /// What is otherwise.
    pub differences: Vec<Difference>,
}

/// The differences about one subject, in words of the game. Subjects are the campaign as a whole, the seats in the order of turns, what is nobody's,
/// and the places on the board, in this order.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Difference {
    /// The subject, in words of the game.
    pub about: String,
    /// The seat it is about, if it is about one.
    #[schemars(with = "Option<Seat>")]
    pub seat: Option<u8>,
    /// What is otherwise.
    pub lines: Vec<DifferentLine>,
}

/// One thing that is otherwise: it was something else, or things have gone and come.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct DifferentLine {
    /// What it is; null: what it is about is all there is to say.
    pub what: Option<String>,
    /// What it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    /// What it is now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is: Option<String>,
    /// What has gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<Vec<String>>,
    /// What has come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub come: Option<Vec<String>>,
}

/// The differences between two entries, member by member of the view.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Diff {
    /// The earlier entry.
    pub from: u64,
    /// The later entry.
    pub to: u64,
    /// The members that differ.
    pub changes: Vec<Change>,
}

/// A member of the view that differs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Change {
    /// A JSON pointer (RFC 6901).
    pub path: String,
    /// What stood there.
    pub before: Value,
    /// What stands there.
    pub after: Value,
}

/// Two positions, and what is otherwise in the second.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Comparison {
    /// The first.
    pub a: ComparedEntry,
    /// The second.
    pub b: ComparedEntry,
    /// What is otherwise in the second.
    pub differences: Vec<Difference>,
    /// The ids of the places on the board that are otherwise.
    pub places: Vec<String>,
}

/// A position that is compared.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ComparedEntry {
    /// The entry it stands after.
    #[schemars(range(min = 1))]
    pub seq: u64,
    /// If it stands on a line that was left behind: the entry that left it.
    #[schemars(range(min = 1))]
    pub line: Option<u64>,
}

/// The lines that were left behind by take-backs and rewinds, the latest first.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LinesLeft {
    /// How many there are.
    pub count: usize,
    /// The lines.
    pub lines: Vec<LineLeft>,
    /// There are more before this entry.
    #[schemars(range(min = 1))]
    pub older: Option<u64>,
}

/// A line that was left behind.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct LineLeft {
    /// The entry that moved the head away.
    #[schemars(range(min = 1))]
    pub left_by: u64,
    /// The last entry it has in common with the line that counts.
    pub from: u64,
    /// Its last entry.
    #[schemars(range(min = 1))]
    pub last: u64,
    /// How many entries it has for itself.
    #[schemars(range(min = 1))]
    pub entries: usize,
    /// Who took it back.
    pub seat: Option<Seat>,
    /// By what way it was rewound.
    pub cause: Option<Cause>,
    /// Why, as it was said.
    pub why: Option<String>,
    /// When it was left.
    #[schemars(with = "Moment")]
    pub left_at: DateTime<Utc>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    [positions(), lines()].concat()
}

fn positions() -> Vec<Operation> {
    vec![
        get("/campaigns/{id}/at/{seq}", "at", "The view as it stood at an entry.")
            .for_onlookers()
            .part::<Entry>("seq", "The entry.")
            .answers::<Position>(200, "The view.")
            .by_link()
            .can_fail(&[Failure::Conflict]),
        get("/campaigns/{id}/diff", "diff", "What changed in the caller's view between two entries.")
            .for_onlookers()
            .with(Parameter { is_required: true, ..Parameter::new::<Entry>(Place::Query, "from", "The earlier entry.") })
            .with(Parameter { is_required: true, ..Parameter::new::<Entry>(Place::Query, "to", "The later entry.") })
            .answers::<Diff>(200, "The changes.")
            .by_link()
            .can_fail(&[Failure::Unreadable, Failure::Conflict]),
        get(
            "/campaigns/{id}/compare",
            "compare",
            "Two positions, whichever lines they stand on, and what is otherwise in the second, as the caller sees both.",
        )
        .for_onlookers()
        .query::<AnEntry>("a", "The entry the first stands at; without it the present.")
        .query::<AnEntry>("b", "The entry the second stands at; without it the present.")
        .answers::<Comparison>(200, "What is otherwise.")
        .can_fail(&[Failure::Unreadable, Failure::Conflict]),
    ]
}

fn lines() -> Vec<Operation> {
    vec![
        get("/campaigns/{id}/log", "log", "A page of entries and lines as the caller may see them.")
            .for_onlookers()
            .query::<Entry>("after", "Entries after this one.")
            .in_language()
            .answers::<Log>(200, "The log.")
            .by_link()
            .can_fail(&[Failure::Unreadable, Failure::Conflict]),
        get("/campaigns/{id}/lines", "lines", "The lines that were left behind by take-backs and rewinds, the latest first.")
            .for_onlookers()
            .query::<AnEntry>("before", "Only lines that were left before this entry.")
            .answers::<LinesLeft>(200, "The lines.")
            .can_fail(&[Failure::Unreadable]),
        get(
            "/campaigns/{id}/export",
            "export",
            "The log as JSON Lines, streamed: a header, then what the caller may have; whole when the campaign has ended.",
        )
        .for_onlookers()
        .answers_media("One record a line; the first is the header.", &[("application/jsonl", None)])
        .by_link()
        .can_fail(&[Failure::Conflict]),
        get(
            "/campaigns/{id}/stream",
            "stream",
            "Server-sent events, one for each entry: that something happened, never what is hidden. It has no end by itself.",
        )
        .for_onlookers()
        .query::<Entry>("after", "The last entry that is known: what came after it is told first. `Last-Event-ID` goes before it.")
        .with(Parameter::new::<EntryInHeader>(Place::Header, "Last-Event-ID", "The last entry the caller knows: goes on after it."))
        .answers_media(
            "Events `entry`, each with its number and kind; events `talk`, without a number: something was said or \
             promised, and the caller's seat may read it.",
            &[("text/event-stream", None)],
        )
        .by_link()
        .can_fail(&[Failure::Conflict]),
    ]
}
