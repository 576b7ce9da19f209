//! What the rounds that are left leave time for.

use crate::components::ROUNDS;
use crate::prelude::*;

/// Per cent of what it usually is that something is worth which helps later on: the last rounds leave no time for it.
pub const fn later(s: &State) -> i64 {
    match ROUNDS.saturating_sub(s.round) {
        0 => 10,
        1 => 45,
        2 => 75,
        3 => 90,
        _ => 100,
    }
}

/// How near the end is, in per cent: what ranks those who have collected as many objectives.
pub const fn end(s: &State) -> i64 {
    match ROUNDS.saturating_sub(s.round) {
        0 => 100,
        1 => 50,
        2 => 20,
        _ => 0,
    }
}
