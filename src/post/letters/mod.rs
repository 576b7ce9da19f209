//! Letters: what each one says, as plain data, and how that becomes a subject, a text and a page of HTML.
//!
//! A letter is a struct here and a folder in `templates/mail/` with its subject, text and HTML; the service's own words are in
//! `src/text/en.ftl`. Letters know no store and no game: the composer fills them. [`message`] makes the mail of one.

mod lobby;
mod message;
mod notice;
mod outcome;
mod parts;
mod sign_in;
mod turn;
mod words;

pub use lobby::{Invitation, SeatTaken, Started};
pub use message::{Headers, MessageError, domain_of, message, thread_root};
pub use notice::{Notice, Stuck, StuckFor};
pub use outcome::{Ended, Placed};
pub use parts::{Board, BoardPicture, ChoiceLink, Frame, Head, When};
pub use sign_in::SignIn;
pub use turn::{MOST_CHOICES, MOST_LINES, Turn};
pub use words::Words;

/// A letter in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// Its subject, one line.
    pub subject: String,
    /// The part for readers of plain text.
    pub text: String,
    /// The part for everybody else.
    pub html: String,
    /// The picture that the HTML shows.
    pub picture: Option<BoardPicture>,
}

/// Something that can be written.
pub trait Letter {
    /// The letter in a language.
    fn write(&self, words: &Words) -> Written;
}

/// Ties a letter to the three files of its folder.
macro_rules! written {
    ($letter:ident, $subject:tt, $text:tt, $html:tt, $picture:expr) => {
        impl $crate::post::letters::Letter for $letter {
            fn write(&self, words: &$crate::post::letters::Words) -> $crate::post::letters::Written {
                use ::askama::Template as _;
                #[derive(::askama::Template)]
                #[template(path = $subject)]
                struct Subject<'a> {
                    l: &'a $letter,
                    w: &'a $crate::post::letters::Words,
                }
                #[derive(::askama::Template)]
                #[template(path = $text)]
                struct Text<'a> {
                    l: &'a $letter,
                    w: &'a $crate::post::letters::Words,
                }
                #[derive(::askama::Template)]
                #[template(path = $html)]
                struct Html<'a> {
                    l: &'a $letter,
                    w: &'a $crate::post::letters::Words,
                }
                let picture: fn(&$letter) -> Option<$crate::post::letters::BoardPicture> = $picture;
                let filled = "a template writes into memory";
                $crate::post::letters::Written {
                    subject: $crate::post::letters::one_line(&Subject { l: self, w: words }.render().expect(filled)),
                    text: $crate::post::letters::tidy(&Text { l: self, w: words }.render().expect(filled)),
                    html: Html { l: self, w: words }.render().expect(filled),
                    picture: picture(self),
                }
            }
        }
    };
}
use written;

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
