//! What every game is; what only some can do besides are traits of their own ([`Reacts`](crate::Reacts),
//! [`Anytime`](crate::Anytime), [`Ordered`](crate::Ordered), [`Described`](crate::Described)).

use crate::{Barred, Chance, Message, Picked, Question, Seat, Table, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// Plain data that can be part of a position: it must survive a round trip through JSON at every moment.
pub trait Plain: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static> Plain for T {}

/// The questions of one step: whom it asks what. Several seats at once means sealed answers, opened together when all are in.
pub type Asks<C> = BTreeMap<Seat, Question<C>>;

/// What a campaign starts from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Setup<R: Rules> {
    /// What the host decided.
    pub options: R::Options,
    /// What each seat decided, in clockwise order.
    pub seats: Vec<R::SeatOptions>,
}

/// How a seat finished.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Standing {
    /// The seat.
    pub seat: Seat,
    /// 1 for the winner; equal for equals. Several first are a draw, or a table that has won together; where nobody has won everybody is 2.
    #[schemars(range(min = 1))]
    pub rank: u8,
    /// Its score.
    pub score: i32,
}

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
    type Step: Plain;
    /// The game's nouns: what can be picked.
    type Choice: Plain + Message + Ord;

    /// How many seats may play with these options: no more and no fewer than [`Rules::SEATS`] allow, and by default just those.
    fn seats_for(_options: &Self::Options) -> RangeInclusive<u8> {
        Self::SEATS
    }

    /// The options for people who see the game for the first time, where its book has them begin otherwise than its defaults do.
    #[must_use]
    fn first_options() -> Self::Options {
        Self::Options::default()
    }

    /// What seats may still choose before the start, given what others have chosen; the lobby offers these.
    fn seat_offers(options: &Self::Options, taken: &[Self::SeatOptions]) -> Vec<(Self::SeatOptions, Text)>;

    /// What is wrong with a set-up, in words; nothing if it can be played.
    fn setup_defects(setup: &Setup<Self>) -> Vec<String>;

    /// The first position and the first steps. Called only with a set-up that has no defects.
    fn set_up(setup: &Setup<Self>, chance: &mut Chance<'_>) -> (Self::State, Vec<Self::Step>);

    /// Whom a step asks what; empty if it needs nobody. Always derived from the state, never stored.
    fn asks(step: &Self::Step, state: &Self::State) -> Asks<Self::Choice>;

    /// Carries out a step that asks nobody.
    fn perform(step: Self::Step, t: &mut Table<'_, Self>);

    /// Carries on with the answers to a step's questions.
    fn answered(step: Self::Step, answers: BTreeMap<Seat, Picked<Self::Choice>>, t: &mut Table<'_, Self>);

    /// What a person would look for among the offers of a step and cannot pick now, with the reason: from the conditions that make
    /// the offers, and of what the seat may know.
    fn why_not(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> Vec<Barred<Self::Choice>> {
        vec![]
    }

    /// The number of seats of a position.
    fn seats(state: &Self::State) -> u8;

    /// The part of the game that is on, numbered if it comes again: `3 action`. Who plays on without looking does not go further.
    fn phase(_state: &Self::State) -> String {
        String::new()
    }

    /// Whose turn it is; none between turns, and by default: then nothing lasts until somebody's turn.
    fn on_turn(_state: &Self::State) -> Option<Seat> {
        None
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
}
