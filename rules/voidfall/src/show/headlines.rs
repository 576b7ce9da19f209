//! What a turn comes to in a line.

use crate::prelude::*;
use sternpost_show::Headline;
use sternpost_show::headline::weighed;

/// How strong lines are. Lines that are not here head nothing.
const WEIGHTS: [(&str, u32); 40] = [
    ("line-won", 100),
    ("line-goal-reached", 100),
    ("line-goal-missed", 98),
    ("line-falls-house", 90),
    ("line-takes-sector", 84),
    ("line-tie", 80),
    ("line-void-takes", 76),
    ("line-holds", 74),
    ("line-skirmish-won", 68),
    ("line-void-strikes", 66),
    ("line-invades", 64),
    ("line-improves", 60),
    ("line-researches", 58),
    ("line-scores", 56),
    ("line-takes-decree", 54),
    ("line-loses-by-agenda", 52),
    ("line-overproduces", 50),
    ("line-upkeep-short", 48),
    ("line-upgrades-glory", 46),
    ("line-places-agenda", 44),
    ("line-gains-influence", 42),
    ("line-advances", 40),
    ("line-builds", 38),
    ("line-grows", 36),
    ("line-establishes", 34),
    ("line-deploys", 32),
    ("line-cleanses", 30),
    ("line-corrupts", 28),
    ("line-loses-influence", 26),
    ("line-gains-trade", 24),
    ("line-takes-agenda", 22),
    ("line-draws-agenda", 21),
    ("line-produces", 20),
    ("line-activates", 18),
    ("line-flies", 16),
    ("line-event-revealed", 14),
    ("line-covers-upkeep", 10),
    ("line-plays-agenda", 9),
    ("line-plays-focus", 8),
    ("line-takes-position", 6),
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
