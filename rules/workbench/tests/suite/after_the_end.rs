//! The end sticks: Last Straw is a game whose rules go on and on after they have ended the campaign.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use sternpost_core::*;
use sternpost_game::*;
use sternpost_show::{Scene, Shows};

struct LastStraw;

type TableOf<'a> = Table<'a, LastStraw>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    points: u32,
    /// What seat 0 was rewarded with; nothing may come after the tenth point.
    rewards: u32,
    pile: Vec<u32>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Step {
    Window(Window<Occasion, Ability>),
    Turn,
    Score,
    Reward,
}

impl From<Window<Occasion, Ability>> for Step {
    fn from(window: Window<Occasion, Ability>) -> Self {
        Self::Window(window)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Occasion {
    /// A forced ability scores.
    Triumph,
    /// One that a seat is asked about scores.
    Chance,
    /// A forced ability rewards.
    Scored,
}

terms! {
    "ability";
    /// What can be done at an occasion.
    enum Ability { Score, Reward }
}

messages! {
    "choice";
    /// What can be picked.
    enum Choice { Nothing, Score, Triumph, Queue, Use { ability: Ability } }
}

messages! {
    "line";
    /// What is told.
    enum Line { Won, Rewarded }
}

messages! {
    "ask";
    /// What is asked.
    enum Ask { Turn }
}

/// The tenth point ends it, and then the rules go on as if nothing had happened.
fn score(t: &mut TableOf<'_>) {
    t.state.points += 1;
    t.state.over = true;
    t.tell(&Line::Won);
    t.end();
    reward(t);
    t.next(steps![Step::Reward, Window::new(Occasion::Scored), Step::Turn]);
    assert_eq!((t.roll(2, 6).len(), t.pick(3)), (2, 0), "rules that go on get numbers they can go on with");
    t.shuffle(|s| &mut s.pile);
    t.commit();
    t.skip_to(|step| *step == Step::Reward);
    t.next(steps![Step::Score]);
    t.end();
}

fn reward(t: &mut TableOf<'_>) {
    t.state.rewards += 1;
    t.tell(&Line::Rewarded);
    t.tell_only([Seat(0)], &Line::Rewarded);
    t.tell_except(Seat(0), &Line::Rewarded);
}

impl Rules for LastStraw {
    const ID: &'static str = "last-straw";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Options = ();
    type SeatOptions = ();
    type State = State;
    type Step = Step;
    type Choice = Choice;
    fn seat_offers((): &(), _: &[()]) -> Vec<((), Text)> {
        vec![]
    }
    fn setup_defects(_: &Setup<Self>) -> Vec<String> {
        vec![]
    }
    fn set_up(_: &Setup<Self>, _: &mut Chance<'_>) -> (State, Vec<Step>) {
        let state = State { points: 9, rewards: 0, pile: vec![1, 2, 3], over: false };
        // Whatever ends the campaign in the turn, a reward and a turn are waiting.
        (state, vec![Step::Turn, Step::Reward, Step::Turn])
    }
    fn asks(step: &Step, _: &State) -> Asks<Choice> {
        match step {
            Step::Turn => {
                let offers = [Choice::Score, Choice::Triumph, Choice::Queue];
                Asks::from([(Seat(0), Question::one_of(&Ask::Turn, "Last Straw 1", offers))])
            }
            Step::Window(_) | Step::Score | Step::Reward => Asks::new(),
        }
    }
    fn perform(step: Step, t: &mut TableOf<'_>) {
        match step {
            Step::Score => score(t),
            Step::Reward => reward(t),
            Step::Window(_) | Step::Turn => unreachable!("always asks"),
        }
    }
    fn answered(_: Step, answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
        let (_, picked) = answers.into_iter().next().expect("a turn asks one seat");
        match picked.one() {
            Choice::Score => score(t),
            Choice::Triumph => t.next(steps![Window::new(Occasion::Triumph), Step::Reward]),
            Choice::Queue => t.next(steps![Window::new(Occasion::Chance), Step::Score, Step::Reward]),
            other @ (Choice::Nothing | Choice::Use { .. }) => unreachable!("{other:?} is not on offer"),
        }
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.over.then(|| vec![Standing { seat: Seat(0), rank: 1, score: 10 }, Standing { seat: Seat(1), rank: 2, score: 0 }])
    }
    fn defects(_: &State) -> Vec<String> {
        vec![]
    }
    fn seats(_: &State) -> u8 {
        2
    }
}

impl Reacts for LastStraw {
    type Occasion = Occasion;
    type AbilityId = Ability;
    fn as_window(step: &Step) -> Option<&Window<Occasion, Ability>> {
        if let Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(_: &State, _: &Occasion) -> Vec<Seat> {
        vec![Seat(0), Seat(1)]
    }
    fn may_react(_: &State, occasion: &Occasion, _: &[(Seat, Ability)]) -> Vec<Seat> {
        if *occasion == Occasion::Chance { vec![Seat(0)] } else { vec![] }
    }
    fn abilities(_: &State, occasion: &Occasion, _: Seat) -> Vec<Usable<Ability>> {
        match occasion {
            Occasion::Triumph => vec![Usable::must(Ability::Score)],
            Occasion::Chance => vec![Usable::may(Ability::Score)],
            Occasion::Scored => vec![Usable::must(Ability::Reward)],
        }
    }
    fn use_ability(ability: &Ability, _: Seat, _: &Occasion, t: &mut TableOf<'_>) {
        match ability {
            Ability::Score => score(t),
            Ability::Reward => reward(t),
        }
    }
    fn window_question(_: &State, _: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        Question::one_of(&Ask::Turn, "Last Straw 2", offers)
    }
    fn use_choice(ability: &Ability) -> Choice {
        Choice::Use { ability: *ability }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
}

impl NothingAtAnyTime for LastStraw {}

impl NoOrders for LastStraw {}

impl Described for LastStraw {
    type Given = Given;
    fn twin(s: &State, _: Eyes, _: &mut Chance<'_>) -> State {
        s.clone()
    }
    fn given(_: &Given) -> FromGiven<Self> {
        Err(vec!["it begins at the beginning".to_owned()])
    }
}

impl Shows for LastStraw {
    type View = u32;
    fn view(s: &State, _: Eyes) -> u32 {
        s.points
    }
    fn scene(_: &u32) -> Scene {
        Scene::default()
    }
    fn colours(_: &State) -> BySeat<String> {
        BySeat::new(2, |seat| seat.to_string())
    }
    fn catalogue(_: &str) -> &'static Catalogue {
        static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("en", &[]).expect("no wording is fine"));
        &ENGLISH
    }
}

/// There is only one position to begin from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
struct Given {}

/// A campaign in which seat 0 gives these answers, with what came of the last.
fn after(answers: &[&str]) -> (Position<LastStraw>, Outcome) {
    let setup = Setup { options: (), seats: vec![(), ()] };
    let mut dice = |_: u32| -> u32 { panic!("after the end nothing is drawn") };
    let (mut position, mut out) = Position::begin(&setup, &mut Chance::live(&mut dice));
    for answer in answers {
        let answer = Picked::One((*answer).to_owned());
        out = position.apply(Seat(0), &[answer], &mut Chance::live(&mut dice)).unwrap_or_else(|why| panic!("{why}"));
    }
    (position, out)
}

fn is_the_end(position: &Position<LastStraw>, out: &Outcome, what: &str) {
    assert!(position.is_over() && position.flow.is_empty() && position.asked().next().is_none(), "{what}: {:?}", position.flow);
    let State { points, rewards, pile, over } = &position.state;
    assert_eq!((*points, *rewards, pile.as_slice(), *over), (10, 0, &[1, 2, 3][..], true), "{what}: the table as it ended");
    let told: Vec<&str> = out.told.iter().map(|line| line.text.key.as_ref()).collect();
    assert_eq!(told, ["line-won"], "{what}: the end is told once and nothing after it");
    assert_eq!((out.chance.len(), out.committed), (0, false), "{what}: nothing is drawn or shown");
}

#[test]
fn after_the_end_no_step_runs_whatever_the_ending_step_queues() {
    let (position, out) = after(&["score"]);
    is_the_end(&position, &out, "an answer that ends it");
}

#[test]
fn after_the_end_the_window_in_which_it_came_is_not_offered_again() {
    let (position, out) = after(&["triumph"]);
    is_the_end(&position, &out, "a forced reaction that ends it");
    let (position, out) = after(&["queue", "use:score"]);
    is_the_end(&position, &out, "a chosen reaction that ends it");
}

#[test]
fn after_the_end_no_reward_runs_that_waited_for_its_turn() {
    let (position, out) = after(&["queue", "nothing"]);
    is_the_end(&position, &out, "a step that ends it");
}

#[test]
fn looking_ahead_at_the_end_shows_what_then_happens() {
    let (before, _) = after(&[]);
    let composed = before.compose(Seat(0), &[Picked::One("score".to_owned())]).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(composed.stop, Stop::Over, "what rules would draw after the end stops nobody");
    assert!(composed.position == after(&["score"]).0);
}

#[test]
fn a_snapshot_of_earlier_rules_that_went_on_after_the_end_asks_nobody_any_more() {
    let left = json!({ "state": { "points": 10, "rewards": 1, "pile": [], "over": true }, "flow": ["turn", "reward"] });
    let game: Published<LastStraw> = Published::new();
    let mut play = game.restore(&left.to_string()).unwrap();
    assert!(play.is_over() && play.asked().is_empty() && play.waiting_for().is_empty());
    let answer = [Picked::One("score".to_owned())];
    assert_eq!(play.apply(Seat(0), &answer, &mut Chance::closed()), Err(Refusal::NotAsked));
    let mut position: Position<LastStraw> = serde_json::from_value(left).unwrap();
    assert_eq!(position.settle(&mut Chance::closed()), Outcome::default(), "the reward that was left is not given");
    let kept: Value = serde_json::from_str(&play.snapshot()).unwrap();
    assert_eq!(kept["state"]["rewards"], 1, "the position is kept as it was found");
}
