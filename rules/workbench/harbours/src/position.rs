//! The table as data: set up, given by hand, checked, told from one that looks the same.

use crate::cards::CardId;
use crate::flow::Step;
use crate::map::Harbour;
use crate::sailing;
use crate::show::messages::Colour;
use crate::{Harbours, cards::all};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{BySeat, Chance, Described, Eyes, FromGiven, Pile, Seat, Setup, Standing};
use sternpost_kit::census::Census;
use sternpost_kit::{deck, given, twins};

/// A hand holds so many cards.
pub const HAND: usize = 3;
/// So many turns are sailed at most.
pub const TURNS: u32 = 12;

/// What the host decides: nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// Whose turn it is, and which.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    pub number: u32,
}

/// The position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct State {
    pub colours: BySeat<Colour>,
    pub ships: BySeat<Harbour>,
    /// Where crates lie.
    pub crates: Vec<Harbour>,
    pub landed: BySeat<u32>,
    pub hands: BySeat<Pile<CardId>>,
    pub deck: Pile<CardId>,
    pub discard: Vec<CardId>,
    pub turn: Option<Turn>,
    /// Where the ship that has set sail is bound for.
    pub course: Option<Harbour>,
    pub standings: Option<Vec<Standing>>,
}

/// HARBOURS-SETUP-01: ships in Wik and Ost, a crate everywhere else, two cards each.
pub fn set_up(setup: &Setup<Harbours>, chance: &mut Chance<'_>) -> State {
    let mut deck = all();
    chance.shuffle(&mut deck);
    let mut deck = Pile::of_nobody(deck);
    State {
        colours: BySeat::new(2, |seat| setup.seats[usize::from(seat.0)]),
        ships: BySeat::new(2, |seat| if seat == Seat(0) { Harbour::Wik } else { Harbour::Ost }),
        crates: vec![Harbour::Sund, Harbour::Holm, Harbour::Nor, Harbour::Wik, Harbour::Ost],
        landed: BySeat::new(2, |_| 0),
        hands: BySeat::new(2, |seat| hand(seat, deck.take_first(2))),
        deck,
        discard: vec![],
        turn: None,
        course: None,
        standings: None,
    }
}

/// A hand is held in order.
fn hand(seat: Seat, cards: Vec<CardId>) -> Pile<CardId> {
    let mut hand = Pile::of(seat, vec![]);
    deck::take_up(&mut hand, cards);
    hand
}

/// HARBOURS-CARD-03: each card lies in one place.
pub fn defects(s: &State) -> Vec<String> {
    let hands = s.hands.iter().flat_map(|(_, hand)| hand.for_the_rules());
    let table: Census<CardId> = hands.chain(s.deck.for_the_rules()).chain(&s.discard).copied().collect();
    let the_box: Census<CardId> = all().into_iter().collect();
    let lost = the_box.beyond(&table).into_iter().map(|card| format!("{card} is nowhere"));
    lost.chain(table.beyond(&the_box).into_iter().map(|card| format!("there are too many of {card}"))).collect()
}

/// A position described by hand: it is somebody's turn, and one sails. Cards that are not named lie in the deck.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Whose turn it is.
    turn: Seat,
    /// Which turn; the first by default.
    #[serde(default = "first")]
    number: u32,
    /// Where the ships lie.
    ships: [Harbour; 2],
    /// Where crates lie.
    #[serde(default)]
    crates: Vec<Harbour>,
    /// The hands.
    #[serde(default)]
    hands: [Vec<CardId>; 2],
}

fn first() -> u32 {
    1
}

impl Described for Harbours {
    type Given = Given;

    fn given(given: &Given) -> FromGiven<Self> {
        let (mut deck, mut wrong) = (all(), vec![]);
        for hand in &given.hands {
            given::take(&mut deck, hand, |card| format!("no {card} is left"), &mut wrong);
        }
        if given.turn.0 > 1 {
            wrong.push("two captains play: 0 and 1".to_owned());
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let state = State {
            colours: BySeat::new(2, |seat| Colour::ALL[usize::from(seat.0)]),
            ships: BySeat::new(2, |seat| given.ships[usize::from(seat.0)]),
            crates: given.crates.clone(),
            landed: BySeat::new(2, |_| 0),
            hands: BySeat::new(2, |seat| hand(seat, given.hands[usize::from(seat.0)].clone())),
            deck: Pile::of_nobody(deck),
            discard: vec![],
            turn: Some(Turn { seat: given.turn, number: given.number }),
            course: None,
            standings: None,
        };
        let steps = [sailing::Step::Sail(given.turn), sailing::Step::Draw(given.turn), sailing::Step::NextTurn];
        Ok((state, steps.map(Step::from).to_vec()))
    }

    fn twin(state: &State, eyes: Eyes, chance: &mut Chance<'_>) -> State {
        let mut twin = state.clone();
        let hands = twin.hands.iter_mut().flat_map(|(_, hand)| hand.hidden_from(eyes));
        twins::deal_anew(hands.chain(twin.deck.hidden_from(eyes)).collect(), chance);
        // A hand is held in order.
        twin.hands.iter_mut().for_each(|(_, hand)| hand.sort());
        twin
    }

    fn deal_anew(state: &mut State, chance: &mut Chance<'_>) {
        twins::deal_anew(state.deck.hidden_from_all(), chance);
    }
}
