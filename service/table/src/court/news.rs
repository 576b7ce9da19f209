//! Letters about disputes, motions and their consequences: one to each person for everything decided at once, and one reminder, at half time, to
//! each person who has not voted.

use super::fork::ForkFailed;
use crate::Snapshot;
use crate::seats::seating::NewsLetters as _;
use crate::talk::letters::{to_address, to_seat};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeSet;
use sternpost_core::Seat;
use sternpost_log::court::{Outcome, Proposal};
use sternpost_log::{Actor, Back, Beside, Body, Court, CourtAct, Effect, Entry, WentBack};
use sternpost_model::letter::{CourtPayload, Letter, SeatNews};
use sternpost_store::{DeliveryState, NewLetter, SeatRow, StoredLetter};

/// How long a reader is not written to again about what is only put forward or let rest.
const ONE_AN_HOUR: TimeDelta = TimeDelta::hours(1);

/// The time at which seats that have not voted on a motion are reminded.
#[must_use]
pub fn half_time(motion: &Proposal) -> DateTime<Utc> {
    motion.at + (motion.until - motion.at) / 2
}

/// The news of an entry that is worth a letter, most important first: of entries decided at once a letter names the most important one at the
/// top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CourtNews {
    /// The campaign goes on from this entry.
    Rewound(u64),
    /// The position was corrected.
    Corrected,
    /// A dispute is decided.
    Ruled,
    /// A motion is decided.
    Decided,
    /// Something is put to the vote.
    Vote,
    /// A ruling is appealed.
    Appealed,
    /// This entry is disputed.
    Disputed(u64),
    /// A dispute is let rest.
    Withdrawn,
}

impl CourtNews {
    /// The news of an entry; none of statements and votes, which are on the page.
    #[must_use]
    pub fn of(entry: &Entry) -> Option<Self> {
        match entry.body.effect() {
            Effect::Back(Back { to, how: WentBack::Rewound { .. } }) => Some(Self::Rewound(to)),
            Effect::NewGround { .. } => Some(Self::Corrected),
            Effect::Nothing(Beside::Court(act)) => match act {
                CourtAct::Ruled { .. } => Some(Self::Ruled),
                CourtAct::Decided { .. } => Some(Self::Decided),
                CourtAct::Proposed { .. } => Some(Self::Vote),
                CourtAct::Appealed { .. } => Some(Self::Appealed),
                CourtAct::Disputed { entry, .. } => Some(Self::Disputed(*entry)),
                CourtAct::Withdrawn { .. } => Some(Self::Withdrawn),
                // Who is arbiter is told by a letter of its own.
                CourtAct::Stated { .. } | CourtAct::Voted { .. } | CourtAct::Appointed { .. } => None,
            },
            Effect::Back(Back { to: _, how: WentBack::TakenBack(_) })
            | Effect::Start { .. }
            | Effect::Answers { .. }
            | Effect::DealsAnew { .. }
            | Effect::Nothing(Beside::Course { .. } | Beside::Time(_) | Beside::Seating(_)) => None,
        }
    }
}

/// Whether entries only put something forward, or let it rest.
pub(super) fn only_opens(entries: &[Entry]) -> bool {
    let is_dropped = |entry: &Entry| matches!(&entry.body, Body::Court { act: CourtAct::Decided { outcome: Outcome::Withdrawn, .. } });
    entries.iter().all(|entry| match CourtNews::of(entry) {
        Some(CourtNews::Vote | CourtNews::Disputed(_) | CourtNews::Withdrawn) | None => true,
        Some(CourtNews::Decided) => is_dropped(entry),
        Some(CourtNews::Rewound(_) | CourtNews::Corrected | CourtNews::Ruled | CourtNews::Appealed) => false,
    })
}

/// One letter of a kind to a reader and hour: what is about to be written waits until then, and is not written if another waits already.
pub(super) fn one_an_hour(letters: Vec<NewLetter>, written: &[StoredLetter], now: DateTime<Utc>) -> Vec<NewLetter> {
    let is_one = |new: &NewLetter, old: &&StoredLetter| {
        let of = &old.letter;
        let opens = matches!(&of.content, Letter::Court(told) if told.opens);
        opens && of.recipient == new.recipient && of.seat == new.seat && old.state != DeliveryState::Withdrawn
    };
    let wait = |new: NewLetter| {
        let last = written.iter().filter(|old| is_one(&new, old)).map(|old| old.letter.not_before).max();
        match last.map(|last| last + ONE_AN_HOUR) {
            Some(next) if next > now + ONE_AN_HOUR => None,
            Some(next) => Some(NewLetter { not_before: next.max(new.not_before), ..new }),
            None => Some(new),
        }
    };
    letters.into_iter().filter_map(wait).collect()
}

/// The seats that had voted on what was dropped, if nothing else happened: to the others it was nothing yet.
fn had_voted(snapshot: &Snapshot, entries: &[Entry]) -> Option<BTreeSet<Seat>> {
    let [entry] = entries else { return None };
    let Body::Court { act: CourtAct::Decided { motion, outcome: Outcome::Withdrawn } } = &entry.body else { return None };
    Some(snapshot.court.motion(*motion).map(|motion| motion.votes.keys().copied().collect()).unwrap_or_default())
}

/// Letters about entries that are stored together. The author of an act from which nothing follows has seen it, and gets none.
pub(crate) fn letters(snapshot: &Snapshot, entries: &[Entry], now: DateTime<Utc>) -> Vec<NewLetter> {
    let (Some(first), Some(last)) = (entries.first(), entries.last()) else { return vec![] };
    if !entries.iter().any(|entry| CourtNews::of(entry).is_some()) {
        return vec![];
    }
    // What is dealt anew comes with going back: it is nobody's act of its own.
    let acts = entries.iter().filter(|entry| !matches!(entry.body, Body::DealtAnew { .. })).count();
    let alone = (acts == 1).then_some(first.actor);
    let payload = CourtPayload { from: first.seq, to: last.seq, remind: false, opens: only_opens(entries) };
    let voted = had_voted(snapshot, entries);
    let is_meant = |row: &SeatRow| voted.as_ref().is_none_or(|voted| voted.contains(&Seat(row.seat)));
    let is_told = |row: &&SeatRow| row.is_held() && is_meant(row) && alone != Some(Actor::Seat(Seat(row.seat)));
    let mut letters: Vec<NewLetter> =
        snapshot.seats.iter().filter(is_told).filter_map(|row| to_seat(row, Letter::Court(payload), now)).collect();
    if voted.is_some() {
        return letters;
    }
    let host = Some(snapshot.campaign.host_address.as_str()).filter(|_| !snapshot.host_plays());
    let arbiter = snapshot.arbiter().map(|arbiter| arbiter.address.as_str());
    // A host may rule as well: whatever they have done as the one they have seen as the other.
    let own = match alone {
        Some(Actor::Host) => host,
        Some(Actor::Arbiter) => arbiter,
        Some(Actor::Seat(_) | Actor::Operator | Actor::System) | None => None,
    };
    let others: BTreeSet<&str> = host.into_iter().chain(arbiter).filter(|address| Some(*address) != own).collect();
    letters.extend(others.into_iter().map(|address| to_address(address, Letter::Court(payload), Some(snapshot.campaign.id), now)));
    letters
}

fn reminded(snapshot: &Snapshot) -> u64 {
    snapshot.watch().map_or(0, sternpost_model::pace::Watch::reminded_of_motion)
}

/// The motion of which to remind now who has not voted.
pub(super) fn reminder<'c>(snapshot: &Snapshot, court: &'c Court, now: DateTime<Utc>) -> Option<&'c Proposal> {
    court.open_motion().filter(|motion| half_time(motion) <= now && reminded(snapshot) != motion.seq)
}

/// The time at which something follows by the clock alone, or somebody is to be reminded.
pub(super) fn next_at(snapshot: &Snapshot, court: &Court, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    let half = court.open_motion().filter(|motion| reminded(snapshot) != motion.seq).map(half_time).filter(|half| *half > now);
    let time_runs = court.stops_until().filter(|until| *until > now);
    court.next_at().into_iter().chain(half).chain(time_runs).min()
}

/// Letters to who has a voice and has not voted.
pub(super) fn reminders(snapshot: &Snapshot, motion: &Proposal, now: DateTime<Utc>) -> Vec<NewLetter> {
    let payload = CourtPayload { from: motion.seq, to: motion.seq, remind: true, opens: false };
    let is_missing = |row: &&SeatRow| {
        let seat = Seat(row.seat);
        row.is_held() && motion.voters.contains(&seat) && !motion.votes.contains_key(&seat)
    };
    snapshot.seats.iter().filter(is_missing).filter_map(|row| to_seat(row, Letter::Court(payload), now)).collect()
}

/// The letter to the host about a second campaign that cannot begin: once for each.
pub(super) fn fork_failed(snapshot: &Snapshot, failed: ForkFailed, now: DateTime<Utc>) -> Option<NewLetter> {
    let ForkFailed { ruling, at, is_of_older_rules } = failed;
    let is_known = snapshot.watch().is_some_and(|watch| watch.waits_for_fork() >= ruling);
    let news = SeatNews::ForkFailed { ruling, at, is_of_older_rules };
    (!is_known).then(|| news.to(&snapshot.campaign.host_address, snapshot.campaign.id, now))
}
