//! What a position is worth to a seat, in thousandths of a point; an objective that is collected is ten points.

use super::survey::{FAR, Survey, power};
use super::{attacks, goals, plans, rounds_left};
use crate::prelude::*;
use crate::rounds::ending;
use sternpost_kit::count_of;

/// A campaign that is won, and each rank below.
const WON: i64 = 1_000_000;
const COLLECTED: i64 = 10_000;
/// An own objective on a world that one holds, and how much of that is lost if somebody is sure to take it.
const HELD: i64 = 8_500;
const THREATENED: i64 = 3_500;
/// The same once nobody can come before it is collected.
const AS_GOOD_AS_COLLECTED: i64 = 9_700;
/// As many as win are collected or held; nobody can come before they are collected.
const NEARLY_WON: i64 = 15_000;
const AS_GOOD_AS_WON: i64 = 40_000;
/// In the last round: a world more and a unit more, and what being ahead with them by many is worth where as many objectives are collected (FS-WIN-07).
const LAST_WORLD: i64 = 1_500;
const LAST_UNIT: i64 = 120;
const AHEAD_AT_THE_END: i64 = 6_000;
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
/// Each more, where orders are short.
const MORE_ON_EVENT_DECK: i64 = 50;
const SCHEME: i64 = 500;
/// For each point of power and each system nearer than four.
const NEARNESS: i64 = 11;
/// The same with goals that are chosen: where the next Advance begins is near enough.
const NEARNESS_TO_GOALS: i64 = 22;
/// Per cent of what the rival nearest to winning has, and each of the others, that counts against one; with two seats there is only the one.
const NEAREST: i64 = 60;
const OTHERS: i64 = 25;
const ONLY: i64 = 90;
/// Per cent of a rival's hopes that count as if it had them.
const HOPES: i64 = 60;

/// What a position is worth to a seat.
pub fn worth(s: &State, me: Seat) -> i64 {
    if let Some(standings) = &s.standings {
        let rank = standings.iter().find(|standing| standing.seat == me).map_or(9, |standing| i64::from(standing.rank));
        return if rank == 1 { WON } else { -WON / 10 * rank };
    }
    let survey = Survey::of(s);
    let mut rivals: Vec<i64> = s.in_order().into_iter().filter(|seat| *seat != me).map(|seat| rival(s, &survey, seat)).collect();
    rivals.sort_unstable();
    let nearest = rivals.pop().unwrap_or(0);
    let against = if rivals.is_empty() { nearest * ONLY } else { nearest * NEAREST + rivals.iter().sum::<i64>() * OTHERS };
    let mine = has(s, &survey, me) + hopes(s, &survey, me) + goal(s, &survey, me) + plans::of_laid(s, &survey, me);
    mine + at_the_end(s, me) - against / 100
}

/// What a rival has, and what it may hope for.
fn rival(s: &State, survey: &Survey, seat: Seat) -> i64 {
    has(s, survey, seat) + hopes(s, survey, seat) * HOPES / 100
}

/// FS-WIN-07: who is ahead in worlds when as many objectives are collected as by the best of the others.
fn at_the_end(s: &State, me: Seat) -> i64 {
    let near = rounds_left::end(s);
    if near == 0 || s.is_eliminated(me) {
        return 0;
    }
    let standing = |seat: Seat| {
        let own = s.board.areas.iter().filter(|(area, held)| held.objectives.contains(&seat) && s.is_friendly(**area, seat));
        (i64::from(s.players[seat].collected + count_of(own)), i64::from(count_of(s.friendly_worlds(seat))))
    };
    let (objectives, worlds) = standing(me);
    let best = s.in_order().into_iter().filter(|seat| *seat != me).map(standing).max();
    let Some((theirs, their_worlds)) = best else { return 0 };
    let margin = 2 * (worlds - their_worlds) + i64::from(worlds > their_worlds) - i64::from(worlds < their_worlds);
    let share = match (objectives - theirs).abs() {
        0 => 100,
        1 => 40,
        _ => 10,
    };
    AHEAD_AT_THE_END * margin / (margin.abs() + 3) * near / 100 * share / 100
}

/// What a seat has for all to see.
fn has(s: &State, survey: &Survey, seat: Seat) -> i64 {
    if s.is_eliminated(seat) {
        return 0;
    }
    let player = &s.players[seat];
    let later = rounds_left::later(s);
    let assets: i64 = player.assets.values().map(|held| i64::from(*held) * ASSET).sum();
    let upgrades: i64 =
        player.combat_cards.iter().map(|card| if card.card().deck.level_and_cost().1 > 0 { COMBAT_UPGRADE } else { 0 }).sum();
    let order_upgrades = i64::from(count_of(player.upgrades.keys())) * ORDER_UPGRADE;
    let events = of_event_deck(s, count_of(&player.on_event_deck)) + i64::from(count_of(&player.schemes)) * SCHEME;
    let of_use = of_materiel(player.materiel) + assets + upgrades + order_upgrades + events;
    i64::from(player.collected) * COLLECTED + of_use * later / 100 + on_the_board(s, survey, seat) + not_laid(s, seat)
}

fn of_event_deck(s: &State, tokens: u32) -> i64 {
    let first = if goals::is_crowded(s) { tokens.min(1) } else { tokens };
    i64::from(first) * ON_EVENT_DECK + i64::from(tokens - first) * MORE_ON_EVENT_DECK
}

fn of_materiel(materiel: u32) -> i64 {
    i64::from(materiel.min(WASTED_ABOVE)) * MATERIEL + i64::from(materiel.saturating_sub(WASTED_ABOVE)) * 40
}

fn on_the_board(s: &State, survey: &Survey, seat: Seat) -> i64 {
    let (later, near) = (rounds_left::later(s), rounds_left::end(s));
    let units: i64 = survey.groups.iter().filter(|group| group.seat == seat).map(of_group).sum();
    let figures: i64 = survey.groups.iter().filter(|group| group.seat == seat).map(|group| i64::from(group.figures.all())).sum();
    let mut worlds = 0;
    for (area, held) in &s.board.areas {
        let Some(at) = survey.at(*area).filter(|_| area.is_world()) else { continue };
        if !survey.is_friendly(at, seat) {
            continue;
        }
        let brings = i64::from(area.materiel()) * INCOME + i64::from(count_of(area.yields())) * YIELD;
        worlds += brings * later / 100 + LAST_WORLD * near / 100;
        let own = i64::from(count_of(held.objectives.iter().filter(|of| **of == seat)));
        let denied = i64::from(count_of(&held.objectives)) - own;
        worlds += own * HELD + denied * DENIED;
    }
    units + worlds + structures(s, seat) * (later + 20).min(100) / 100 + figures * LAST_UNIT * near / 100 + victory(s, survey, seat)
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

/// As many objectives are collected or held as win: how sure that is.
fn victory(s: &State, survey: &Survey, seat: Seat) -> i64 {
    let own = s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat));
    let held: Vec<usize> = own.filter_map(|(area, _)| survey.at(*area)).filter(|at| survey.is_friendly(*at, seat)).collect();
    if held.is_empty() || s.players[seat].collected + sternpost_kit::count(held.len()) < ending::needed(s) {
        return 0;
    }
    let worst = held.iter().map(|at| attacks::threat(survey, s, *at, seat)).max().unwrap_or(0);
    if worst == 0 && s.phase == Phase::Operations { AS_GOOD_AS_WON } else { NEARLY_WON * (1_000 - worst * 7 / 10) / 1_000 }
}

/// Starting forces that are still to be placed.
fn not_laid(s: &State, seat: Seat) -> i64 {
    let Some(laying) = &s.laying else { return 0 };
    let hand = &laying.hands[seat];
    let units: i64 = hand.units.iter().map(|(unit, count)| i64::from(unit.card().cost * count) * 900).sum();
    units + i64::from(hand.factories) * (FACTORY + 3 * FACTORY_PER_CAPACITY)
}

/// What a seat may hope for, and has to fear: objectives in reach, units near them, others near those that it holds.
fn hopes(s: &State, survey: &Survey, seat: Seat) -> i64 {
    if s.is_eliminated(seat) {
        return 0;
    }
    let lying = |s: &State| -> Vec<usize> {
        let own = s.board.areas.iter().filter(|(_, held)| held.objectives.contains(&seat));
        own.filter_map(|(area, _)| survey.at(*area)).collect()
    };
    let own = lying(s);
    let (held, open): (Vec<usize>, Vec<usize>) = own.iter().partition(|at| survey.is_friendly(**at, seat));
    let threatened = |at: &usize| {
        let threat = attacks::threat(survey, s, *at, seat);
        if threat == 0 && s.phase == Phase::Operations { HELD - AS_GOOD_AS_COLLECTED } else { threat * THREATENED / 1_000 }
    };
    let threats: i64 = held.iter().map(threatened).sum();
    let chance = |at: &usize| {
        let may = if attacks::may_come(s, seat, survey.area(*at).system()) { 100 } else { rounds_left::later(s) };
        attacks::best_chance(survey, seat, *at) * may / 100
    };
    let reach: i64 = open.iter().map(|at| IN_REACH * chance(at) / 1_000).sum();
    let far = survey.distances(open.iter().map(|at| at / 4));
    let (nearest, nearness) = if goals::is_crowded(s) { (1, NEARNESS_TO_GOALS) } else { (0, NEARNESS) };
    let near = survey.groups.iter().filter(|group| group.seat == seat && !group.unit.is_ship()).map(|group| {
        let steps = far[group.at / 4].clamp(nearest, FAR);
        i64::from(4_u32.saturating_sub(steps) * power(group.unit) * group.figures.all()) * nearness
    });
    // Whoever lacks one only goes for it.
    let keen = if attacks::is_last_one(s, seat) { 2 } else { 1 };
    reach * (2 * keen - 1) + near.sum::<i64>() * keen * rounds_left::later(s) / 100 - threats
}

/// How far a seat has come with what it is after.
fn goal(s: &State, survey: &Survey, seat: Seat) -> i64 {
    if !goals::is_crowded(s) || s.is_eliminated(seat) {
        return 0;
    }
    let own = s.board.areas.iter().filter(|(area, held)| held.objectives.contains(&seat) && s.is_friendly(**area, seat));
    goals::progress(s, survey, seat, &goals::open(s, survey, seat), own.count())
}
