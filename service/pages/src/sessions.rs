//! The page that lists a person's sessions.

use super::layout::Page;
use super::told::Time;
use askama::Template;
use serde::Serialize;

/// A sign-in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SessionLine {
    /// What it is called where it is ended.
    pub name: String,
    /// What browser it seems to be.
    pub browser: String,
    /// What ends it, if it is not the one the page is asked for with.
    pub end: String,
    /// Since when, if that was noted.
    pub begun: Option<Time>,
    /// When it was last used, to the hour.
    pub used: Option<Time>,
    /// Until when it lasts.
    pub ends: Time,
    /// Whether it is the one the page is asked for with.
    pub is_current: bool,
}

/// The page that lists a person's sessions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/sessions.html")]
pub struct SessionsPage {
    /// The frame.
    pub page: Page,
    /// The sign-ins, this one first.
    pub lines: Vec<SessionLine>,
    /// Whether there are others than this one.
    pub has_others: bool,
}
