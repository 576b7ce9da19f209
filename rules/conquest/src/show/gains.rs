//! Where captured planets came from: each is a point of those that win (CONQ-VICTORY).

use crate::prelude::*;
use sternpost_show::Gain;

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Gain> {
    let is_captured = |line: &Text| line.key == "line-captures";
    let gain = |(at, line): (usize, &&Text)| {
        Some(Gain { at, seat: line.seat("seat")?, points: 1, source: line.thing("planet")? }).filter(|_| is_captured(line))
    };
    lines.iter().enumerate().filter_map(gain).collect()
}
