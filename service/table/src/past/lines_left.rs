//! The abandoned lines of a campaign: nothing is deleted, so each stays readable as a line that was left.

use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use sternpost_core::Seat;
use sternpost_log::{Cause, Entry, LeftLine};

/// A line that was left behind, with who left it and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftBehind {
    /// The entries of the line.
    pub line: LeftLine,
    /// The way in which it was left.
    pub by: LeftBy,
    /// What was said for it.
    pub why: Option<String>,
    /// The time at which it was left.
    pub at: DateTime<Utc>,
}

/// The way in which the head was moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeftBy {
    /// A seat has taken its own answer back.
    Seat(Seat),
    /// The campaign was rewound, by this way.
    Rewound(Cause),
}

/// A page of the lines that were left behind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinesLeft {
    /// The lines, the latest first.
    pub lines: Vec<LeftBehind>,
    /// If there are more: the move of the head before which they go on.
    pub older: Option<u64>,
    /// How many there are in all.
    pub count: usize,
}

impl Service {
    /// The lines that were left behind by moves before one, up to so many.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lines_left(&self, snapshot: &Snapshot, before: Option<u64>, most: usize) -> Result<LinesLeft, Refused> {
        let all = snapshot.moves.left(snapshot.seq);
        let count = all.len();
        let wanted: Vec<LeftLine> = all.into_iter().filter(|line| before.is_none_or(|before| line.by < before)).collect();
        let older = if wanted.len() > most { wanted.get(most - 1).map(|line| line.by) } else { None };
        let mut lines = vec![];
        for line in wanted.into_iter().take(most) {
            lines.extend(self.left_behind(snapshot, line).await?);
        }
        Ok(LinesLeft { lines, older, count })
    }

    /// The line that was left behind by an entry; none if that left none.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn line_left_by(&self, snapshot: &Snapshot, by: u64) -> Result<Option<LeftBehind>, Refused> {
        match snapshot.moves.left(snapshot.seq).into_iter().find(|line| line.by == by) {
            Some(line) => self.left_behind(snapshot, line).await,
            None => Ok(None),
        }
    }

    async fn left_behind(&self, snapshot: &Snapshot, line: LeftLine) -> Result<Option<LeftBehind>, Refused> {
        let entry = self.store.entries(snapshot.campaign.id, line.by - 1, 1).await?.into_iter().next();
        Ok(entry.and_then(|entry| moved(&entry)).map(|(by, why, at)| LeftBehind { line, by, why, at }))
    }
}

/// The move of the head that an entry makes: by whom, why, and when; none if it makes none.
fn moved(entry: &Entry) -> Option<(LeftBy, Option<String>, DateTime<Utc>)> {
    let back = entry.body.back()?;
    let by = back.taken_back_by().map_or(LeftBy::Rewound(entry.cause), LeftBy::Seat);
    Some((by, back.why().filter(|why| !why.is_empty()).map(ToOwned::to_owned), entry.recorded_at))
}
