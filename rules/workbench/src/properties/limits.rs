//! Nothing holds more than it may while somebody is asked: a surplus goes as soon as it is there. And no submission comes near what one may draw and do.

use super::{Check, Property, ensure};
use sternpost_core::Chance;
use sternpost_core::chance::{MOST_NUMBERS, MOST_STEPS};
use sternpost_game::{Asked, Play};

/// Cheap enough to be asked of every position.
pub(crate) fn limits(play: &dyn Play, asked: &[Asked]) -> Check {
    let overfull = if asked.is_empty() { vec![] } else { play.overfull() };
    ensure(overfull.is_empty(), Property::Limits, || overfull.join("; "))
}

/// No submission has used up more than a tenth of what it may: no table's turn is stopped for being long.
pub(crate) fn budget(chance: &Chance<'_>) -> Check {
    let (numbers, steps) = chance.spent();
    ensure(numbers <= MOST_NUMBERS / 10 && steps <= MOST_STEPS / 10, Property::Limits, || {
        format!("{numbers} numbers are drawn and {steps} steps taken for one submission")
    })
}
