//! The lines of play a campaign has left behind, in words: what each is, and where its entries are told.

use crate::app::App;
use crate::problem::Problem;
use sternpost_pages::course::{LineLeft, LinesPart};
use sternpost_pages::layout::Link;
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// Lines told at once.
const MOST: usize = 20;

/// The note that an entry stands on a line that was left behind, with a link to where that is told; none if its line counts.
pub(super) async fn note(app: &App, snapshot: &Snapshot, page_words: PageWords, seq: u64) -> Result<Option<(u64, Link)>, Problem> {
    let Some(end) = snapshot.moves.end_of_line(seq, snapshot.seq) else { return Ok(None) };
    let Some(left) = app.service.line_left_by(snapshot, end + 1).await? else { return Ok(None) };
    let link = LineLeft::of(snapshot, page_words, &left).link;
    Ok(Some((left.line.by, Link { text: page_words.t(say::line_here(&link.text)), ..link })))
}

/// The lines that were left behind; none if there is none.
pub(super) async fn part(app: &App, snapshot: &Snapshot, page_words: PageWords, before: Option<u64>) -> Result<Option<LinesPart>, Problem> {
    let found = app.service.lines_left(snapshot, before, MOST).await?;
    let id = snapshot.campaign.id;
    let part = LinesPart {
        count: found.count,
        lines: found.lines.iter().map(|left| LineLeft::of(snapshot, page_words, left)).collect(),
        older: found.older.map(|before| format!("/c/{id}/chronicle?left={before}#left")),
        is_open: before.is_some(),
    };
    Ok((found.count > 0).then_some(part))
}
