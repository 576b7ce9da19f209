//! Searches the chronicle: whole entries, newest first, filtered by part of the game or by seat.

use crate::past::chronicle::{mentions, readable};
use crate::past::history::History;
use crate::{Refused, Service, Snapshot};
use sternpost_core::text::Name;
use sternpost_core::{Eyes, Seat, Text};
use sternpost_store::StoredLine;

/// Lines read at once.
const AT_ONCE: u32 = 512;
/// Lines read for one page: whoever looks for what is rare goes on from there.
const MOST_READ: usize = 20_000;

/// A search of the chronicle: its filters and the page it starts from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sought {
    /// What this seat did, and what names it.
    pub seat: Option<Seat>,
    /// What happened in this round, by its place among [`History::rounds`].
    pub round: Option<usize>,
    /// What happened in parts of the game of this name: the key of a fact.
    pub phase: Option<Name>,
    /// Only entries after this one; 0 for all.
    pub after: u64,
    /// On the line that was left behind after this entry; none for the one that counts.
    pub line: Option<u64>,
    /// Only entries before this one; none for the latest.
    pub before: Option<u64>,
    /// So many lines; an entry that has begun is told whole.
    pub most: usize,
}

/// An entry that told something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToldEntry {
    /// Its number.
    pub seq: u64,
    /// Its lines, in the order told.
    pub lines: Vec<Text>,
}

/// A page of search results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldPart {
    /// The entries, the newest first.
    pub entries: Vec<ToldEntry>,
    /// If there may be more: the entry before which it goes on.
    pub older: Option<u64>,
}

impl Sought {
    /// Whether an entry is of the part looked for.
    fn is_in(&self, history: &History, seq: u64) -> bool {
        let Some(phase) = &self.phase else { return true };
        history.stage_of(seq).is_some_and(|stage| stage.facts.iter().any(|fact| fact.label.key == *phase))
    }

    /// Whether an entry has to do with the seat looked for.
    fn is_about(&self, history: &History, entry: &ToldEntry) -> bool {
        let Some(seat) = self.seat else { return true };
        let acted = || history.at(entry.seq).is_some_and(|step| step.seq == entry.seq && step.seats.contains(&seat));
        entry.lines.iter().any(|line| mentions(line, seat)) || acted()
    }
}

impl Service {
    /// The newest entries of what is sought that told these eyes something, without what was taken back.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn told(&self, snapshot: &Snapshot, history: &History, eyes: Eyes, sought: &Sought) -> Result<ToldPart, Refused> {
        let range = match sought.round.map(|round| history.round_entries(round)) {
            Some(None) => return Ok(ToldPart::default()),
            Some(Some(range)) => Some(range),
            None => None,
        };
        let after = range.as_ref().map_or(0, |range| range.start().saturating_sub(1)).max(sought.after);
        let head = sought.line.unwrap_or(snapshot.seq).min(snapshot.seq);
        let last = range.map_or(head, |range| *range.end()).min(head);
        let mut before = sought.before.unwrap_or(u64::MAX).min(last + 1);
        let (mut found, mut lines, mut read, mut limit) = (vec![], 0, 0, AT_ONCE);
        loop {
            let rows = self.store.lines_before(snapshot.campaign.id, after, before, limit).await?;
            let is_all = rows.len() < limit as usize;
            // The last entry of a full reading may have more lines than were read.
            let cut = rows.last().filter(|_| !is_all).map_or(0, |row| row.seq);
            if cut > 0 && rows.first().is_some_and(|row| row.seq == cut) {
                limit *= 2;
                continue;
            }
            read += rows.len();
            for rows in rows.chunk_by(|one, next| one.seq == next.seq).filter(|rows| rows[0].seq > cut) {
                if lines >= sought.most {
                    return Ok(ToldPart { entries: found, older: Some(rows[0].seq + 1) });
                }
                if !sought.is_in(history, rows[0].seq) {
                    continue;
                }
                let entry = entry_of(snapshot, eyes, rows, head)?;
                if !entry.lines.is_empty() && sought.is_about(history, &entry) {
                    lines += entry.lines.len();
                    found.push(entry);
                }
            }
            if is_all {
                return Ok(ToldPart { entries: found, older: None });
            }
            if read >= MOST_READ {
                return Ok(ToldPart { entries: found, older: Some(cut + 1) });
            }
            before = cut + 1;
        }
    }
}

/// An entry by its lines, the latest first.
fn entry_of(snapshot: &Snapshot, eyes: Eyes, rows: &[StoredLine], head: u64) -> Result<ToldEntry, Refused> {
    let mut lines = vec![];
    for row in rows.iter().rev() {
        lines.extend(readable(snapshot, eyes, row, head)?.map(|line| line.text));
    }
    Ok(ToldEntry { seq: rows[0].seq, lines })
}
