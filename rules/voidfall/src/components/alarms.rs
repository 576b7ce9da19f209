//! Alarms, the Crisis board, difficulty (VF-CBO, VF-PREP-05). What the book does not print is ours: War cards, the values of the board, most of the table of difficulty.

use super::crises::CrisisLevel;
use super::prelude::*;
use serde::{Deserialize, Serialize};

terms! {
    "war";
    /// A War card (VF-VG-11): ours.
    pub enum WarId { Plain, Host, Few, Many, Swift, Shielded, Hardened, Relentless }
}

impl WarId {
    /// Where it is known from.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        Provenance::Own
    }
}

terms! {
    "difficulty";
    /// How hard the Void plays.
    #[derive(Default)]
    pub enum Difficulty {
        #[default]
        Easy,
        Normal,
        Hard,
    }
}

terms! {
    "crisis-row";
    /// VF-CBO-01: a row of the Crisis board.
    pub enum Row { Military, Economic }
}

terms! {
    "haven-reward";
    /// VF-SAN-08: what a complete Safe Haven brings, each to one player.
    pub enum Reward { Cleanse, Harbinger, Resources, Fleets }
}

/// An Alarm (VF-FOC-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Alarm {
    /// VF-FOC-06.
    Situation(CrisisLevel),
    /// VF-FOC-08.
    War(WarId),
}

/// VF-CBO-01: spaces of each row.
pub const SPACES: usize = 4;
/// VF-CBO-05.
pub const CATASTROPHES: u8 = 3;
/// Harbingers in the box.
pub const HARBINGERS: u8 = 10;
/// VF-VG-12: influence for each resource that cannot be paid.
pub const UNPAID: u32 = 3;
/// Joint and Heroic focuses in the display.
pub const FOCUSES_IN_DISPLAY: usize = 3;
/// VF-VG-17: resources in place of removing a corruption.
pub const RELIEF: u8 = 5;
/// VF-SAN-08: resources and fleet power of a Safe Haven.
pub const HAVEN_RESOURCES: u8 = 3;
pub const HAVEN_FLEETS: u8 = 2;
/// VF-VFL-02: RULING: Voidborn fleet power that a Rift takes, as a special sector with two tokens.
pub const MOST_IN_A_RIFT: u8 = 6;

/// What the Military row adds to a skirmish, by its spaces that are taken: ours.
const MILITARY: [u8; SPACES + 1] = [0, 1, 1, 2, 2];
/// What the Economic row asks for, by its spaces that are taken: ours, but for the third.
const ECONOMIC: [Stock; SPACES + 1] = [
    Stock::NONE,
    Stock { materials: 1, energy: 1, ..Stock::NONE },
    Stock { materials: 2, energy: 2, science: 1, ..Stock::NONE },
    Stock { materials: 2, energy: 2, science: 2, credits: 2, ..Stock::NONE },
    Stock { materials: 2, energy: 2, science: 2, credits: 4, ..Stock::NONE },
];

/// What the Military row adds. VF-UND-04: RULING: a full row is worth its last value.
#[must_use]
pub fn military(taken: usize) -> u8 {
    MILITARY[taken.min(SPACES)]
}

/// What the Economic row asks for.
#[must_use]
pub fn economic(taken: usize) -> Stock {
    ECONOMIC[taken.min(SPACES)]
}

/// VF-PREP-05: Alarms that a cycle adds: Situations I, II, III, and Wars. The second cycle of easy is printed, the rest is ours.
const ALARMS: [[[u8; 4]; 3]; 3] =
    [[[6, 0, 0, 0], [3, 2, 0, 1], [3, 2, 0, 1]], [[6, 0, 0, 0], [3, 2, 0, 1], [2, 3, 0, 1]], [[5, 0, 0, 1], [2, 3, 0, 1], [1, 3, 2, 2]]];

/// Situations in the box, by level.
pub const SITUATIONS: [u8; 3] = [6, 7, 4];

impl Difficulty {
    /// VF-END-03: what the Void scores to begin with.
    #[must_use]
    pub const fn base(self) -> u32 {
        match self {
            Self::Easy => 60,
            Self::Normal => 100,
            Self::Hard => 140,
        }
    }

    /// Alarms that a cycle adds.
    #[must_use]
    pub const fn alarms(self, cycle: u8) -> [u8; 4] {
        ALARMS[self as usize][cycle as usize - 1]
    }

    /// VF-PREP-07: whether a Harbinger comes onto the Crisis board in a cycle.
    #[must_use]
    pub const fn has_harbinger(self, cycle: u8) -> bool {
        match self {
            Self::Easy => false,
            Self::Normal => cycle == 3,
            Self::Hard => cycle == 2,
        }
    }

    /// Starting Crises on the board: ours.
    #[must_use]
    pub const fn starting_crises(self) -> usize {
        match self {
            Self::Easy | Self::Normal => 0,
            Self::Hard => 1,
        }
    }
}

/// Slots of each Safe Haven (VF-SAN-01): ours, but for one seat.
#[must_use]
pub const fn havens(seats: u8) -> &'static [u8] {
    match seats {
        0 | 1 => &[2, 2],
        2 => &[2, 3],
        _ => &[2],
    }
}

/// What a War changes in its skirmish.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct War {
    /// Strength.
    pub strength: i8,
    /// Initiative of the Void.
    pub initiative: u8,
    /// Its absorption in the Approach.
    pub approach: u8,
    /// Its absorption in salvos.
    pub salvo: u8,
}

impl WarId {
    /// What it changes, by difficulty and cycle.
    #[must_use]
    pub const fn card(self, difficulty: Difficulty, cycle: u8) -> War {
        let war = War { strength: 0, initiative: 0, approach: 0, salvo: 0 };
        match self {
            Self::Plain | Self::Host => war,
            Self::Few => War { strength: -1, ..war },
            Self::Many => War { strength: 1, ..war },
            Self::Swift => War { initiative: 5, ..war },
            Self::Shielded => War { approach: 1, ..war },
            Self::Hardened => War { salvo: if matches!(difficulty, Difficulty::Easy) { 1 } else { 2 }, ..war },
            Self::Relentless => War { strength: if cycle > 1 { 1 } else { 0 }, ..war },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::crises::{CrisisId, CrisisKind};
    use super::*;

    /// VF-FOC-01: an event has at most six rounds, each of which reveals an Alarm.
    #[test]
    fn every_cycle_adds_alarms_for_all_of_its_rounds() {
        for difficulty in Difficulty::ALL {
            let all: Vec<[u8; 4]> = (1..=3).map(|cycle| difficulty.alarms(cycle)).collect();
            assert!(all.iter().all(|alarms| alarms.iter().sum::<u8>() >= 6), "{difficulty}: {all:?}");
            let wars: u8 = all.iter().map(|alarms| alarms[3]).sum();
            assert!(usize::from(wars) <= WarId::ALL.len(), "{difficulty}");
        }
        // cites: VF-PREP-08
        assert_eq!(Difficulty::Easy.alarms(2), [3, 2, 0, 1]);
    }

    // cites: VF-CBO-03, VF-CBO-04
    #[test]
    fn vf_cbo_03_rows_ask_for_more_the_fuller_they_are() {
        let demands: Vec<u32> = (0..=SPACES).map(|taken| economic(taken).total()).collect();
        assert!(demands.is_sorted() && (0..SPACES).all(|taken| military(taken) <= military(taken + 1)));
        assert_eq!((economic(9), military(9)), (economic(SPACES), 2));
    }

    #[test]
    fn every_crisis_does_something_and_each_stack_has_all_kinds() {
        for level in [CrisisLevel::Starting, CrisisLevel::One, CrisisLevel::Two, CrisisLevel::Three] {
            let kinds: std::collections::BTreeSet<CrisisKind> = CrisisId::of(level).map(|crisis| crisis.card().kind).collect();
            assert_eq!(kinds.len(), 3, "{level}");
        }
        for crisis in CrisisId::ALL {
            let card = crisis.card();
            assert!(!card.pays.is_empty() || !card.blows.is_empty(), "{crisis}");
        }
    }
}
