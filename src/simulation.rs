//! How long a campaign takes with people who answer when they find the time: bots play it, and each answer comes after a wait that is
//! drawn from a distribution. Nothing is stored or sent; time is a number.

use crate::campaign::{passed_over, round_name, round_of};
use crate::store::Windows;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Chance, Play, Seat, Source as _};
use sternpost_players::{Player, Strength};
use sternpost_workbench::Rng;

/// A campaign that takes longer than this many steps is broken off.
const MOST_STEPS: usize = 20_000;
/// Minutes a person whom a letter has brought stays: asked within them, they answer at once and get no letter.
const STAYS: u64 = 15;
/// Minutes an answer takes whoever is at the page.
const AT_ONCE: u64 = 1;

/// How soon people answer a letter: minutes at equal steps of likelihood; between them, as even as it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answers(Vec<u64>);

impl Answers {
    /// From minutes in ascending order, two at least: `2,15,45,120,300,720,1440` says that one letter in six is answered within a
    /// quarter of an hour.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(text: &str) -> Result<Self, String> {
        let minutes: Result<Vec<u64>, _> = text.split(',').map(|part| part.trim().parse::<u64>()).collect();
        let minutes = minutes.map_err(|error| format!("`{text}`: minutes are whole numbers with commas between them ({error})"))?;
        if minutes.len() < 2 || !minutes.is_sorted() || minutes.last().is_some_and(|most| *most > 100_000) {
            return Err(format!("`{text}`: at least two numbers of minutes, the least first, none above 100000"));
        }
        Ok(Self(minutes))
    }

    fn draw(&self, rng: &mut Rng) -> u64 {
        let steps = u32::try_from(self.0.len() - 1).unwrap_or(u32::MAX);
        let at = rng.below(steps) as usize;
        let (least, most) = (self.0[at], self.0[at + 1]);
        least + u64::from(rng.below(u32::try_from(most - least + 1).unwrap_or(u32::MAX)))
    }
}

/// What is tried.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How long windows wait.
    pub windows: Windows,
    /// How soon people answer.
    pub answers: Answers,
    /// Decides how people play and when they answer.
    pub seed: u64,
    /// Rounds after which it is broken off.
    pub rounds: usize,
}

/// What a round came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Minutes from its beginning to its end.
    pub minutes: u64,
    /// How often the table waited for somebody who was not at the page.
    pub waits: u32,
    /// Letters with a question that each seat got.
    pub letters: Vec<u32>,
    /// Questions of each kind, by the key of their wording: how many were put to a seat, and how many of these had one possible answer.
    pub questions: BTreeMap<String, (u32, u32)>,
}

/// Plays a campaign on from its beginning; the rounds in order.
pub fn play(mut play: Box<dyn Play>, player: &dyn Player, trial: &Trial) -> Vec<Round> {
    let mut rng = Rng::new(trial.seed);
    let (mut dice, mut waits) = (rng.aside(1), rng.aside(2));
    let mut people = People { now: 0, came: vec![None; usize::from(play.seats())] };
    let (mut rounds, mut name, mut begun) = (vec![], round_of_play(&*play), 0);
    let mut round = Round { letters: vec![0; usize::from(play.seats())], ..Round::default() };
    for _ in 0..MOST_STEPS {
        if play.is_over() {
            break;
        }
        if name != round_of_play(&*play) {
            // What comes before the first round is set-up.
            let is_first = name.is_none();
            name = round_of_play(&*play);
            round.minutes = people.now - begun;
            begun = people.now;
            let next = Round { letters: vec![0; usize::from(play.seats())], ..Round::default() };
            let over = std::mem::replace(&mut round, next);
            if !is_first {
                rounds.push(over);
            }
            if rounds.len() >= trial.rounds {
                return rounds;
            }
        }
        step(&mut play, player, trial, &mut people, &mut round, [&mut rng, &mut dice, &mut waits]);
    }
    round.minutes = people.now - begun;
    rounds.push(round);
    rounds
}

/// The name of the round; none before the first.
fn round_of_play(play: &dyn Play) -> Option<String> {
    round_of(play).map(|round| round_name(&round))
}

struct People {
    now: u64,
    /// When a letter brought each seat last.
    came: Vec<Option<u64>>,
}

impl People {
    /// When a seat answers what it is asked now, and whether it has to be written to.
    fn answers(&self, seat: Seat, answers: &Answers, rng: &mut Rng) -> (u64, bool) {
        let drawn = answers.draw(rng);
        match self.came[usize::from(seat.0)] {
            Some(came) if came + STAYS >= self.now => (self.now + AT_ONCE, false),
            _ => (self.now + drawn, true),
        }
    }
}

/// Whatever is asked now is answered by whom it waits for.
fn step(
    play: &mut Box<dyn Play>,
    player: &dyn Player,
    trial: &Trial,
    people: &mut People,
    round: &mut Round,
    [rng, dice, waits]: [&mut Rng; 3],
) {
    let passed = passed_over(trial.windows, &**play);
    let alone = play.without_choice();
    let open = play.open();
    for asked in play.asked() {
        let kind = round.questions.entry(asked.prompt.key.to_string()).or_default();
        let has_one = alone.contains_key(&asked.seat) || is_sole(&asked);
        *kind = (kind.0 + 1, kind.1 + u32::from(has_one));
    }
    let mut until = people.now;
    for (seat, _) in open.iter().filter(|(seat, _)| !passed.contains_key(seat)) {
        let (at, is_written_to) = people.answers(*seat, &trial.answers, waits);
        round.letters[usize::from(seat.0)] += u32::from(is_written_to);
        if is_written_to {
            people.came[usize::from(seat.0)] = Some(at);
        }
        until = until.max(at);
    }
    let is_waited_for = until > people.now + AT_ONCE;
    round.waits += u32::from(is_waited_for);
    people.now = until;
    let chance = &mut Chance::live(dice);
    let taken = if play.asked_together().len() > 1 {
        let mut answers: BTreeMap<Seat, Answer> = BTreeMap::new();
        for (seat, _) in &open {
            let thought = || player.turn(&**play, *seat, Strength::Steady, rng).into_iter().next();
            let answer = passed.get(seat).cloned().or_else(thought);
            let default = || play.asked_of(*seat).map(|asked| asked.default);
            answers.extend(answer.or_else(default).map(|answer| (*seat, answer)));
        }
        play.apply_together(&answers, chance).map(drop).map_err(|(_, refusal)| refusal)
    } else if let Some((seat, _)) = open.first() {
        let turn = match passed.get(seat) {
            Some(answer) => vec![answer.clone()],
            None => player.turn(&**play, *seat, Strength::Steady, rng),
        };
        play.apply(*seat, &turn, chance).map(drop)
    } else {
        Ok(())
    };
    taken.expect("players answer what is on offer");
}

/// Whether a question has one possible answer, whatever the reason why it is asked.
fn is_sole(asked: &sternpost_core::Asked) -> bool {
    matches!(asked.shape, sternpost_core::Shape::OneOf) && asked.offers.len() == 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_are_drawn_between_the_numbers_that_were_given() {
        let answers = Answers::read("5, 5,60").unwrap();
        let mut rng = Rng::new(7);
        let drawn: Vec<u64> = (0..400).map(|_| answers.draw(&mut rng)).collect();
        assert!(drawn.iter().all(|minutes| (5..=60).contains(minutes)));
        let soon = drawn.iter().filter(|minutes| **minutes == 5).count();
        assert!((150..=260).contains(&soon), "half of the letters are answered after five minutes: {soon} of 400");
    }

    #[test]
    fn what_is_no_distribution_is_refused() {
        for text in ["", "5", "5,four", "60,5", "1,-2", "1,999999999"] {
            assert!(Answers::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn whoever_is_at_the_page_gets_no_letter() {
        let answers = Answers::read("30,30").unwrap();
        let people = People { now: 100, came: vec![Some(95), Some(80), None] };
        let mut rng = Rng::new(1);
        assert_eq!([0, 1, 2].map(|seat| people.answers(Seat(seat), &answers, &mut rng)), [(101, false), (130, true), (130, true)]);
    }
}
