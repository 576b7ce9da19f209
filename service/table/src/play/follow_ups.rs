//! Answers given ahead to the question that follows a window, so that a seat needs one visit for questions of the same moment. A seat that lets a
//! window pass is asked at once what follows if nobody acts: what it does in the next window, or what it alone is asked, with the rest of that
//! turn. All of it is sealed with the first answer; it counts if the first window has closed without an act, and is checked again then. If anybody
//! acts it is void, and its seat is asked anew.
//!
//! The follow-up is looked for on a twin of the position. All positions that a seat cannot tell apart have the same follow-up, so the seat learns
//! nothing by being asked, or by not being asked.

use crate::Snapshot;
use crate::play::passed::passed_over;
use crate::play::turn::{Act, SealedAnswers};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Eyes, Refusal, Seat, Stop};
use sternpost_game::{Asked, Play, Preview};
use sternpost_log::{Actor, Body, Cause, Derived, Given};
use sternpost_model::entropy;
use sternpost_store::{FollowUp, Sealed};

/// Windows that are asked ahead in one visit.
const MOST_AHEAD: usize = 4;

/// The position in which a seat is asked next in one visit after an answer to what several are asked: none if that was no pass, or nothing
/// follows for it.
fn next(snapshot: &Snapshot, play: &dyn Play, seat: Seat, answer: &Answer) -> Option<Box<dyn Play>> {
    if play.lets_pass(seat).as_ref() != Some(answer) {
        return None;
    }
    let mut source = Derived::new(&snapshot.secret, snapshot.campaign.id, u64::MAX);
    let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut source));
    let next = twin.if_all_pass()?;
    let is_asked = is_alone(&*next, seat) || next.lets_pass(seat).is_some();
    (is_asked && !passed_over(snapshot.campaign.table.windows, &*next).contains_key(&seat)).then_some(next)
}

/// Whether a seat, and nobody else, is asked something: what it says there is a turn of its own.
fn is_alone(play: &dyn Play, seat: Seat) -> bool {
    play.asked_together() == [seat]
}

/// A preview of a seat's answers, as far as it can see. Where several are asked it goes on with what would follow if nobody did anything.
///
/// # Errors
/// A [`Refusal`] if an answer is not on offer.
pub(crate) fn previewed(snapshot: &Snapshot, play: &dyn Play, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
    let [first, further @ ..] = answers else { return play.preview(seat, answers) };
    if play.asked_together().len() < 2 {
        return play.preview(seat, answers);
    }
    play.check(seat, first)?;
    let mut last = (play.fork(), first.clone());
    for (taken, answer) in (1..).zip(further) {
        let next = next(snapshot, &*last.0, seat, &last.1).filter(|_| taken <= MOST_AHEAD).ok_or(Refusal::TurnEnded { taken })?;
        if is_alone(&*next, seat) {
            return next.preview(seat, &answers[taken..]).map_err(|refusal| behind(refusal, taken));
        }
        next.check(seat, answer)?;
        last = (next, answer.clone());
    }
    let (position, answer) = last;
    match next(snapshot, &*position, seat, &answer).filter(|_| answers.len() <= MOST_AHEAD) {
        Some(next) => Ok(Preview { told: vec![], stop: Stop::Asked, play: next }),
        None => position.preview(seat, &[answer]),
    }
}

/// A seat's answers ahead to what follows the window it has answered.
///
/// # Errors
/// A [`Refusal`] if nothing follows for it, or it is not on offer there.
pub(crate) fn follow_ups(
    snapshot: &Snapshot,
    play: &dyn Play,
    seat: Seat,
    answer: &Answer,
    all: &[Answer],
) -> Result<Vec<FollowUp>, Refusal> {
    let (mut position, mut answer) = (play.fork(), answer);
    let mut then = vec![];
    for (taken, further) in (1..).zip(all) {
        let next = next(snapshot, &*position, seat, answer).filter(|_| taken <= MOST_AHEAD).ok_or(Refusal::TurnEnded { taken })?;
        if is_alone(&*next, seat) {
            then.extend(own_turn(next, seat, &all[taken - 1..]).map_err(|refusal| behind(refusal, taken))?);
            break;
        }
        next.check(seat, further)?;
        then.push(follow_up(&*next, seat, further)?);
        (position, answer) = (next, further);
    }
    Ok(then)
}

/// A refusal where so many answers were taken before those that were looked at.
fn behind(refusal: Refusal, before: usize) -> Refusal {
    if let Refusal::TurnEnded { taken } = refusal { Refusal::TurnEnded { taken: taken + before } } else { refusal }
}

fn follow_up(play: &dyn Play, seat: Seat, answer: &Answer) -> Result<FollowUp, Refusal> {
    let Asked { id: question, prompt, .. } = play.asked_without_previews(seat).ok_or(Refusal::NotAsked)?;
    Ok(FollowUp { question, prompt, answer: answer.clone() })
}

/// The answers of a turn that a seat takes alone, with the questions they answer.
fn own_turn(play: Box<dyn Play>, seat: Seat, answers: &[Answer]) -> Result<Vec<FollowUp>, Refusal> {
    let (mut play, mut stop) = (play, Stop::Asked);
    let mut turn = vec![];
    for (taken, answer) in answers.iter().enumerate() {
        if stop != Stop::Asked {
            return Err(Refusal::TurnEnded { taken });
        }
        let asked = follow_up(&*play, seat, answer)?;
        Preview { stop, play, .. } = play.preview(seat, std::slice::from_ref(answer))?;
        turn.push(asked);
    }
    Ok(turn)
}

/// The turn that a seat has taken at once behind a window, as entry `seq`: at a position in which it alone is asked. None if anything of it is asked otherwise
/// now, or is not on offer: then its seat is asked anew.
pub(crate) fn taken_at_once(snapshot: &Snapshot, play: &dyn Play, said: &Sealed, seq: u64) -> Option<(Box<dyn Play>, Act)> {
    let seat = said.given.seat;
    let answers = said.answers();
    let now = own_turn(play.fork(), seat, &answers).ok()?;
    let is_the_same = now.first()?.question == said.given.question && now[1..] == said.then[..];
    if !is_alone(play, seat) || !is_the_same {
        return None;
    }
    let (mut after, mut source) = (play.fork(), snapshot.draws(play, seq));
    let out = after.apply(seat, &answers, &mut Chance::live(&mut source)).ok()?;
    let body = Body::Answered { question: said.given.question.clone(), seat, answers, order: None, chance: out.chance.clone() };
    Some((after, Act::new(body, (Actor::Seat(seat), said.given.cause), out)))
}

/// The answers that wait once answers were opened: those that seats have given ahead to what has followed, if nobody has done anything and they
/// still are on offer. Where one seat alone is asked that is its turn, which is carried out in the same commit ([`taken_at_once`]).
pub(crate) fn queued_answers(before: &dyn Play, opened: &SealedAnswers, body: &Body, after: &dyn Play) -> SealedAnswers {
    let Body::Together { step, answers, .. } = body else { return BTreeMap::new() };
    let has_passed = |given: &Given| before.lets_pass(given.seat).as_ref() == Some(&given.answer);
    if *step != before.steps_answered() || !answers.iter().all(has_passed) {
        return BTreeMap::new();
    }
    let kept = |(seat, sealed): (&Seat, &Sealed)| {
        let (next, rest) = sealed.then.split_first()?;
        let asked = after.asked_without_previews(*seat)?;
        let is_the_same = asked.id == next.question && asked.prompt == next.prompt && after.check(*seat, &next.answer).is_ok();
        let given = Given { question: next.question.clone(), answer: next.answer.clone(), ..sealed.given.clone() };
        let waits =
            Sealed { id: entropy::letter_id(), campaign: sealed.campaign, step: after.steps_answered(), given, then: rest.to_vec() };
        // Who was late has said nothing ahead.
        (is_the_same && sealed.given.cause != Cause::Deadline).then_some((*seat, waits))
    };
    opened.iter().filter_map(kept).collect()
}
