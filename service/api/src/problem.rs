//! Problem documents (RFC 9457): the error responses of the API.

use schemars::JsonSchema;
use serde::Serialize;
use std::fmt;

/// The base URI of the types of problems: an address that leads nowhere.
pub const KINDS_AT: &str = "https://sternpost.invalid/problems/";

/// The kinds of problems, a row each: what has happened, the last part of its `type` (stable, for programs), the HTTP status.
macro_rules! kinds {
    ($(#[doc = $says:literal] $name:ident = $word:literal, $status:literal;)+) => {
        /// The kind of a problem.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum ProblemKind {
            $(#[doc = $says] $name,)+
        }

        impl ProblemKind {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];

            /// The last part of its `type`: stable, for programs.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $word,)+ }
            }

            /// The HTTP status it is told with.
            #[must_use]
            pub const fn status(self) -> u16 {
                match self { $(Self::$name => $status,)+ }
            }
        }
    };
}

kinds! {
    /// What was sent cannot be read, or makes no sense (422 then).
    BadRequest = "bad-request", 400;
    /// Nobody knows who is asking.
    NotSignedIn = "not-signed-in", 401;
    /// It is not for this caller.
    Forbidden = "forbidden", 403;
    /// There is no such thing, or nothing for the caller to know of.
    NotFound = "not-found", 404;
    /// There is something here, but not this can be done with it.
    WrongMethod = "wrong-method", 405;
    /// The request took too long to come in.
    TooSlow = "too-slow", 408;
    /// The campaign is not where this could be done.
    WrongState = "wrong-state", 409;
    /// The campaign has moved on.
    Stale = "stale", 409;
    /// The time for it is over.
    TooLate = "too-late", 409;
    /// The campaign is stuck.
    Stuck = "stuck", 409;
    /// A rule of the game, or what makes a page, has failed.
    Failed = "failed", 500;
    /// The link is too old, or what it leads to is over.
    LinkExpired = "link-expired", 410;
    /// The link was used, and can be used once.
    LinkUsed = "link-used", 410;
    /// The request is too long.
    TooLarge = "too-large", 413;
    /// The body is of another type than is read.
    WrongType = "wrong-type", 415;
    /// There is no such game.
    UnknownGame = "unknown-game", 422;
    /// The game cannot be set up so.
    BadSetUp = "bad-set-up", 422;
    /// The answer is none of those on offer.
    NotAnOption = "not-an-option", 422;
    /// Somebody else has given what was to be given.
    GivenMeanwhile = "given-meanwhile", 409;
    /// The key of the request was used for something else.
    KeyUsed = "key-used", 422;
    /// That is too much at once.
    TooMany = "too-many", 429;
    /// Something has failed here.
    Ours = "ours", 500;
    /// The server is shutting down.
    Closing = "closing", 503;
    /// No order can be given so.
    BadOrder = "bad-order", 422;
    /// The link is none of ours.
    LinkInvalid = "link-invalid", 404;
    /// The link is for something else.
    LinkPurpose = "link-purpose", 404;
    /// The link is signed in another way than ours.
    LinkAlgorithm = "link-algorithm", 404;
    /// The link was signed with a key that is not known here.
    LinkKey = "link-key", 404;
    /// The link was taken back, or its seat has changed hands.
    LinkRevoked = "link-revoked", 410;
    /// The question of the link is no longer open.
    LinkAnswered = "link-answered", 410;
    /// The campaign has gone back: a newer letter has the link.
    LinkLeft = "link-left", 410;
    /// The link leads to another campaign.
    LinkElsewhere = "link-elsewhere", 404;
    /// The seat was asked nothing at that entry.
    NotAskedThere = "not-asked-there", 409;
}

impl ProblemKind {
    /// Its `type`.
    #[must_use]
    pub fn address(self) -> String {
        format!("{KINDS_AT}{}", self.name())
    }

    fn addresses() -> Vec<String> {
        Self::ALL.iter().map(|kind| kind.address()).collect()
    }
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A problem document (RFC 9457).
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Problem {
    /// What kind of problem it is: stable, for programs.
    #[serde(rename = "type")]
    #[schemars(extend("enum" = ProblemKind::addresses()))]
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

/// The additional members that a problem of some kind has.
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
