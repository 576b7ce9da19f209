//! Skirmish: a game small enough to read in one sitting that uses everything the kernel offers.
//!
//! The whole rulebook, which the chapters cite:
//! 1 Two to four camps start with two guards, three coins and two cards each; a drawn lot says who leads. (`state.rs`)
//! 2 A day: dawn, when banners work; everybody draws a card; sealed bids for a banner, or for a point when there is none
//!   left, the leader putting tied bidders in order, and the winner leads; then turns, clockwise from the leader. (`day.rs`)
//! 3 A turn: hire guards for a coin and riders for two, play cards, and march against a camp once or rest. While somebody's turn
//!   waits, any camp may give coins to another. (`turn.rs`)
//! 4 A card is announced with its target, may be cancelled, and then works. (`cards.rs`)
//! 5 A fight goes round by round: ambushes, dice, hits, and the defender may withdraw. (`fight.rs`)
//! 6 At dusk hands shrink to two cards and everybody earns two coins. Whoever has points enough wins at once. (`day.rs`)
//!
//! It lies among the tests so that the service's tests can play it too; it depends on the kernel alone.

pub(crate) mod cards;
mod day;
mod fight;
mod given;
pub(crate) mod state;
mod turn;
mod view;
pub(crate) mod words;

use cards::{Ability, Kind, Occasion};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use state::State;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use sternpost_core::*;
use sternpost_game::*;
use sternpost_show::{Scene, Shows};
use words::{Ask, Choice};

/// The game, as the product's list would have it.
pub(crate) fn game() -> &'static dyn Game {
    static GAME: Published<Skirmish> = Published::new();
    &GAME
}

/// A set-up of so many seats, as JSON.
pub(crate) fn setup(seats: u8) -> serde_json::Value {
    let setup: Setup<Skirmish> = Setup { options: Options::default(), seats: Colour::ALL.iter().take(seats.into()).copied().collect() };
    serde_json::to_value(setup).expect("a set-up is plain data")
}

/// The rules of Skirmish.
pub(crate) struct Skirmish;

/// What the host decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    /// The points that win.
    pub(crate) goal: u32,
    /// How many days at most.
    pub(crate) days: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { goal: 4, days: 4 }
    }
}

terms! {
    "colour";
    /// The colour of a camp.
    pub(crate) enum Colour { Red, Blue, Green, Gold }
}

pub(crate) type Reaction = Window<Occasion, Ability>;
pub(crate) type TableOf<'a> = Table<'a, Skirmish>;

/// Something the rulebook tells one to do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    Window(Reaction),
    Day,
    Draw,
    Bid,
    Ties { tied: Vec<Seat> },
    Turns,
    Turn { seat: Seat },
    Hire { seat: Seat },
    Give { seat: Seat, to: Seat },
    Target { seat: Seat, kind: Kind },
    Announce { seat: Seat, kind: Kind, target: Option<Seat> },
    Resolve,
    Fight { attacker: Seat, defender: Seat },
    FightRound,
    Roll,
    TakeHits { seat: Seat },
    Withdraw,
    FightEnds,
    SetAside,
    Dusk,
}

impl From<Reaction> for Step {
    fn from(window: Reaction) -> Self {
        Self::Window(window)
    }
}

impl Rules for Skirmish {
    const ID: &'static str = "skirmish";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    type Options = Options;
    type SeatOptions = Colour;
    type State = State;
    type Step = Step;
    type Choice = Choice;
    fn seat_offers(_: &Options, taken: &[Colour]) -> Vec<(Colour, Text)> {
        Colour::ALL.iter().filter(|colour| !taken.contains(colour)).map(|colour| (*colour, colour.name())).collect()
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        let twice = setup.seats.iter().enumerate().filter(|(i, colour)| setup.seats[..*i].contains(colour));
        twice.map(|(_, colour)| format!("two camps are {colour}")).collect()
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        (state::set_up(&setup.options, &setup.seats, chance), vec![Step::Day])
    }
    fn asks(step: &Step, s: &State) -> Asks<Choice> {
        match step {
            Step::Bid => day::bids(s),
            Step::Ties { tied } => day::ties(s, tied),
            Step::Turn { seat } => turn::actions(s, *seat),
            Step::Hire { seat } => turn::hires(s, *seat),
            Step::Give { seat, to } => turn::amounts(s, *seat, *to),
            Step::Target { seat, .. } => cards::targets(s, *seat),
            Step::TakeHits { seat } => fight::losses(s, *seat),
            Step::Withdraw => fight::withdrawal(s),
            Step::SetAside => day::surplus(s),
            Step::Window(_) | Step::Day | Step::Draw | Step::Turns | Step::Announce { .. } | Step::Resolve => Asks::new(),
            Step::Fight { .. } | Step::FightRound | Step::Roll | Step::FightEnds | Step::Dusk => Asks::new(),
        }
    }
    fn perform(step: Step, t: &mut TableOf<'_>) {
        match step {
            Step::Day => day::day(t),
            Step::Draw => day::draw(t),
            Step::Turns => day::turns(t),
            Step::Announce { seat, kind, target } => cards::announce(seat, kind, target, t),
            Step::Resolve => cards::resolve(t),
            Step::Fight { attacker, defender } => fight::begin(attacker, defender, t),
            Step::FightRound => fight::round(t),
            Step::Roll => fight::roll(t),
            Step::Withdraw => fight::nobody_to_withdraw(t),
            Step::FightEnds => fight::end(t),
            Step::Dusk => day::dusk(t),
            // Nobody has a hit to take or a card too many.
            Step::TakeHits { .. } | Step::SetAside => {}
            Step::Window(_)
            | Step::Bid
            | Step::Ties { .. }
            | Step::Turn { .. }
            | Step::Hire { .. }
            | Step::Give { .. }
            | Step::Target { .. } => {
                unreachable!("a step that always asks is never performed")
            }
        }
    }
    fn answered(step: Step, answers: BTreeMap<Seat, Picked<Choice>>, t: &mut TableOf<'_>) {
        match step {
            Step::Bid => day::bid(answers, t),
            Step::SetAside => day::set_aside(answers, t),
            Step::Window(_)
            | Step::Day
            | Step::Draw
            | Step::Ties { .. }
            | Step::Turns
            | Step::Turn { .. }
            | Step::Hire { .. }
            | Step::Give { .. }
            | Step::Target { .. }
            | Step::Announce { .. }
            | Step::Resolve
            | Step::Fight { .. }
            | Step::FightRound
            | Step::Roll
            | Step::TakeHits { .. }
            | Step::Withdraw
            | Step::FightEnds
            | Step::Dusk => {
                let (_, picked) = answers.into_iter().next().expect("these steps ask one seat");
                answered_by_one(step, picked, t);
            }
        }
    }
    fn standings(s: &State) -> Option<Vec<Standing>> {
        s.over.then(|| state::standings(s))
    }
    fn defects(s: &State) -> Vec<String> {
        state::defects(s)
    }
    fn phase(s: &State) -> String {
        format!("day {}", s.day)
    }
    fn seats(s: &State) -> u8 {
        s.camps.len()
    }
}

impl Reacts for Skirmish {
    type Occasion = Occasion;
    type AbilityId = Ability;
    fn as_window(step: &Step) -> Option<&Reaction> {
        if let Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(s: &State, _: &Occasion) -> Vec<Seat> {
        s.camps.clockwise_from(s.leader).collect()
    }
    fn may_react(s: &State, occasion: &Occasion, _: &[(Seat, Ability)]) -> Vec<Seat> {
        cards::may_react(s, occasion)
    }
    fn abilities(s: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<Ability>> {
        cards::abilities(s, occasion, seat)
    }
    fn use_ability(ability: &Ability, seat: Seat, _: &Occasion, t: &mut TableOf<'_>) {
        cards::use_ability(*ability, seat, t);
    }
    fn window_question(_: &State, occasion: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        let (prompt, rule) = match occasion {
            Occasion::Dawn => (Ask::Banner, "Skirmish 2"),
            Occasion::Announced { .. } => (Ask::Cancel, "Skirmish 4"),
            Occasion::RoundStarts => (Ask::Ambush, "Skirmish 5"),
        };
        Question::one_of(&prompt, rule, offers)
    }
    fn use_choice(ability: &Ability) -> Choice {
        Choice::Use { ability: *ability }
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Pass)
    }
}

impl Anytime for Skirmish {
    fn anytime(s: &State, step: &Step, seat: Seat) -> Option<Question<Choice>> {
        turn::gifts(s, step, seat)
    }
    fn at_any_time(seat: Seat, picked: Picked<Choice>, t: &mut TableOf<'_>) {
        turn::begin_to_give(seat, picked.one(), t);
    }
    fn is_of_anytime(step: &Step) -> bool {
        matches!(step, Step::Give { .. })
    }
}

impl Ordered for Skirmish {
    #[expect(clippy::wildcard_enum_match_arm, reason = "all else is asked whatever was said ahead")]
    fn kinds(step: &Step, _: &State, _: Seat) -> Vec<sternpost_core::Kind> {
        match step {
            Step::Bid => vec![sternpost_core::Kind::of(&words::Ask::Bid)],
            Step::Withdraw => vec![sternpost_core::Kind::of(&words::Ask::Withdraw)],
            _ => vec![],
        }
    }
    fn order_forms(_: &State, _: Seat) -> Vec<sternpost_core::OrderForm> {
        [words::Ask::Bid, words::Ask::Withdraw].map(|kind| sternpost_core::OrderForm::first(&kind, [])).to_vec()
    }
}

impl Described for Skirmish {
    type Given = given::Given;
    fn deal_anew(s: &mut State, chance: &mut Chance<'_>) {
        state::deal_anew(s, chance);
    }
    fn twin(s: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        state::twin(s, eyes, chance)
    }
    fn given(given: &given::Given) -> FromGiven<Self> {
        given::position(given)
    }
}

impl Shows for Skirmish {
    type View = view::View;
    fn view(s: &State, eyes: Eyes) -> view::View {
        view::view(s, eyes)
    }
    fn scene(view: &view::View) -> Scene {
        view::scene(view)
    }
    fn colours(s: &State) -> BySeat<String> {
        s.camps.iter().map(|(_, camp)| camp.colour.id()).collect()
    }
    fn catalogue(_: &str) -> &'static Catalogue {
        static ENGLISH: LazyLock<Catalogue> =
            LazyLock::new(|| Catalogue::new("en", &[include_str!("text/en.ftl")]).expect("the wording is tested"));
        &ENGLISH
    }
}

fn answered_by_one(step: Step, picked: Picked<Choice>, t: &mut TableOf<'_>) {
    match step {
        Step::Ties { .. } => day::ordered(picked.several(), t),
        Step::Turn { seat } => turn::act(seat, picked.one(), t),
        Step::Hire { seat } => turn::hire(seat, picked.one(), t),
        Step::Give { seat, to } => turn::give(seat, to, picked.amount(), t),
        Step::Target { seat, kind } => cards::targeted(seat, kind, picked.one(), t),
        Step::TakeHits { seat } => fight::take_hits(seat, picked.parts(), t),
        Step::Withdraw => fight::withdraw(picked.one(), t),
        Step::Window(_)
        | Step::Day
        | Step::Draw
        | Step::Bid
        | Step::Turns
        | Step::Announce { .. }
        | Step::Resolve
        | Step::Fight { .. }
        | Step::FightRound
        | Step::Roll
        | Step::FightEnds
        | Step::SetAside
        | Step::Dusk => {
            unreachable!("asks nobody, or several seats")
        }
    }
}
