//! The letters: the content of each one as plain data, and its rendering as a subject, a text and a page of HTML.
//!
//! A letter is a struct here and a folder of templates in `templates/mail/`; the service's own words are in
//! `text/`. Letters know no store and no game: the composer fills them.

/// A letter: its fields, and the templates of its subject, its text and its page.
macro_rules! letter {
    ($(#[$meta:meta])* $name:ident, $subject:tt, $text:tt, $html:tt { $( $(#[$fmeta:meta])* $field:ident : $ty:ty ),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name { $( $(#[$fmeta])* pub $field: $ty ),* }
        const _: () = {
            #[derive(Template)]
            #[template(path = $subject)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Subject<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $text)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Text<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            #[derive(Template)]
            #[template(path = $html)]
            #[allow(dead_code, clippy::allow_attributes, reason = "a part may need few of the fields")]
            struct Html<'a> { w: &'a Words, $( $field: &'a $ty ),* }
            impl Wording for $name {
                fn worded(&self, w: &Words) -> Result<Worded, askama::Error> {
                    let $name { $( $field ),* } = self;
                    Ok(Worded {
                        subject: one_line(&Subject { w, $( $field ),* }.render()?),
                        text: tidy(&Text { w, $( $field ),* }.render()?),
                        html: Html { w, $( $field ),* }.render()?,
                    })
                }
            }
        };
    };
}

mod asking;
mod course;
mod court;
mod delivery;
mod one_line;
mod promises;
mod reader;
mod replies;
mod samples;
mod standing;
mod table;
mod told;
mod witness;
mod words;

pub use asking::{MailedReceipt, Proposal, Receipt, Reminder, Turn};
pub use course::{Ended, Invitation, MailedBeginning, NewRules, SeatDeclined, SeatTaken, Started, Stuck};
pub use delivery::{MailedNews, MailedQuestion};
pub(crate) use one_line::OneLine;
pub use promises::MailedPromises;
pub use reader::{Confirm, Hosted, MailedTable, Owed, SignIn, Unreachable};
pub use replies::{ReceiptHeading, TableWords};
pub use samples::samples;
pub use standing::{MailedRow, MailedSeat, MailedStanding, Table};
pub use table::{CourtLetter, Promise, SeatLetter, Talk, Timing};
pub use told::{Happened, MailedPart};
pub use witness::Witness;
pub use words::Words;

/// A letter's three parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worded {
    /// The subject; a constant stem for each campaign and kind.
    pub subject: String,
    /// The text part: complete by itself.
    pub text: String,
    /// The HTML part.
    pub html: String,
}

/// Something that can be written.
pub trait Wording {
    /// Its parts in a language.
    ///
    /// # Errors
    /// If a template fails, which none does with plain data.
    fn worded(&self, words: &Words) -> Result<Worded, askama::Error>;
}

/// A subject is one line, whatever a campaign's name holds.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Text as a person would type it: no spaces at the ends of lines, one empty line between paragraphs.
fn tidy(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut empty_lines = 0;
    for line in text.lines().map(str::trim_end) {
        empty_lines = if line.is_empty() { empty_lines + 1 } else { 0 };
        if empty_lines < 2 && !(out.is_empty() && line.is_empty()) {
            out.push_str(line);
            out.push('\n');
        }
    }
    out.truncate(out.trim_end().len());
    out.push('\n');
    out
}

/// A choice in a mail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailedChoice {
    /// The letter that stands for it in a reply; empty: it cannot be replied.
    pub mark: String,
    /// What it is.
    pub label: String,
    /// What it costs or causes.
    pub hint: Option<String>,
    /// What it does in full.
    pub does: Option<String>,
    /// The address of the form filled with it; none if the answer is more than one choice.
    pub url: Option<String>,
}
