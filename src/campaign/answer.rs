//! Answering: one turn of one seat becomes one entry, with its lines, its letters and its idempotency key.

use super::Hot;
use super::letters::{self, LetterKind};
use super::standing::Locked;
use super::start::stored_lines;
use super::{Refused, Service, actor_of, short};
use crate::log::fold::guarded;
use crate::log::{Actor, Body, CampaignId, Cause, Derived, Entry, NewEntry, seal};
use crate::store::{Commit, Idempotency, NewLetter, Seen, Snapshot, Status, StoreError};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use sternpost_core::{Answer, Chance, Eyes, Outcome, Play, Preview, Seat, Told, hex};

/// Entries after which a snapshot is stored.
const SNAPSHOT_EVERY: u64 = 100;

/// A turn that was handed in.
#[derive(Clone, Debug)]
pub struct Submission {
    /// Which campaign.
    pub campaign: CampaignId,
    /// For which seat.
    pub seat: Seat,
    /// Which question it answers first.
    pub question: String,
    /// The last entry of the log that whoever decides has seen.
    pub version: u64,
    /// The answers, in order.
    pub answers: Vec<Answer>,
    /// A repetition with the same key has the same result and no further effect. It is bound to question and answers.
    pub key: Option<String>,
    /// A digest of what was sent, if that is not the question and the answers themselves: of a form as it was filled in.
    pub sent: Option<String>,
    /// By what way it came.
    pub cause: Cause,
}

impl Submission {
    /// A digest of what is submitted: what its key stands for.
    fn payload(&self) -> String {
        if let Some(sent) = &self.sent {
            return sent.clone();
        }
        let whole = serde_json::to_string(&(&self.question, &self.answers)).expect("answers are plain data");
        hex(&Sha256::digest(whole))
    }
}

/// What became of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Receipt {
    /// The entry it became.
    pub version: u64,
    /// That entry's hash.
    pub hash: String,
    /// What the seat was told.
    pub told: Vec<Told>,
    /// Whether this was handed in before: nothing new has happened.
    #[serde(default, skip_serializing)]
    pub repeated: bool,
}

/// A turn as far as the rules go, not stored yet.
struct Decided {
    play: Box<dyn Play>,
    out: Outcome,
}

impl Service {
    /// Takes a turn. The answer is durable when this returns.
    ///
    /// # Errors
    /// [`Refused::Stale`] if the question is gone, [`Refused::Answer`] if an answer is not on offer.
    pub async fn answer(self: &Arc<Self>, submission: Submission) -> Result<Receipt, Refused> {
        let service = self.clone();
        super::detached(async move {
            let receipt = service.answer_here(&submission).await?;
            service.let_bots_play(submission.campaign);
            Ok(receipt)
        })
        .await
    }

    pub(super) async fn answer_here(&self, submission: &Submission) -> Result<Receipt, Refused> {
        self.on_the_log_as_it_is(submission.campaign, |hot| self.answer_once(hot, submission)).await
    }

    async fn answer_once(&self, hot: Locked, submission: &Submission) -> Result<Receipt, Refused> {
        if let Err(refused) = is_open(&hot, submission) {
            // A repetition comes after the question is gone: it gets the first result.
            return self.repeated(submission).await?.ok_or(refused);
        }
        let seq = hot.seq + 1;
        let decided = guarded(|| decide(&hot, submission, seq));
        match decided {
            Ok(decided) => self.store_turn(hot, submission, seq, decided?).await,
            Err(message) => {
                let known = (hot.seq, hot.campaign.status);
                drop(hot);
                if self.is_behind(submission.campaign, known).await? {
                    // It failed at a position that is gone: the attempt is repeated on the one that is.
                    return Err(Refused::Stale { version: known.0 });
                }
                Err(self.declare_stuck(submission.campaign, &message).await)
            }
        }
    }

    async fn repeated(&self, submission: &Submission) -> Result<Option<Receipt>, Refused> {
        let Some(key) = &submission.key else { return Ok(None) };
        let found = self.store.remembered(submission.campaign, &actor_of(submission.seat.0), key).await?;
        match found {
            Some(first) if first.is_of(&submission.payload()) => read_receipt(submission.campaign, &first.result).map(Some),
            Some(_) => Err(Refused::KeyUsed),
            None => Ok(None),
        }
    }

    async fn store_turn(&self, mut hot: Locked, submission: &Submission, seq: u64, decided: Decided) -> Result<Receipt, Refused> {
        let Decided { play, out } = decided;
        let now = self.clock.now();
        let revision = hot.game.revision();
        let standing = hot.play()?;
        // Others still owe an answer to the same step: nobody learns before they have given it.
        let is_quiet = standing.steps_answered() == play.steps_answered();
        let body = Body::Answered {
            question: submission.question.clone(),
            seat: submission.seat,
            answers: submission.answers.clone(),
            chance: out.chance.clone(),
        };
        let actor = Actor::Seat(submission.seat);
        let new = NewEntry {
            campaign: submission.campaign,
            seq,
            recorded_at: now,
            actor,
            cause: submission.cause,
            revision,
            digest: Some(play.digest()),
            idempotency_key: submission.key.clone(),
            quiet: is_quiet,
            body,
        };
        let mut entries = vec![seal(new, &hot.hash, &hot.secret)];
        let before = standing.asked();
        let mut letters = letters::for_questions(&hot.seats, &before, &play.asked(), seq, now, Some((submission.seat, self.grace)));
        let mut status = None;
        if play.is_over() {
            let (end, goodbyes) = self.the_end(&hot, &*play, &entries[0]);
            entries.push(end);
            letters.extend(goodbyes);
            status = Some((submission.campaign, Status::Ended));
        }
        let own = out.told.iter().filter(|told| told.audience.includes(Eyes::Seat(submission.seat))).cloned();
        let receipt = Receipt { version: seq, hash: entries[0].hash.clone(), told: own.collect(), repeated: false };
        let idempotency = submission.key.as_ref().map(|key| Idempotency {
            campaign: submission.campaign,
            actor: actor_of(submission.seat.0),
            key: key.clone(),
            payload: submission.payload(),
            result: serde_json::to_string(&receipt).expect("a receipt is plain data"),
        });
        let last = entries.last().map(|entry| (entry.seq, entry.hash.clone())).expect("a turn is an entry");
        let lines = stored_lines(submission.campaign, seq, &out.told);
        // What the receipt tells its reader has seen: the next letter begins after it. A bot reads nothing.
        let seen =
            if submission.cause == Cause::Bot { None } else { Some(Seen { campaign: submission.campaign, seat: submission.seat.0, seq }) };
        let snapshots = if seq.is_multiple_of(SNAPSHOT_EVERY) { Some(snapshot_of(&hot, &*play, last.0)) } else { None };
        let stored = self
            .store
            .commit(Commit {
                entries,
                lines,
                letters,
                status,
                idempotency,
                seen: seen.into_iter().collect(),
                snapshots: snapshots.into_iter().collect(),
                ..Commit::default()
            })
            .await;
        if let Err(error) = stored {
            // Whatever is in memory may be behind the log.
            hot.forget();
            if matches!(error, StoreError::Repeated { .. }) {
                return self.repeated(submission).await?.ok_or(Refused::KeyUsed);
            }
            // After a conflict it is attempted again.
            return Err(error.into());
        }
        let came_from = hot.head;
        let before = (hot.seq, hot.hash.clone());
        let mut next = Hot::clone(&hot);
        next.before_sealed = is_quiet.then(|| next.before_sealed.take().unwrap_or(before));
        next.play = Some(Arc::from(play));
        (next.seq, next.hash) = last;
        next.head = seq;
        next.note_revocable(submission.seat, &submission.question, &out, came_from);
        if let Some((_, status)) = status {
            Arc::make_mut(&mut next.campaign).status = status;
        }
        if let Some(row) = seen.and_then(|seen| Arc::make_mut(&mut next.seats).get_mut(usize::from(seen.seat))) {
            row.seen = row.seen.max(seq);
        }
        hot.put(next);
        tracing::debug!(campaign.id = %submission.campaign, seq, seat = submission.seat.0, "a turn was taken");
        Ok(receipt)
    }

    /// The last entry of a campaign publishes its secret.
    pub(super) fn the_end(&self, hot: &Hot, play: &dyn Play, last: &Entry) -> (Entry, Vec<NewLetter>) {
        let body = Body::Ended { standings: play.standings().unwrap_or_default(), secret: hot.secret.reveal() };
        let now = self.clock.now();
        let new =
            NewEntry { seq: last.seq + 1, actor: Actor::System, cause: Cause::Lifecycle, idempotency_key: None, body, ..last.what.clone() };
        let letters = hot.seats.iter().filter_map(|row| letters::to_seat(row, LetterKind::Ended, "{}", now));
        (seal(new, &last.hash, &hot.secret), letters.collect())
    }

    /// What a turn would do, up to the first random or hidden thing.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn preview(&self, submission: &Submission) -> Result<Preview, Refused> {
        let hot = self.standing_at(submission.campaign, submission.version).await?;
        is_open(&hot, submission)?;
        let looked = guarded(|| hot.play().map(|play| play.preview(submission.seat, &submission.answers)));
        match looked {
            Ok(preview) => Ok(preview??),
            Err(message) => {
                drop(hot);
                tracing::error!(campaign.id = %submission.campaign, message, "the rules panicked in a preview");
                Err(Refused::Stuck)
            }
        }
    }

    /// Marks a campaign as stuck and tells its host and the operator; nothing else is written.
    pub(super) async fn declare_stuck(&self, id: CampaignId, message: &str) -> Refused {
        self.note_stuck(id, message).await;
        if let Ok(hot) = self.lock(id).await {
            hot.forget();
        }
        Refused::Stuck
    }

    /// The same for whoever holds the campaign's lock.
    pub(super) async fn note_stuck(&self, id: CampaignId, message: &str) {
        tracing::error!(campaign.id = %id, message, "the rules failed: the campaign is stuck");
        let now = self.clock.now();
        let host = self.store.campaign(id).await.ok().flatten().map(|campaign| campaign.host_address);
        let whom = host.into_iter().chain([self.operator.clone()]);
        let payload = serde_json::json!({ "campaign": short(id) }).to_string();
        let letters = whom.map(|address| letters::to_address(&address, LetterKind::Stuck, Some(id), &payload, now)).collect();
        let stored = self.store.commit(Commit { status: Some((id, Status::Stuck)), letters, ..Commit::default() }).await;
        if let Err(error) = stored {
            tracing::error!(campaign.id = %id, %error, "that the campaign is stuck could not be noted");
        }
    }
}

fn is_open(hot: &Hot, submission: &Submission) -> Result<(), Refused> {
    match hot.campaign.status {
        Status::Running | Status::Ended => {}
        Status::Lobby => return Err(Refused::WrongState("the campaign has not started".to_owned())),
        Status::Stuck => return Err(Refused::Stuck),
    }
    let open = hot.play()?.asked().iter().any(|asked| asked.seat == submission.seat && asked.id == submission.question);
    if open && !hot.is_stale(submission.version) { Ok(()) } else { Err(Refused::Stale { version: hot.shown_seq() }) }
}

/// The position after entry `seq`, to load from.
fn snapshot_of(hot: &Hot, play: &dyn Play, seq: u64) -> Snapshot {
    Snapshot { campaign: hot.campaign.id, seq, revision: hot.game.revision(), body: play.snapshot() }
}

fn decide(hot: &Hot, submission: &Submission, seq: u64) -> Result<Decided, Refused> {
    let mut source = Derived::new(&hot.secret, submission.campaign, seq);
    let mut play = hot.play()?.fork();
    let out = play.apply(submission.seat, &submission.answers, &mut Chance::live(&mut source))?;
    Ok(Decided { play, out })
}

fn read_receipt(campaign: CampaignId, result: &str) -> Result<Receipt, Refused> {
    let receipt: Receipt = serde_json::from_str(result).map_err(|why| StoreError::unreadable("idempotency", "result", campaign, why))?;
    Ok(Receipt { repeated: true, ..receipt })
}
