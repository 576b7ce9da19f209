//! The rows of a group commit, by table.

use super::rows::{NewLetter, Sealed, SealedChange, Seen, Settled, StoredLine, StoredPosition};
use super::{Commit, Idempotency};
use std::collections::BTreeMap;
use sternpost_log::{CampaignId, Entry};

/// The rows of a group of commits. Where a row is written once for several commits, it is here once, in an order all servers share.
pub(super) struct Group<'a> {
    /// The commits, in the order of their campaigns: two groups that share some can wait for each other, not deadlock.
    pub(super) commits: Vec<&'a Commit>,
    pub(super) changes: Vec<&'a SealedChange>,
    pub(super) gone: Vec<&'a String>,
    pub(super) come: Vec<&'a Sealed>,
    pub(super) entries: Vec<&'a Entry>,
    pub(super) lines: Vec<&'a StoredLine>,
    pub(super) letters: Vec<Written<'a>>,
    pub(super) keys: Vec<&'a Idempotency>,
    pub(super) seen: Vec<&'a Seen>,
    pub(super) settled: Vec<&'a Settled>,
    pub(super) positions: Vec<&'a StoredPosition>,
    pub(super) heads: Vec<&'a StoredPosition>,
}

/// A letter, and the entry it was written with: the last of its commit.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    pub(super) letter: &'a NewLetter,
    pub(super) entry: Option<u64>,
}

impl<'a> Written<'a> {
    fn of(commit: &'a Commit) -> impl Iterator<Item = Self> {
        let last = commit.entries.last();
        commit.letters.iter().map(move |letter| {
            let entry = last.filter(|entry| letter.campaign == Some(entry.campaign)).map(|entry| entry.seq);
            Self { letter, entry }
        })
    }
}

impl<'a> Group<'a> {
    /// The rows of these commits.
    pub(super) fn of(commits: &[&'a Commit]) -> Self {
        let mut commits = commits.to_vec();
        commits.sort_by_key(|commit| commit.about());
        let changes: Vec<&SealedChange> = commits.iter().filter_map(|commit| commit.sealed.as_ref()).collect();
        let settled: BTreeMap<&str, &Settled> =
            commits.iter().flat_map(|commit| &commit.settled).map(|one| (one.id.as_str(), one)).collect();
        let positions: BTreeMap<(CampaignId, u64), &StoredPosition> =
            commits.iter().flat_map(|commit| &commit.positions).map(|one| ((one.campaign, one.seq), one)).collect();
        Self {
            gone: changes.iter().flat_map(|change| &change.gone).collect(),
            come: changes.iter().flat_map(|change| &change.put).collect(),
            changes,
            entries: commits.iter().flat_map(|commit| &commit.entries).collect(),
            lines: commits.iter().flat_map(|commit| &commit.lines).collect(),
            letters: commits.iter().flat_map(|commit| Written::of(commit)).collect(),
            keys: commits.iter().filter_map(|commit| commit.idempotency.as_ref()).collect(),
            seen: latest(commits.iter().flat_map(|commit| &commit.seen), |seen| (seen.campaign, seen.seat), |seen| seen.seq),
            settled: settled.into_values().collect(),
            positions: positions.into_values().collect(),
            heads: latest(commits.iter().flat_map(|commit| &commit.heads), |head| head.campaign, |head| head.seq),
            commits,
        }
    }

    /// A change of what waits beside the log of a campaign about which something else is in the group. What it was decided on is
    /// compared before any of them is written, so it has to be written alone.
    pub(super) fn contested(&self) -> Option<&'a SealedChange> {
        let mut neighbours = self.commits.windows(2).filter(|pair| pair[0].about().is_some() && pair[0].about() == pair[1].about());
        neighbours.find_map(|pair| pair[0].sealed.as_ref().or(pair[1].sealed.as_ref()))
    }

    /// Whether it is all of the kind that answers bring again and again.
    pub(super) fn is_plain(&self) -> bool {
        let is_rare = |commit: &&Commit| {
            commit.campaign.is_some()
                || !commit.seats.is_empty()
                || commit.status.is_some()
                || commit.creation.is_some()
                || commit.watch.is_some()
                || commit.orders.is_some()
                || !commit.seating.is_empty()
                || commit.arbiter.is_some()
                || !commit.talk.is_empty()
                || !commit.promises.is_empty()
        };
        let moves_the_head = |entry: &&Entry| entry.body.moves_to().is_some();
        !self.commits.iter().any(is_rare) && !self.entries.iter().any(moves_the_head)
    }
}

/// The latest row for each key: the one with the highest number, or the later if that is the same.
fn latest<'a, T, K: Ord>(rows: impl Iterator<Item = &'a T>, key: impl Fn(&T) -> K, number: impl Fn(&T) -> u64) -> Vec<&'a T> {
    let mut latest: BTreeMap<K, &T> = BTreeMap::new();
    for row in rows {
        let kept = latest.entry(key(row)).or_insert(row);
        *kept = if number(kept) <= number(row) { row } else { kept };
    }
    latest.into_values().collect()
}
