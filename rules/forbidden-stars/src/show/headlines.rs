//! What a turn comes to in a line.

use crate::prelude::*;
use sternpost_show::Headline;
use sternpost_show::headline::weighed;

/// How strong lines are. Lines that are not here head nothing.
const WEIGHTS: [(&str, u32); 28] = [
    ("line-won", 100),
    ("line-eliminated", 95),
    ("line-collects", 88),
    ("line-captures", 80),
    ("line-combat-begins", 74),
    ("line-nobody-resists", 72),
    ("line-retreats", 66),
    ("line-strikes", 62),
    ("line-falls", 54),
    ("line-is-destroyed", 53),
    ("line-builds", 48),
    ("line-upgrades", 46),
    ("line-buys-upgrade", 44),
    ("line-buys", 42),
    ("line-promotes", 38),
    ("line-sends", 36),
    ("line-moves", 34),
    ("line-free", 32),
    ("line-gains-asset", 28),
    ("line-chooses-event", 26),
    ("line-storm-moves", 24),
    ("line-to-event-deck", 22),
    ("line-reveals", 20),
    ("line-lays-tile", 18),
    ("line-lays-storm", 16),
    ("line-lays", 12),
    ("line-earns", 8),
    ("line-passes", 6),
];

/// All that could head a turn or a round.
pub fn of(lines: &[&Text]) -> Vec<Headline> {
    weighed(lines, &WEIGHTS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_weight_is_of_a_line_and_none_is_said_twice() {
        sternpost_workbench::highlighted::weights_hold::<Line>(&WEIGHTS);
    }
}
