//! One visit for several windows that open together. Whoever lets a window pass is asked at once what they do in the one that follows at the same
//! moment if nobody does anything. Both answers are sealed; the second counts if the first window has closed without an act, and is checked again then. If
//! anybody does anything it is void, and its seat is asked anew.
//!
//! What would follow is looked for on a twin of the position: all positions that a seat cannot tell apart have the same, so that it learns nothing by being
//! asked, or by not being asked.

use super::Hot;
use super::passed::passed_over;
use super::turn::SealedAnswers;
use crate::entropy;
use crate::log::{Body, Cause, Derived, Given};
use crate::store::{FollowUp, Sealed};
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Eyes, Refusal, Seat, Stop};
use sternpost_game::{Play, Preview};

/// Windows that are asked ahead in one visit.
const MOST_AHEAD: usize = 4;

/// What a seat is asked next in one visit after an answer to what several are asked: none if that was no pass, or nothing follows for it.
fn next(hot: &Hot, play: &dyn Play, seat: Seat, answer: &Answer) -> Option<Box<dyn Play>> {
    if play.lets_pass(seat).as_ref() != Some(answer) {
        return None;
    }
    let mut source = Derived::new(&hot.secret, hot.campaign.id, u64::MAX);
    let twin = play.twin(Eyes::Seat(seat), &mut Chance::live(&mut source));
    let next = twin.if_all_pass()?;
    let is_asked = next.lets_pass(seat).is_some() && !passed_over(hot.campaign.windows, &*next).contains_key(&seat);
    is_asked.then_some(next)
}

/// What the answers of a seat come to, as far as it can see. Where several are asked it goes on with what would follow if nobody did anything.
///
/// # Errors
/// A [`Refusal`] if an answer is not on offer.
pub(crate) fn previewed(hot: &Hot, play: &dyn Play, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
    let [first, further @ ..] = answers else { return play.preview(seat, answers) };
    if play.asked_together().len() < 2 {
        return play.preview(seat, answers);
    }
    play.check(seat, first)?;
    let mut last = (play.fork(), first.clone());
    for (taken, answer) in (1..).zip(further) {
        let next = next(hot, &*last.0, seat, &last.1).filter(|_| taken <= MOST_AHEAD).ok_or(Refusal::TurnEnded { taken })?;
        next.check(seat, answer)?;
        last = (next, answer.clone());
    }
    let (position, answer) = last;
    match next(hot, &*position, seat, &answer).filter(|_| answers.len() <= MOST_AHEAD) {
        Some(next) => Ok(Preview { told: vec![], stop: Stop::Asked, play: next }),
        None => position.preview(seat, &[answer]),
    }
}

/// What a seat says of the windows that follow the one it has answered.
///
/// # Errors
/// A [`Refusal`] if nothing follows for it, or it is not on offer there.
pub(super) fn follow_ups(hot: &Hot, play: &dyn Play, seat: Seat, answer: &Answer, further: &[Answer]) -> Result<Vec<FollowUp>, Refusal> {
    let (mut position, mut answer) = (play.fork(), answer);
    let mut then = vec![];
    for (taken, further) in (1..).zip(further) {
        let next = next(hot, &*position, seat, answer).filter(|_| taken <= MOST_AHEAD).ok_or(Refusal::TurnEnded { taken })?;
        next.check(seat, further)?;
        let asked = next.bare(seat).ok_or(Refusal::NotAsked)?;
        then.push(FollowUp { question: asked.id, prompt: asked.prompt, answer: further.clone() });
        (position, answer) = (next, further);
    }
    Ok(then)
}

/// What waits beside the log once answers were opened: what seats have said at once of the window that has followed, if nobody has done anything and it still
/// is on offer.
pub(super) fn said_ahead(before: &dyn Play, opened: &SealedAnswers, body: &Body, after: &dyn Play) -> SealedAnswers {
    let Body::Together { step, answers, .. } = body else { return BTreeMap::new() };
    let has_passed = |given: &Given| before.lets_pass(given.seat).as_ref() == Some(&given.answer);
    if *step != before.steps_answered() || !answers.iter().all(has_passed) || after.asked_together().len() < 2 {
        return BTreeMap::new();
    }
    let kept = |(seat, sealed): (&Seat, &Sealed)| {
        let (next, rest) = sealed.then.split_first()?;
        let asked = after.bare(*seat)?;
        let is_the_same = asked.id == next.question && asked.prompt == next.prompt && after.check(*seat, &next.answer).is_ok();
        let given = Given { question: next.question.clone(), answer: next.answer.clone(), ..sealed.given.clone() };
        let waits =
            Sealed { id: entropy::letter_id(), campaign: sealed.campaign, step: after.steps_answered(), given, then: rest.to_vec() };
        // Who was late has said nothing ahead.
        (is_the_same && sealed.given.cause != Cause::Deadline).then_some((*seat, waits))
    };
    opened.iter().filter_map(kept).collect()
}
