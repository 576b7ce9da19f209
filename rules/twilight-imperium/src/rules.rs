//! The game as the kernel sees it: every method hands over to the chapter it belongs to.

use crate::flow::{self, AbilityId, Answers, Asks, Occasion, Step, T};
use crate::given::Given;
use crate::messages::Choice;
use crate::options::{Options, SeatOptions};
use crate::state::State;
use crate::view::View;
use crate::{defects, given, scene, seating, setup, tile_stacks, view};
use std::ops::RangeInclusive;
use std::sync::OnceLock;
use sternpost_core::{BySeat, Catalogue, Chance, Eyes, FromGiven, Question, Rules, Scene, Seat, Setup, Standing, Text, Usable, Window};

/// Twilight Imperium, 4th edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwilightImperium;

/// The colours of the plastic, by seat.
const COLOURS: [&str; 6] = ["red", "blue", "yellow", "purple", "green", "black"];

impl Rules for TwilightImperium {
    const ID: &'static str = "twilight-imperium";
    const REVISION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=6;

    type Options = Options;
    type SeatOptions = SeatOptions;
    type State = State;
    type Step = Step;
    type Choice = Choice;
    type Occasion = Occasion;
    type AbilityId = AbilityId;
    type View = View;
    type Given = Given;

    fn seat_offers(options: &Options, taken: &[SeatOptions]) -> Vec<(SeatOptions, Text)> {
        seating::offers(options, taken)
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        setup::defects(setup)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        setup::set_up(setup, chance)
    }
    fn asks(step: &Step, state: &State) -> Asks {
        flow::asks(step, state)
    }
    fn perform(step: Step, t: &mut T<'_>) {
        flow::perform(step, t);
    }
    fn answered(step: Step, answers: Answers, t: &mut T<'_>) {
        flow::answered(step, answers, t);
    }
    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }
    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }
    fn standings(state: &State) -> Option<Vec<Standing>> {
        state.standings.clone()
    }
    fn defects(state: &State) -> Vec<String> {
        defects::defects(state)
    }
    fn twin(state: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        let mut twin = state.clone();
        if eyes != Eyes::Arbiter {
            chance.shuffle(twin.objectives.face_down.for_the_rules_mut());
            if let Some(placing) = &mut twin.tile_placing {
                tile_stacks::twin(placing, eyes, chance);
            }
        }
        twin
    }
    fn given(given: &Given) -> FromGiven<Self> {
        given::position(given)
    }
    fn seats(state: &State) -> u8 {
        state.players.len()
    }
    fn colours(state: &State) -> BySeat<String> {
        BySeat::new(state.players.len(), |seat| COLOURS[usize::from(seat.0)].to_owned())
    }
    fn catalogue(_language: &str) -> &'static Catalogue {
        static ENGLISH: OnceLock<Catalogue> = OnceLock::new();
        ENGLISH.get_or_init(|| {
            let sources = [include_str!("../text/en.ftl"), include_str!("../text/en-components.ftl"), include_str!("../text/en-setup.ftl")];
            Catalogue::new("en", &sources).expect("the shipped wording is well-formed")
        })
    }
    fn as_window(step: &Step) -> Option<&Window<Occasion, AbilityId>> {
        match step {
            Step::Window(window) => Some(window),
            _ => None,
        }
    }
    fn reaction_order(_: &State, occasion: &Occasion) -> Vec<Seat> {
        match *occasion {}
    }
    fn may_react(_: &State, occasion: &Occasion) -> Vec<Seat> {
        match *occasion {}
    }
    fn abilities(_: &State, occasion: &Occasion, _: Seat) -> Vec<Usable<AbilityId>> {
        match *occasion {}
    }
    fn use_ability(ability: &AbilityId, _: Seat, _: &Occasion, _: &mut T<'_>) {
        match *ability {}
    }
    fn window_question(_: &State, occasion: &Occasion, _: Seat, _: Vec<Choice>) -> Question<Choice> {
        match *occasion {}
    }
    fn use_choice(ability: &AbilityId) -> Choice {
        match *ability {}
    }
    fn pass_choice() -> Choice {
        Choice::Pass
    }
}
