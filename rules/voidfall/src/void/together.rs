//! VF-PREP-19: a box that all players do together: they share out corruption among them, and for that a Harbinger leaves a sector.
//!
//! RULING: players are asked in the order of turns how much of it each takes, and nothing is taken unless all of it is. Who takes the last of it says which
//! Harbinger goes.

use crate::components::effects::{Cost, Spots};
use crate::effects::{corruption, paying};
use crate::flow::{self, Part};
use crate::prelude::*;
use crate::void::harbingers;
use sternpost_kit::one_of_or;

/// Steps of what is done together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// How much of the corruption that is left a player takes, with what those before have said.
    Share {
        /// The player.
        seat: Seat,
        /// Corruption that nobody takes yet.
        left: u8,
        /// Who takes how much.
        taken: Vec<(Seat, u8)>,
    },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match step {
        Step::Share { seat, left, taken } => it.asks_or(
            |s| ask_share(s, *seat, *left),
            |picked, t| share(*seat, *left, taken, &picked.one(), t),
            |t| go_on(*seat, *left, taken.clone(), t),
        ),
    }
}

/// The first in the order of turns begins.
pub fn steps(s: &State, count: u8) -> Vec<flow::Step> {
    s.order.first().map(|seat| Step::Share { seat: *seat, left: count, taken: vec![] }.into()).into_iter().collect()
}

/// VF-COR-01: how much corruption of so much a player has room for, anywhere and on the Chambers.
fn room(s: &State, seat: Seat, most: u8) -> u8 {
    let fits = |count: u8| paying::can_pay(s, seat, &Cost { corruption: Some(Spots::Any), times: count, ..Cost::FREE });
    (1..=most).rev().find(|count| fits(*count)).unwrap_or(0)
}

/// Those who come after a player.
fn after(s: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    s.order.iter().copied().skip_while(move |other| *other != seat).skip(1)
}

/// As much as there is room for, so that those who follow can take the rest; where a sector has a Harbinger.
fn ask_share(s: &State, seat: Seat, left: u8) -> Asks {
    if harbingers::in_sectors(s).is_empty() {
        return nobody();
    }
    let of_others: u8 = after(s, seat).map(|other| room(s, other, left)).sum();
    let counts = (1..=room(s, seat, left)).filter(|count| count + of_others >= left);
    let offers: Vec<Choice> = counts.map(|count| Choice::ShareOfCorruption { count }).collect();
    if offers.is_empty() {
        return nobody();
    }
    ask(seat, one_of_or(&Prompt::ShareCorruption { left }, "VF-PREP-19", offers, Choice::Nothing))
}

fn share(seat: Seat, left: u8, taken: &[(Seat, u8)], choice: &Choice, t: &mut T<'_>) {
    let mut taken = taken.to_vec();
    let Choice::ShareOfCorruption { count } = *choice else { return go_on(seat, left, taken, t) };
    t.tell(&Line::OffersToTake { seat, count });
    taken.push((seat, count));
    go_on(seat, left - count, taken, t);
}

/// With all of it shared out it is gained, and a Harbinger goes; else the next player is asked.
fn go_on(seat: Seat, left: u8, taken: Vec<(Seat, u8)>, t: &mut T<'_>) {
    if left == 0 {
        for (seat, count) in taken {
            t.next((0..count).map(|_| corruption::Step::Gain { seat, spots: Spots::Any }.into()));
        }
        return t.next(steps![harbingers::Step::FromSector { seat }]);
    }
    let next = after(t.state, seat).next();
    match next {
        Some(seat) => t.next(steps![Step::Share { seat, left, taken }]),
        None if taken.is_empty() => {}
        None => t.tell(&Line::HarbingerStays),
    }
}
