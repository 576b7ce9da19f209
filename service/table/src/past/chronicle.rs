//! The chronicle in pages, latest first. However long a campaign has been played, only the part that is shown is read.

use crate::past::readable::Chronicled;
use crate::{Refused, Service, Snapshot};
use sternpost_core::{Arg, Eyes, Seat, Text, Told};
use sternpost_store::{StoreError, StoredLine};

/// Lines read at once: more than most pages show, for some are meant for other eyes.
const AT_ONCE: u32 = 128;

/// A part of a chronicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Only entries after this one; 0 for all.
    pub after: u64,
    /// Only entries before this one; none for the latest.
    pub before: Option<u64>,
    /// So many lines; an entry that has begun is told whole.
    pub most: usize,
}

impl Part {
    /// The latest lines.
    #[must_use]
    pub fn latest(most: usize) -> Self {
        Self { after: 0, before: None, most }
    }
}

/// A page of a chronicle.
#[derive(Clone, Debug, PartialEq)]
pub struct Chronicle {
    /// The lines in the order told.
    pub lines: Vec<Chronicled>,
    /// If there is more: the entry before which it goes on.
    pub older: Option<u64>,
}

impl Service {
    /// The latest lines of a part that these eyes may read, without what was taken back.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn part_of_chronicle(&self, snapshot: &Snapshot, eyes: Eyes, part: Part) -> Result<Chronicle, Refused> {
        let mut lines = vec![];
        let (mut before, mut limit) = (part.before.unwrap_or(u64::MAX).min(snapshot.seq + 1), AT_ONCE);
        loop {
            let rows = self.store.lines_before(snapshot.campaign.id, part.after, before, limit).await?;
            let is_all = rows.len() < limit as usize;
            // The last entry of a full reading may have more lines than were read.
            let cut = rows.last().map_or(0, |row| row.seq);
            if !is_all && rows.first().is_some_and(|row| row.seq == cut) {
                limit *= 2;
                continue;
            }
            for row in rows.iter().filter(|row| is_all || row.seq > cut) {
                if lines.len() >= part.most && lines.last().is_some_and(|line: &Chronicled| line.seq != row.seq) {
                    return Ok(in_order(lines, Some(row.seq + 1)));
                }
                lines.extend(readable(snapshot, eyes, row, snapshot.seq)?);
            }
            if is_all {
                return Ok(in_order(lines, None));
            }
            before = cut + 1;
        }
    }
}

fn in_order(mut lines: Vec<Chronicled>, older: Option<u64>) -> Chronicle {
    lines.reverse();
    Chronicle { lines, older }
}

/// A line as these eyes may read it, if they may and it counted when entry `head` was the last.
pub(crate) fn readable(snapshot: &Snapshot, eyes: Eyes, row: &StoredLine, head: u64) -> Result<Option<Chronicled>, Refused> {
    // What was decided about the past is told whatever has become of the past.
    if !snapshot.moves.counts(row.seq, head) && !snapshot.court.is_entry(row.seq) {
        return Ok(None);
    }
    let told: Told = serde_json::from_str(&row.body).map_err(|why| StoreError::unreadable("lines", "body", row.campaign, why))?;
    Ok(told.audience.includes(eyes).then_some(Chronicled { seq: row.seq, text: told.text }))
}

/// Whether a message names a seat.
#[must_use]
pub fn mentions(text: &Text, seat: Seat) -> bool {
    text.args.iter().any(|(_, arg)| is_about(arg, seat))
}

fn is_about(arg: &Arg, seat: Seat) -> bool {
    match arg {
        Arg::Seat(named) => *named == seat,
        Arg::Text(inner) => mentions(inner, seat),
        Arg::List(args) => args.iter().any(|arg| is_about(arg, seat)),
        Arg::Number(_) | Arg::Term { .. } | Arg::Literal(_) => false,
    }
}
