//! Answering: a seat's submission, and its result.

use crate::apart::apart;
use crate::play::filled::{CarriedOut, Filled, carry_out, filled};
use crate::play::follow_ups::follow_ups;
use crate::play::turn::{Act, Turn};
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot, actor_of, short};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::sync::Arc;
use sternpost_core::{Answer, Chance, Refusal, Seat, Stop, Told};
use sternpost_game::{Asked, Preview, hex};
use sternpost_log::{Actor, Body, CampaignId, Cause};
use sternpost_model::letter::{Letter, StuckPayload};
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, NewLetter, Said, Sealed, Status, StoreError};

/// The sealed answer of its seat that a submission may replace, as far as its author knows of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Replaces {
    /// Whatever was given before is to be replaced.
    Whatever,
    /// Only this one, by its id; none: its author knows of none.
    Only(Option<String>),
}

/// A turn that was handed in.
#[derive(Clone, Debug)]
pub struct Submission {
    /// The campaign the turn is for.
    pub campaign: CampaignId,
    /// The seat the turn is for.
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
    /// The way by which it came.
    pub cause: Cause,
    /// Which sealed answer of the seat it may replace.
    pub replaces: Replaces,
}

/// Things that are stored together with an answer, or not at all.
#[derive(Clone, Debug, Default)]
pub(crate) struct Along {
    /// A letter that goes out with it.
    pub(crate) letter: Option<NewLetter>,
    /// What its seat says with it.
    pub(crate) said: Option<Said>,
}

/// The sentence that goes with a proposal: what, and to whom.
#[derive(Clone, Debug)]
pub struct Sentence {
    /// The seat that hears it.
    pub to: Seat,
    /// Its words.
    pub words: String,
}

impl Submission {
    /// A turn of a seat at its question, decided on an entry: one that is not known to be sent twice, and that takes the place of whatever waits.
    #[must_use]
    pub fn plain(campaign: CampaignId, (seat, question, version): (Seat, String, u64), answers: Vec<Answer>, cause: Cause) -> Self {
        Self { campaign, seat, question, version, answers, key: None, sent: None, cause, replaces: Replaces::Whatever }
    }

    /// Whether it may take a sealed answer's place: its author knows of it, or gives the very same once more.
    fn may_replace(&self, waiting: &Sealed) -> bool {
        match &self.replaces {
            Replaces::Whatever => true,
            Replaces::Only(Some(id)) if *id == waiting.id => true,
            Replaces::Only(_) => self.answers == waiting.answers(),
        }
    }

    /// Whether it is an act at any time instead of an answer that is waited for.
    #[must_use]
    pub fn is_anytime(&self) -> bool {
        self.question == anytime_id(self.seat)
    }

    /// Whether a seat has given it, or somebody for it; an only choice is made by nobody.
    pub(crate) fn is_by_a_seat(&self) -> bool {
        self.cause != Cause::OnlyChoice
    }

    /// A digest of what is submitted: what its key stands for.
    pub(crate) fn payload(&self) -> String {
        if let Some(sent) = &self.sent {
            return sent.clone();
        }
        let whole = serde_json::to_string(&(&self.question, &self.answers)).expect("answers are plain data");
        hex(&Sha256::digest(whole))
    }
}

/// The result of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Receipt {
    /// The entry it became; of an answer that is sealed, the last entry of the log.
    pub version: u64,
    /// The hash of that entry.
    pub hash: String,
    /// What the seat was told.
    pub told: Vec<Told>,
    /// Whether it waits to be opened with those of others: until then it can be replaced and taken back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sealed: bool,
    /// Whether this was handed in before: nothing new has happened.
    #[serde(default, skip_serializing)]
    pub repeated: bool,
}

/// The id of the question that a seat may answer whenever it likes.
#[must_use]
pub fn anytime_id(seat: Seat) -> String {
    format!("any-{seat}")
}

impl Service {
    /// Takes a turn. The answer is durable when this returns.
    ///
    /// # Errors
    /// [`Refused::Stale`] if the question is gone, [`Refused::Answer`] if an answer is not on offer, [`Refused::GivenMeanwhile`] if it
    /// would replace one that its author knows nothing of.
    pub async fn answer(self: &Arc<Self>, submission: Submission) -> Result<Receipt, Refused> {
        self.answer_with(submission, Along::default()).await
    }

    /// The same with a sentence: whoever is written to because of the answer reads both.
    ///
    /// # Errors
    /// As [`Service::answer`], and as [`Service::say`].
    pub async fn answer_saying(self: &Arc<Self>, submission: Submission, sentence: Sentence) -> Result<Receipt, Refused> {
        let service = self.clone();
        // Whoever hangs up meanwhile has said it all the same, and it is told.
        self.detached(async move {
            let snapshot = service.snapshot(submission.campaign).await?;
            let said = service.what_is_said(&snapshot, submission.seat, &BTreeSet::from([sentence.to.0]), &sentence.words)?;
            let receipt = service.answer_with(submission, Along { letter: None, said: Some(said.clone()) }).await?;
            if !receipt.repeated
                && let Err(error) = service.tell_said(&snapshot, said).await
            {
                // The answer is taken and the sentence kept: who answered is told so.
                tracing::error!(campaign.id = %snapshot.campaign.id, %error, "nobody was told of what was said with an answer");
            }
            Ok(receipt)
        })
        .await
    }

    /// The same with what is stored together with the answer, or not at all.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub(crate) async fn answer_with(self: &Arc<Self>, submission: Submission, along: Along) -> Result<Receipt, Refused> {
        let service = self.clone();
        self.detached(async move {
            let attempt = |snapshot| service.answer_once(snapshot, &submission, &along);
            let receipt = service.counted(submission.campaign, service.retry_on_conflict(submission.campaign, attempt)).await?;
            if service.snapshot(submission.campaign).await.is_ok_and(|snapshot| !snapshot.bots_to_act().is_empty()) {
                service.let_bots_play(submission.campaign);
            }
            Ok(receipt)
        })
        .await
    }

    pub(crate) async fn answer_here(&self, submission: &Submission) -> Result<Receipt, Refused> {
        let alone = Along::default();
        self.retry_on_conflict(submission.campaign, |snapshot| self.answer_once(snapshot, submission, &alone)).await
    }

    pub(crate) async fn answer_once(&self, snapshot: Locked, submission: &Submission, along: &Along) -> Result<Receipt, Refused> {
        if let Err(refused) = is_open(&snapshot, submission) {
            // A repetition comes after the question is gone: it gets the first result.
            return self.repeated(submission).await?.ok_or(refused);
        }
        if !submission.is_anytime() && snapshot.sealed_of(submission.seat).is_some_and(|waiting| !submission.may_replace(waiting)) {
            return Err(Refused::GivenMeanwhile);
        }
        let is_again = submission.is_anytime() || snapshot.sealed_of(submission.seat).is_some();
        if is_again && let Some(first) = self.repeated(submission).await? {
            // Its question stays open.
            return Ok(first);
        }
        let now = self.clock.now();
        let (stands, handed_in) = (Snapshot::clone(&snapshot), submission.clone());
        let decided = apart(move || decide(&stands, &handed_in, now)).await?;
        match decided {
            Ok(decided) => match decided? {
                Decided::Turn(turn) => self.store_turn(snapshot, submission, turn.with(along)).await,
                Decided::Sealed => self.seal_answer(snapshot, submission, along).await,
            },
            Err(message) => self.failed_at(snapshot, &message).await,
        }
    }

    /// The rules have failed: the campaign is stuck, unless it was a position that is gone.
    pub(crate) async fn failed_at<T>(&self, snapshot: Locked, message: &str) -> Result<T, Refused> {
        let (id, known) = (snapshot.campaign.id, snapshot.mark());
        drop(snapshot);
        if self.is_behind(id, &known).await? {
            // The attempt is repeated on the one that is.
            return Err(Refused::Stale { version: known.seq });
        }
        Err(self.declare_stuck(id, message).await)
    }

    /// The receipt of a submission that was handed in before.
    ///
    /// # Errors
    /// [`Refused::KeyUsed`] if it was another one.
    pub async fn repeated(&self, submission: &Submission) -> Result<Option<Receipt>, Refused> {
        let Some(key) = &submission.key else { return Ok(None) };
        let found = self.store.remembered(submission.campaign, &actor_of(submission.seat.0), key).await?;
        match found {
            Some(first) if first.is_of(&submission.payload()) => read_receipt(submission.campaign, &first.result).map(Some),
            Some(_) => Err(Refused::KeyUsed),
            None => Ok(None),
        }
    }

    /// A preview of a turn, up to the first random or hidden thing.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn preview(&self, submission: &Submission) -> Result<Preview, Refused> {
        Ok(self.look_ahead(submission).await?.preview)
    }

    /// The same, with the answers as they would be handed in.
    ///
    /// # Errors
    /// As [`Service::answer`].
    pub async fn look_ahead(&self, submission: &Submission) -> Result<Filled, Refused> {
        let snapshot = self.snapshot_at(submission.campaign, submission.version).await?;
        is_open(&snapshot, submission)?;
        let (stands, tried) = (snapshot.clone(), submission.clone());
        let looked = apart(move || {
            stands.play().map(|play| match tried.is_anytime() {
                true => {
                    let preview = play.preview_anytime(tried.seat, &tried.answers);
                    preview.map(|preview| Filled { answers: tried.answers.clone(), preview })
                }
                false => filled(&stands, play, tried.seat, &tried.answers),
            })
        });
        match looked.await? {
            Ok(looked) => Ok(looked??),
            Err(message) => {
                tracing::error!(campaign.id = %submission.campaign, message, "the rules panicked in a preview");
                Err(Refused::Stuck)
            }
        }
    }

    /// Marks a campaign as stuck and tells its host and the operator; nothing else is written.
    pub(crate) async fn declare_stuck(&self, id: CampaignId, message: &str) -> Refused {
        self.note_stuck(id, message).await;
        if let Ok(snapshot) = self.lock(id).await {
            snapshot.forget();
        }
        Refused::Stuck
    }

    /// The same for whoever holds the campaign's lock.
    pub(crate) async fn note_stuck(&self, id: CampaignId, message: &str) {
        tracing::error!(campaign.id = %id, message, "the rules failed: the campaign is stuck");
        let now = self.clock.now();
        let host = self.store.campaign(id).await.ok().flatten().map(|campaign| campaign.host_address);
        let whom = host.into_iter().chain([self.operator.clone()]);
        let news = Letter::Stuck(StuckPayload { campaign: short(id) });
        let letters = whom.map(|address| letters::to_address(&address, news.clone(), Some(id), now)).collect();
        let stored = self.store.commit(Commit { status: Some((id, Status::Stuck)), letters, ..Commit::default() }).await;
        if let Err(error) = stored {
            tracing::error!(campaign.id = %id, %error, "that the campaign is stuck could not be noted");
        }
    }
}

/// The next question for a seat in a turn that is being put together, if it is not whole yet.
#[must_use]
pub fn asked_next(preview: &Preview, seat: Seat) -> Option<Asked> {
    preview.play.asked_of(seat).filter(|_| preview.stop == Stop::Asked)
}

fn is_open(snapshot: &Snapshot, submission: &Submission) -> Result<(), Refused> {
    match snapshot.campaign.status {
        Status::Running | Status::Ended => {}
        Status::Lobby => return Err(Refused::WrongState(Reason::NotStarted)),
        Status::Stuck => return Err(Refused::Stuck),
    }
    let (play, seat, question) = (snapshot.play()?, &submission.seat, &submission.question);
    // Nobody waits for an act at any time: whether it may be done is for the rules to say.
    if !submission.is_anytime() && snapshot.is_waiving(*seat) {
        return Err(Refused::WrongState(Reason::SeatLetsWindowsPass));
    }
    let open = submission.is_anytime() || play.open().iter().any(|(asked, id)| asked == seat && id == question);
    // A bot's several acts may be thought up side by side; what it decided on an earlier position it decides again.
    let is_late = submission.cause == Cause::Bot && submission.version != snapshot.seq;
    if open && !is_late && !snapshot.is_stale(submission.version) { Ok(()) } else { Err(Refused::Stale { version: snapshot.seq }) }
}

/// The decision of the rules on a submission.
enum Decided {
    /// The campaign moves on.
    Turn(Turn),
    /// It would be taken, and waits until others have answered too.
    Sealed,
}

fn decide(snapshot: &Snapshot, submission: &Submission, now: DateTime<Utc>) -> Result<Decided, Refused> {
    let (seat, answers) = (submission.seat, &submission.answers);
    let by = (Actor::Seat(seat), submission.cause);
    if submission.is_anytime() {
        let mut play = snapshot.play()?.fork();
        let mut source = snapshot.draws_at_any_time(&*play, snapshot.seq + 1);
        let mut chance = Chance::live(&mut source);
        let out = play.apply_anytime(seat, answers, &mut chance)?;
        let body = Body::Anytime { seat, answers: answers.clone(), order: None, chance: out.chance.clone() };
        return Ok(Decided::Turn(Turn::at_any_time(snapshot, play, Act::new(body, by, out), now)?));
    }
    if snapshot.asks_together() {
        return decide_sealed(snapshot, submission);
    }
    let CarriedOut { play, answers, out } = carry_out(snapshot, snapshot.play()?, seat, answers)?;
    let body = Body::Answered { question: submission.question.clone(), seat, answers, order: None, chance: out.chance.clone() };
    Ok(Decided::Turn(Turn::of(snapshot, play, Act::new(body, by, out))))
}

/// Before the answers of others are opened one is all that can be given, and what would be answered if nobody did anything.
fn decide_sealed(snapshot: &Snapshot, submission: &Submission) -> Result<Decided, Refused> {
    let (play, seat) = (snapshot.play()?, submission.seat);
    match submission.answers.as_slice() {
        [] => Err(Refusal::Empty.into()),
        [answer, further @ ..] => {
            play.check(seat, answer)?;
            follow_ups(snapshot, play, seat, answer, further)?;
            Ok(Decided::Sealed)
        }
    }
}

pub(crate) fn read_receipt(campaign: CampaignId, result: &str) -> Result<Receipt, Refused> {
    let receipt: Receipt = serde_json::from_str(result).map_err(|why| StoreError::unreadable("idempotency", "result", campaign, why))?;
    Ok(Receipt { repeated: true, ..receipt })
}
