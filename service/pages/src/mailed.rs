//! The page of the letters a seat was sent in a campaign: with which entry, of what kind, and what became of each.

use super::layout::{Link, Page};
use super::told::Time;
use askama::Template;
use serde::Serialize;

/// A letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MailedLine {
    /// What kind it is.
    pub kind: String,
    /// The entry it was written with, leading to that moment.
    pub entry: Option<Link>,
    /// What became of it.
    pub fate: String,
    /// The time of what became of it.
    pub time: Option<Time>,
}

/// A seat's letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/mailed.html")]
pub struct MailedPage {
    /// The frame.
    pub page: Page,
    /// The campaign's name.
    pub name: String,
    /// Whose letters, and of which entry if not of all.
    pub lead: String,
    /// The letters, the latest first.
    pub lines: Vec<MailedLine>,
    /// The campaign, all letters, where letters are settled.
    pub ways: Vec<Link>,
}
