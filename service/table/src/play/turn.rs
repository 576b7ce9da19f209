//! What was decided becomes entries, with their lines, their letters and the key of whoever handed it in: one commit.

use crate::play::answer::{Along, Receipt, Submission};
use crate::play::follow_ups::said_ahead;
use crate::play::orders::{change, end_waivers, note_uses, switch_off_unfit};
use crate::play::passed::{apply_follow_ups, asked};
use crate::play::sealed::{self, still_waiting};
use crate::play::start::stored_lines;
use crate::snapshot::Revocable;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot, actor_of, guarded};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::{Eyes, Outcome, Seat, Told};
use sternpost_game::Play;
use sternpost_log::{Actor, Body, Cause, Entry, NewEntry};
use sternpost_model::chain::seal;
use sternpost_model::letter::{Letter, NoPayload};
use sternpost_model::pace::{Moved, TimeAct};
use sternpost_store::{Commit, Idempotency, NewLetter, Said, Sealed, Seen, StandingOrder, Status, StoreError, StoredPosition};

/// Entries after which a snapshot is stored.
const SNAPSHOT_EVERY: u64 = 100;

/// Something that moves the position on, as far as the rules go.
pub(crate) struct Act {
    body: Body,
    actor: Actor,
    cause: Cause,
    out: Outcome,
    /// Of the position after it; none: that of the turn it is the last of.
    digest: Option<String>,
}

impl Act {
    pub(crate) fn new(body: Body, by: (Actor, Cause), out: Outcome) -> Self {
        Self { body, actor: by.0, cause: by.1, out, digest: None }
    }

    /// What happened.
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

/// What is decided and not stored yet.
pub(crate) struct Turn {
    /// The position after it.
    pub(crate) play: Box<dyn Play>,
    /// What led there.
    pub(crate) acts: Vec<Act>,
    /// What waits beside the log afterwards.
    pub(crate) sealed: SealedAnswers,
    /// Seats whose sealed answer does not fit any more: they are asked again.
    pub(crate) asked_again: Vec<Seat>,
    /// The campaign's standing orders as they are afterwards.
    pub(crate) orders: Vec<StandingOrder>,
    /// What goes with it.
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
        self.sealed = said_ahead(snapshot.play()?, opened, act.body(), &*self.play);
        Ok(self)
    }

    /// The same with what goes with it.
    pub(crate) fn with(self, along: &Along) -> Self {
        Self { along: Box::new(along.clone()), ..self }
    }

    /// With what happens by itself afterwards.
    pub(crate) fn follow(&mut self, play: Box<dyn Play>, act: Act) {
        if let Some(last) = self.acts.last_mut() {
            last.digest = Some(self.play.digest());
        }
        end_waivers(&mut self.orders, &*self.play, &*play, 0);
        self.sealed = said_ahead(&*self.play, &self.sealed, act.body(), &*play);
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

    /// With an act of that kind that follows by itself, as entry `seq`.
    pub(crate) fn follow_aside(&mut self, snapshot: &Snapshot, play: Box<dyn Play>, act: Act, seq: u64, now: DateTime<Utc>) {
        let (sealed, again) = still_waiting(snapshot, &self.orders, (&*self.play, &*play), &self.sealed, seq, now);
        self.follow(play, act);
        self.sealed = sealed;
        self.asked_again.extend(again);
    }
}

impl Service {
    pub(crate) async fn store_turn(&self, mut snapshot: Locked, submission: &Submission, turn: Turn) -> Result<Receipt, Refused> {
        let (id, now, came_from) = (submission.campaign, self.clock.now(), snapshot.head);
        let stands = Snapshot::clone(&snapshot);
        let turn = match crate::apart(move || apply_follow_ups(&stands, turn, now)).await? {
            Ok(turn) => turn,
            Err(message) => return self.failed_at(snapshot, &message).await,
        };
        let Turn { play, acts, sealed, asked_again, mut orders, along } = turn;
        let by_a_seat = submission.cause != Cause::OnlyChoice;
        if let Err(message) = guarded(|| switch_off_unfit(&snapshot, &mut orders, &*play, snapshot.seq + acts.len() as u64)) {
            return self.failed_at(snapshot, &message).await;
        }
        let orders_change = change(id, &snapshot.orders, &mut orders);
        let mut entries: Vec<Entry> = vec![];
        let (mut lines, mut told) = (vec![], vec![]);
        let mut revocable = None;
        let is_over = submission.cause == Cause::Deadline;
        let last_act = acts.len() - 1;
        for (n, act) in acts.into_iter().enumerate() {
            let previous = entries.last().map_or((snapshot.seq, &snapshot.hash), |entry| (entry.seq, &entry.hash));
            let key = submission.key.clone().filter(|_| n == 0 && act.actor == Actor::Seat(submission.seat));
            let to = if n == 0 { came_from } else { previous.0 };
            revocable = match (&act.body, act.actor, act.out.committed) {
                (Body::Answered { seat, question, .. }, Actor::Seat(_), false) if act.cause != Cause::OnlyChoice => {
                    Some(Revocable { seat: *seat, question: question.clone(), to })
                }
                // What has followed by itself shows what others could not have done.
                _ => None,
            };
            let new = NewEntry::after(previous.0, id, now, snapshot.game.revision(), act.body).by(act.actor, act.cause);
            let digest = act.digest.filter(|_| n < last_act).unwrap_or_else(|| play.digest());
            let entry = seal(new.leading_to(digest).with_key(key), previous.1, &snapshot.secret);
            let over = (is_over && n == 0).then(|| TimeAct::told_over((!snapshot.asks_together()).then_some(submission.seat)));
            let all: Vec<Told> = over.into_iter().chain(act.out.told.iter().cloned()).collect();
            lines.extend(stored_lines(id, entry.seq, &all));
            told.extend(act.out.told.into_iter().filter(|told| told.audience.includes(Eyes::Seat(submission.seat))));
            entries.push(entry);
        }
        let (seq, hash) = entries.last().map(|entry| (entry.seq, entry.hash.clone())).expect("a turn is an act at least");
        let mut written_to = asked(&snapshot, &orders, &*play);
        // Who has said at once what they do here is not asked again.
        written_to.retain(|(seat, _)| !sealed.contains_key(seat));
        // Whoever has acted has the next question before them; who was answered for has not.
        let acted = (by_a_seat && !is_over).then_some((submission.seat, self.grace));
        let mut letters = letters::for_questions(&snapshot.seats, &snapshot.asked_in(snapshot.play()?), &written_to, seq, now, acted);
        if snapshot.stands_where_somebody_took_back() {
            letters::hold(&mut letters, now + self.grace);
        }
        // Of seats that were asked together none has had its time for what comes next.
        let how = if is_over && !snapshot.asks_together() { Moved::ByTime(submission.seat.0) } else { Moved::On };
        let watch = if play.is_over() { snapshot.watch_at_rest(now) } else { snapshot.watch_after(&orders, &*play, now, how) };
        let again: Vec<_> = written_to.into_iter().filter(|(seat, _)| asked_again.contains(seat)).collect();
        letters.extend(letters::for_questions(&snapshot.seats, &[], &again, seq, now, None));
        letters = letters::without_replier(letters, submission.seat, submission.cause);
        letters.extend(along.letter);
        if submission.is_anytime() {
            letters.extend(letters::for_proposals(&snapshot.seats, (snapshot.play()?, seq), &*play, now + self.grace));
        }
        let mut status = None;
        if play.is_over() {
            let (end, goodbyes) = self.the_end(&snapshot, &*play, entries.last().expect("an act is an entry"));
            entries.push(end);
            letters.extend(goodbyes);
            status = Some((id, Status::Ended));
        }
        let receipt = Receipt { version: seq, hash, told, sealed: false, repeated: false };
        let last = entries.last().map(|entry| (entry.seq, entry.hash.clone())).expect("a turn is an entry");
        // What the receipt tells its reader has seen: the next letter begins after it. A bot reads nothing, nor does who was answered for.
        let reads = by_a_seat && submission.cause != Cause::Bot && !is_over;
        let seen = reads.then_some(Seen { campaign: id, seat: submission.seat.0, seq });
        let is_due = (snapshot.seq / SNAPSHOT_EVERY) < (last.0 / SNAPSHOT_EVERY);
        let position =
            is_due.then(|| StoredPosition { campaign: id, seq: last.0, revision: snapshot.game.revision(), body: play.snapshot() });
        let commit = Commit {
            entries,
            lines,
            letters,
            status,
            idempotency: idempotency(submission, &receipt),
            sealed: snapshot.leaving_sealed().map(|change| sealed::leaving(change, &sealed)),
            watch: watch.clone(),
            orders: orders_change,
            // It is said when the answer has been given.
            talk: along.said.into_iter().map(|said| Said { seq, ..said }).collect(),
            seen: seen.into_iter().collect(),
            positions: position.into_iter().collect(),
            ..Commit::default()
        };
        if let Err(error) = self.store.commit(commit).await {
            return self.not_stored(snapshot, submission, error).await;
        }
        let mut next = Snapshot::clone(&snapshot);
        next.before_sealed = None;
        next.sealed = Arc::new(sealed);
        next.orders = Arc::new(orders);
        next.watched(watch);
        let play: Arc<dyn Play> = Arc::from(play);
        if seen.is_some() {
            // Its next board is compared with this one.
            self.past.put((id, seq), play.clone());
        }
        next.play = Some(play);
        (next.seq, next.hash) = last;
        next.head = seq;
        next.revocable = revocable;
        if let Some((_, status)) = status {
            Arc::make_mut(&mut next.campaign).status = status;
        }
        if let Some(row) = seen.and_then(|seen| Arc::make_mut(&mut next.seats).get_mut(usize::from(seen.seat))) {
            row.seen = row.seen.max(seq);
        }
        snapshot.put(next);
        tracing::debug!(campaign.id = %id, seq, seat = submission.seat.0, "a turn was taken");
        Ok(receipt)
    }

    /// A turn was not stored: whatever is in memory may be behind the log.
    pub(crate) async fn not_stored(&self, snapshot: Locked, submission: &Submission, error: StoreError) -> Result<Receipt, Refused> {
        snapshot.forget();
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

/// How a repetition of a submission finds its receipt.
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
