//! Plays a scenario's steps.

use super::dice::Dice;
use super::expect;
use super::failure::{Failure, answer_words};
use super::file::{AnswerGiven, File, Shaped, Step, Until, turn};
use crate::panics::caught;
use serde_json::json;
use sternpost_core::{Answer, Chance, Game, Outcome, Play, Seat, Told};

/// More defaults than any rulebook takes between two moments one could wait for.
const MOST_DEFAULTS: usize = 2_000;

/// Runs a file that could be read.
pub(crate) fn run(game: &dyn Game, file: &File) -> Result<(), Vec<Failure>> {
    let steps = read_steps(file).map_err(|failure| vec![failure])?;
    let (play, outcome, dice) = begin(game, file).map_err(|why| vec![Failure::of_file(why)])?;
    let mut table = Table { play, dice, told: outcome.told };
    let mut failures = vec![];
    for (at, step) in steps.iter().enumerate() {
        match table.step(step) {
            Err(stuck) => {
                failures.push(stuck.at(at + 1, table.play.as_ref()));
                // What comes after a step that could not be played means nothing.
                return Err(failures);
            }
            Ok(found) => failures.extend(found.into_iter().map(|failure| failure.at(at + 1, table.play.as_ref()))),
        }
    }
    let left = table.dice.left();
    if !left.is_empty() {
        failures.push(Failure::of_file(format!("`dice` are left over: {left:?}")));
    }
    if failures.is_empty() { Ok(()) } else { Err(failures) }
}

fn read_steps(file: &File) -> Result<Vec<Step>, Failure> {
    let read = |(at, value): (usize, &serde_json::Value)| {
        let step: Result<Step, _> = serde_json::from_value(value.clone());
        step.map_err(|why| Failure::of_file(format!("step {} cannot be read: {why}\n    it says : {}", at + 1, crate::diff::short(value))))
    };
    file.steps.iter().enumerate().map(read).collect()
}

fn begin(game: &dyn Game, file: &File) -> Result<(Box<dyn Play>, Outcome, Dice), String> {
    if let Some(id) = file.game.as_deref().filter(|id| *id != game.id()) {
        return Err(format!("this is a scenario of `{id}`, run as one of `{}`", game.id()));
    }
    let mut dice = Dice::new(&file.dice, file.seed);
    let begun = match (&file.given, &file.setup) {
        (Some(given), _) => caught(|| game.given(given, &mut Chance::live(&mut dice))),
        (None, Some(setup)) => {
            let options = setup.options.clone().unwrap_or_else(|| game.default_options());
            let whole = json!({"options": options, "seats": setup.seats});
            // Nobody wants to script the shuffling of five decks.
            let mut shuffles = Dice::new(&[], Some(file.seed.unwrap_or(0)));
            caught(|| game.begin(&whole, &mut Chance::live(&mut shuffles)))
        }
        (None, None) => return Err("a scenario begins from `given` or from `setup`".to_owned()),
    };
    // First of all the script: where dice have run dry nobody ever hits, and rules that end by chance do not end.
    if let Some(wrong) = dice.take_wrong() {
        return Err(format!("before the first step: {wrong}"));
    }
    let (play, outcome) = begun.map_err(|panic| format!("the rules panicked on this position: {panic}"))?.map_err(|e| e.to_string())?;
    Ok((play, outcome, dice))
}

struct Table {
    play: Box<dyn Play>,
    dice: Dice,
    /// Since the last expectation.
    told: Vec<Told>,
}

impl Table {
    /// What is not as expected; or why the scenario cannot go on.
    fn step(&mut self, step: &Step) -> Result<Vec<Failure>, Failure> {
        let bad = |why: &str| Err(Failure::of_file(why));
        if let Some(faces) = &step.dice {
            self.dice.add(faces);
        }
        if step.because.is_some() && step.refused.is_none() {
            return bad("`because` belongs to `refused`");
        }
        if step.defaults.is_some() && step.until.is_none() {
            return bad("`defaults` belongs to `until`");
        }
        let given = answer_of(step).map_err(Failure::of_file)?;
        match (step.seat, given, &step.refused, &step.expect, &step.until) {
            (Some(seat), Some(answers), None, None, None) => self.answer(Seat(seat), &answers).map(|()| vec![]),
            (Some(seat), None, Some(refused), None, None) => self.refused(Seat(seat), refused, step.because.as_deref()),
            (None, None, None, Some(expect), None) => {
                let found = caught(|| expect::check(self.play.as_ref(), &self.told, expect));
                self.told.clear();
                found.map_err(|panic| Failure::of_file(format!("the rules panicked when asked what is so: {panic}")))
            }
            (None, None, None, None, Some(until)) if step.defaults != Some(false) => self.play_until(until).map(|()| vec![]),
            (_, _, _, _, _) => bad(
                "a step is one of: `seat` with one of `answer`, `some`, `split`, `arrange`, `amount`, `turn`; `seat` with `refused`; `expect`; `until`",
            ),
        }
    }

    fn answer(&mut self, seat: Seat, answers: &[Answer]) -> Result<(), Failure> {
        let words = || format!("seat {seat} answers {}", answers.iter().map(answer_words).collect::<Vec<_>>().join(", then "));
        let mut fork = self.play.fork();
        let dice = &mut self.dice;
        let applied = caught(|| fork.apply(seat, answers, &mut Chance::live(dice)));
        if let Some(wrong) = self.dice.take_wrong() {
            return Err(Failure::of_file(format!("{}: {wrong}", words())));
        }
        match applied {
            Err(panic) => Err(Failure::differs(words(), "the answer is taken", format!("the rules panicked: {panic}"))),
            Ok(Err(refusal)) => Err(Failure::differs(words(), "the answer is taken", format!("refused: {refusal}"))),
            Ok(Ok(outcome)) => {
                self.play = fork;
                self.told.extend(outcome.told);
                Ok(())
            }
        }
    }

    fn refused(&mut self, seat: Seat, given: &AnswerGiven, because: Option<&str>) -> Result<Vec<Failure>, Failure> {
        let answers = turn(given).map_err(Failure::of_file)?;
        let before = self.play.snapshot();
        let mut fork = self.play.fork();
        let mut dice = crate::Rng::new(0);
        let words = || format!("seat {seat} answers {}", answers.iter().map(answer_words).collect::<Vec<_>>().join(", then "));
        let found = match caught(|| fork.apply(seat, &answers, &mut Chance::live(&mut dice))) {
            Err(panic) => Some(Failure::differs(words(), "a refusal", format!("the rules panicked: {panic}"))),
            Ok(Ok(_)) => Some(Failure::differs(words(), "a refusal", "the answer is taken")),
            Ok(Err(refusal)) => {
                let said = refusal.to_string();
                let fits = because.is_none_or(|fragment| said.contains(fragment));
                (!fits).then(|| Failure::differs(words(), format!("refused because … {} …", because.unwrap_or_default()), said))
            }
        };
        let after = self.play.snapshot();
        let changed = (before != after)
            .then(|| Failure::of_file(format!("a refused answer changed something: {}", crate::diff::explain(&before, &after))));
        Ok(found.into_iter().chain(changed).collect())
    }

    fn play_until(&mut self, until: &Until) -> Result<(), Failure> {
        if until.seat.is_none() && until.prompt.is_none() && until.over.is_none() {
            return Err(Failure::of_file("`until` names a `seat`, a `prompt`, or `over`"));
        }
        for _ in 0..MOST_DEFAULTS {
            let asked = self.play.asked();
            let over = self.play.is_over();
            let wanted = |q: &sternpost_core::Asked| {
                until.seat.is_none_or(|seat| q.seat == Seat(seat)) && until.prompt.as_ref().is_none_or(|key| q.prompt.key == *key)
            };
            let question = (until.seat.is_some() || until.prompt.is_some()).then(|| asked.iter().any(wanted));
            if question.unwrap_or(true) && until.over.is_none_or(|wanted| wanted == over) {
                return Ok(());
            }
            let Some(first) = asked.first() else {
                return Err(Failure::differs("playing on with defaults", format!("{until:?}"), "the campaign came to its end"));
            };
            self.answer(first.seat, std::slice::from_ref(&first.default))?;
        }
        Err(Failure::differs("playing on with defaults", format!("{until:?}"), format!("not within {MOST_DEFAULTS} answers")))
    }
}

/// The answers of a step, if it has any.
fn answer_of(step: &Step) -> Result<Option<Vec<Answer>>, String> {
    let Step { answer: one, some, split, arrange, amount, turn: several, .. } = step;
    let shaped = Shaped { some: some.clone(), split: split.clone(), arrange: arrange.clone(), amount: *amount, turn: None };
    let is_shaped = some.is_some() || split.is_some() || arrange.is_some() || amount.is_some();
    match (one, is_shaped, several) {
        (None, false, None) => Ok(None),
        (Some(id), false, None) => turn(&AnswerGiven::One(id.clone())).map(Some),
        (None, true, None) => turn(&AnswerGiven::Shaped(shaped)).map(Some),
        (None, false, Some(turn)) => turn.iter().map(super::file::answer).collect::<Result<Vec<_>, _>>().map(Some),
        (_, _, _) => Err("a step has one answer, or one `turn` of several".to_owned()),
    }
}
