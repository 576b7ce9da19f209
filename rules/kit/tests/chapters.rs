//! A game of one chapter, put together by the kit: two seats take coins from a heap.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use sternpost_core::*;
use sternpost_game::Play;
use sternpost_kit::{ask, deck, nobody};
use sternpost_show::{Scene, Shows};

messages! {
    "choice";
    /// What can be picked.
    pub enum Choice { Take, Leave }
}

/// Coins, who has left, and what was done, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Coins {
    left: u32,
    gone: Vec<Seat>,
    done: Vec<String>,
    over: bool,
    deck: Pile<u8>,
    discard: Vec<u8>,
}

impl Coins {
    fn is_gone(&self, seat: Seat) -> bool {
        self.gone.contains(&seat)
    }

    fn anybody_is_gone(&self) -> bool {
        !self.gone.is_empty()
    }
}

/// The one chapter.
mod taking {
    use super::*;

    /// Its steps.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Step {
        Begin,
        Take(Seat),
        Share,
        Must(Seat),
        Draw(u32),
        Look(Seat),
        End,
    }

    /// What each step is.
    pub fn part<P: sternpost_kit::Part<Game>>(step: &Step, it: P) -> P::Out {
        match *step {
            Step::Begin => it.does(|t| t.state.done.push("begun".to_owned())),
            Step::Take(seat) => it.asks_or(|s| may_take(s, seat), take, none_left),
            Step::Share => it.asks_together(|_| [0, 1].map(|seat| (Seat(seat), question())).into(), share, none_left),
            Step::Must(seat) => it.asks(|_| ask(seat, question()), take),
            Step::Draw(count) => it.does(move |t| {
                let drawn = deck::draw(t, |s| (&mut s.deck, &mut s.discard), count);
                t.state.done.push(format!("drew {drawn:?}"));
            }),
            Step::Look(seat) => it.does(move |t| {
                let seen = deck::look(t, |s| &mut s.deck, seat, 2);
                t.state.done.push(format!("saw {seen:?}"));
            }),
            Step::End => it.does(|t| {
                t.state.over = true;
                t.end();
            }),
        }
    }

    fn question() -> Question<Choice> {
        Question::one_of(&Choice::Take, "1", [Choice::Leave, Choice::Take])
    }

    fn may_take(s: &Coins, seat: Seat) -> Asks {
        if s.left == 0 { nobody() } else { ask(seat, question()) }
    }

    fn take(picked: Picked<Choice>, t: &mut Table<'_, Game>) {
        if picked.one() == Choice::Take {
            t.state.left -= 1;
        }
        t.state.done.push("chose".to_owned());
    }

    fn none_left(t: &mut Table<'_, Game>) {
        t.state.done.push("none left".to_owned());
    }

    fn share(answers: Answers, t: &mut Table<'_, Game>) {
        t.state.done.push(format!("{} chose together", answers.len()));
    }
}

sternpost_kit::chapters! {
    game Game;
    absent Coins::is_gone, Coins::anybody_is_gone;
    after look_after;
    /// Rule 1.
    Taking => taking,
}

fn look_after(t: &mut Table<'_, Game>) {
    t.state.done.push("looked".to_owned());
}

/// The game.
pub struct Game;

impl Rules for Game {
    sternpost_kit::steps_by_chapters!();

    const ID: &'static str = "coins";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Options = ();
    type SeatOptions = ();
    type State = Coins;
    type Step = Step;
    type Choice = Choice;
    fn seat_offers((): &(), _: &[()]) -> Vec<((), Text)> {
        vec![]
    }
    fn setup_defects(_: &Setup<Self>) -> Vec<String> {
        vec![]
    }
    fn set_up(_: &Setup<Self>, _: &mut Chance<'_>) -> (Coins, Vec<Step>) {
        (Coins::default(), vec![])
    }
    fn standings(s: &Coins) -> Option<Vec<Standing>> {
        s.over.then(Vec::new)
    }
    fn defects(_: &Coins) -> Vec<String> {
        vec![]
    }
    fn seats(_: &Coins) -> u8 {
        2
    }
}

impl NoWindows for Game {}

impl NothingAtAnyTime for Game {}

impl NoOrders for Game {}

impl Described for Game {
    type Given = ();
    fn twin(s: &Coins, _: Eyes, _: &mut Chance<'_>) -> Coins {
        s.clone()
    }
    fn given((): &()) -> FromGiven<Self> {
        Ok((Coins::default(), vec![]))
    }
}

impl Shows for Game {
    type View = ();
    fn view(_: &Coins, _: Eyes) {}
    fn scene((): &()) -> Scene {
        Scene::default()
    }
    fn colours(_: &Coins) -> BySeat<String> {
        BySeat::new(2, |_| "red".to_owned())
    }
    fn catalogue(_: &str) -> &'static Catalogue {
        unreachable!("nothing is worded here")
    }
}

/// Goes through the steps; each answer is of seat 0.
fn done(coins: Coins, steps: impl IntoIterator<Item = taking::Step>, answers: &[&str]) -> Coins {
    let mut position = Position::<Game>::at(coins, steps.into_iter().map(Step::from).collect());
    position.settle(&mut Chance::closed());
    for answer in answers {
        let answer = Answer::One((*answer).to_owned());
        position.apply(Seat(0), &[answer], &mut Chance::closed()).expect("it is on offer");
    }
    assert!(position.is_over(), "somebody is still asked");
    position.state
}

#[test]
fn what_an_answer_does_follows_its_question() {
    let after = done(Coins { left: 1, ..Coins::default() }, [taking::Step::Begin, taking::Step::Take(Seat(0))], &["take"]);
    assert_eq!(after.left, 0);
    assert_eq!(after.done, ["begun", "looked", "chose", "looked"]);
}

#[test]
fn a_step_with_nothing_to_ask_does_what_it_says_instead() {
    let after = done(Coins::default(), [taking::Step::Take(Seat(0))], &[]);
    assert_eq!(after.done, ["none left", "looked"]);
}

#[test]
fn who_has_left_is_asked_nothing_and_nothing_happens_instead() {
    let gone = Coins { left: 1, gone: vec![Seat(1)], ..Coins::default() };
    let after = done(gone.clone(), [taking::Step::Take(Seat(1)), taking::Step::Must(Seat(1))], &[]);
    assert_eq!((after.left, after.done), (1, vec!["looked".to_owned(), "looked".to_owned()]));
    // Of several the others are asked still.
    let after = done(gone, [taking::Step::Share], &["take"]);
    assert_eq!(after.done, ["1 chose together", "looked"]);
}

#[test]
fn after_the_end_nothing_is_looked_at() {
    let after = done(Coins::default(), [taking::Step::End, taking::Step::Begin], &[]);
    assert_eq!(after.done, Vec::<String>::new());
}

#[test]
fn a_game_without_windows_can_be_asked_about_them() {
    let mut position = Position::<Game>::at(Coins { left: 1, ..Coins::default() }, vec![taking::Step::Take(Seat(0)).into()]);
    position.settle(&mut Chance::closed());
    let play: &dyn Play = &position;
    for seat in [Seat(0), Seat(1)] {
        assert_eq!(play.windows_known(seat), []);
        assert_eq!(play.lets_pass(seat), None);
    }
    assert!(play.if_all_pass().is_none() && play.without_choice().is_empty());
}

/// Goes through steps that ask nothing, with a shuffle that leaves every card where it lies.
fn dealt(coins: Coins, steps: impl IntoIterator<Item = taking::Step>) -> Coins {
    let mut position = Position::<Game>::at(coins, steps.into_iter().map(Step::from).collect());
    let mut dice = |bound: u32| bound - 1;
    position.settle(&mut Chance::live(&mut dice));
    position.state
}

#[test]
fn an_empty_deck_is_made_of_its_discard_pile_as_often_as_it_takes() {
    let coins = Coins { deck: Pile::of_nobody(vec![7]), discard: vec![1, 2, 3], ..Coins::default() };
    let after = dealt(coins, [taking::Step::Draw(3), taking::Step::Draw(9), taking::Step::Draw(1), taking::Step::End]);
    let drawn: Vec<&String> = after.done.iter().filter(|line| line.starts_with("drew")).collect();
    assert_eq!(drawn, ["drew [7, 1, 2]", "drew [3]", "drew []"]);
    assert!(after.deck.is_empty() && after.discard.is_empty());
}

#[test]
fn who_looks_at_a_deck_knows_what_lies_on_top() {
    let coins = Coins { deck: Pile::of_nobody(vec![7, 8, 9]), ..Coins::default() };
    let after = dealt(coins, [taking::Step::Look(Seat(1)), taking::Step::End]);
    assert_eq!(after.done[0], "saw [7, 8]");
    let known = |eyes| after.deck.one_by_one(eyes).flatten().count();
    assert_eq!((known(Eyes::Seat(Seat(1))), known(Eyes::Seat(Seat(0)))), (2, 0));
}
