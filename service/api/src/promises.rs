//! API types and operations of promises between seats.

use crate::operation::{Operation, get, post};
use crate::problem::Failure;
use chrono::{DateTime, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::Seat;
use sternpost_log::schemas::{Day, Moment};
use sternpost_store as store;
use sternpost_table::talk::promise::{PromiseAct, PromiseState};
use sternpost_table::talk::promises::NewPromise;

/// The promises that the caller's seat may read, the latest first.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Promises {
    /// The promises.
    pub promises: Vec<Promise>,
}

/// A promise between seats.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Promise {
    /// Its name.
    pub id: String,
    /// The seat that has put it forward.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// What is promised.
    pub said: String,
    /// When it was put forward.
    #[schemars(with = "Moment")]
    pub said_at: DateTime<Utc>,
    /// Whether the whole table reads it; else its parties only.
    pub public: bool,
    /// When it falls due; null: never.
    pub due: Option<PromiseDue>,
    /// How it stands.
    pub state: PromiseState,
    /// Whether it has fallen due.
    pub is_due: bool,
    /// Whether it waits for the caller's seat.
    pub waits_for_you: bool,
    /// What the caller can do about it.
    pub acts: Vec<PromiseAct>,
    /// The seats that are parties to it.
    pub parties: Vec<PromiseParty>,
}

/// The due date of a promise: in a round, or when a day is over.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PromiseDue {
    /// A round by its name, when it has begun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    /// The same as the game calls it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// A day, when it is over in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Day>")]
    pub date: Option<NaiveDate>,
}

/// A seat that promises, or is asked to.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PromiseParty {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// What it has answered.
    pub answer: Option<store::PartyAnswer>,
    /// When it has answered.
    #[schemars(with = "Option<Moment>")]
    pub answered_at: Option<DateTime<Utc>>,
    /// What it says has become of it.
    pub mark: Option<store::PromiseMark>,
    /// When it has said so.
    #[schemars(with = "Option<Moment>")]
    pub marked_at: Option<DateTime<Utc>>,
}

/// The name of a promise.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PromiseId {
    /// Its name.
    pub id: String,
}

/// An act about a promise.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PromiseAct")]
pub struct PromiseSettled {
    /// What the caller's seat does about it.
    pub act: PromiseAct,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/promises",
            "promises",
            "The promises the caller's seat may read, the latest first: deals in words, which the rules do not enforce. They \
             are no part of the log.",
        )
        .in_language()
        .answers::<Promises>(200, "The promises.")
        .can_fail(&[Failure::Unreadable, Failure::Forbidden]),
        post("/campaigns/{id}/promises", "promise", "Puts a promise forward: whoever does so has agreed.")
            .takes::<NewPromise>()
            .answers::<PromiseId>(201, "It was put forward.")
            .can_fail(&[Failure::Conflict]),
        post(
            "/campaigns/{id}/promises/{promise}",
            "settlePromise",
            "Agrees to a promise, declines or withdraws it, or says what became of it. What was done already is done once.",
        )
        .part::<String>("promise", "The promise, by its id.")
        .in_language()
        .takes::<PromiseSettled>()
        .answers::<Promise>(200, "How it stands now.")
        .can_fail(&[Failure::Conflict]),
    ]
}
