//! The search: lines for every way to begin, the best of them mended one answer at a time, and compared in other worlds where
//! luck had a hand in them. No tree over opponents: they do what one supposes.

use crate::Purpose;
use crate::Rng;
use crate::line::{Line, Start, Thinker};
use crate::strength::Thought;
use std::cmp::Reverse;
use sternpost_core::{Chance, Eyes, Picked, Position, Seat};

/// The answers a seat gives now: as many as are certain to be asked for. The seat is asked something.
pub fn turn<R: Purpose>(now: &Position<R>, seat: Seat, thought: Thought, rng: &mut Rng) -> Vec<Picked<R::Choice>> {
    let Start { position, dice } = world(now, seat, rng);
    // Even what was going on is read off the twin.
    let then = position.state.clone();
    let mut thinker = Thinker { seat, then: &then, thought, spent: 0 };
    let mut lines = openings(&mut thinker, &position, &dice);
    keep_different(&mut lines, thought.lines);
    let share = thought.answers.saturating_sub(thinker.spent) / u32::try_from(lines.len()).expect("few lines").max(1);
    for line in &mut lines {
        let until = thinker.spent + share;
        mend(&mut thinker, line, until);
    }
    if lines.len() > 1 && lines.iter().any(|line| line.lucky) {
        compare(&mut thinker, &mut lines, now, rng);
    }
    lines.sort_by_key(|line| Reverse(line.worth));
    let best = lines.into_iter().next().expect("a question has an answer");
    best.stops.into_iter().take_while(|stop| stop.firm).map(|stop| stop.picked).collect()
}

/// One of the worlds this may be, and dice for it.
fn world<R: Purpose>(now: &Position<R>, seat: Seat, rng: &mut Rng) -> Start<R> {
    let position = now.unseen(Eyes::Seat(seat), &mut Chance::live(rng));
    Start { position, dice: Rng::new(rng.next_u64()) }
}

/// A line for each answer to the first question, and for each to the second one behind the best of these.
fn openings<R: Purpose>(thinker: &mut Thinker<'_, R>, world: &Position<R>, dice: &Rng) -> Vec<Line<R>> {
    let start = || Start { position: world.clone(), dice: dice.clone() };
    let leant = thinker.follow(start(), vec![]);
    let firsts = leant.stops.first().map_or_else(Vec::new, |stop| thinker.others(stop, usize::MAX));
    let mut lines = vec![leant];
    for picked in firsts {
        if thinker.spent > thinker.thought.answers {
            break;
        }
        lines.push(thinker.follow(start(), vec![picked]));
    }
    lines.sort_by_key(|line| Reverse(line.worth));
    let mut behind = vec![];
    for line in &lines {
        let seconds = line.stops.get(1).map_or_else(Vec::new, |stop| thinker.others(stop, thinker.thought.breadth));
        for picked in seconds {
            if thinker.spent > thinker.thought.answers / 2 {
                break;
            }
            behind.push(thinker.branch(line, 1, picked));
        }
    }
    lines.extend(behind);
    lines
}

/// The best lines, no two of which begin alike: mending brings together what begins alike.
fn keep_different<R: Purpose>(lines: &mut Vec<Line<R>>, most: usize) {
    lines.sort_by_key(|line| Reverse(line.worth));
    let mut begun: Vec<Vec<Picked<R::Choice>>> = vec![];
    lines.retain(|line| {
        let begins: Vec<Picked<R::Choice>> = line.stops.iter().take(2).map(|stop| stop.picked.clone()).collect();
        let is_new = begun.len() < most && !begun.contains(&begins);
        if is_new {
            begun.push(begins);
        }
        is_new
    });
}

/// Changes one answer after the other, as long as it helps and thought is left.
fn mend<R: Purpose>(thinker: &mut Thinker<'_, R>, line: &mut Line<R>, until: u32) {
    // Where a line goes on, what was open at its first two questions has been tried.
    let mut at = if line.stops.len() > 2 { 2 } else { 0 };
    while at < line.stops.len() {
        for picked in thinker.others(&line.stops[at], thinker.thought.breadth) {
            if thinker.spent >= until {
                return;
            }
            let other = thinker.branch(line, at, picked);
            if other.worth > line.worth {
                *line = other;
            }
        }
        at += 1;
    }
}

/// The same lines in other worlds with other dice, and these alone count: the world in which a line was found flatters it.
fn compare<R: Purpose>(thinker: &mut Thinker<'_, R>, lines: &mut [Line<R>], now: &Position<R>, rng: &mut Rng) {
    if thinker.thought.worlds == 0 {
        return;
    }
    let mut sums = vec![0; lines.len()];
    for _ in 0..thinker.thought.worlds {
        let Start { position, dice } = world(now, thinker.seat, rng);
        for (line, sum) in lines.iter().zip(&mut sums) {
            let script = line.stops.iter().map(|stop| stop.picked.clone()).collect();
            *sum += thinker.follow(Start { position: position.clone(), dice: dice.clone() }, script).worth;
        }
    }
    for (line, sum) in lines.iter_mut().zip(sums) {
        line.worth = sum;
    }
}
