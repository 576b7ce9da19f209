//! The game as the kernel sees it: every method hands over to the chapter it belongs to.

use crate::cards::abilities::{self, AbilityId};
use crate::cards::occasions::{self, Occasion};
use crate::economy::deal_terms;
use crate::flow::{self, Answers, Asks, Step, T};
use crate::position::given::Given;
use crate::position::state::State;
use crate::setup::options::{Options, SeatOptions};
use crate::show::messages::Choice;
use crate::show::view::View;
use crate::{
    position::{defects, laying_out, twin},
    setup::{full_setup, seating},
    show::{details, first_look, layers, orders, remarks, scene, tally, view, wording},
};
use std::ops::RangeInclusive;
use sternpost_core::{
    Barred, BySeat, Catalogue, Chance, DealForm, Eyes, FirstLook, FromGiven, Kind, Layer, OrderForm, Picked, Proposed, Question, Rules,
    Scene, Seat, Setup, Standing, Tally, Text, Usable, Window, Worth,
};

/// Twilight Imperium, 4th edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwilightImperium;

/// The colours of the plastic, by seat.
const COLOURS: [&str; 6] = ["red", "blue", "yellow", "purple", "green", "black"];

impl Rules for TwilightImperium {
    const ID: &'static str = "twilight-imperium";
    const REVISION: u32 = 9;
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
        full_setup::defects(setup)
    }
    fn first_look(options: &Options, seats: u8) -> Option<FirstLook> {
        first_look::first_look(options, seats)
    }
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (State, Vec<Step>) {
        full_setup::set_up(setup, chance)
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
    fn anytime(state: &State, step: &Step, seat: Seat) -> Option<Question<Choice>> {
        flow::anytime(state, step, seat)
    }
    fn at_any_time(seat: Seat, picked: Picked<Choice>, t: &mut T<'_>) {
        flow::at_any_time(seat, picked, t);
    }
    fn is_of_anytime(step: &Step) -> bool {
        flow::is_of_anytime(step)
    }
    fn why_not(step: &Step, state: &State, seat: Seat) -> Vec<Barred<Choice>> {
        flow::why_not(state, step, seat)
    }
    fn remarks(step: &Step, state: &State, seat: Seat) -> Vec<Text> {
        remarks::beside(state, step, seat)
    }
    fn detail(step: &Step, state: &State, seat: Seat, choice: &Choice) -> Vec<Text> {
        details::of(state, step, seat, choice)
    }
    fn kinds(step: &Step, state: &State, seat: Seat) -> Vec<Kind> {
        orders::kinds(step, state, seat)
    }
    fn order_forms(state: &State, seat: Seat) -> Vec<OrderForm> {
        orders::forms(state, seat)
    }
    fn proposals(state: &State, step: &Step, seat: Seat) -> Vec<Proposed<Choice>> {
        flow::proposals(state, step, seat)
    }
    fn deal_form(state: &State, seat: Seat) -> Option<DealForm> {
        deal_terms::form(state, seat)
    }
    fn is_at_stake(step: &Step, state: &State, seat: Seat) -> bool {
        orders::is_at_stake(step, state, seat)
    }
    fn is_idle(step: &Step, state: &State, seat: Seat, choice: &Choice) -> bool {
        Self::as_window(step).is_some_and(|window| abilities::is_idle(state, &window.occasion, seat, choice))
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
    fn overfull(flow: &[Step], state: &State) -> Vec<String> {
        defects::overfull(flow, state)
    }
    fn twin(state: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        twin::twin(state, eyes, chance)
    }
    fn deal_anew(state: &mut State, chance: &mut Chance<'_>) {
        twin::deal_what_nobody_knows(state, chance);
    }
    fn given(given: &Given) -> FromGiven<Self> {
        laying_out::position(given)
    }
    fn phase(state: &State) -> String {
        format!("round {}, {} phase", state.round, state.phase.id())
    }
    fn on_turn(state: &State) -> Option<Seat> {
        state.underway.turn.as_ref().map(|turn| turn.seat)
    }
    fn seats(state: &State) -> u8 {
        state.players.len()
    }
    fn colours(state: &State) -> BySeat<String> {
        BySeat::new(state.players.len(), |seat| COLOURS[usize::from(seat.0)].to_owned())
    }
    fn catalogue(language: &str) -> &'static Catalogue {
        wording::catalogue(language)
    }
    fn as_window(step: &Step) -> Option<&Window<Occasion, AbilityId>> {
        if let Step::Window(window) = step { Some(window) } else { None }
    }
    fn reaction_order(state: &State, _: &Occasion) -> Vec<Seat> {
        occasions::order(state)
    }
    fn may_react(state: &State, occasion: &Occasion, used: &[(Seat, AbilityId)]) -> Vec<Seat> {
        abilities::may_react(state, occasion, used)
    }
    fn abilities(state: &State, occasion: &Occasion, seat: Seat) -> Vec<Usable<AbilityId>> {
        abilities::usable(state, occasion, seat)
    }
    fn use_ability(ability: &AbilityId, seat: Seat, occasion: &Occasion, t: &mut T<'_>) {
        abilities::begin(*ability, seat, occasion, t);
    }
    fn window_question(_: &State, occasion: &Occasion, _: Seat, offers: Vec<Choice>) -> Question<Choice> {
        abilities::question(occasion, offers)
    }
    fn use_choice(ability: &AbilityId) -> Choice {
        abilities::choice(*ability)
    }
    fn pass_choice() -> Option<Choice> {
        Some(Choice::Nothing)
    }
}
