//! The pages of the talk at a table, and of a seat's private notes.

use super::layout::Page;
use super::promises::DueChoice;
use super::told::Time;
use askama::Template;
use serde::Serialize;

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidLine {
    /// Its name.
    pub id: String,
    /// The speaker's mark on the board.
    pub mark: char,
    /// Who says it.
    pub name: String,
    /// To whom, if not to the whole table.
    pub to: Option<String>,
    /// What, with its lines.
    pub said: String,
    /// The time it was said.
    pub time: Time,
    /// Whether the reader has said it.
    pub is_own: bool,
    /// Whether the reader has not marked it as read.
    pub is_new: bool,
}

/// Another seat at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listener {
    /// Its number.
    pub seat: u8,
    /// Its mark.
    pub mark: char,
    /// The name of the seat's holder.
    pub name: String,
    /// Whether it is picked to be talked to.
    pub is_picked: bool,
    /// Whether the reader does not want to hear it.
    pub is_muted: bool,
}

/// The latest of it beside a turn, where it can be answered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct TalkDock {
    /// Where what is said is sent.
    pub action: String,
    /// Where the form leads back to.
    pub back: String,
    /// What was said, the newest last.
    pub lines: Vec<SaidLine>,
    /// How much of what was said is unread.
    pub unread: usize,
    /// The name of the last that was said, if something is unread.
    pub up_to: Option<String>,
    /// Who else sits there.
    pub others: Vec<Listener>,
    /// Letters one may say at once.
    pub longest: usize,
}

/// Talk with one other seat, or with the whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thread {
    /// Where it is.
    pub href: String,
    /// The name of the partner.
    pub name: String,
    /// Whether it is the one that is shown.
    pub is_shown: bool,
}

/// The talk page of a table, as a seat hears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/talk.html")]
pub struct TalkPage {
    /// The frame.
    pub page: Page,
    /// Where what is said is sent; other forms go below it.
    pub action: String,
    /// All of it, or what was said in private between the reader and one other.
    pub threads: Vec<Thread>,
    /// What was said, the newest last.
    pub lines: Vec<SaidLine>,
    /// Where older talk is.
    pub older: Option<String>,
    /// Where the newest is, if this is older talk.
    pub latest: Option<String>,
    /// The name of the last that was said, if something is unread.
    pub unread: Option<String>,
    /// Who else sits there.
    pub others: Vec<Listener>,
    /// How often letters tell it, to choose from.
    pub digests: Vec<DueChoice>,
    /// Letters one may say at once.
    pub longest: usize,
    /// What was typed and refused.
    pub typed: String,
    /// The error, if there is one.
    pub error: Option<String>,
}

/// The private notes of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Notes {
    /// Where it is kept.
    pub action: String,
    /// The text of the notes.
    pub text: String,
    /// Where the form leads back to.
    pub back: String,
    /// Letters it may have.
    pub longest: usize,
    /// What stands there now, in few letters: who writes over it says over what.
    pub tag: String,
    /// Where they are a file.
    pub file: String,
}

/// A seat's notes as a page of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/own-notes.html")]
pub struct NotesPage {
    /// The frame.
    pub page: Page,
    /// The notes, as they were typed last.
    pub notes: Notes,
    /// What is kept, if what was typed could not be.
    pub kept: Option<String>,
    /// The error, if there is one.
    pub error: Option<String>,
}
