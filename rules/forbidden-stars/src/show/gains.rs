//! Where objectives were collected: each counts for victory (FS-OBJ, FS-WIN).

use crate::prelude::*;
use sternpost_show::Gain;

/// All of them, in the order told.
pub fn of(lines: &[&Text]) -> Vec<Gain> {
    let gain = |(at, line): (usize, &&Text)| {
        let collected = Gain { at, seat: line.seat("seat")?, points: 1, source: line.thing("area")? };
        (line.key == "line-collects").then_some(collected)
    };
    lines.iter().enumerate().filter_map(gain).collect()
}
