//! Outpost: a second tiny game, for what Skirmish has no use for.
//!
//! The whole rulebook, which the chapters cite:
//! 1 One to three watches hold an outpost for some nights: against each other, which takes two, or together. (`mod.rs`)
//! 2 Before the first night each packs a bag in secret: three things, oil for at most two lamps, the rest rope. (`nights.rs`)
//! 3 At dusk each may light lamps, as many as it has oil for. (`nights.rs`)
//! 4 Then each in turn keeps watch on one side, for a point and one more for each lamp it has lit tonight, or sleeps. (`nights.rs`)
//! 5 Against each other whoever has the most points wins; as many as have them. Together they win if they have as many as the goal, and
//!   lose if not. (`state.rs`)
//!
//! Nothing is told between dusk and the first turn: whoever lets dusk pass can take that turn in the same visit. Its options have an object
//! of rulings within them. It lies among the tests so that the service's tests can play it too; it depends on the kernel alone.

mod nights;
pub(crate) mod state;
mod view;
pub(crate) mod words;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use state::{Ability, State};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use sternpost_core::*;
use sternpost_game::*;
use sternpost_show::{Scene, Shows};
use words::{Ask, Choice};

/// The game, as the product's list would have it.
pub(crate) fn game() -> &'static dyn Game {
    static GAME: Published<Outpost> = Published::new();
    &GAME
}

/// A set-up of so many seats, as JSON.
pub(crate) fn setup(options: &Options, seats: u8) -> serde_json::Value {
    let setup: Setup<Outpost> = Setup { options: options.clone(), seats: Colour::ALL.iter().take(seats.into()).copied().collect() };
    serde_json::to_value(setup).expect("a set-up is plain data")
}

/// The rules of Outpost.
pub(crate) struct Outpost;

/// Whom the watches play against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Mode {
    /// Each other.
    #[default]
    Contest,
    /// The nights.
    Together,
}

/// What the host decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// Whom the watches play against.
    pub(crate) mode: Mode,
    /// The points that they need together.
    #[schemars(range(min = 1, max = 40))]
    pub(crate) goal: u32,
    /// How many nights.
    #[schemars(range(min = 1, max = 9))]
    pub(crate) nights: u32,
    /// How what the rulebook leaves open is read.
    pub(crate) rulings: Rulings,
}

/// How what the rulebook leaves open is read.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Rulings {
    /// What a lamp does for who sleeps.
    pub(crate) sleepers: Sleepers,
    /// Whether a lamp adds a point at all.
    pub(crate) lamps_count: bool,
}

/// What a lamp does for who sleeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sleepers {
    /// Nothing.
    #[default]
    GainNothing,
    /// A point.
    GainAPoint,
}

impl Default for Rulings {
    fn default() -> Self {
        Self { sleepers: Sleepers::GainNothing, lamps_count: true }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { mode: Mode::Contest, goal: 6, nights: 2, rulings: Rulings::default() }
    }
}

terms! {
    "colour";
    /// The colour of a watch.
    pub(crate) enum Colour { Red, Blue, Green }
}

/// When watches may do something out of turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Occasion {
    Dusk,
}

pub(crate) type Dusk = Window<Occasion, Ability>;
pub(crate) type TableOf<'a> = Table<'a, Outpost>;

/// Something the rulebook tells one to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    Window(Dusk),
    Pack,
    Night,
    Turn { seat: Seat },
    Look { seat: Seat },
    Dawn,
}

impl From<Dusk> for Step {
    fn from(window: Dusk) -> Self {
        Self::Window(window)
    }
}

impl Rules for Outpost {
    const ID: &'static str = "outpost";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=3;
    type Options = Options;
    type SeatOptions = Colour;
    type State = State;
    type Step = Step;
    type Choice = Choice;
    // Outpost 1: against each other it takes two
    fn seats_for(options: &Options) -> RangeInclusive<u8> {
        match options.mode {
            Mode::Contest => 2..=3,
            Mode::Together => 1..=3,
        }
    }
    fn seat_offers(_: &Options, taken: &[Colour]) -> Vec<(Colour, Text)> {
        Colour::ALL.iter().filter(|colour| !taken.contains(colour)).map(|colour| (*colour, colour.name())).collect()
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        let twice = setup.seats.iter().enumerate().filter(|(i, colour)| setup.seats[..*i].contains(colour));
        twice.map(|(_, colour)| format!("two watches are {colour}")).collect()
    }
    fn set_up(setup: &Setup<Self>, _: &mut Chance<'_>) -> (State, Vec<Step>) {
        (state::set_up(&setup.options, &setup.seats), vec![Step::Pack, Step::Night])
    }
    fn asks(step: &Step, s: &State) -> Asks<Choice> {
        match step {
            Step::Pack => nights::bags(s),
            Step::Turn { seat } => nights::turn(*seat),
            Step::Look { seat } => nights::sides(*seat),
            Step::Window(_) | Step::Night | Step::Dawn => Asks::new(),
        }
    }
    fn perform(step: Step, t: &mut TableOf<'_>) {
        match step {
            Step::Night => nights::night(t),
            Step::Dawn => nights::dawn(t),
            Step::Window(_) | Step::Pack | Step::Turn { .. } | Step::Look { .. } => {
                unreachable!("a step that always asks is never performed")
            }
        }
    }
    fn answered(step: Step, answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
        let one = |answers: BTreeMap<Seat, Picked<Choice>>| answers.into_values().next().expect("these steps ask one seat").one();
        match step {
            Step::Pack => nights::pack(answers, t),
            Step::Turn { seat } => nights::take_turn(seat, &one(answers), t),
            Step::Look { seat } => nights::look(seat, &one(answers), t),
            Step::Window(_) | Step::Night | Step::Dawn => unreachable!("these steps ask nobody"),
        }
    }
    fn plays_together(s: &State) -> bool {
        s.options.mode == Mode::Together
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.over.then(|| state::standings(s))
    }
    fn defects(s: &State) -> Vec<String> {
        state::defects(s)
    }
    fn phase(s: &State) -> String {
        format!("night {}", s.night)
    }
    fn seats(s: &State) -> u8 {
        s.watches.len()
    }
}

impl Reacts for Outpost {
    type Occasion = Occasion;
    type AbilityId = Ability;
    fn as_window(step: &Step) -> Option<&Dusk> {
        if let Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(s: &State, _: &Occasion) -> Vec<Seat> {
        s.watches.seats().collect()
    }
    fn may_react(s: &State, _: &Occasion, _: &[(Seat, Ability)]) -> Vec<Seat> {
        nights::may_light(s)
    }
    fn abilities(s: &State, _: &Occasion, seat: Seat) -> Vec<Usable<Ability>> {
        nights::abilities(s, seat)
    }
    fn use_ability(_: &Ability, seat: Seat, _: &Occasion, t: &mut TableOf<'_>) {
        nights::light(seat, t);
    }
    fn window_question(_: &State, _: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        Question::one_of(&Ask::Dusk, "Outpost 3", offers)
    }
    fn use_choice(ability: &Ability) -> Choice {
        Choice::Use { ability: *ability }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Pass)
    }
}

impl NothingAtAnyTime for Outpost {}

impl Ordered for Outpost {
    fn kinds(step: &Step, _: &State, _: Seat) -> Vec<Kind> {
        match step {
            Step::Window(_) => vec![Kind::of(&Ask::Dusk)],
            Step::Turn { .. } => vec![Kind::of(&Ask::Turn)],
            Step::Pack | Step::Night | Step::Look { .. } | Step::Dawn => vec![],
        }
    }
    fn order_forms(_: &State, _: Seat) -> Vec<OrderForm> {
        nights::order_forms()
    }
}

impl Described for Outpost {
    type Given = state::Given;
    fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        state::twin(s, eyes, chance)
    }
    fn given(given: &state::Given) -> FromGiven<Self> {
        state::position(given)
    }
}

impl Shows for Outpost {
    type View = view::View;
    fn view(s: &State, eyes: Eyes) -> view::View {
        view::view(s, eyes)
    }
    fn scene(view: &view::View) -> Scene {
        view::scene(view)
    }
    fn colours(s: &State) -> BySeat<String> {
        s.watches.iter().map(|(_, watch)| watch.colour.id()).collect()
    }
    fn catalogue(_: &str) -> &'static Catalogue {
        static ENGLISH: LazyLock<Catalogue> =
            LazyLock::new(|| Catalogue::new("en", &[include_str!("text/en.ftl")]).expect("the wording is tested"));
        &ENGLISH
    }
}
