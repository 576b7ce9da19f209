//! The page of the course of a campaign: its chronicle, points by round, and who took how long.

use super::layout::{Link, Page};
use super::linked::Linked;
use super::plot::Plot;
use super::told::{SoughtForm, Time, ToldGroup};
use askama::Template;
use serde::Serialize;
use sternpost_log::Cause;
use sternpost_picture::SeatSign;
use sternpost_table::Snapshot;
use sternpost_table::past::lines_left::{LeftBehind, LeftBy};
use sternpost_words::{PageWords, say};

/// A seat's part in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatCourse {
    /// The seat's number.
    pub seat: u8,
    /// The name of the seat's holder.
    pub name: String,
    /// How often it has acted.
    pub acts: usize,
    /// How long it was waited for as a rule, in words; nothing if it never was alone.
    pub usual: Option<String>,
    /// How long it was waited for at most.
    pub longest: Option<String>,
}

/// Numbers of a campaign.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// What is counted of the campaign as a whole: a name and a number each.
    pub facts: Vec<(String, String)>,
    /// The seats.
    pub seats: Vec<SeatCourse>,
}

/// A seat in the final ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ranked {
    /// 1 for the winner.
    pub rank: u32,
    /// The seat's number.
    pub seat: u8,
    /// The name of the seat's holder.
    pub name: String,
    /// Its score.
    pub score: i32,
    /// Whether it is the reader's.
    pub is_reader: bool,
}

/// The ending of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ending {
    /// The seats, the winner first.
    pub ranking: Vec<Ranked>,
    /// Who has won, in words.
    pub won: String,
    /// What the game says of the options by which it was played.
    pub notes: Vec<String>,
    /// The time at which the campaign ended.
    pub time: Option<Time>,
    /// Where the same people begin anew, if the reader may.
    pub rematch: Option<String>,
}

/// A round in a few lines.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Story {
    /// The round, in words.
    pub title: String,
    /// What was strongest in it, in the order told, and where the board stands as it stood then.
    pub lines: Vec<(Linked, String)>,
    /// The round before, if there is one.
    pub earlier: Option<String>,
    /// The round after.
    pub later: Option<String>,
}

/// A line that was left behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LineLeft {
    /// What it is, leading to what it tells.
    pub link: Link,
    /// When it was left.
    pub time: Time,
    /// Why, if something was said for it.
    pub why: Option<String>,
}

impl LineLeft {
    /// A line in words.
    #[must_use]
    pub fn of(snapshot: &Snapshot, page_words: PageWords, left: &LeftBehind) -> Self {
        Self { link: named(snapshot, page_words, left), time: Time::of(left.at), why: left.why.clone() }
    }

    /// Links to a line of play: its first and last position, and a comparison with the line that counts.
    #[must_use]
    pub fn ways(snapshot: &Snapshot, page_words: PageWords, left: &LeftBehind) -> Vec<Link> {
        let (id, line) = (snapshot.campaign.id, &left.line);
        vec![
            Link::new(format!("/c/{id}/at/{}", line.last), page_words.t(say::LINE_LAST)),
            Link::new(format!("/c/{id}/compare?a={}&b={}", line.last, snapshot.seq), page_words.t(say::COMPARE_LINE)),
            Link::new(format!("/c/{id}/chronicle#left"), page_words.t(say::LINE_COUNTS)),
        ]
    }
}

/// A line of play by its name, linked to what it tells.
fn named(snapshot: &Snapshot, page_words: PageWords, left: &LeftBehind) -> Link {
    let (id, line) = (snapshot.campaign.id, &left.line);
    let who = match left.by {
        LeftBy::Seat(seat) => page_words.t(say::line_taken_back(snapshot.name(seat))),
        LeftBy::Rewound(Cause::Host) => page_words.t(say::LINE_HOST),
        LeftBy::Rewound(Cause::Arbiter) => page_words.t(say::LINE_ARBITER),
        LeftBy::Rewound(Cause::Operator) => page_words.t(say::LINE_OPERATOR),
        LeftBy::Rewound(
            Cause::Page
            | Cause::MailLink
            | Cause::Reply
            | Cause::Api
            | Cause::StandingOrder
            | Cause::OnlyChoice
            | Cause::Unsaid
            | Cause::Deadline
            | Cause::Bot
            | Cause::Vote
            | Cause::Lifecycle,
        ) => page_words.t(say::LINE_TABLE),
    };
    let what = page_words.t(say::line_left(line.entries, line.from));
    Link::new(format!("/c/{id}/chronicle?line={}", line.by), format!("{what} {} {who}", page_words.t(say::line_by(line.by))))
}

/// Lines that were left behind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LinesPart {
    /// How many there are.
    pub count: usize,
    /// They, the latest first.
    pub lines: Vec<LineLeft>,
    /// Where there are more.
    pub older: Option<String>,
    /// Whether they are shown at once.
    pub is_open: bool,
}

/// The chronicle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/course.html")]
pub struct CoursePage {
    /// The frame.
    pub page: Page,
    /// The campaign's name.
    pub name: String,
    /// The game's name.
    pub game: String,
    /// How it stands.
    pub state: String,
    /// The campaign's page.
    pub campaign: Link,
    /// How anybody checks that chance was fair.
    pub fair: String,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// The signs of the seats.
    pub signs: Vec<SeatSign>,
    /// Points by round.
    pub plot: Option<Plot>,
    /// Numbers.
    pub statistics: Statistics,
    /// The line that is told, if it was left behind, and what of it can be looked at.
    pub line: Option<(LineLeft, Vec<Link>)>,
    /// The lines that were left behind.
    pub left: Option<LinesPart>,
    /// What is looked for.
    pub form: SoughtForm,
    /// The round that is looked for in short, if one is.
    pub story: Option<Story>,
    /// What was found, the newest first.
    pub told: Vec<ToldGroup>,
    /// Where the older entries are.
    pub older: Option<String>,
    /// Where the latest are, if these are not.
    pub latest: Option<String>,
}
