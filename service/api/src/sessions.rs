//! API types and operations of the caller's sessions.

use crate::operation::{Operation, delete, get};
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use sternpost_log::schemas::Moment;

/// The caller's sessions.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Sessions {
    /// The sign-ins.
    pub sessions: Vec<Session>,
}

/// A sign-in with a browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Session {
    /// Its name, by which it is ended.
    pub session: String,
    /// What browser it seems to be; empty if it did not say.
    pub browser: String,
    /// Since when; null if that was not noted yet.
    #[schemars(with = "Option<Moment>")]
    pub begun_at: Option<DateTime<Utc>>,
    /// When it was last used, to the hour.
    #[schemars(with = "Option<Moment>")]
    pub used_at: Option<DateTime<Utc>>,
    /// Until when it lasts.
    #[schemars(with = "Moment")]
    pub ends_at: DateTime<Utc>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// The number of sessions that have ended.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Ended {
    /// The number of sessions.
    pub ended: u64,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get("/sessions", "sessions", "Where the caller is signed in with a browser.").answers::<Sessions>(200, "The sign-ins."),
        delete(
            "/sessions",
            "end-other-sessions",
            "Ends every sign-in of the caller but the one that asks; of who comes with a token, all.",
        )
        .answers::<Ended>(200, "They have ended, on every server."),
        delete("/sessions/{session}", "end-session", "Ends a sign-in of the caller, on every server.")
            .part::<String>("session", "Its name, as the list has it.")
            .answers_nothing("It has ended."),
    ]
}
