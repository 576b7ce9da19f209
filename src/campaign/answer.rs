//! Answering: one turn of one seat becomes one entry, with its lines, its letters and its idempotency key.

use super::hot::Locked;
use super::letters::{self, LetterKind};
use super::start::stored_lines;
use super::{Refused, Service, actor_of, short};
use crate::log::fold::guarded;
use crate::log::{Actor, Body, CampaignId, Cause, Derived, Entry, NewEntry, seal};
use crate::store::{Commit, Idempotency, NewLetter, Status, StoreError};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use sternpost_core::{Answer, Chance, Eyes, Outcome, Play, Preview, Seat, Told};

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
    /// The answers, in order.
    pub answers: Vec<Answer>,
    /// A repetition with the same key has the same result and no further effect.
    pub key: Option<String>,
    /// By what way it came.
    pub cause: Cause,
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
        let hot = self.lock(submission.campaign).await?;
        if let Err(refused) = is_open(&hot, submission) {
            // A repetition comes after the question is gone: it gets the first result.
            return self.repeated(submission).await?.ok_or(refused);
        }
        let seq = hot.seq + 1;
        let decided = guarded(|| decide(&hot, submission, seq));
        match decided {
            Ok(decided) => self.store_turn(hot, submission, seq, decided?).await,
            Err(message) => {
                drop(hot);
                Err(self.declare_stuck(submission.campaign, &message).await)
            }
        }
    }

    async fn repeated(&self, submission: &Submission) -> Result<Option<Receipt>, Refused> {
        let Some(key) = &submission.key else { return Ok(None) };
        let found = self.store.remembered(submission.campaign, &actor_of(submission.seat.0), key).await?;
        found.map(|result| read_receipt(&result)).transpose()
    }

    async fn store_turn(&self, mut hot: Locked, submission: &Submission, seq: u64, decided: Decided) -> Result<Receipt, Refused> {
        let Decided { play, out } = decided;
        let now = self.clock.now();
        let revision = hot.game.revision();
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
            body,
        };
        let mut entries = vec![seal(new, &hot.hash)];
        let before = hot.play()?.asked();
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
            result: serde_json::to_string(&receipt).expect("a receipt is plain data"),
        });
        let last = entries.last().map(|entry| (entry.seq, entry.hash.clone())).expect("a turn is an entry");
        let lines = stored_lines(submission.campaign, seq, &out.told);
        let stored = self.store.commit(Commit { entries, lines, letters, status, idempotency, ..Commit::default() }).await;
        if let Err(error) = stored {
            // Whatever is in memory may be behind the log.
            hot.forget();
            return match error {
                StoreError::Conflict { head } => Err(Refused::Stale { version: head }),
                StoreError::Repeated { result } => read_receipt(&result),
                error @ (StoreError::Closed
                | StoreError::Unreadable(_)
                | StoreError::Database(_)
                | StoreError::Migration(_)
                | StoreError::UnknownDatabase(_)) => Err(error.into()),
            };
        }
        let came_from = hot.head;
        hot.play = Some(play);
        (hot.seq, hot.hash) = last;
        hot.head = seq;
        hot.note_revocable(submission.seat, &out, came_from);
        if let Some((_, status)) = status {
            hot.campaign.status = status;
        }
        if seq.is_multiple_of(SNAPSHOT_EVERY) {
            self.keep_snapshot(&hot).await;
        }
        tracing::debug!(campaign.id = %submission.campaign, seq, seat = submission.seat.0, "a turn was taken");
        Ok(receipt)
    }

    /// The last entry of a campaign publishes its secret.
    fn the_end(&self, hot: &Locked, play: &dyn Play, last: &Entry) -> (Entry, Vec<NewLetter>) {
        let body = Body::Ended { standings: play.standings().unwrap_or_default(), secret: hot.secret.reveal() };
        let now = self.clock.now();
        let new =
            NewEntry { seq: last.seq + 1, actor: Actor::System, cause: Cause::Lifecycle, idempotency_key: None, body, ..last.what.clone() };
        let letters = hot.seats.iter().filter_map(|row| letters::to_seat(row, LetterKind::Ended, "{}", now));
        (seal(new, &last.hash), letters.collect())
    }

    /// What a turn would do, up to the first random or hidden thing.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn preview(&self, submission: &Submission) -> Result<Preview, Refused> {
        let hot = self.lock(submission.campaign).await?;
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
        tracing::error!(campaign.id = %id, message, "the rules panicked: the campaign is stuck");
        let now = self.clock.now();
        let host = self.store.campaign(id).await.ok().flatten().map(|campaign| campaign.host_address);
        let whom = host.into_iter().chain([self.operator.clone()]);
        let payload = serde_json::json!({ "campaign": short(id) }).to_string();
        let letters = whom.map(|address| letters::to_address(&address, LetterKind::Stuck, Some(id), &payload, now)).collect();
        let stored = self.store.commit(Commit { status: Some((id, Status::Stuck)), letters, ..Commit::default() }).await;
        if let Err(error) = stored {
            tracing::error!(campaign.id = %id, %error, "that the campaign is stuck could not be noted");
        }
        if let Ok(hot) = self.lock(id).await {
            hot.forget();
        }
        Refused::Stuck
    }
}

fn is_open(hot: &Locked, submission: &Submission) -> Result<(), Refused> {
    match hot.campaign.status {
        Status::Running | Status::Ended => {}
        Status::Lobby => return Err(Refused::WrongState("the campaign has not started".to_owned())),
        Status::Stuck => return Err(Refused::Stuck),
    }
    let open = hot.play()?.asked().iter().any(|asked| asked.seat == submission.seat && asked.id == submission.question);
    if open { Ok(()) } else { Err(Refused::Stale { version: hot.seq }) }
}

fn decide(hot: &Locked, submission: &Submission, seq: u64) -> Result<Decided, Refused> {
    let mut source = Derived::new(&hot.secret, submission.campaign, seq);
    let mut play = hot.play()?.fork();
    let out = play.apply(submission.seat, &submission.answers, &mut Chance::live(&mut source))?;
    Ok(Decided { play, out })
}

fn read_receipt(result: &str) -> Result<Receipt, Refused> {
    let receipt: Receipt = serde_json::from_str(result).map_err(|error| StoreError::Unreadable(error.to_string()))?;
    Ok(Receipt { repeated: true, ..receipt })
}
