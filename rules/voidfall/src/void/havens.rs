//! VF-SAN: Safe Havens are built, and what a complete one brings.

use crate::components::alarms::{HAVEN_FLEETS, HAVEN_RESOURCES, Reward};
use crate::components::effects::{At, Spots};
use crate::effects::{corruption, fleets, paying};
use crate::flow::{self, Part};
use crate::prelude::*;
use crate::void::{growth, harbingers};
use sternpost_kit::one_of_or;

/// VF-SAN-06: population and guilds of a sector that counts.
const POPULATION: u8 = 6;
const GUILDS: usize = 3;

/// Steps of Safe Havens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-SAN-01: one fleet power, in which.
    Build { seat: Seat },
    /// VF-SAN-02: it lies there.
    Fill { seat: Seat, haven: u8 },
    /// VF-SAN-08: a reward, which nobody has taken.
    Reward { seat: Seat },
    /// All have theirs.
    Rewarded,
    /// VF-SAN-06: for sectors of step 2 of the evaluation.
    Counts { seat: Seat },
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Build { seat } => it.may_ask(|s| ask_build(s, seat), |picked, t| build(seat, &picked.one(), t)),
        Step::Fill { seat, haven } => it.does(|t| fill(seat, haven, t)),
        Step::Reward { seat } => it.may_ask(|s| ask_reward(s, seat), |picked, t| reward(seat, &picked.one(), t)),
        Step::Rewarded => it.does(|t| t.state.against_mut().rewards.clear()),
        Step::Counts { seat } => it.does(|t| count(seat, t)),
    }
}

/// Whether a step of a Safe Haven can be built: one is incomplete, and there is fleet power for it.
pub fn can_build(s: &State, seat: Seat) -> bool {
    let Some(void) = &s.void else { return false };
    let player = &s.players[seat];
    let has_force = player.inactive + player.active > 0 || s.galaxy.of(seat).any(|(_, sector)| !sector.force.is_empty());
    has_force && void.havens.iter().any(|haven| !haven.is_complete())
}

fn ask_build(s: &State, seat: Seat) -> Asks {
    if !can_build(s, seat) {
        return nobody();
    }
    let open = (1..).zip(&s.against().havens).filter(|(_, haven)| !haven.is_complete());
    let offer = |(number, haven): (u8, &crate::position::void::Haven)| {
        let filled = u8::try_from(haven.filled.len()).expect("havens are small");
        Offer::new(Choice::Haven { number }).hint(&Word::Filled { count: filled, most: haven.slots })
    };
    let offers: Vec<Offer<Choice>> = open.map(offer).collect();
    let first = offers[0].choice.clone();
    let question = one_of_or(&Prompt::BuildHaven, "VF-SAN-01", offers, Choice::Nothing);
    // What is inactive costs nothing else.
    ask(seat, if s.players[seat].inactive > 0 { question.default(Picked::One(first)) } else { question })
}

/// VF-SAN-02: without inactive fleet power one is deactivated, and recalled before that if need be.
fn build(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Haven { number } = *choice else { return };
    if t.state.players[seat].inactive == 0 {
        t.next(steps![paying::Step::Deactivate { seat, left: 1 }]);
    }
    t.next(steps![Step::Fill { seat, haven: number - 1 }]);
}

fn fill(seat: Seat, haven: u8, t: &mut T<'_>) {
    t.state.players[seat].inactive -= 1;
    let order = t.state.order.clone();
    let held = &mut t.state.against_mut().havens[usize::from(haven)];
    held.filled.push(seat);
    let (count, most) = (u8::try_from(held.filled.len()).expect("havens are small"), held.slots);
    let is_complete = held.is_complete();
    t.tell(&Line::BuildsHaven { seat, number: haven + 1, count, most });
    if is_complete {
        t.tell(&Line::HavenComplete { number: haven + 1 });
        t.next(order.into_iter().map(|seat| Step::Reward { seat }.into()));
        t.next(steps![Step::Rewarded]);
    }
}

fn ask_reward(s: &State, seat: Seat) -> Asks {
    let is_possible = |reward: &Reward| match reward {
        Reward::Cleanse => !corruption::own(s, seat, Spots::Any, At::Anywhere).is_empty(),
        Reward::Harbinger => !harbingers::removable(s).is_empty(),
        Reward::Resources => true,
        Reward::Fleets => !fleets::deployments(s, seat, At::Anywhere, None).is_empty(),
    };
    let open = Reward::ALL.iter().filter(|reward| !s.against().rewards.contains(reward) && is_possible(reward));
    let offers: Vec<Choice> = open.map(|reward| Choice::Reward { reward: *reward }).collect();
    let Some(first) = offers.first().cloned() else { return nobody() };
    ask(seat, one_of_or(&Prompt::HavenReward, "VF-SAN-08", offers, Choice::Nothing).default(Picked::One(first)))
}

fn reward(seat: Seat, choice: &Choice, t: &mut T<'_>) {
    let Choice::Reward { reward } = *choice else { return };
    t.state.against_mut().rewards.insert(reward);
    t.tell(&Line::TakesReward { seat, reward });
    let step: flow::Step = match reward {
        Reward::Cleanse => corruption::Step::RemoveMore { seat }.into(),
        Reward::Harbinger => harbingers::Step::Remove { seat }.into(),
        Reward::Resources => growth::Step::Resources { seat, count: HAVEN_RESOURCES }.into(),
        Reward::Fleets => fleets::Step::Deploy { seat, left: HAVEN_FLEETS, at: At::Anywhere, fleet: None }.into(),
    };
    if reward == Reward::Fleets {
        fleets::begin_to_deploy(seat, t.state);
    }
    t.next([step]);
}

/// VF-SAN-03, -04: the second overproduction of a player in a turn.
pub fn overproduced(seat: Seat, t: &mut T<'_>) {
    let Some(void) = &mut t.state.void else { return };
    let count = void.overproduced.entry(seat).or_insert(0);
    *count += 1;
    if *count == 2 {
        t.next(steps![Step::Build { seat }]);
    }
}

/// VF-SAN-06.
fn count(seat: Seat, t: &mut T<'_>) {
    let counts = |sector: &crate::galaxy::Sector| sector.is_pure() && sector.population >= POPULATION && sector.guilds.len() >= GUILDS;
    let sectors = t.state.galaxy.of(seat).filter(|(_, sector)| counts(sector)).count();
    t.next((0..sectors).map(|_| Step::Build { seat }.into()));
}
