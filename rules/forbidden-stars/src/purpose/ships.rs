//! Where ships go in an Advance: ground units cross voids that ships hold, so ships make the way to what is aimed at, or to a world that nobody holds.

use super::attacks::{of_five, prize};
use super::survey::{Mask, Survey, bit, power};
use crate::prelude::*;

/// A ship that goes from one area to another.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Going {
    unit: UnitId,
    start: usize,
    to: usize,
}

/// The moves of ships, as unit, start and end, that let the most come to what is aimed at; none where ships make no difference.
pub fn on_the_way(s: &State, survey: &Survey, seat: Seat, offers: &[(UnitId, AreaId, AreaId)]) -> Vec<(UnitId, AreaId, AreaId)> {
    let order = s.resolving();
    let (Some(active), aim) = (survey.system_at(order.system), order.aim.and_then(|aim| survey.at(aim))) else { return vec![] };
    let from = order.from.and_then(|from| survey.system_at(from)).unwrap_or(active);
    let worlds: Vec<usize> = match aim {
        Some(aim) => vec![aim],
        None => survey.worlds_of(active).filter(|at| survey.is_empty(*at)).collect(),
    };
    let worth = |plan: &[Going]| {
        let (left, entered) = (left(survey, seat, plan), plan.iter().fold(0, |all, going| all | bit(going.to)));
        let of = |to: &usize| {
            let comers = survey.comers_after(seat, *to, from, (left, entered));
            let force = i64::from(of_five(&comers));
            if aim.is_some() { force * 100 } else { prize(s, survey, *to, seat) * force.min(1) + force }
        };
        // The fewer ships go the better.
        worlds.iter().map(of).sum::<i64>() - i64::from(sternpost_kit::count(plan.len()))
    };
    let singles = lightest(survey, offers);
    let mut plans: Vec<Vec<Going>> = vec![vec![]];
    plans.extend(singles.iter().map(|one| vec![*one]));
    for (number, one) in singles.iter().enumerate() {
        plans.extend(
            singles[..number]
                .iter()
                .filter(|other| other.to != one.to && can_both(survey, seat, one, other))
                .map(|other| vec![*other, *one]),
        );
    }
    let best = plans.into_iter().max_by_key(|plan| worth(plan)).unwrap_or_default();
    best.into_iter().map(|going| (going.unit, survey.area(going.start), survey.area(going.to))).collect()
}

/// One ship for each start and end, the weakest.
fn lightest(survey: &Survey, offers: &[(UnitId, AreaId, AreaId)]) -> Vec<Going> {
    let mut kept: Vec<Going> = vec![];
    let mut all: Vec<_> = offers.iter().filter(|(unit, ..)| unit.is_ship()).collect();
    all.sort_by_key(|(unit, ..)| power(*unit));
    for (unit, start, to) in all {
        let (Some(start), Some(to)) = (survey.at(*start), survey.at(*to)) else { continue };
        if !kept.iter().any(|other| other.start == start && other.to == to) {
            kept.push(Going { unit: *unit, start, to });
        }
    }
    kept
}

/// Whether there are ships for both.
fn can_both(survey: &Survey, seat: Seat, one: &Going, other: &Going) -> bool {
    one.start != other.start || one.unit != other.unit || survey.ships_at(seat, one.start, one.unit).fresh > 1
}

/// Areas that all ships leave.
fn left(survey: &Survey, seat: Seat, plan: &[Going]) -> Mask {
    let going = |at: usize| sternpost_kit::count_of(plan.iter().filter(|going| going.start == at));
    plan.iter().filter(|one| survey.figures_at(seat, one.start) <= going(one.start)).fold(0, |all, one| all | bit(one.start))
}
