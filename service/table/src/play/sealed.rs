//! Sealed answers: those of seats that are asked together. Each waits beside the log, durable, seen by its seat alone, and can be replaced or taken
//! back; when all are in they become one entry. Until then nothing moves that anybody else can see.

use crate::play::answer::{Along, Receipt, Submission};
use crate::play::follow_ups::follow_ups;
use crate::play::orders::{ahead, all_have_waived, switch_off_taken_back};
use crate::play::passed::ends_at_its_time;
use crate::play::turn::{Act, SealedAnswers, Turn, idempotency};
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Refusal, Seat};
use sternpost_game::Play;
use sternpost_log::fold::guarded;
use sternpost_log::{Actor, Body, Cause, Given};
use sternpost_model::entropy;
use sternpost_model::reason::Reason;
use sternpost_store::{Commit, NewLetter, Sealed, SealedChange, StandingOrder};

/// The result of checking whether answers can be opened.
pub(crate) enum Opened {
    /// Somebody has not answered yet.
    NotYet,
    /// All are open.
    Open(Box<Opening>),
    /// The answer of a seat is not on offer any more.
    Refused(Seat, Refusal),
}

/// Answers that were opened.
pub(crate) struct Opening {
    /// The position after it.
    pub(crate) play: Box<dyn Play>,
    /// The act that opens them.
    pub(crate) act: Act,
}

/// Opens the answers to the step on top as entry `seq`, if each seat that owes one has given it.
///
/// A seat that is passed over gives at `now` the only answer it could, or what it has ordered.
pub(crate) fn open(
    snapshot: &Snapshot,
    orders: &[StandingOrder],
    play: &dyn Play,
    sealed: &SealedAnswers,
    seq: u64,
    now: DateTime<Utc>,
) -> Opened {
    if ends_at_its_time(snapshot.campaign.table.windows, play) && !all_have_waived(snapshot, orders, play) {
        return Opened::NotYet;
    }
    open_now(snapshot, orders, play, sealed, seq, now)
}

/// The same where time is over.
pub(crate) fn open_now(
    snapshot: &Snapshot,
    orders: &[StandingOrder],
    play: &dyn Play,
    sealed: &SealedAnswers,
    seq: u64,
    now: DateTime<Utc>,
) -> Opened {
    let passed = ahead(snapshot, orders, play);
    let by_order = |seat: &Seat, question: &str| {
        let given = passed.get(seat)?;
        let (answer, order, cause) = (given.answer.clone(), given.order.clone(), given.cause());
        Some(Given { seat: *seat, question: question.to_owned(), answer, received_at: now, cause, order })
    };
    let of = |(seat, question): &(Seat, String)| sealed.get(seat).map(|sealed| sealed.given.clone()).or_else(|| by_order(seat, question));
    let given: Option<Vec<Given>> = play.open().iter().map(of).collect();
    let Some(given) = given.filter(|given| !given.is_empty() && play.asked_together().len() > 1) else { return Opened::NotYet };
    let answers: BTreeMap<Seat, Answer> = given.iter().map(|given| (given.seat, given.answer.clone())).collect();
    let mut source = snapshot.draws(play, seq);
    let mut after = play.fork();
    match after.apply_together(&answers, &mut Chance::live(&mut source)) {
        Ok(out) => {
            let body = Body::Together { step: play.steps_answered(), answers: given, chance: out.chance.clone() };
            // Whose answer was the last, and by what way it came, is as secret as the rest.
            let act = Act::new(body, (Actor::System, Cause::Lifecycle), out);
            Opened::Open(Box::new(Opening { play: after, act }))
        }
        Err((seat, refusal)) => Opened::Refused(seat, refusal),
    }
}

/// Whether an answer still answers what its seat is asked, after something else has happened.
fn fits_still(before: &dyn Play, after: &dyn Play, sealed: &Sealed) -> bool {
    let seat = sealed.given.seat;
    let (Some(before), Some(now)) = (before.asked_of(seat), after.asked_of(seat)) else { return false };
    let is_same = before.id == now.id && before.prompt == now.prompt && before.rule == now.rule;
    is_same && after.steps_answered() == sealed.step && after.check(seat, &sealed.given.answer).is_ok()
}

/// The sealed answers that still wait after an act that leaves the questions of others open, as entry `seq`, and the seats whose answer does not
/// fit any more.
pub(crate) fn still_waiting(
    snapshot: &Snapshot,
    orders: &[StandingOrder],
    (before, after): (&dyn Play, &dyn Play),
    sealed: &SealedAnswers,
    seq: u64,
    now: DateTime<Utc>,
) -> (SealedAnswers, Vec<Seat>) {
    let (mut waiting, gone): (SealedAnswers, SealedAnswers) =
        sealed.iter().map(|(seat, waiting)| (*seat, waiting.clone())).partition(|(_, waiting)| fits_still(before, after, waiting));
    let mut asked_again: Vec<Seat> = gone.into_keys().collect();
    if let Opened::Refused(seat, _) = open(snapshot, orders, after, &waiting, seq + 1, now) {
        waiting.remove(&seat);
        asked_again.push(seat);
    }
    (waiting, asked_again)
}

/// The change after which just these wait beside the log.
pub(crate) fn leaving(mut change: SealedChange, stay: &BTreeMap<Seat, Sealed>) -> SealedChange {
    change.put = stay.values().filter(|sealed| !change.known.contains(&sealed.id)).cloned().collect();
    change.gone = change.known.iter().filter(|id| !stay.values().any(|sealed| sealed.id == **id)).cloned().collect();
    change
}

impl Service {
    /// Puts an answer beside the log, in place of an earlier one of the seat; opens all if it was the last.
    pub(crate) async fn seal_answer(&self, snapshot: Locked, submission: &Submission, along: &Along) -> Result<Receipt, Refused> {
        let new = self.sealed_of(&snapshot, submission)?;
        let mut sealed = BTreeMap::clone(&snapshot.sealed);
        sealed.insert(submission.seat, new);
        let now = self.clock.now();
        let opened = guarded(|| Ok::<_, Refused>(open(&snapshot, &snapshot.orders, snapshot.play()?, &sealed, snapshot.seq + 1, now)));
        let mut letters = vec![];
        match opened {
            Ok(opened) => match opened? {
                Opened::Open(opened) => {
                    let turn = Turn::of(&snapshot, opened.play, opened.act).opening(&snapshot, &sealed)?.with(along);
                    return self.store_turn(snapshot, submission, turn).await;
                }
                Opened::NotYet => {}
                Opened::Refused(seat, refusal) if seat == submission.seat => return Err(refusal.into()),
                // What was taken does not fit any more, whatever has changed: its seat is asked again.
                Opened::Refused(seat, _) => {
                    sealed.remove(&seat);
                    letters = self.ask_again(&snapshot, seat, None)?;
                }
            },
            Err(message) => return self.failed_at(snapshot, &message).await,
        }
        letters.extend(along.letter.clone());
        let hash = snapshot.hash.clone();
        let receipt = Receipt { version: snapshot.seq, hash, told: vec![], sealed: true, repeated: false };
        let change = leaving(snapshot.change_of_sealed(), &sealed);
        let idempotency = idempotency(submission, &receipt);
        let talk = along.said.clone().into_iter().collect();
        let changes = Commit { sealed: Some(change), letters, talk, idempotency, ..Commit::default() };
        if let Err(error) = self.store_changes(snapshot, changes, None).await {
            return self.not_stored(submission, error).await;
        }
        tracing::debug!(campaign.id = %submission.campaign, seat = submission.seat.0, "an answer was sealed");
        Ok(receipt)
    }

    fn sealed_of(&self, snapshot: &Snapshot, submission: &Submission) -> Result<Sealed, Refused> {
        let [answer, further @ ..] = submission.answers.as_slice() else { return Err(Refusal::Empty.into()) };
        let given = Given {
            seat: submission.seat,
            question: submission.question.clone(),
            answer: answer.clone(),
            received_at: self.clock.now(),
            cause: submission.cause,
            order: None,
        };
        Ok(Sealed {
            id: entropy::letter_id(),
            campaign: submission.campaign,
            step: snapshot.play()?.steps_answered(),
            given,
            then: follow_ups(snapshot, snapshot.play()?, submission.seat, answer, further)?,
        })
    }

    /// Takes a sealed answer back: no entry, nobody else learns of it. Its seat is asked again.
    pub(crate) async fn unseal(&self, snapshot: Locked, seat: Seat, cause: Cause) -> Result<u64, Refused> {
        let Some(waiting) = snapshot.sealed_of(seat) else { return Err(Refused::TooLate(Reason::NothingSealed)) };
        let change = SealedChange { gone: vec![waiting.id.clone()], ..snapshot.change_of_sealed() };
        let letters = letters::without_replier(self.ask_again(&snapshot, seat, Some((seat, self.grace)))?, seat, cause);
        let orders = switch_off_taken_back(&snapshot, snapshot.play()?, seat, snapshot.seq);
        let seq = snapshot.seq;
        self.store_changes(snapshot, Commit { sealed: Some(change), letters, orders, ..Commit::default() }, None).await?;
        Ok(seq)
    }

    /// A letter with what a seat is asked; whoever has just acted has it before them, and is left in peace for a while.
    fn ask_again(&self, snapshot: &Snapshot, seat: Seat, acted: Option<(Seat, TimeDelta)>) -> Result<Vec<NewLetter>, Refused> {
        let mut own = snapshot.asked_in(snapshot.play()?);
        own.retain(|(asked, _)| *asked == seat);
        Ok(letters::for_questions(&snapshot.seats, &[], &own, snapshot.seq, self.clock.now(), acted))
    }
}
