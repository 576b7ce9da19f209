//! Where power came from: ambitions (ARCS-SCORE).

use crate::prelude::*;
use sternpost_show::Gain;

/// All of it, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Gain> {
    let is_scored = |line: &Text| ["line-scored-first", "line-scored-second"].contains(&&*line.key);
    let gain = |(at, line): (usize, &&Text)| {
        let points = line.number("power").filter(|_| is_scored(line))?;
        Some(Gain { at, seat: line.seat("seat")?, points: i32::try_from(points).ok()?, source: line.thing("ambition")? })
    };
    lines.iter().enumerate().filter_map(gain).collect()
}
