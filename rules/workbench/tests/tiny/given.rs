//! A position of Skirmish described by hand.

use super::cards::{Card, Kind};
use super::state::{Banner, Camp, State};
use super::{Colour, Options, Skirmish, Step};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{BySeat, FromGiven, Seat, Secret};

/// A position. Cards that are not named lie in the pile, under those that are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    /// What the host decided.
    #[serde(default)]
    options: Options,
    /// Which day it is.
    #[serde(default = "one")]
    day: u32,
    /// Who leads.
    #[serde(default = "first")]
    leader: Seat,
    /// The camps, clockwise.
    camps: Vec<GivenCamp>,
    /// The top of the pile, the next card first.
    #[serde(default)]
    pile: Vec<Kind>,
    /// Where in the day it goes on.
    begin: Begin,
}

/// A camp; whatever is not said, it has not.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct GivenCamp {
    points: u32,
    coins: u32,
    guards: u32,
    riders: u32,
    banners: Vec<Banner>,
    hand: Vec<Kind>,
}

/// Where in the day it goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Begin {
    /// At dawn.
    Dawn,
    /// With the bids.
    Bids,
    /// With the leader's turn, after which all others have theirs.
    Turns,
    /// The leader hires; whoever describes a leader without coins describes nothing that can be played.
    Hiring,
    /// The same, after a day's bids.
    HiringAfterBids,
    /// With cards too many.
    Dusk,
}

fn one() -> u32 {
    1
}
fn first() -> Seat {
    Seat(0)
}

pub(crate) fn position(given: &Given) -> FromGiven<Skirmish> {
    let seats = u8::try_from(given.camps.len()).unwrap_or(u8::MAX);
    if !(2..=4).contains(&seats) || given.leader.0 >= seats {
        return Err(vec![format!("{seats} camps, of which {} leads: there are 2 to 4", given.leader)]);
    }
    let mut deck = Card::deck();
    let mut missing = vec![];
    let mut take = |kind: Kind| match deck.iter().position(|card| card.kind == kind) {
        Some(at) => Some(deck.remove(at)),
        None => {
            missing.push(format!("more than {} cards are {kind}", Card::COPIES));
            None
        }
    };
    let hands: Vec<Vec<Card>> = given.camps.iter().map(|camp| camp.hand.iter().filter_map(|kind| take(*kind)).collect()).collect();
    let top: Vec<Card> = given.pile.iter().filter_map(|kind| take(*kind)).collect();
    if !missing.is_empty() {
        return Err(missing);
    }
    deck.extend(top.into_iter().rev());
    let held: Vec<Banner> = given.camps.iter().flat_map(|camp| camp.banners.clone()).collect();
    let state = State {
        options: given.options.clone(),
        day: given.day,
        leader: given.leader,
        camps: BySeat::new(seats, |seat| camp(seat, &given.camps[usize::from(seat.0)], &hands)),
        pile: Secret::of_nobody(deck),
        discard: vec![],
        banners: Banner::ALL.iter().copied().filter(|banner| !held.contains(banner)).collect(),
        bids: None,
        announced: None,
        fight: None,
        over: false,
    };
    let steps = match given.begin {
        Begin::Dawn => vec![Step::Day],
        Begin::Bids => vec![Step::Bid, Step::Turns, Step::SetAside, Step::Dusk],
        Begin::Turns => vec![Step::Turns, Step::SetAside, Step::Dusk],
        Begin::Hiring => vec![Step::Hire { seat: given.leader }, Step::Dusk],
        Begin::HiringAfterBids => vec![Step::Bid, Step::Hire { seat: given.leader }, Step::Dusk],
        Begin::Dusk => vec![Step::SetAside, Step::Dusk],
    };
    Ok((state, steps))
}

fn camp(seat: Seat, given: &GivenCamp, hands: &[Vec<Card>]) -> Camp {
    let at = usize::from(seat.0);
    Camp {
        colour: Colour::ALL[at],
        points: given.points,
        coins: given.coins,
        guards: given.guards,
        riders: given.riders,
        banners: given.banners.clone(),
        hand: Secret::of(seat, hands[at].clone()),
    }
}
