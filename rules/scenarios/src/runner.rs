//! Plays a scenario's steps.

use super::answers::{answer_of, turn_words};
use super::dice::Dice;
use super::expect;
use super::failure::Failure;
use super::file::{Expect, File, Step};
use super::words::{at_path, meant};
use super::{Report, answers};
use crate::panics::caught;
use crate::reading::alike;
use serde_json::json;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Answer, Chance, Outcome, Refusal, Seat, Told};
use sternpost_game::{Asked, Game, Play};

/// Runs a file that could be read.
pub(crate) fn run(game: &dyn Game, file: &File) -> Result<Report, Vec<Failure>> {
    let steps = read_steps(file).map_err(|failure| vec![failure])?;
    let (play, outcome, dice) = begin(game, file).map_err(|why| vec![Failure::of_file(why)])?;
    let sealed = BTreeMap::new();
    let (told, stale, alike) = (outcome.told, Stale::default(), BTreeSet::new());
    let mut table = Table { game, play, dice, sealed, at: 0, told, asked: vec![], stale, played_on: vec![], alike };
    table.note_asked();
    let mut report = Report::default();
    let mut failures: Vec<Failure> = table.holds_too_much().map(|failure| table.place(failure)).into_iter().collect();
    for (at, step) in steps.iter().enumerate() {
        table.at = at + 1;
        let came = table.step(step);
        if step.until.is_some() {
            report.played_on.extend(table.played_on.iter().map(|line| format!("step {}: {line}", at + 1)));
        }
        match came {
            Err(stuck) => {
                failures.push(table.place(stuck));
                // What comes after a step that could not be played means nothing.
                return Err(failures);
            }
            Ok(found) => failures.extend(found.into_iter().chain(table.holds_too_much()).map(|failure| table.place(failure))),
        }
    }
    let left = table.dice.left();
    if !left.is_empty() {
        failures.push(Failure::of_file(format!("`dice` are left over: {left:?}")));
    }
    report.alike = table.alike.into_iter().collect();
    if failures.is_empty() { Ok(report) } else { Err(failures) }
}

fn read_steps(file: &File) -> Result<Vec<Step>, Failure> {
    let read = |(at, value): (usize, &serde_json::Value)| {
        at_path::<Step>(value)
            .map_err(|why| Failure::of_file(format!("step {} cannot be read: {why}\n    it says : {}", at + 1, crate::diff::short(value))))
    };
    file.steps.iter().flatten().enumerate().map(read).collect()
}

/// The position a file begins with, and the script of chance.
pub(super) fn begin(game: &dyn Game, file: &File) -> Result<(Box<dyn Play>, Outcome, Dice), String> {
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
    let begun = begun.map_err(|panic| format!("the rules panicked on this position: {panic}"))?;
    let (play, outcome) = begun.map_err(|bad| {
        let what = if file.given.is_some() { "the position" } else { "the set-up" };
        let why: Vec<String> = bad.0.iter().map(|why| meant(why)).collect();
        format!("{what} cannot be played: {}", why.join("; "))
    })?;
    Ok((play, outcome, dice))
}

/// What has been looked at, and goes when the scenario is played on: expectations side by side look at the same.
#[derive(Default)]
struct Stale {
    told: bool,
    asked: bool,
}

/// A seat that was asked something.
struct AskedOnce {
    /// After which step; 0 before the first.
    at: usize,
    seat: Seat,
    prompt: String,
}

/// A scenario under way.
pub(super) struct Table<'a> {
    game: &'a dyn Game,
    pub(super) play: Box<dyn Play>,
    pub(super) dice: Dice,
    /// Answers to a step that asks several seats, until all are in.
    pub(super) sealed: BTreeMap<Seat, Answer>,
    /// The step, counted from 1.
    at: usize,
    /// Since the last expectation on lines.
    told: Vec<Told>,
    /// Since the last expectation on who was never asked.
    asked: Vec<AskedOnce>,
    stale: Stale,
    /// What the last `until` answered by default.
    pub(super) played_on: Vec<String>,
    /// Questions of which two offers read alike.
    alike: BTreeSet<String>,
}

impl Table<'_> {
    fn place(&self, failure: Failure) -> Failure {
        Failure { played_on: self.played_on.clone().into(), ..failure.at(self.at, &self.asked()) }
    }

    /// What holds more than it may while somebody is asked, as random play looks at it.
    fn holds_too_much(&self) -> Option<Failure> {
        let asked = caught(|| self.play.asked()).unwrap_or_default();
        let held = if asked.is_empty() { vec![] } else { self.play.overfull() };
        (!held.is_empty()).then(|| Failure::differs("what is held", "no more than may be", held.join("; ")))
    }

    /// What is not as expected; or why the scenario cannot go on.
    fn step(&mut self, step: &Step) -> Result<Vec<Failure>, Failure> {
        let bad = |why: &str| Err(Failure::of_file(why));
        if let Some(faces) = &step.dice {
            self.dice.add(faces);
        }
        if (step.because.is_some() || step.asked.is_some()) && step.refused.is_none() {
            return bad("`asked` and `because` belong to `refused`");
        }
        if step.defaults.is_some() && step.until.is_none() {
            return bad("`defaults` belongs to `until`");
        }
        let given = answer_of(step).map_err(Failure::of_file)?;
        if let Some(act) = &step.at_any_time {
            let is_alone =
                given.is_none() && step.seat.is_none() && step.refused.is_none() && step.expect.is_none() && step.until.is_none();
            return if is_alone { self.at_any_time(act) } else { bad("`at_any_time` is a step of its own") };
        }
        match (step.seat, given, &step.refused, &step.expect, &step.until) {
            (Some(seat), Some(answers), None, None, None) => self.answer(Seat(seat), &answers).map(|()| vec![]),
            (Some(seat), None, Some(refused), None, None) => {
                let (Some(asked), Some(because)) = (&step.asked, &step.because) else {
                    return bad(
                        "`refused` says which question it is `asked` (the key of the prompt, or `nothing`), and `because` of what it is refused",
                    );
                };
                let answers = answers::turn(refused).map_err(Failure::of_file)?;
                Ok(self.refused(Seat(seat), &answers, asked, because))
            }
            (None, None, None, Some(expect), None) => self.expect(expect),
            (None, None, None, None, Some(until)) if step.defaults != Some(false) => self.play_until(until).map(|()| vec![]),
            (_, _, _, _, _) => bad(
                "a step is one of: `seat` with one of `answer`, `some`, `split`, `arrange`, `amount`, `turn`; `seat` with `refused`, `asked` and `because`; `at_any_time`; `expect`; `until`",
            ),
        }
    }

    fn expect(&mut self, expect: &Expect) -> Result<Vec<Failure>, Failure> {
        let found = caught(|| expect::check(self.play.as_ref(), &self.asked(), &self.told, expect));
        let mut found = found.map_err(|panic| Failure::of_file(format!("the rules panicked when asked what is so: {panic}")))?;
        for seat in expect.never_asked.iter().flatten() {
            if let Some(once) = self.asked.iter().find(|once| once.seat == Seat(*seat)) {
                let when = if once.at == 0 { "at the beginning".to_owned() } else { format!("after step {}", once.at) };
                found.push(Failure::differs(format!("the questions to seat {seat}"), "none", format!("{} {when}", once.prompt)));
            }
        }
        let decides =
            |seat: &u8| self.play.open().iter().any(|(of, _)| of.0 == *seat) && !self.play.without_choice().contains_key(&Seat(*seat));
        for (seats, wanted) in [(&expect.no_choice, false), (&expect.choice, true)] {
            let words = |decides: bool| if decides { "it decides something" } else { "it decides nothing" };
            let wrong = seats.iter().filter(|seat| decides(seat) != wanted);
            found.extend(wrong.map(|seat| Failure::differs(format!("what seat {seat} is asked"), words(wanted), words(!wanted))));
        }
        self.stale.told |= expect.told.is_some() || expect.told_in_any_order.is_some() || expect.not_told.is_some();
        self.stale.asked |= expect.never_asked.is_some();
        Ok(found)
    }

    /// A seat's turn, all of it or nothing.
    pub(super) fn answer(&mut self, seat: Seat, answers: &[Answer]) -> Result<(), Failure> {
        let words = || format!("seat {seat} answers {}", turn_words(answers));
        let before = self.dice.clone();
        let mut fork = self.play.fork();
        let (dice, sealed) = (&mut self.dice, &mut self.sealed);
        let applied = caught(|| give(fork.as_mut(), sealed, seat, answers, &mut Chance::live(dice)));
        if let Some(wrong) = self.dice.take_wrong() {
            return Err(Failure::of_file(format!("{}: {wrong}", words())));
        }
        match applied {
            Err(panic) => Err(Failure::differs(words(), "the answer is taken", format!("the rules panicked: {panic}"))),
            Ok(Err(_)) => {
                let refused = self.refusal(seat, answers, &before).map_err(Failure::of_file)?;
                let why = refused.map_or_else(|| "refused".to_owned(), |refused| refused.words(answers));
                Err(Failure::differs(words(), "the answer is taken", why))
            }
            Ok(Ok(outcome)) => {
                self.read_on(seat, answers);
                self.go_on(fork, outcome);
                Ok(())
            }
        }
    }

    /// Takes over what came of an answer.
    pub(super) fn go_on(&mut self, play: Box<dyn Play>, outcome: Outcome) {
        let stale = std::mem::take(&mut self.stale);
        if stale.told {
            self.told.clear();
        }
        if stale.asked {
            self.asked.clear();
        }
        self.play = play;
        self.told.extend(outcome.told);
        self.note_asked();
    }

    /// The open questions, without those whose answers are sealed.
    pub(super) fn asked(&self) -> Vec<Asked> {
        let mut asked = caught(|| self.play.asked()).unwrap_or_default();
        asked.retain(|asked| !self.sealed.contains_key(&asked.seat));
        asked
    }

    /// The questions within a turn.
    fn read_on(&mut self, seat: Seat, answers: &[Answer]) {
        for upto in 1..answers.len() {
            if let Ok(Ok(seen)) = caught(|| self.play.preview(seat, &answers[..upto])) {
                self.alike.extend(seen.play.asked().iter().filter_map(|question| alike(self.game, question)));
            }
        }
    }

    fn note_asked(&mut self) {
        let asked = self.asked();
        let at_any_time: Vec<Asked> = (0..self.play.seats()).filter_map(|seat| caught(|| self.play.anytime(Seat(seat))).ok()?).collect();
        self.alike.extend(asked.iter().chain(&at_any_time).filter_map(|question| alike(self.game, question)));
        self.asked.extend(asked.into_iter().map(|asked| AskedOnce {
            at: self.at,
            seat: asked.seat,
            prompt: asked.prompt.key.into_owned(),
        }));
    }
}

/// A seat's turn. Where several seats are asked, a file gives their answers one by one, and all are opened when the last is in.
pub(super) fn give(
    play: &mut dyn Play,
    sealed: &mut BTreeMap<Seat, Answer>,
    seat: Seat,
    answers: &[Answer],
    chance: &mut Chance<'_>,
) -> Result<Outcome, Refusal> {
    if play.asked_together().len() < 2 {
        return play.apply(seat, answers, chance);
    }
    let (first, rest) = answers.split_first().ok_or(Refusal::Empty)?;
    if sealed.contains_key(&seat) {
        return Err(Refusal::NotAsked);
    }
    play.check(seat, first)?;
    if !rest.is_empty() {
        return Err(Refusal::TurnEnded { taken: 1 });
    }
    sealed.insert(seat, first.clone());
    if play.open().iter().any(|(seat, _)| !sealed.contains_key(seat)) {
        return Ok(Outcome::default());
    }
    play.apply_together(&std::mem::take(sealed), chance).map_err(|(_, refusal)| refusal)
}
