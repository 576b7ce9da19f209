//! Properties of answering: what is not on offer is refused, looking ahead tells the truth, and take-back restores.

use super::chance::draws_by_themselves;
use super::secrets::turn_on_a_twin;
use super::{Check, Property, broken, ensure};
use std::collections::BTreeMap;
use sternpost_core::question::Shape;
use sternpost_core::{Answer, Chance, Eyes, Outcome, Picked, Refusal, Seat, Stop};
use sternpost_game::{Asked, Play, Preview};
use sternpost_players::Rng;
use sternpost_scenarios::diff::explain;
use sternpost_scenarios::panics::caught;

/// By which door a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// It is asked.
    Asked,
    /// It may whenever it likes.
    Anytime,
}

impl Door {
    pub(crate) fn apply(self, play: &mut dyn Play, seat: Seat, answers: &[Answer], chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        match self {
            Self::Asked => play.apply(seat, answers, chance),
            Self::Anytime => play.apply_anytime(seat, answers, chance),
        }
    }

    pub(crate) fn preview(self, play: &dyn Play, seat: Seat, answers: &[Answer]) -> Result<Preview, Refusal> {
        match self {
            Self::Asked => play.preview(seat, answers),
            Self::Anytime => play.preview_anytime(seat, answers),
        }
    }
}

/// A turn that was played.
pub(crate) struct Turn<'a> {
    pub(crate) door: Door,
    pub(crate) seat: Seat,
    pub(crate) answers: &'a [Answer],
    pub(crate) outcome: &'a Outcome,
    /// The questions before it.
    pub(crate) asked: &'a [Asked],
}

impl Turn<'_> {
    pub(crate) fn preview(&self, play: &dyn Play) -> Result<Preview, Refusal> {
        self.door.preview(play, self.seat, self.answers)
    }

    pub(crate) fn apply(&self, play: &mut dyn Play, chance: &mut Chance<'_>) -> Result<Outcome, Refusal> {
        self.door.apply(play, self.seat, self.answers, chance)
    }
}

/// The turn against its preview, its twins and the questions of others.
pub(crate) fn after_turn(before: &dyn Play, after: &dyn Play, turn: &Turn<'_>, rng: &mut Rng) -> Check {
    irrevocable(turn.outcome)?;
    preview(before, after, turn)?;
    match turn.door {
        Door::Asked => sealing(after, turn)?,
        Door::Anytime => aside(before, after)?,
    }
    draws_by_themselves(before, turn, rng)?;
    turn_on_a_twin(before, after, turn, rng)
}

fn preview(before: &dyn Play, after: &dyn Play, turn: &Turn<'_>) -> Check {
    let seen = match caught(|| turn.preview(before)) {
        Err(panic) => return broken(Property::NoPanic, format!("looking ahead: {panic}")),
        Ok(Err(refusal)) => return broken(Property::Preview, format!("the preview refuses what was taken: {refusal}")),
        Ok(Ok(seen)) => seen,
    };
    let for_others = seen.told.iter().find(|line| !line.audience.includes(Eyes::Seat(turn.seat)));
    ensure(for_others.is_none(), Property::Secrets, || format!("the preview tells a line meant for others: {for_others:?}"))?;
    if seen.stop == Stop::Chance {
        return Ok(());
    }
    let (foreseen, real) = (seen.play.snapshot(), after.snapshot());
    ensure(foreseen == real, Property::Preview, || format!("it came otherwise than the preview said: {}", explain(&foreseen, &real)))?;
    let heard: Vec<_> = turn.outcome.told.iter().filter(|line| line.audience.includes(Eyes::Seat(turn.seat))).collect();
    let same = heard.iter().copied().eq(&seen.told);
    ensure(same, Property::Preview, || format!("told otherwise than the preview said: {heard:?} after {:?}", seen.told))?;
    let stop = if after.is_over() {
        Stop::Over
    } else if turn.door == Door::Asked && after.asked_together() == [turn.seat] {
        Stop::Asked
    } else {
        Stop::Others
    };
    ensure(seen.stop == stop, Property::Preview, || format!("the preview stopped with {:?}, it came to {stop:?}", seen.stop))
}

/// Until all are in, an answer is only sealed: others keep the question they have, and the seat has none.
fn sealing(after: &dyn Play, turn: &Turn<'_>) -> Check {
    if turn.asked.len() < 2 {
        return Ok(());
    }
    let rest: Vec<&Asked> = turn.asked.iter().filter(|question| question.seat != turn.seat).collect();
    let left = after.asked();
    ensure(rest.iter().copied().eq(&left), Property::Sealing, || format!("others were asked {rest:?}, and now {left:?}"))
}

/// An act at any time leaves the questions that wait under the names they had. What changes hands may let the two who deal react where
/// they could not, or no longer; nobody else is asked because of it, or spared.
fn aside(before: &dyn Play, after: &dyn Play) -> Check {
    let (ours, theirs) = (before.open(), after.open());
    let only_in = |some: &[(Seat, String)], others: &[(Seat, String)]| {
        some.iter().filter(|(seat, _)| others.iter().all(|(other, _)| other != seat)).count()
    };
    let dealing = only_in(&ours, &theirs) + only_in(&theirs, &ours);
    let names_stay = ours.iter().all(|(seat, id)| theirs.iter().all(|(other, new)| other != seat || new == id));
    let same = after.is_over() || before.steps_answered() != after.steps_answered() || (names_stay && dealing <= 2);
    ensure(same, Property::Sealing, || format!("an act at any time changed who is asked: {ours:?}, and now {theirs:?}"))
}

/// A draw is irrevocable, or else one could take it back and draw again.
pub(crate) fn irrevocable(outcome: &Outcome) -> Check {
    let is_so = outcome.chance.is_empty() || outcome.committed;
    ensure(is_so, Property::TakeBack, || "something was drawn in a turn that can be taken back".to_owned())
}

/// Several seats' answers opened in one act come to what they come to one by one, as earlier logs have them.
pub(crate) fn one_by_one(before: &dyn Play, after: &dyn Play, answers: &BTreeMap<Seat, Answer>, chance: &[Vec<u32>]) -> Check {
    let mut fork = before.fork();
    let mut noted = Chance::noted(chance.to_vec());
    for (seat, answer) in answers {
        if let Err(refusal) = fork.apply(*seat, std::slice::from_ref(answer), &mut noted) {
            return broken(Property::Sealing, format!("seat {seat} may not answer {answer:?} by itself: {refusal}"));
        }
    }
    let (together, single) = (after.snapshot(), fork.snapshot());
    ensure(together == single, Property::Sealing, || format!("answered one by one it comes otherwise: {}", explain(&together, &single)))
}

/// Acts at any time that nobody may do.
pub(crate) fn anytime_refusals(play: &dyn Play, seat: Seat, asked: Option<&Asked>, rng: &Rng) -> Check {
    let mut tries = vec![(vec![], "an empty act"), (vec![Picked::One("no such thing".to_owned())], "an act that nobody offers")];
    if let Some(asked) = asked {
        tries.extend(garbage(asked).into_iter().map(|(answer, what)| (vec![answer], what)));
    }
    for (answers, what) in tries {
        let (mut fork, mut dice) = (play.fork(), rng.aside(3));
        match caught(|| fork.apply_anytime(seat, &answers, &mut Chance::live(&mut dice)).is_err()) {
            Err(panic) => return broken(Property::NoPanic, format!("{what}, {answers:?} of seat {seat} at any time: {panic}")),
            Ok(true) => {}
            Ok(false) => return broken(Property::Refusals, format!("{what} was taken at any time: {answers:?} of seat {seat}")),
        }
    }
    Ok(())
}

/// Answers nobody offered.
pub(crate) fn refusals(play: &dyn Play, asked: &[Asked], rng: &Rng) -> Check {
    let snapshot = play.snapshot();
    // Looking ahead at nothing yet is how a turn begins to be put together; submitting nothing is not a turn.
    let refuse = |seat: Seat, answers: &[Answer], what: &str| -> Check {
        let mut fork = play.fork();
        let mut dice = rng.aside(2);
        match caught(|| {
            (fork.apply(seat, answers, &mut Chance::live(&mut dice)).is_err(), answers.is_empty() || play.preview(seat, answers).is_err())
        }) {
            Err(panic) => broken(Property::NoPanic, format!("{what}, {answers:?} of seat {seat}: {panic}")),
            Ok((true, true)) => Ok(()),
            Ok((false, _)) => broken(Property::Refusals, format!("{what} was taken: {answers:?} of seat {seat}")),
            Ok((_, false)) => broken(Property::Refusals, format!("a preview took {what}: {answers:?} of seat {seat}")),
        }
    };
    for seat in (0..=play.seats()).map(Seat).filter(|seat| !asked.iter().any(|question| question.seat == *seat)) {
        refuse(seat, &[Picked::One("pass".to_owned())], "an answer nobody asked for")?;
        if let Some(question) = asked.first() {
            refuse(seat, std::slice::from_ref(&question.default), "an answer to the question of another seat")?;
        }
    }
    for question in asked {
        refuse(question.seat, &[], "an empty turn")?;
        for (answer, what) in garbage(question) {
            refuse(question.seat, &[answer], what)?;
        }
        let unknown = Picked::One("no such thing".to_owned());
        refuse(question.seat, &[question.default.clone(), unknown], "a turn that goes wrong later")?;
    }
    let now = play.snapshot();
    ensure(now == snapshot, Property::Refusals, || format!("a refused answer changed something: {}", explain(&snapshot, &now)))
}

/// Wrong answers to one question: no such choice, another shape, too many, too few, the same twice.
fn garbage(question: &Asked) -> Vec<(Answer, &'static str)> {
    let ids: Vec<String> = question.offers.iter().map(|offer| offer.id.clone()).collect();
    let mut all = vec![(Picked::One("no such thing".to_owned()), "a choice that is not on offer")];
    if !matches!(question.shape, Shape::Amount { .. }) {
        all.push((Picked::Amount(0), "a number where there are choices"));
    }
    match question.shape {
        Shape::OneOf => all.push((Picked::Some(ids), "several choices in place of one")),
        Shape::SomeOf { least, most } => {
            let doubled = ids.iter().take(1).chain(&ids).cloned().collect();
            all.push((Picked::Some(ids.iter().map(|_| "no such thing".to_owned()).chain(["x".to_owned()]).collect()), "unknown choices"));
            if !ids.is_empty() {
                all.push((Picked::Some(doubled), "the same choice twice"));
            }
            if (most as usize) < ids.len() {
                all.push((Picked::Some(ids.iter().take(most as usize + 1).cloned().collect()), "too many choices"));
            }
            if least > 0 {
                all.push((Picked::Some(ids.into_iter().take(least as usize - 1).collect()), "too few choices"));
            }
        }
        Shape::Split { total, .. } => {
            let caps = || question.offers.iter().map(|offer| offer.cap.unwrap_or(total));
            for meter in &question.meters {
                let nothing = Picked::Split(vec![]);
                if !meter.reaches(0) {
                    all.push((nothing, "less than a meter asks for"));
                }
                let dearest = (0..ids.len()).max_by_key(|at| meter.reads([(*at, caps().nth(*at).unwrap_or(0))]));
                if let Some((at, most)) = dearest.and_then(|at| Some((at, caps().nth(at)?)))
                    && !meter.is_within(meter.reads([(at, most)]))
                {
                    all.push((Picked::Split(vec![(ids[at].clone(), most)]), "more than a meter allows"));
                }
            }
            if let Some(first) = question.offers.first() {
                all.push((Picked::Split(vec![(first.id.clone(), total.saturating_add(1))]), "a split of more than the total"));
                if let Some(cap) = first.cap.filter(|cap| *cap < total) {
                    let too_much =
                        Picked::Split(question.offers.iter().map(|o| (o.id.clone(), if o.id == first.id { cap + 1 } else { 0 })).collect());
                    all.push((too_much, "a part above its cap"));
                }
            }
            all.push((Picked::Split(vec![("no such thing".to_owned(), total.max(1))]), "a split over something unknown"));
        }
        Shape::Arrange => {
            if let Some((_, shorter)) = ids.split_first() {
                all.push((Picked::Arrange(shorter.to_vec()), "an order that leaves something out"));
            }
        }
        Shape::Amount { least, most } => {
            all.extend(most.checked_add(1).map(|n| (Picked::Amount(n), "a number above the most")));
            all.extend(least.checked_sub(1).map(|n| (Picked::Amount(n), "a number below the least")));
        }
    }
    all
}
