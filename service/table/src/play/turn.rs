//! Commits a decided turn: its entries with their lines, their letters and the submitter's idempotency key, in one commit.

use crate::changes::Reached;
use crate::play::answer::{Along, Receipt, Submission};
use crate::play::follow_ups::queued_answers;
use crate::play::orders::{change, end_waivers, note_uses, switch_off_unfit};
use crate::play::passed::{apply_follow_ups, asked};
use crate::play::record::record;
use crate::play::sealed::{self, still_waiting};
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot, actor_of};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Outcome, Seat};
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, Cause, Entry, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, NoPayload};
use sternpost_model::pace::Moved;
use sternpost_store::{Commit, Idempotency, NewLetter, Said, Sealed, Seen, StandingOrder, Status, StoreError, StoredPosition};

/// Entries after which a snapshot is stored.
const SNAPSHOT_EVERY: u64 = 100;

/// An act that moves the position on, as far as the rules go.
pub(crate) struct Act {
    pub(super) body: Body,
    pub(super) actor: Actor,
    pub(super) cause: Cause,
    pub(super) out: Outcome,
    /// Of the position after it; none: that of the turn it is the last of.
    pub(super) digest: Option<String>,
}

impl Act {
    pub(crate) fn new(body: Body, by: (Actor, Cause), out: Outcome) -> Self {
        Self { body, actor: by.0, cause: by.1, out, digest: None }
    }

    /// The body of the entry.
    pub(crate) fn body(&self) -> &Body {
        &self.body
    }

    /// The same as somebody else's doing.
    pub(crate) fn done_by(self, by: (Actor, Cause)) -> Self {
        Self { actor: by.0, cause: by.1, ..self }
    }
}

/// Answers that wait to be opened, by seat.
pub(crate) type SealedAnswers = BTreeMap<Seat, Sealed>;

/// A turn that is decided and not stored yet.
pub(crate) struct Turn {
    /// The position after it.
    pub(crate) play: Box<dyn Play>,
    /// The acts that led there.
    pub(crate) acts: Vec<Act>,
    /// What waits beside the log afterwards.
    pub(crate) sealed: SealedAnswers,
    /// Seats whose sealed answer does not fit any more: they are asked again.
    pub(crate) asked_again: Vec<Seat>,
    /// The campaign's standing orders as they are afterwards.
    pub(crate) orders: Vec<StandingOrder>,
    /// Everything else that is committed with it.
    along: Box<Along>,
}

impl Turn {
    /// A turn after which nothing is sealed.
    pub(crate) fn of(snapshot: &Snapshot, play: Box<dyn Play>, act: Act) -> Self {
        let mut orders = Vec::clone(&snapshot.orders);
        note_uses(&mut orders, &act.body, snapshot.seq + 1);
        if let Some(before) = snapshot.play.as_deref() {
            end_waivers(&mut orders, before, &*play, snapshot.seq + 1);
        }
        Self { play, acts: vec![act], sealed: BTreeMap::new(), asked_again: vec![], orders, along: Box::default() }
    }

    /// The same where sealed answers were opened: what was said at once of the window that follows waits for it.
    pub(crate) fn opening(mut self, snapshot: &Snapshot, opened: &SealedAnswers) -> Result<Self, Refused> {
        let act = self.acts.last().expect("a turn is an act at least");
        self.sealed = queued_answers(snapshot.play()?, opened, act.body(), &*self.play);
        Ok(self)
    }

    /// The same with what goes with it.
    pub(crate) fn with(self, along: &Along) -> Self {
        Self { along: Box::new(along.clone()), ..self }
    }

    /// Adds an act that follows by itself.
    pub(crate) fn follow(&mut self, play: Box<dyn Play>, act: Act) {
        if let Some(last) = self.acts.last_mut() {
            last.digest = Some(self.play.digest());
        }
        end_waivers(&mut self.orders, &*self.play, &*play, 0);
        self.sealed = queued_answers(&*self.play, &self.sealed, act.body(), &*play);
        self.play = play;
        self.acts.push(act);
    }

    /// An act that leaves the questions of others open. Sealed answers that still fit go on waiting; if nobody is waited for any
    /// more, they are opened behind it ([`apply_follow_ups`]).
    pub(crate) fn at_any_time(snapshot: &Snapshot, play: Box<dyn Play>, act: Act, now: DateTime<Utc>) -> Result<Self, Refused> {
        let mut orders = Vec::clone(&snapshot.orders);
        note_uses(&mut orders, &act.body, snapshot.seq + 1);
        let (sealed, asked_again) = still_waiting(snapshot, &orders, (snapshot.play()?, &*play), &snapshot.sealed, snapshot.seq + 1, now);
        Ok(Self { play, acts: vec![act], sealed, asked_again, orders, along: Box::default() })
    }

    /// Adds an act of that kind that follows by itself, as entry `seq`.
    pub(crate) fn follow_aside(&mut self, snapshot: &Snapshot, play: Box<dyn Play>, act: Act, seq: u64, now: DateTime<Utc>) {
        let (sealed, again) = still_waiting(snapshot, &self.orders, (&*self.play, &*play), &self.sealed, seq, now);
        self.follow(play, act);
        self.sealed = sealed;
        self.asked_again.extend(again);
    }
}

/// The state after the acts of a turn were written down: what its letters are about.
struct Stands<'a> {
    play: &'a dyn Play,
    orders: &'a [StandingOrder],
    sealed: &'a SealedAnswers,
    asked_again: &'a [Seat],
    /// The last entry of the acts.
    seq: u64,
    now: DateTime<Utc>,
}

impl Service {
    /// The letters after a turn, but for those at the end of the campaign.
    fn letters_after(&self, snapshot: &Snapshot, submission: &Submission, stands: &Stands<'_>) -> Result<Vec<NewLetter>, Refused> {
        let Stands { play, orders, sealed, asked_again, seq, now } = *stands;
        let (before, is_over) = (snapshot.play()?, submission.cause == Cause::Deadline);
        let mut written_to = asked(snapshot, orders, play);
        // Who has said at once what they do here is not asked again.
        written_to.retain(|(seat, _)| !sealed.contains_key(seat));
        // Whoever has acted has the next question before them; who was answered for has not.
        let acted = (submission.is_by_a_seat() && !is_over).then_some((submission.seat, self.grace));
        let mut letters = letters::for_questions(&snapshot.seats, &snapshot.asked_in(before), &written_to, seq, now, acted);
        if snapshot.stands_where_somebody_took_back() {
            letters::hold(&mut letters, now + self.grace);
        }
        let again: Vec<_> = written_to.into_iter().filter(|(seat, _)| asked_again.contains(seat)).collect();
        letters.extend(letters::for_questions(&snapshot.seats, &[], &again, seq, now, None));
        Ok(letters::without_replier(letters, submission.seat, submission.cause))
    }

    /// Stores a turn with all that follows from it by itself.
    pub(crate) async fn store_turn(&self, snapshot: Locked, submission: &Submission, turn: Turn) -> Result<Receipt, Refused> {
        let (id, now) = (submission.campaign, self.clock.now());
        let stands = Snapshot::clone(&snapshot);
        let mut turn = match crate::apart::apart(move || apply_follow_ups(&stands, turn, now)).await? {
            Ok(turn) => turn,
            Err(message) => return self.failed_at(snapshot, &message).await,
        };
        let seq = snapshot.seq + turn.acts.len() as u64;
        if let Err(message) = guarded(|| switch_off_unfit(&snapshot, &mut turn.orders, &*turn.play, seq)) {
            return self.failed_at(snapshot, &message).await;
        }
        let (changes, reached, receipt) = self.changes_of(&snapshot, submission, turn, now)?;
        let (play, has_seen) = (reached.play.clone(), !changes.seen.is_empty());
        if let Err(error) = self.store_changes(snapshot, changes, Some(reached)).await {
            return self.not_stored(submission, error).await;
        }
        if has_seen {
            // Its next board is compared with this one.
            self.past.put((id, seq), play);
        }
        tracing::debug!(campaign.id = %id, seq, seat = submission.seat.0, "a turn was taken");
        Ok(receipt)
    }

    /// All changes a turn makes, the position it leads to, and the receipt for its author.
    fn changes_of(
        &self,
        snapshot: &Snapshot,
        submission: &Submission,
        turn: Turn,
        now: DateTime<Utc>,
    ) -> Result<(Commit, Reached, Receipt), Refused> {
        let Turn { play, acts, sealed, asked_again, mut orders, along } = turn;
        let (id, is_over) = (submission.campaign, submission.cause == Cause::Deadline);
        let orders_change = change(id, &snapshot.orders, &mut orders);
        let mut recorded = record(snapshot, submission, acts, &*play, now);
        let seq = recorded.last().seq;
        let stands = Stands { play: &*play, orders: &orders, sealed: &sealed, asked_again: &asked_again, seq, now };
        let mut letters = self.letters_after(snapshot, submission, &stands)?;
        letters.extend(along.letter);
        if submission.is_anytime() {
            letters.extend(letters::for_proposals(&snapshot.seats, (snapshot.play()?, seq), &*play, now + self.grace));
        }
        // Of seats that were asked together none has had its time for what comes next.
        let how = if is_over && !snapshot.asks_together() { Moved::ByTime(submission.seat.0) } else { Moved::On };
        let watch = if play.is_over() { snapshot.watch_at_rest(now) } else { snapshot.watch_after(&orders, &*play, now, how) };
        let hash = recorded.last().hash.clone();
        let receipt = Receipt { version: seq, hash, told: std::mem::take(&mut recorded.told), sealed: false, repeated: false };
        let mut status = None;
        if play.is_over() {
            let (end, goodbyes) = self.the_end(snapshot, &*play, recorded.last());
            recorded.entries.push(end);
            letters.extend(goodbyes);
            status = Some((id, Status::Ended));
        }
        // What the receipt tells its reader has seen: the next letter begins after it. A bot reads nothing, nor does who was answered for.
        let reads = submission.is_by_a_seat() && submission.cause != Cause::Bot && !is_over;
        let seen = reads.then_some(Seen { campaign: id, seat: submission.seat.0, seq });
        let position = snapshot_due(snapshot, recorded.last(), &*play);
        let changes = Commit {
            entries: recorded.entries,
            lines: recorded.lines,
            letters,
            status,
            idempotency: idempotency(submission, &receipt),
            sealed: snapshot.leaving_sealed().map(|change| sealed::leaving(change, &sealed)),
            watch,
            orders: orders_change,
            // It is said when the answer has been given.
            talk: along.said.into_iter().map(|said| Said { seq, ..said }).collect(),
            seen: seen.into_iter().collect(),
            positions: position.into_iter().collect(),
            ..Commit::default()
        };
        Ok((changes, Reached { play: Arc::from(play), head: seq, revocable: recorded.revocable }, receipt))
    }

    /// A turn was not stored: a repetition finds what became of the first.
    pub(crate) async fn not_stored(&self, submission: &Submission, error: StoreError) -> Result<Receipt, Refused> {
        if matches!(error, StoreError::Repeated { .. }) {
            return self.repeated(submission).await?.ok_or(Refused::KeyUsed);
        }
        // After a conflict it is attempted again.
        Err(error.into())
    }

    /// The last entry of a campaign publishes its secret.
    pub(crate) fn the_end(&self, snapshot: &Snapshot, play: &dyn Play, last: &Entry) -> (Entry, Vec<NewLetter>) {
        let body = Body::Ended { standings: play.standings().unwrap_or_default(), secret: snapshot.secret.reveal() };
        let now = self.clock.now();
        let new =
            NewEntry { digest: last.digest.clone(), ..NewEntry::after(last.seq, last.campaign, last.recorded_at, last.revision, body) };
        let letters = snapshot.seats.iter().filter_map(|row| letters::to_seat(row, Letter::Ended(NoPayload {}), now));
        (seal(new, &last.hash, &snapshot.secret), letters.collect())
    }
}

/// The position to load from, as often as one is kept.
fn snapshot_due(snapshot: &Snapshot, last: &Entry, play: &dyn Play) -> Option<StoredPosition> {
    let is_due = snapshot.seq / SNAPSHOT_EVERY < last.seq / SNAPSHOT_EVERY;
    let (campaign, revision) = (last.campaign, snapshot.game.revision());
    is_due.then(|| StoredPosition { campaign, seq: last.seq, revision, body: play.snapshot() })
}

/// The record by which a repetition of a submission finds its receipt.
pub(crate) fn idempotency(submission: &Submission, receipt: &Receipt) -> Option<Idempotency> {
    let key = submission.key.clone()?;
    Some(Idempotency {
        campaign: submission.campaign,
        actor: actor_of(submission.seat.0),
        key,
        payload: submission.payload(),
        result: serde_json::to_string(receipt).expect("a receipt is plain data"),
    })
}
