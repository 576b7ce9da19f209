//! The counts made while a log is played again, and how they are told.

use crate::report::{About, Report};
use sternpost_log::Entry;

/// The counts made on the way.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) legal: u64,
    pub(super) fits: u64,
    pub(super) draws: u64,
    pub(super) closed: u64,
    pub(super) positions: u64,
    pub(super) older_positions: u64,
    pub(super) court: u64,
    /// Runs of entries these rules cannot repeat, with the revision that took them.
    lost: Vec<(u64, u64, u32)>,
}

impl Counts {
    /// Entries that these rules cannot repeat.
    pub(super) fn lost(&mut self, entry: &Entry) {
        let is_next = |(_, to, revision): &&mut (u64, u64, u32)| *to + 1 == entry.seq && *revision == entry.revision;
        match self.lost.last_mut().filter(is_next) {
            Some((_, to, _)) => *to = entry.seq,
            None => self.lost.push((entry.seq, entry.seq, entry.revision)),
        }
    }

    /// Tells what was counted by rules of this revision.
    pub(super) fn tell(self, ours: u32, report: &mut Report) {
        let Self { legal, fits, draws, closed, positions, older_positions, court, lost } = self;
        if legal > 0 {
            report.proven(About::Answers, format!("{legal} answers and starts are what the rules allow"));
        }
        if fits > 0 {
            report.open(About::Answers, format!("{fits} answers were taken by other revisions and fit revision {ours} too, but lead to a position that is written otherwise"));
        }
        for (from, to, revision) in lost {
            let which = if from == to { format!("entry {from}") } else { format!("entries {from} to {to}") };
            report.open(
                About::Answers,
                format!("{which}: revision {revision} has taken them, and revision {ours} of this program cannot repeat them"),
            );
        }
        if draws > 0 {
            report.proven(About::Chance, format!("{draws} random numbers are those that the secret gives"));
        }
        if closed > 0 {
            report.open(About::Chance, format!("{closed} random numbers wait for the secret, which is published at the end"));
        }
        if court > 0 {
            report.proven(About::Court, format!("{court} acts about disputes and motions were in order"));
        }
        if positions > 0 {
            report.proven(About::Positions, format!("{positions} entries lead to the position they note"));
        }
        if older_positions > 0 {
            report.open(
                About::Positions,
                format!("{older_positions} positions are written otherwise by revision {ours} than by the one that noted them"),
            );
        }
    }
}
