//! What a game's author implements.

use crate::{
    Barred, BySeat, Catalogue, Chance, DealForm, Eyes, FirstLook, Kind, Layer, Message, OrderForm, Picked, Place, Proposed, Question,
    Scene, Seat, Setup, Standing, Table, Tally, Text, Usable, Window, Worth,
};
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// Plain data that can be part of a position: it must survive a round trip through JSON at every moment.
pub trait Plain: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// The questions of one step: whom it asks what. Several seats at once means sealed answers, opened together when all are in.
pub type Asks<C> = BTreeMap<Seat, Question<C>>;

/// A state and the steps that follow it; or what is wrong with the description it was to be made from.
pub type FromGiven<R> = Result<(<R as Rules>::State, Vec<<R as Rules>::Step>), Vec<String>>;

/// A game: a rulebook made executable.
///
/// Everything here is a pure function of its arguments. Refusals are the kernel's business: what a question offers is legal,
/// and nothing else is ever passed to [`Rules::answered`].
pub trait Rules: Sized + Send + Sync + 'static {
    /// The stable id, kebab-case: `twilight-imperium`.
    const ID: &'static str;
    /// Raised whenever a change could make an old log fold to a different position.
    const REVISION: u32;
    /// How many seats may play.
    const SEATS: RangeInclusive<u8>;

    /// What the host decides before the start.
    type Options: Plain + Default + JsonSchema;
    /// What a seat decides before the start: its faction, say.
    type SeatOptions: Plain + JsonSchema;
    /// The position, without the steps still to come.
    type State: Plain;
    /// Something the rulebook tells one to do.
    type Step: Plain + From<Window<Self::Occasion, Self::AbilityId>>;
    /// The game's nouns: what can be picked.
    type Choice: Plain + Message + Ord;
    /// A timing point at which seats may react.
    type Occasion: Plain;
    /// The name of something a card or sheet can do at an occasion.
    type AbilityId: Plain + Ord;
    /// What somebody is shown.
    type View: Serialize;
    /// A position described by hand, for scenarios.
    type Given: Plain + JsonSchema;

    /// How many seats may play with these options: no more and no fewer than [`Rules::SEATS`] allow, and by default just those.
    fn seats_for(_options: &Self::Options) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// What seats may still choose before the start, given what others have chosen; the lobby offers these.
    fn seat_offers(options: &Self::Options, taken: &[Self::SeatOptions]) -> Vec<(Self::SeatOptions, Text)>;

    /// Where on the board a choice of a seat is; an offer that says its place itself is only where this says nothing.
    fn place_of(_choice: &Self::Choice, _seat: Seat) -> Option<Place> {
        None
    }

    /// What is wrong with a set-up, in words; nothing if it can be played.
    fn setup_defects(setup: &Setup<Self>) -> Vec<String>;

    /// The board as far as the options settle it before the start, for so many seats; nothing by default.
    fn first_look(_options: &Self::Options, _seats: u8) -> Option<FirstLook> {
        None
    }

    /// The first position and the first steps. Called only with a set-up that has no defects.
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (Self::State, Vec<Self::Step>);

    /// Whom a step asks what; empty if it needs nobody. Always derived from the state, never stored.
    fn asks(step: &Self::Step, state: &Self::State) -> Asks<Self::Choice>;

    /// Carries out a step that asks nobody.
    fn perform(step: Self::Step, t: &mut Table<'_, Self>);

    /// Carries on with the answers to a step's questions.
    fn answered(step: Self::Step, answers: BTreeMap<Seat, Picked<Self::Choice>>, t: &mut Table<'_, Self>);

    /// What a seat may answer whenever it likes, with `step` on top: proposing a deal, say. Nobody waits for it, and it is asked only
    /// if somebody wants to know. Nothing by default; where the rules forbid everything of the kind at this moment, nothing.
    fn anytime(_state: &Self::State, _step: &Self::Step, _seat: Seat) -> Option<Question<Self::Choice>> {
        None
    }

    /// Carries out what a seat has answered to [`Rules::anytime`]. What it queues comes before the step on top.
    fn at_any_time(_seat: Seat, _picked: Picked<Self::Choice>, _t: &mut Table<'_, Self>) {
        unreachable!("nothing may be answered at any time");
    }

    /// Whether a step is part of an act at any time: what it asks must be answered in the same act.
    fn is_of_anytime(_step: &Self::Step) -> bool {
        false
    }

    /// What a person would look for among the offers of a step and cannot pick now, with the reason: from the conditions that make
    /// the offers, and of what the seat may know.
    fn why_not(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Barred<Self::Choice>> {
        vec![]
    }

    /// What stands beside the question of a step: what everybody may know and nobody should have to work out, the odds of a fight, say.
    /// Asked for only when somebody looks.
    fn remarks(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Text> {
        vec![]
    }

    /// What a choice of a step's question does in full, a paragraph each, of what the seat may know. Nothing by default: then it is
    /// what stands on the thing that the choice names. Asked for only when somebody looks.
    fn detail(_step: &Self::Step, _state: &Self::State, _seat: Seat, _choice: &Self::Choice) -> Vec<Text> {
        vec![]
    }

    /// Of what kinds the question is that a step asks a seat, the most special one first: what an answer given ahead is for. Made of what
    /// the seat may know, and of nothing that differs from one such question to the next. None by default: it is always asked.
    fn kinds(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Kind> {
        vec![]
    }

    /// The kinds for which a seat can give orders whatever is asked now; of what it may know.
    fn order_forms(_state: &Self::State, _seat: Seat) -> Vec<OrderForm> {
        vec![]
    }

    /// What others have proposed to a seat and it can reply to at any time, with `step` on top; of what it may know. Nothing by default.
    fn proposals(_state: &Self::State, _step: &Self::Step, _seat: Seat) -> Vec<Proposed<Self::Choice>> {
        vec![]
    }

    /// What can be in proposals to a seat; none by default: the game has no proposals.
    fn deal_form(_state: &Self::State, _seat: Seat) -> Option<DealForm> {
        None
    }

    /// Whether something of the seat's own is at stake in the question that a step asks it: its units, its planets. Of what it may know.
    fn is_at_stake(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// Whether a choice of a window that is open would do nothing, as everybody can see: it is legal, and nobody is asked for its sake alone. Of what
    /// everybody may know.
    fn is_idle(_step: &Self::Step, _state: &Self::State, _seat: Seat, _choice: &Self::Choice) -> bool {
        false
    }

    /// What these eyes are shown, built field by field.
    fn view(state: &Self::State, eyes: Eyes) -> Self::View;

    /// The board as a picture, made from a view.
    fn scene(view: &Self::View) -> Scene;

    /// How everybody stands, made from a view; nothing by default.
    fn tally(_view: &Self::View) -> Tally {
        Tally::default()
    }

    /// The layers that can be laid over the board for these eyes; none by default.
    fn layers(_state: &Self::State, _eyes: Eyes) -> Vec<Layer> {
        vec![]
    }

    /// What one of [`Rules::layers`] says, of what these eyes may know.
    fn worths(_state: &Self::State, _eyes: Eyes, _layer: &str) -> Vec<Worth> {
        vec![]
    }

    /// Whether all seats are on one side: they win or lose together, and several first ranks are no draw. No by default.
    fn plays_together(_state: &Self::State) -> bool {
        false
    }

    /// The final ranking, once the campaign is over.
    fn standings(state: &Self::State) -> Option<Vec<Standing>>;

    /// What cannot be: pieces too many, limits broken. Empty in every reachable position.
    fn defects(state: &Self::State) -> Vec<String>;

    /// What holds more than it may with these steps to come, the next one last, though a surplus goes as soon as it is there. Empty whenever
    /// somebody is asked: what the next steps settle before anything else is not counted. Nothing by default: the game has no such limits.
    fn overfull(_flow: &[Self::Step], _state: &Self::State) -> Vec<String> {
        vec![]
    }

    /// A position these eyes cannot tell from this one: hidden cards change places. Used to prove that nothing leaks.
    fn twin(state: &Self::State, eyes: Eyes, chance: &mut Chance<'_>) -> Self::State;

    /// Deals anew what lies face down and no seat may know: the order of a deck, without the cards in it that somebody has seen. Every pile keeps its
    /// size, hands stay, and no seat can tell from what it may know that anything has changed. Nothing by default: the game hides nothing from everybody.
    fn deal_anew(_state: &mut Self::State, _chance: &mut Chance<'_>) {}

    /// A position from a scenario's description, with the steps that follow.
    ///
    /// # Errors
    /// What is wrong with it, in words.
    fn given(given: &Self::Given) -> FromGiven<Self>;

    /// The part of the game that is on, numbered if it comes again: `3 action`. Who plays on without looking does not go further.
    fn phase(_state: &Self::State) -> String {
        String::new()
    }

    /// Whose turn it is; none between turns, and by default: then nothing lasts until somebody's turn.
    fn on_turn(_state: &Self::State) -> Option<Seat> {
        None
    }

    /// The number of seats of a position.
    fn seats(state: &Self::State) -> u8;

    /// The colour name of each seat, for boards: `red`. Stable through the campaign.
    fn colours(state: &Self::State) -> BySeat<String>;

    /// The wording in a language, English if there is no other.
    fn catalogue(language: &str) -> &'static Catalogue;

    /// The window a step is, if it is one.
    fn as_window(step: &Self::Step) -> Option<&Window<Self::Occasion, Self::AbilityId>>;

    /// The order in which reactions to an occasion are resolved.
    fn reaction_order(state: &Self::State, occasion: &Self::Occasion) -> Vec<Seat>;

    /// The seats asked whether they react: all that public knowledge allows, whether or not they hold anything. What was used
    /// at this occasion already is public knowledge too.
    fn may_react(state: &Self::State, occasion: &Self::Occasion, used: &[(Seat, Self::AbilityId)]) -> Vec<Seat>;

    /// What a seat can really do at an occasion.
    fn abilities(state: &Self::State, occasion: &Self::Occasion, seat: Seat) -> Vec<Usable<Self::AbilityId>>;

    /// Sets off an ability: pushes the steps it causes.
    fn use_ability(ability: &Self::AbilityId, seat: Seat, occasion: &Self::Occasion, t: &mut Table<'_, Self>);

    /// The question of a window to a seat. The choices are filled in by the kernel.
    fn window_question(state: &Self::State, occasion: &Self::Occasion, seat: Seat, offers: Vec<Self::Choice>) -> Question<Self::Choice>;

    /// The choice that uses an ability.
    fn use_choice(ability: &Self::AbilityId) -> Self::Choice;

    /// The choice that reacts with nothing; none: the game has no windows.
    fn pass_choice() -> Option<Self::Choice>;
}
