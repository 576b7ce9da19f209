//! Simulates how long a campaign takes with people who answer when they find the time: bots play it, and each answer comes after a wait that is drawn
//! from a distribution. Nothing is stored or sent; time is a number. Standing orders answer as they do in a campaign.

mod asked_now;
pub mod usual;

use asked_now::AskedNow;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Seat, Source as _};
use sternpost_game::Play;
use sternpost_model::order::{Choose, Order};
use sternpost_model::policy::Windows;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_players::Player;
use sternpost_players::Rng;

/// A campaign that takes longer than this many steps is broken off.
const MOST_STEPS: usize = 20_000;
/// Minutes a person whom a letter has brought stays: asked within them, they answer at once and get no letter.
const STAYS: u64 = 15;
/// Minutes an answer takes whoever is at the page.
const AT_ONCE: u64 = 1;

/// The distribution of how soon people answer a letter: minutes at equal steps of likelihood; between them, as even as it goes.
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

/// The settings of a trial.
#[derive(Clone, Debug)]
pub struct Trial {
    /// How long windows wait.
    pub windows: Windows,
    /// Minutes of a window that ends at a fixed time.
    pub window_minutes: u64,
    /// Whether people let pass in the open what is seldom worth a card ([`usually_waived`](sternpost_orders::usually_waived)).
    pub waivers: bool,
    /// Whether people who let a window pass say at once what they do in one that would follow it at the same moment.
    pub together: bool,
    /// How soon people answer.
    pub answers: Answers,
    /// What people have ordered.
    pub orders: Orders,
    /// Kinds that they do not order, by what their ids begin with.
    pub except: Vec<String>,
    /// Decides how people play and when they answer.
    pub seed: u64,
    /// Rounds after which it is broken off.
    pub rounds: usize,
    /// Whether it is broken off when the phase in which it begins is over.
    pub one_phase: bool,
}

/// The standing orders that people give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orders {
    /// Nothing.
    None,
    /// What a sensible player orders who wants few letters ([`usual`](crate::simulation::usual)).
    Usual,
}

/// The results of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Minutes from its beginning to its end.
    pub minutes: u64,
    /// How often the table waited for somebody who was not at the page.
    pub waits: u32,
    /// Letters with a question that each seat got.
    pub letters: Vec<u32>,
    /// Answers that orders gave.
    pub ordered: u32,
    /// Answers that were said ahead, with that to the window before.
    pub ahead: u32,
    /// Questions of each kind, by the key of their wording.
    pub questions: BTreeMap<String, Counted>,
}

/// The counts of a kind of question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Put to a seat.
    pub asked: u32,
    /// Of these with one possible answer.
    pub sole: u32,
    /// Of these answered by an order.
    pub ordered: u32,
    /// Of these with a letter.
    pub written: u32,
    /// How often the table waited for it, the first of those that were asked together.
    pub waited: u32,
}

/// Plays a campaign on from its beginning; the rounds in order.
pub fn play(mut play: Box<dyn Play>, player: &dyn Player, trial: &Trial) -> Vec<Round> {
    let mut rng = Rng::new(trial.seed);
    let (mut dice, mut waits) = (rng.aside(1), rng.aside(2));
    let seats = usize::from(play.seats());
    let orders: Vec<Vec<Order>> =
        (0..play.seats()).map(|seat| if trial.waivers { usual::waivers(&*play, Seat(seat)) } else { vec![] }).collect();
    let mut people = People { now: 0, came: vec![None; seats], orders, ordered_in: vec![None; seats], ahead: BTreeMap::new() };
    let (mut rounds, mut name, mut begun) = (vec![], round_of_play(&*play), 0);
    let mut round = Round { letters: vec![0; usize::from(play.seats())], ..Round::default() };
    let phase = play.phase();
    for _ in 0..MOST_STEPS {
        if play.is_over() || trial.one_phase && play.phase() != phase {
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
    /// What each seat has ordered.
    orders: Vec<Vec<Order>>,
    /// What each seat had before it when it ordered last: it orders anew when it comes by and that has changed.
    ordered_in: Vec<Option<String>>,
    /// What seats have said ahead of the window that is asked now, when they let the one before it pass.
    ahead: BTreeMap<Seat, Answer>,
}

impl People {
    /// The moment at which a seat answers what it is asked now, and whether it has to be written to.
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
    let now = AskedNow::find(&**play, trial, people, round);
    let too_late = now.wait(&**play, trial, people, round, waits);
    if trial.orders == Orders::Usual {
        // A person at the page sees to it that what they have ordered still says what they want.
        for (seat, _) in now.open.iter().filter(|(seat, _)| !now.passed.contains_key(seat)) {
            people.give_orders(&**play, *seat, &trial.except);
        }
    }
    let taken = if play.asked_together().len() > 1 {
        now.answer_together(play, player, trial, people, &too_late, [rng, dice])
    } else {
        now.answer_alone(play, player, trial, people, [rng, dice])
    };
    taken.expect("players answer what is on offer");
}

impl People {
    /// Lays ahead what follows in a row, in place of what is left of one.
    fn lay_ahead(&mut self, play: &dyn Play, player: &dyn Player, (seat, turn): (Seat, &[Answer]), rng: Rng) {
        if let Some(form) = usual::form_in_row(play, seat) {
            let own = &mut self.orders[usize::from(seat.0)];
            own.retain(|order| !is_row(order));
            own.extend(usual::laid_ahead(play, player, form, (seat, turn), round_of_play(play), rng));
        }
    }

    /// Orders what is usual, if what can be ordered has changed.
    fn give_orders(&mut self, play: &dyn Play, seat: Seat, except: &[String]) {
        let at = usize::from(seat.0);
        let mut forms = play.order_forms(seat);
        forms.retain(|form| !except.iter().any(|kind| form.kind.id.starts_with(kind.as_str())));
        let now = format!("{forms:?}");
        if self.ordered_in[at].as_ref() != Some(&now) {
            self.orders[at].retain(|order| order.waived || is_row(order));
            self.orders[at].extend(usual::orders(play, seat, &forms));
            self.ordered_in[at] = Some(now);
        }
    }
}

/// Whether an order answers questions in a row.
fn is_row(order: &Order) -> bool {
    matches!(order.given.choose, Choose::Row(_))
}

/// Whether a question has one possible answer, whatever the reason why it is asked.
fn is_sole(asked: &sternpost_game::Asked) -> bool {
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
        let people = People { now: 100, came: vec![Some(95), Some(80), None], orders: vec![], ordered_in: vec![], ahead: BTreeMap::new() };
        let mut rng = Rng::new(1);
        assert_eq!([0, 1, 2].map(|seat| people.answers(Seat(seat), &answers, &mut rng)), [(101, false), (130, true), (130, true)]);
    }
}
