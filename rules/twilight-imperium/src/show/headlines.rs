//! What a turn comes to in a line.

use crate::prelude::*;
use sternpost_show::Headline;
use sternpost_show::headline::weighed;

messages! {
    "headline";
    /// What several lines tell together.
    pub enum Headlined {
        Took { seat: Seat, planet: Arg, from: Seat },
    }
}

/// How strong lines are. Lines that are not here head nothing.
const WEIGHTS: [(&str, u32); 43] = [
    ("line-won", 100),
    ("line-eliminated", 95),
    ("line-scored-objective", 85),
    ("line-scored-secret", 85),
    ("line-gained-point", 84),
    ("line-custodians-removed", 84),
    ("line-lost-points", 83),
    ("line-space-combat-won", 70),
    ("line-space-combat-drawn", 68),
    ("line-ground-combat-won", 66),
    ("line-ground-combat-drawn", 64),
    ("line-outcome-resolved", 62),
    ("line-law-passed", 61),
    ("line-retreated", 58),
    ("line-made-deal", 56),
    ("line-gained-control", 54),
    ("line-lost-control", 53),
    ("line-bombardment-rolled", 50),
    ("line-cancelled", 48),
    ("line-played-action-card", 44),
    ("line-played-note", 43),
    ("line-researched-technology", 40),
    ("line-assimilated", 40),
    ("line-gained-technology", 38),
    ("line-strategic-action", 36),
    ("line-became-speaker", 35),
    ("line-chose-strategy-card", 34),
    ("line-drafted-speaker", 33),
    ("line-drafted-faction", 33),
    ("line-cast-votes", 32),
    ("line-drafted-slice", 32),
    ("line-drafted-place", 31),
    ("line-cast-no-votes", 30),
    ("line-produced", 28),
    ("line-revealed-objective", 27),
    ("line-agenda-revealed", 26),
    ("line-moved", 24),
    ("line-activated", 22),
    ("line-passed", 20),
    ("line-follows", 18),
    ("line-declined-deal", 14),
    ("line-proposed-deal", 14),
    ("line-declines", 10),
];

/// A planet that changes hands is stronger than anything but points.
const TOOK: u32 = 80;

/// All that could head a turn or a round.
pub fn of(lines: &[&Text]) -> Vec<Headline> {
    let mut headlines = weighed(lines, &WEIGHTS);
    let is = |line: &Text, key: &str| line.key == key;
    for headline in headlines.iter_mut().filter(|headline| is(&headline.text, "line-gained-control")) {
        let (Some(seat), Some(planet)) = (headline.text.seat("seat"), headline.text.arg("planet").cloned()) else { continue };
        // Who has lost it is told close by, before or after.
        let near = &lines[headline.at.saturating_sub(NEAR)..lines.len().min(headline.at + NEAR)];
        let lost = near.iter().find(|line| is(line, "line-lost-control") && line.arg("planet") == Some(&planet));
        if let Some(from) = lost.and_then(|line| line.seat("seat")).filter(|from| *from != seat) {
            (headline.text, headline.weight) = (Headlined::Took { seat, planet, from }.text(), TOOK);
        }
    }
    headlines
}

/// Lines between one who loses a planet and one who gains it.
const NEAR: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;
    use sternpost_show::Shows as _;
    use sternpost_show::headline::strongest;

    fn headline(lines: &[Line]) -> String {
        let texts: Vec<Text> = lines.iter().map(Line::text).collect();
        let headlines = of(&texts.iter().collect::<Vec<_>>());
        let text = &strongest(&headlines).expect("there is one").text;
        TwilightImperium::catalogue("en").say(text, &|seat: Seat| ["Ada", "Bo"][usize::from(seat.0)].to_owned())
    }

    #[test]
    fn a_planet_that_changes_hands_is_told_as_taken_from_who_had_it() {
        let (ada, bo, planet) = (Seat(0), Seat(1), PlanetId::Wellon);
        let told = [
            Line::Activated { seat: bo, system: SystemId(27) },
            Line::GroundCombatWon { seat: bo, planet },
            Line::LostControl { seat: ada, planet },
            Line::GainedControl { seat: bo, planet },
        ];
        assert_eq!(headline(&told), "Bo took Wellon from Ada.");
        let free = [told[0].clone(), told[3].clone()];
        assert_eq!(headline(&free), "Bo gains control of Wellon.");
    }

    #[test]
    fn every_weight_is_of_a_line_and_none_is_said_twice() {
        sternpost_workbench::highlighted::weights_hold::<Line>(&WEIGHTS);
    }
}
