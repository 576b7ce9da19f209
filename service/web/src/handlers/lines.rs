//! The lines a campaign has left behind, in words: what each is, and where its entries are told.

use crate::app::App;
use crate::problem::Problem;
use sternpost_log::Cause;
use sternpost_pages::{LineLeft, LinesPart, Link, Time};
use sternpost_table::Snapshot;
use sternpost_table::past::lines_left::{LeftBehind, LeftBy};
use sternpost_words::{PageWords, say};

/// Lines told at once.
const MOST: usize = 20;

/// What a line is, leading to what it tells.
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

/// A line in words.
pub(super) fn told(snapshot: &Snapshot, page_words: PageWords, left: &LeftBehind) -> LineLeft {
    LineLeft { link: named(snapshot, page_words, left), time: Time::of(left.at), why: left.why.clone() }
}

/// What can be looked at of a line: its first and last position, and that beside the line that counts.
pub(super) fn ways(snapshot: &Snapshot, page_words: PageWords, left: &LeftBehind) -> Vec<Link> {
    let (id, line) = (snapshot.campaign.id, &left.line);
    vec![
        Link::new(format!("/c/{id}/at/{}", line.last), page_words.t(say::LINE_LAST)),
        Link::new(format!("/c/{id}/compare?a={}&b={}", line.last, snapshot.seq), page_words.t(say::COMPARE_LINE)),
        Link::new(format!("/c/{id}/chronicle#left"), page_words.t(say::LINE_COUNTS)),
    ]
}

/// That an entry stands on a line that was left behind, and where that is told; none if its line counts.
pub(super) async fn note(app: &App, snapshot: &Snapshot, page_words: PageWords, seq: u64) -> Result<Option<(u64, Link)>, Problem> {
    let Some(end) = snapshot.moves.end_of_line(seq, snapshot.seq) else { return Ok(None) };
    let Some(left) = app.service.line_left_by(snapshot, end + 1).await? else { return Ok(None) };
    Ok(Some((
        left.line.by,
        Link { text: page_words.t(say::line_here(named(snapshot, page_words, &left).text)), ..named(snapshot, page_words, &left) },
    )))
}

/// The lines that were left behind; none if there is none.
pub(super) async fn part(app: &App, snapshot: &Snapshot, page_words: PageWords, before: Option<u64>) -> Result<Option<LinesPart>, Problem> {
    let found = app.service.lines_left(snapshot, before, MOST).await?;
    let id = snapshot.campaign.id;
    let part = LinesPart {
        count: found.count,
        lines: found.lines.iter().map(|left| told(snapshot, page_words, left)).collect(),
        older: found.older.map(|before| format!("/c/{id}/chronicle?left={before}#left")),
        is_open: before.is_some(),
    };
    Ok((found.count > 0).then_some(part))
}
