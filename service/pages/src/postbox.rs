//! The pages of the postbox: letters of a server that keeps them in a folder instead of sending them.

use super::layout::{Link, Page};
use askama::Template;
use serde::Serialize;

/// A letter in the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LetterRow {
    /// The subject, leading to it.
    pub link: Link,
    /// The recipient's address.
    pub to: String,
    /// When, in the reader's time zone.
    pub when: String,
}

/// The letters, latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/postbox.html")]
pub struct PostboxPage {
    /// The frame.
    pub page: Page,
    /// The letters.
    pub rows: Vec<LetterRow>,
    /// For whom, if only one person's letters are shown.
    pub whose: Option<String>,
    /// The people who have letters, each leading to theirs.
    pub people: Vec<Link>,
}

/// One letter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/letter.html")]
pub struct LetterPage {
    /// The frame.
    pub page: Page,
    /// Its subject.
    pub subject: String,
    /// Head lines worth showing: from, to, date.
    pub heads: Vec<(String, String)>,
    /// Where its HTML part is served by itself, under a content policy of its own; shown in a sandboxed frame.
    pub html: Option<String>,
    /// Its text part.
    pub text: String,
    /// Links found in it, each leading on: a frame keeps them from opening by themselves.
    pub links: Vec<Link>,
    /// Where the file itself is.
    pub raw: Option<String>,
    /// Back to the list.
    pub back: String,
}
