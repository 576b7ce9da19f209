//! API types and operations of the caller's letters: when they come, which way they go, how far they come.

use crate::operation::{Operation, get, post, put};
use crate::problem::Failure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_model::wishes::{Format, Wishes};
use sternpost_table::talk::delivery::SeatDelivery;

/// The caller's settings of letters.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Letters {
    /// When letters come, and which.
    pub wishes: Wishes,
    /// The second way that letters take; null: there is none.
    pub second: Option<SecondWay>,
    /// Whether letters to the caller come back.
    pub state: MailState,
}

/// The delivery state of an address: whether letters to it come back.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MailState {
    /// They do not.
    Fine,
    /// The latest ones did; others are still tried.
    Bounced,
    /// So many did that nothing is sent any more.
    Unreachable,
}

/// A second way of letters, without its secret.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SecondWay {
    /// To another address.
    Mail {
        /// The address.
        address: String,
        /// Whether it was confirmed there.
        confirmed: bool,
        /// Used besides the first way, not only when that loses letters.
        always: bool,
    },
    /// To a program.
    Hook {
        /// Where it listens.
        url: String,
        /// How it is told.
        format: Format,
        /// Used besides the first way, not only when that loses letters.
        always: bool,
    },
}

/// The second way that letters are to take.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "kind", deny_unknown_fields)]
pub enum SecondChoice {
    /// There is none.
    None {},
    /// It leads to another address, once that is confirmed there.
    Mail {
        /// The address.
        address: String,
        /// Used besides the first way, not only when that loses letters.
        #[serde(default)]
        always: bool,
    },
    /// It leads to a program.
    Hook {
        /// Where it listens.
        url: String,
        /// How it is told.
        format: Format,
        /// Used besides the first way, not only when that loses letters.
        #[serde(default)]
        always: bool,
    },
}

/// The result of choosing a second way for letters.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SecondKept {
    /// With what calls of the webhook are signed; said once.
    pub secret: Option<String>,
    /// `ok`, or why the first call did not go well.
    pub called: Option<String>,
}

/// The delivery of letters, as far as it is known.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Deliveries {
    /// Of each seat that the caller may know of.
    pub seats: Vec<SeatDelivery>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/delivery",
            "delivery",
            "How far letters come: all about the caller's seat; to the host what lasts about the others.",
        )
        .answers::<Deliveries>(200, "How far they come.")
        .can_fail(&[Failure::Unreadable, Failure::Forbidden]),
        get("/letters", "letters", "What the caller wants of letters, over all campaigns, and their second way.")
            .answers::<Letters>(200, "What is wanted."),
        put("/letters", "setLetters", "What the caller wants of letters, over all campaigns.")
            .takes::<Wishes>()
            .answers_nothing("It is kept; letters that wait are looked at anew."),
        put(
            "/letters/second",
            "setSecondWay",
            "The second way of the caller's letters about seats. A second address is used once it is confirmed there; a \
             webhook is called once, and the secret its calls are signed with is said here and never again.",
        )
        .takes::<SecondChoice>()
        .answers::<SecondKept>(200, "It is kept."),
        post("/letters/reachable", "reachable", "Says that letters reach the caller again: what is open is sent anew.")
            .answers_nothing("It is noted."),
    ]
}
