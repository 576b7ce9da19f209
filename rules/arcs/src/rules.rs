//! The game as the kernel sees it: every method hands over to the chapter it belongs to.

use crate::flow::{self, Answers, Asks, Step, T};
use crate::options::{Colour, Options};
use crate::position::given::{self, Given};
use crate::position::state::State;
use crate::position::{defects, twin};
use crate::setup::laying_out;
use crate::show::messages::Choice;
use crate::show::view::{self, View};
use crate::show::{details, first_look, layers, orders, places, remarks, scene, tally, wording};
use std::ops::RangeInclusive;
use sternpost_core::{
    Barred, BySeat, Catalogue, Chance, Eyes, FirstLook, FromGiven, Kind, Layer, OrderForm, Place, Rules, Scene, Seat, Setup, Standing,
    Tally, Text, Worth,
};

/// Arcs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arcs;

impl Rules for Arcs {
    // Its cards change what is done, or are used in one's own turn.
    sternpost_kit::without_windows!();

    const ID: &'static str = "arcs";
    const REVISION: u32 = 2;
    const SEATS: RangeInclusive<u8> = 2..=4;

    type Options = Options;
    type SeatOptions = Colour;
    type State = State;
    type Step = Step;
    type Choice = Choice;
    type View = View;
    type Given = Given;

    fn seat_offers(_: &Options, taken: &[Colour]) -> Vec<(Colour, Text)> {
        Colour::ALL.iter().filter(|colour| !taken.contains(colour)).map(|colour| (*colour, colour.name())).collect()
    }
    fn place_of(choice: &Choice, seat: Seat) -> Option<Place> {
        places::place_of(choice, seat)
    }
    fn setup_defects(setup: &Setup<Self>) -> Vec<String> {
        laying_out::defects(setup)
    }
    fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
        first_look::first_look(options, seats)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        laying_out::set_up(setup, chance)
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
    fn why_not(step: &Step, state: &State, seat: Seat) -> Vec<Barred<Choice>> {
        flow::why_not(state, step, seat)
    }
    fn remarks(step: &Step, state: &State, _: Seat) -> Vec<Text> {
        remarks::beside(state, step)
    }
    fn detail(step: &Step, state: &State, seat: Seat, choice: &Choice) -> Vec<Text> {
        details::of(state, step, seat, choice)
    }
    fn kinds(step: &Step, _: &State, _: Seat) -> Vec<Kind> {
        orders::kinds(step)
    }
    fn order_forms(_: &State, _: Seat) -> Vec<OrderForm> {
        orders::forms()
    }
    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }
    fn scene(view: &View) -> Scene {
        scene::scene(view)
    }
    fn tally(view: &View) -> Tally {
        tally::tally(view)
    }
    fn layers(_: &State, eyes: Eyes) -> Vec<Layer> {
        layers::layers(eyes)
    }
    fn worths(state: &State, eyes: Eyes, layer: &str) -> Vec<Worth> {
        layers::worths(state, eyes, layer)
    }
    fn standings(state: &State) -> Option<Vec<Standing>> {
        state.standings.clone()
    }
    fn defects(state: &State) -> Vec<String> {
        defects::defects(state)
    }
    fn twin(state: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        twin::twin(state, eyes, chance)
    }
    fn deal_anew(state: &mut State, chance: &mut Chance<'_>) {
        twin::deal_what_nobody_knows(state, chance);
    }
    fn given(given: &Given) -> FromGiven<Self> {
        given::position(given)
    }
    fn phase(state: &State) -> String {
        if state.draft.is_some() {
            return "draft".to_owned();
        }
        match state.round_of_chapter() {
            Some(round) => format!("chapter {}, round {round}", state.chapter),
            None => format!("chapter {}, round {} in all", state.chapter, state.round_number),
        }
    }
    fn on_turn(state: &State) -> Option<Seat> {
        state.turn.as_ref().map(|turn| turn.seat)
    }
    fn seats(state: &State) -> u8 {
        state.players.len()
    }
    fn colours(state: &State) -> BySeat<String> {
        BySeat::new(state.players.len(), |seat| state.players[seat].colour.id())
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        wording::catalogue(language)
    }
}
