//! VF-EVA: skirmishes, upkeep, decrees, objectives, and everything is taken back.

mod decrees;

use crate::combat::exchange::Level;
use crate::components::UNPAID_UPKEEP;
use crate::components::agendas::AgendaId;
use crate::components::effects::Objective;
use crate::components::events::Lasting;
use crate::components::focuses::FocusId;
use crate::flow::{self, Part};
use crate::loot;
use crate::prelude::*;
use crate::rounds::skirmish;
use crate::show::effects::stock_said;
use crate::void::{growth, harbingers, havens};
use sternpost_core::{Meter, Share};

/// Steps of the evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// VF-SKI-14, RULING: targets are fixed in the order of turns, before the first fight.
    Targets,
    /// VF-EVA-06 to -11: all cover their upkeep.
    Upkeep,
    /// VF-EVA-13 to -16.
    Decree { seat: Seat },
    /// VF-EVA-13: with a green line the other one, too.
    OtherDecree { seat: Seat, taken: u8 },
    /// What was kept of removed corruption goes back to the supply.
    Settled { seat: Seat },
    /// VF-EVA-17.
    Objectives { seat: Seat },
    /// VF-EVA-20.
    TakeBack,
}

/// What each step is.
pub fn part<P: Part>(step: &Step, it: P) -> P::Out {
    match *step {
        Step::Targets => it.does(fix_targets),
        Step::Upkeep => it.asks_together(ask_upkeep, cover, |t| cover(flow::Answers::new(), t)),
        Step::Decree { seat } => it.asks_or(
            |s| decrees::ask_decree(s, seat, None),
            |picked, t| decrees::take(seat, &picked.one(), None, t),
            |t| {
                t.state.players[seat].kept_corruption = 0;
            },
        ),
        Step::OtherDecree { seat, taken } => {
            it.may_ask(|s| decrees::ask_decree(s, seat, Some(taken)), |picked, t| decrees::take(seat, &picked.one(), Some(taken), t))
        }
        Step::Settled { seat } => it.does(|t| t.state.players[seat].kept_corruption = 0),
        Step::Objectives { seat } => it.does(|t| score_all(seat, t)),
        Step::TakeBack => it.does(take_back),
    }
}

/// VF-EVA-01 to -20 in their order.
pub fn steps(s: &State) -> Vec<flow::Step> {
    let mut steps: Vec<flow::Step> = vec![];
    if s.holds(Lasting::VoidbornAtHarbingers) {
        // VF-PREP-22: an event comes before the first step.
        steps.extend(steps![harbingers::Step::Gather]);
    }
    steps.extend(steps![Step::Targets]);
    if s.void.is_some() && !s.holds(Lasting::CrisisBoardIsIgnored) {
        // VF-EVA-03, -04
        steps.extend(s.order.iter().map(|seat| growth::Step::Demands { seat: *seat }.into()));
    }
    steps.extend(steps![Step::Upkeep]);
    if s.void.is_some() {
        // VF-EVA-12
        steps.extend(s.order.iter().map(|seat| havens::Step::Counts { seat: *seat }.into()));
    }
    steps.extend(s.order.iter().map(|seat| Step::Decree { seat: *seat }.into()));
    steps.extend(s.order.iter().map(|seat| Step::Objectives { seat: *seat }.into()));
    steps.extend(steps![Step::TakeBack]);
    steps
}

/// VF-SKI-14: where each is struck is fixed first, then it is fought.
fn fix_targets(t: &mut T<'_>) {
    // VF-PREP-22: an event lets the Crisis board be.
    if t.state.void.is_some() && t.state.holds(Lasting::CrisisBoardIsIgnored) {
        return;
    }
    let order = t.state.order.clone();
    let mut fights: Vec<flow::Step> = vec![];
    for seat in order {
        let strength = skirmish::strength(t.state, seat, 0);
        let is_spared = t.state.holds(Lasting::NoSkirmishUpToForty) && t.state.players[seat].influence <= 40;
        let targets = if strength == 0 || is_spared { vec![] } else { skirmish::targets(t.state, seat, strength) };
        let at = match targets.as_slice() {
            [] => {
                t.tell(&Line::NoSkirmish { seat });
                continue;
            }
            [only] => *only,
            _ => targets[t.pick(targets.len())],
        };
        fights.push(skirmish::Step::Drones { seat, strength, at }.into());
    }
    t.next(fights);
}

/// Upkeep that is to be covered: improved Energy Cells cover that of sectors.
pub fn upkeep_due(s: &State, seat: Seat) -> u8 {
    let player = &s.players[seat];
    let of_sectors = if player.level_of(TechnologyId::EnergyCells) == Level::Improved { 0 } else { s.upkeep_of_sectors(seat) };
    player.upkeep_of_agendas() + of_sectors
}

/// What covers upkeep: units that cover a point, and points that a unit covers (VF-EVA-09, -10).
fn covers(s: &State, seat: Seat) -> Vec<(Resource, u8, u8)> {
    let mut covers = vec![(Resource::Food, 1, 1), (Resource::Energy, 2, 1), (Resource::Materials, 2, 1)];
    if s.players[seat].level_of(TechnologyId::DataRefinery) == Level::Improved {
        covers.push((Resource::Credits, 1, 2));
    }
    covers
}

/// Points that a payment covers: food one each, two units of energy and materials in any mix one, a credit two.
pub fn covered(s: &State, seat: Seat, paid: Stock) -> u8 {
    let refined = if s.players[seat].level_of(TechnologyId::DataRefinery) == Level::Improved { 2 * paid.credits } else { 0 };
    paid.food + (paid.energy + paid.materials) / 2 + refined
}

/// The most that can be covered with the whole stock.
fn most_covered(s: &State, seat: Seat) -> u8 {
    covered(s, seat, Stock { science: 0, ..s.players[seat].stock })
}

/// VF-EVA-11: whoever has several ways of covering it is asked; all at once.
fn ask_upkeep(s: &State) -> Asks {
    s.order.iter().filter_map(|seat| Some((*seat, upkeep_question(s, *seat)?))).collect()
}

fn upkeep_question(s: &State, seat: Seat) -> Option<Question<Choice>> {
    let player = &s.players[seat];
    let due = upkeep_due(s, seat);
    let must = due.min(most_covered(s, seat));
    if must == 0 {
        return None;
    }
    let with: Vec<(Resource, u8, u8)> = covers(s, seat).into_iter().filter(|(resource, ..)| player.stock[*resource] > 0).collect();
    // One resource alone, or food and nothing else that covers a point: there is one way.
    if with.len() == 1 || most_covered(s, seat) <= due {
        return None;
    }
    let offers: Vec<Offer<Choice>> = with
        .iter()
        .map(|(resource, ..)| Offer::new(Choice::Resource { resource: *resource }).cap(player.stock[*resource].into()))
        .collect();
    let total: u32 = with.iter().map(|(resource, ..)| u32::from(player.stock[*resource])).sum();
    let shares: Vec<Share> =
        with.iter().map(|(_, units, points)| Share::of(i32::from(if *units == 1 { 2 * *points } else { 1 }))).collect();
    let question = Question::split_up_to(&Prompt::Upkeep { count: must }, "VF-EVA-09", total, offers);
    let question = question.meter(Meter::at_least(&Measure::Upkeep, "VF-EVA-11", 2 * u32::from(must), shares));
    let parts = usual_payment(s, seat, must).iter().map(|(resource, count)| (Choice::Resource { resource }, count.into())).collect();
    Some(question.default(Picked::Split(parts)))
}

/// Food first, then energy and materials, then credits where they count.
fn usual_payment(s: &State, seat: Seat, must: u8) -> Stock {
    let player = &s.players[seat];
    let mut paid = Stock { food: player.stock.food.min(must), ..Stock::NONE };
    let mut left = must - paid.food;
    for resource in [Resource::Energy, Resource::Materials] {
        let units = player.stock[resource].min(2 * left - (paid.energy + paid.materials).min(2 * left));
        paid[resource] = units;
    }
    left -= ((paid.energy + paid.materials) / 2).min(left);
    if left > 0 && player.level_of(TechnologyId::DataRefinery) == Level::Improved {
        paid.credits = player.stock.credits.min(left.div_ceil(2));
    }
    if (paid.energy + paid.materials) % 2 == 1 {
        // A unit that covers nothing is kept.
        let spare = if paid.materials > 0 { Resource::Materials } else { Resource::Energy };
        paid[spare] -= 1;
    }
    paid
}

fn cover(mut answers: flow::Answers, t: &mut T<'_>) {
    for seat in t.state.order.clone() {
        let due = upkeep_due(t.state, seat);
        let must = due.min(most_covered(t.state, seat));
        let paid = match answers.remove(&seat) {
            Some(picked) => parts(picked),
            None => usual_payment(t.state, seat, must),
        };
        let points = covered(t.state, seat, paid).min(due);
        if due > 0 {
            t.tell(&Line::CoversUpkeep { seat, count: points, stock: stock_said(paid) });
        }
        let player = &mut t.state.players[seat];
        paid.iter().for_each(|(resource, count)| player.stock[resource] -= count);
        let short = due - points;
        player.covered_upkeep = short == 0;
        if short > 0 {
            t.tell(&Line::UpkeepShort { seat, count: short });
            loot::lose_influence(seat, u32::from(short) * u32::from(UNPAID_UPKEEP), t);
        }
    }
}

fn parts(picked: Picked<Choice>) -> Stock {
    let mut paid = Stock::NONE;
    for (choice, count) in picked.parts() {
        let Choice::Resource { resource } = choice else { unreachable!("only resources are on offer") };
        paid[resource] = u8::try_from(count).expect("stocks are small");
    }
    paid
}

/// VF-EVA-17, -18.
fn score_all(seat: Seat, t: &mut T<'_>) {
    let objectives = t.state.objectives(seat).collect();
    score(seat, objectives, t);
}

/// Each objective is scored by itself; what is lost is lost (VF-RES-02).
pub fn score(seat: Seat, objectives: Vec<(Option<AgendaId>, &'static Objective)>, t: &mut T<'_>) {
    let house = t.state.house(seat);
    for (agenda, objective) in objectives {
        let what = match agenda {
            Some(agenda) => Word::Agenda { agenda }.text(),
            None => Word::StartingAgenda { house }.text(),
        };
        let brings = t.state.brings(seat, objective);
        let player = &mut t.state.players[seat];
        match u32::try_from(brings) {
            Ok(0) => {}
            Ok(count) => {
                player.influence += count;
                let total = player.influence;
                t.tell(&Line::Scores { seat, what, count, total });
            }
            Err(_) => {
                let count = brings.unsigned_abs();
                player.lose_influence(count);
                let total = player.influence;
                t.tell(&Line::LosesByAgenda { seat, what, count, total });
            }
        }
    }
}

/// VF-EVA-20, VF-SEL-08.
fn take_back(t: &mut T<'_>) {
    for (_, player) in t.state.players.iter_mut() {
        let played: Vec<FocusId> = std::mem::take(&mut player.played);
        player.focuses.extend(played);
        player.focuses.extend(player.house.focuses());
    }
}
