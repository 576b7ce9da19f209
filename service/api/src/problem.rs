//! Problem documents (RFC 9457): what the API answers when something cannot be done.

use schemars::JsonSchema;
use serde::Serialize;

/// Where the kinds of problems have their names: an address that leads nowhere.
pub const KINDS_AT: &str = "https://sternpost.invalid/problems/";

/// The kinds of problems, each with the last part of its `type`: stable, for programs.
pub const KINDS: [&str; 33] = [
    "bad-request",
    "not-signed-in",
    "forbidden",
    "not-found",
    "wrong-method",
    "too-slow",
    "wrong-state",
    "stale",
    "too-late",
    "stuck",
    "failed",
    "link-expired",
    "link-used",
    "too-large",
    "wrong-type",
    "unknown-game",
    "bad-set-up",
    "not-an-option",
    "given-meanwhile",
    "key-used",
    "too-many",
    "ours",
    "closing",
    "bad-order",
    "link-invalid",
    "link-purpose",
    "link-algorithm",
    "link-key",
    "link-revoked",
    "link-answered",
    "link-left",
    "link-elsewhere",
    "not-asked-there",
];

/// A problem document (RFC 9457).
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Problem {
    /// What kind of problem it is: stable, for programs.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = kinds()))]
    pub kind: String,
    /// The status in words.
    pub title: &'static str,
    /// The HTTP status.
    #[schemars(range(min = 400, max = 599))]
    pub status: u16,
    /// What is the matter, for people. It may change.
    pub detail: String,
    /// With `wrong-state`, `bad-request` and `too-late`, and with some that are `forbidden`: which reason it is, for programs. There may be more
    /// of them some day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^[a-z]+(-[a-z]+)*$"))]
    pub reason: Option<&'static str>,
    /// The field of the request that the reason is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<&'static str>,
    /// What there is to say with some kinds.
    #[serde(flatten)]
    pub more: More,
}

/// What a problem of some kind says besides.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct More {
    /// With `stale`: the lines told since the version that was sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed: Option<Vec<String>>,
    /// With `stale`: the version now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u64>,
    /// With `too-many`: the setting that says so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<&'static str>,
    /// With `too-many`: seconds to wait; the header Retry-After says the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub retry_after: Option<u32>,
    /// With `not-an-option`: what stands against the choice, if the game explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// With `why`: the rule that has it so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
}

/// The `type` of a kind of problem.
#[must_use]
pub fn kind(code: &str) -> String {
    format!("{KINDS_AT}{code}")
}

fn kinds() -> Vec<String> {
    KINDS.iter().map(|code| kind(code)).collect()
}

/// A way in which an operation can go wrong: a status with what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Failure {
    /// 400: the request cannot be read.
    Unreadable,
    /// 401: nobody is signed in.
    NotSignedIn,
    /// 403: not for this caller.
    Forbidden,
    /// 404: there is nothing here.
    NotFound,
    /// 408: the request took too long to come in.
    TooSlow,
    /// 409: the campaign is not where this could be done.
    Conflict,
    /// 413: the request is too long.
    TooLarge,
    /// 415: the body is of another type.
    WrongType,
    /// 422: what the request wants cannot be done.
    NotPossible,
    /// 429: too much at once.
    TooMany,
    /// 500: something failed here.
    Ours,
    /// 503: the server is shutting down.
    Closing,
}

impl Failure {
    /// All of them, in the order of their statuses.
    pub const ALL: [Self; 12] = [
        Self::Unreadable,
        Self::NotSignedIn,
        Self::Forbidden,
        Self::NotFound,
        Self::TooSlow,
        Self::Conflict,
        Self::TooLarge,
        Self::WrongType,
        Self::NotPossible,
        Self::TooMany,
        Self::Ours,
        Self::Closing,
    ];

    /// Its status, its name in the document, and what it means.
    #[must_use]
    pub fn told(self) -> (u16, &'static str, &'static str) {
        match self {
            Self::Unreadable => (400, "Unreadable", "The request cannot be read."),
            Self::NotSignedIn => (401, "NotSignedIn", "Nobody is signed in, or the token is not valid any more."),
            Self::Forbidden => (403, "Forbidden", "Not for this caller, or sent by a page of another site."),
            Self::NotFound => (404, "NotFound", "There is nothing here, or the caller may not know of it."),
            Self::TooSlow => (408, "TooSlow", "The request took too long to come in."),
            Self::Conflict => (409, "Conflict", "The campaign is not, or no longer, where this could be done."),
            Self::TooLarge => (413, "TooLarge", "The request is too long."),
            Self::WrongType => (415, "WrongType", "The body is not of the type that is read here."),
            Self::NotPossible => (422, "NotPossible", "The request can be read, but what it wants cannot be done."),
            Self::TooMany => (429, "TooMany", "Too much at once."),
            Self::Ours => (500, "Ours", "Something failed here; it has been noted."),
            Self::Closing => (503, "Closing", "The server is shutting down, or its database is away."),
        }
    }

    /// The header that says when to come back goes with it.
    #[must_use]
    pub fn says_when(self) -> bool {
        matches!(self, Self::TooMany | Self::Closing)
    }
}
