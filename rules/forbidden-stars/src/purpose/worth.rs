//! What a position is worth to a seat, in thousandths of a point; an objective that is collected is ten points.

use super::plans;
use super::survey::{FAR, Survey, power};
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_kit::count_of;

/// A campaign that is won, and each rank below.
const WON: i64 = 1_000_000;
const COLLECTED: i64 = 10_000;
/// An own objective on a world that one holds, and how much of that is lost if somebody is sure to take it.
const HELD: i64 = 8_500;
const THREATENED: i64 = 3_500;
/// As many as win are collected or held.
const NEARLY_WON: i64 = 15_000;
/// An own objective that one can go for and is sure to win.
const IN_REACH: i64 = 2_500;
/// An objective of a rival on a world that one holds.
const DENIED: i64 = 1_500;
const MATERIEL: i64 = 250;
/// The dial is too full to take in what the next refresh phase brings.
const WASTED_ABOVE: u32 = 11;
const INCOME: i64 = 550;
const ASSET: i64 = 420;
const YIELD: i64 = 140;
/// The first three cities are levels of command.
const CITIES: [i64; 3] = [2_900, 2_300, 1_900];
const CITY: i64 = 900;
const FACTORY: i64 = 1_100;
const FACTORY_PER_CAPACITY: i64 = 150;
const BASTION: i64 = 1_000;
const COMBAT_UPGRADE: i64 = 1_200;
const ORDER_UPGRADE: i64 = 900;
const ON_EVENT_DECK: i64 = 300;
const SCHEME: i64 = 500;
/// For each point of power and each system nearer than four.
const NEARNESS: i64 = 11;
/// Per cent of what the rival nearest to winning has, and each of the others, that counts against one; with two seats there is only the one.
const NEAREST: i64 = 60;
const OTHERS: i64 = 25;
const ONLY: i64 = 90;

/// What a position is worth to a seat.
pub fn worth(s: &State, me: Seat) -> i64 {
    if let Some(standings) = &s.standings {
        let rank = standings.iter().find(|standing| standing.seat == me).map_or(9, |standing| i64::from(standing.rank));
        return if rank == 1 { WON } else { -WON / 10 * rank };
    }
    let survey = Survey::of(s);
    let mut rivals: Vec<i64> = s.in_order().into_iter().filter(|seat| *seat != me).map(|seat| has(s, &survey, seat)).collect();
    rivals.sort_unstable();
    let nearest = rivals.pop().unwrap_or(0);
    let against = if rivals.is_empty() { nearest * ONLY } else { nearest * NEAREST + rivals.iter().sum::<i64>() * OTHERS };
    has(s, &survey, me) + ahead(s, &survey, me) - against / 100
}

/// What a seat has for all to see.
fn has(s: &State, survey: &Survey, seat: Seat) -> i64 {
    if s.is_eliminated(seat) {
        return 0;
    }
    let player = &s.players[seat];
    let assets: i64 = player.assets.values().map(|held| i64::from(*held) * ASSET).sum();
    let upgrades: i64 =
        player.combat_cards.iter().map(|card| if card.card().deck.level_and_cost().1 > 0 { COMBAT_UPGRADE } else { 0 }).sum();
    let order_upgrades = i64::from(count_of(player.upgrades.keys())) * ORDER_UPGRADE;
    let events = i64::from(count_of(&player.on_event_deck)) * ON_EVENT_DECK + i64::from(count_of(&player.schemes)) * SCHEME;
    i64::from(player.collected) * COLLECTED
        + of_materiel(player.materiel)
        + assets
        + upgrades
        + order_upgrades
        + events
        + on_the_board(s, survey, seat)
        + not_laid(s, seat)
}

fn of_materiel(materiel: u32) -> i64 {
    i64::from(materiel.min(WASTED_ABOVE)) * MATERIEL + i64::from(materiel.saturating_sub(WASTED_ABOVE)) * 40
}

fn on_the_board(s: &State, survey: &Survey, seat: Seat) -> i64 {
    let units: i64 = survey.groups.iter().filter(|group| group.seat == seat).map(of_group).sum();
    let mut worlds = 0;
    for (area, held) in &s.board.areas {
        let Some(at) = survey.at(*area).filter(|_| area.is_world()) else { continue };
        if !survey.is_friendly(at, seat) {
            continue;
        }
        worlds += i64::from(area.materiel()) * INCOME + i64::from(count_of(area.yields())) * YIELD;
        let own = i64::from(count_of(held.objectives.iter().filter(|of| **of == seat)));
        let denied = i64::from(count_of(&held.objectives)) - own;
        worlds += own * HELD + denied * DENIED;
    }
    units + worlds + structures(s, seat)
}

fn of_group(group: &super::survey::Group) -> i64 {
    let card = group.unit.card();
    let each = i64::from(card.cost + 2 * card.forge) * 620 + i64::from(power(group.unit)) * 40;
    let each = if group.unit.is_ship() { each * 4 / 5 } else { each };
    i64::from(group.figures.fresh) * each + i64::from(group.figures.routed) * each * 7 / 10
}

fn structures(s: &State, seat: Seat) -> i64 {
    let mut cities = CITIES.iter();
    let of = |(area, structure): (AreaId, Structure)| match structure {
        Structure::City => *cities.next().unwrap_or(&CITY),
        Structure::Factory => FACTORY + i64::from(area.capacity()) * FACTORY_PER_CAPACITY,
        Structure::Bastion => BASTION,
    };
    s.structures_of(seat).map(of).sum()
}

/// Starting forces that are still to be placed.
fn not_laid(s: &State, seat: Seat) -> i64 {
    let Some(laying) = &s.laying else { return 0 };
    let hand = &laying.hands[seat];
    let units: i64 = hand.units.iter().map(|(unit, count)| i64::from(unit.card().cost * count) * 900).sum();
    units + i64::from(hand.factories) * (FACTORY + 3 * FACTORY_PER_CAPACITY)
}

/// What a seat may hope for: objectives in reach, units near them, orders that it has laid.
fn ahead(s: &State, survey: &Survey, seat: Seat) -> i64 {
    if s.is_eliminated(seat) {
        return 0;
    }
    let lying = |s: &State| -> Vec<usize> {
        let own = s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat));
        own.filter_map(|(area, _)| survey.at(*area)).collect()
    };
    let own = lying(s);
    let (held, open): (Vec<usize>, Vec<usize>) = own.iter().partition(|at| survey.is_friendly(**at, seat));
    let threats: i64 = held.iter().map(|at| plans::threat(survey, s, *at, seat)).sum();
    let worst = held.iter().map(|at| plans::threat(survey, s, *at, seat)).max().unwrap_or(0);
    let has_enough = s.players[seat].collected + sternpost_kit::count(held.len()) >= ending::needed(s);
    let victory = if has_enough && !held.is_empty() { NEARLY_WON * (1_000 - worst * 7 / 10) / 1_000 } else { 0 };
    let reach: i64 = open.iter().map(|at| IN_REACH * plans::best_chance(survey, seat, *at) / 1_000).sum();
    let far = survey.distances(open.iter().map(|at| at / 4));
    let nearness = survey.groups.iter().filter(|group| group.seat == seat && !group.unit.is_ship()).map(|group| {
        let steps = far[group.at / 4];
        let near = i64::from(4_u32.saturating_sub(steps.min(FAR)));
        near * i64::from(power(group.unit) * group.figures.all()) * NEARNESS
    });
    // Whoever lacks one only goes for it.
    let keen = if plans::is_last_one(s, seat) { 2 } else { 1 };
    victory - threats * THREATENED / 1_000 + reach * (2 * keen - 1) + nearness.sum::<i64>() * keen + plans::of_laid(s, survey, seat)
}
