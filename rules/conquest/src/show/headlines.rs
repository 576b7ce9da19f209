//! What a turn comes to in a line.

use crate::prelude::*;
use sternpost_show::Headline;
use sternpost_show::headline::weighed;

/// How strong lines are. Lines that are not here head nothing.
const WEIGHTS: [(&str, u32); 26] = [
    ("line-won", 100),
    ("line-draw", 100),
    ("line-captures", 84),
    ("line-bloodied", 80),
    ("line-wins-battle", 74),
    ("line-stalemate", 70),
    ("line-leaves-the-game", 68),
    ("line-left", 60),
    ("line-routed", 58),
    ("line-wins-struggle", 50),
    ("line-uses-battle-ability", 46),
    ("line-plays-event", 42),
    ("line-attacks", 38),
    ("line-area-effect", 36),
    ("line-retreats", 34),
    ("line-warlord-retreats", 34),
    ("line-deploys", 30),
    ("line-attached", 28),
    ("line-uses", 26),
    ("line-commits", 24),
    ("line-takes-initiative", 20),
    ("line-turns-up", 18),
    ("line-passes-deploy", 12),
    ("line-plays-drawn-deck", 10),
    ("line-plays-own-deck", 10),
    ("line-plays-starter", 10),
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
