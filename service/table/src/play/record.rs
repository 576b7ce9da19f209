//! Writes the acts of a turn down as entries, with their lines.

use crate::Snapshot;
use crate::play::answer::Submission;
use crate::play::start::stored_lines;
use crate::play::turn::Act;
use crate::snapshot::Revocable;
use chrono::{DateTime, Utc};
use sternpost_core::{Eyes, Told};
use sternpost_game::Play;
use sternpost_log::{Actor, Body, Cause, Entry, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::pace::TimeAct;
use sternpost_store::StoredLine;

/// The entries of a turn as the log gets them, what is told of them, and the answer that can be taken back behind them.
pub(super) struct Recorded {
    pub(super) entries: Vec<Entry>,
    pub(super) lines: Vec<StoredLine>,
    /// What who acted learns of it.
    pub(super) told: Vec<Told>,
    pub(super) revocable: Option<Revocable>,
}

impl Recorded {
    /// The last of them.
    pub(super) fn last(&self) -> &Entry {
        self.entries.last().expect("a turn is an act at least")
    }
}

/// Writes down acts, each behind the one before; the digest of the last is that of the position.
pub(super) fn record(snapshot: &Snapshot, submission: &Submission, acts: Vec<Act>, play: &dyn Play, now: DateTime<Utc>) -> Recorded {
    let id = submission.campaign;
    let is_over = submission.cause == Cause::Deadline;
    let last_act = acts.len() - 1;
    let mut recorded = Recorded { entries: vec![], lines: vec![], told: vec![], revocable: None };
    for (n, act) in acts.into_iter().enumerate() {
        let previous = recorded.entries.last().map_or((snapshot.seq, &snapshot.hash), |entry| (entry.seq, &entry.hash));
        let key = submission.key.clone().filter(|_| n == 0 && act.actor == Actor::Seat(submission.seat));
        let to = if n == 0 { snapshot.head } else { previous.0 };
        let revocable = act.can_be_taken_back(to);
        let new = NewEntry::after(previous.0, id, now, snapshot.game.revision(), act.body).by(act.actor, act.cause);
        let digest = act.digest.filter(|_| n < last_act).unwrap_or_else(|| play.digest());
        let entry = seal(new.leading_to(digest).with_key(key), previous.1, &snapshot.secret);
        let over = (is_over && n == 0).then(|| TimeAct::told_over((!snapshot.asks_together()).then_some(submission.seat)));
        let all: Vec<Told> = over.into_iter().chain(act.out.told.iter().cloned()).collect();
        recorded.lines.extend(stored_lines(id, entry.seq, &all));
        recorded.told.extend(act.out.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(submission.seat))));
        recorded.entries.push(entry);
        recorded.revocable = revocable;
    }
    recorded
}

impl Act {
    /// The answer that its seat can take back, from the effective entry before it; none if it has shown what others did not know.
    fn can_be_taken_back(&self, to: u64) -> Option<Revocable> {
        match (&self.body, self.actor, self.out.committed) {
            (Body::Answered { seat, question, .. }, Actor::Seat(_), false) if self.cause != Cause::OnlyChoice => {
                Some(Revocable { seat: *seat, question: question.clone(), to })
            }
            // What has followed by itself shows what others could not have done.
            _ => None,
        }
    }
}
