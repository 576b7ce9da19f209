//! What a turn comes to in a line.

use crate::prelude::*;
use sternpost_show::Headline;
use sternpost_show::headline::weighed;

/// How strong lines are. Lines that are not here head nothing.
const WEIGHTS: [(&str, u32); 31] = [
    ("line-won", 100),
    ("line-scored-first", 80),
    ("line-scored-second", 72),
    ("line-building-destroyed", 66),
    ("line-outrage", 64),
    ("line-stole-card", 62),
    ("line-stole-token", 60),
    ("line-ransacked", 58),
    ("line-ship-destroyed", 54),
    ("line-battle", 52),
    ("line-fired-rifles", 50),
    ("line-declared", 48),
    ("line-secured", 46),
    ("line-seized", 44),
    ("line-captured", 42),
    ("line-replaced", 40),
    ("line-built", 34),
    ("line-taxed", 30),
    ("line-used-card", 28),
    ("line-moved", 26),
    ("line-built-ship", 24),
    ("line-influenced", 22),
    ("line-repaired-building", 20),
    ("line-repaired-ship", 20),
    ("line-led", 16),
    ("line-surpassed", 15),
    ("line-pivoted", 14),
    ("line-copied", 13),
    ("line-passed", 12),
    ("line-drafted-leader", 11),
    ("line-drafted-lore", 10),
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
