//! What lies on the Crisis board and around it, in co-operative and solo play (VF-CBO, VF-SAN, VF-EXT).

use crate::components::alarms::{self, Alarm, Reward, Row, SPACES, WarId};
use crate::components::crises::{CrisisId, CrisisKind, CrisisLevel};
use crate::components::focuses::FocusId;
use crate::prelude::*;
use sternpost_core::Pile;

/// What lies on a space of a row (VF-CBO-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// A Harbinger; these lie left of all Crises.
    Harbinger,
    /// An ongoing Crisis.
    Crisis(CrisisId),
}

/// A Safe Haven (VF-SAN-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Haven {
    /// Its slots.
    pub slots: u8,
    /// VF-SAN-07, -09: whose fleet power lies there, from the lowest.
    pub filled: Vec<Seat>,
}

impl Haven {
    /// Whether all of its slots are taken.
    pub fn is_complete(&self) -> bool {
        self.filled.len() >= usize::from(self.slots)
    }
}

/// What one effect has deployed, and what stood there before (VF-CRI-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deployed {
    /// Fleet power by this effect.
    pub count: u8,
    /// Types of fleets in the player's sectors before.
    pub types: u8,
    /// Fleet power in them before.
    pub force: u8,
}

/// The Void as it is played against.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Void {
    /// VF-CBO-01: what lies on the rows, from the left, without gaps.
    pub military: Vec<Held>,
    pub economic: Vec<Held>,
    /// VF-FOC-06: Crises face down, and those that were discarded.
    pub crises: BTreeMap<CrisisLevel, Pile<CrisisId>>,
    pub discarded: BTreeMap<CrisisLevel, Vec<CrisisId>>,
    /// The current Crisis.
    pub crisis: Option<CrisisId>,
    /// VF-PREP-04 to -06: Alarms face down, and those of this cycle that were revealed.
    pub alarms: Pile<Alarm>,
    pub revealed: Vec<Alarm>,
    /// War cards in the box, face down, and Situations beside the board, by level.
    pub wars: Pile<Alarm>,
    pub situations: BTreeMap<CrisisLevel, u8>,
    /// VF-FOC-05: the Alarm of this round.
    pub alarm: Option<Alarm>,
    /// The War whose skirmish is fought now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub striking: Option<WarId>,
    /// VF-SKI-17: whether 1 Voidborn fleet power comes if the skirmish that is fought now is warded off.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_vengeful: bool,
    /// VF-VG-17.
    pub catastrophes: u8,
    /// VF-EXT-04: technologies beside the board, and whether they are improved.
    pub consumed: Vec<(TechnologyId, bool)>,
    pub havens: Vec<Haven>,
    /// VF-SAN-08: rewards of a Safe Haven that were taken, while they are.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub rewards: BTreeSet<Reward>,
    /// Harbingers in the supply.
    pub harbingers: u8,
    /// VF-SEL-02: RULING: Heroic focuses alone, for Joint ones are not known: those that can be used, and the others face down.
    pub display: BTreeSet<FocusId>,
    pub focuses: Pile<FocusId>,
    /// VF-SAN-03: overproductions of this turn, by player.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty", with = "sternpost_core::seat::keyed")]
    pub overproduced: BTreeMap<Seat, u8>,
    /// What the effect that is carried out has deployed.
    #[serde(default)]
    pub deployed: Deployed,
    /// VF-PREP-15: the order of turns that is proposed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposed: Vec<Seat>,
}

impl Void {
    /// What lies on a row.
    pub const fn row(&self, row: Row) -> &Vec<Held> {
        match row {
            Row::Military => &self.military,
            Row::Economic => &self.economic,
        }
    }

    /// The same, to be changed.
    pub const fn row_mut(&mut self, row: Row) -> &mut Vec<Held> {
        match row {
            Row::Military => &mut self.military,
            Row::Economic => &mut self.economic,
        }
    }

    /// VF-CBO-02, -04.
    pub fn strength(&self) -> u8 {
        alarms::military(self.military.len())
    }

    /// VF-CBO-03, -04.
    pub fn demands(&self) -> Stock {
        alarms::economic(self.economic.len())
    }

    /// VF-HB-04: Harbingers of a row.
    pub fn harbingers_on(&self, row: Row) -> usize {
        self.row(row).iter().filter(|held| **held == Held::Harbinger).count()
    }

    /// VF-VG-05, -06: rows that take a Crisis.
    pub fn rows_for(&self, crisis: CrisisId) -> Vec<Row> {
        let fits = |row: &Row| match crisis.card().kind {
            CrisisKind::Military => *row == Row::Military,
            CrisisKind::Economic => *row == Row::Economic,
            CrisisKind::General => true,
        };
        Row::ALL.iter().copied().filter(|row| fits(row) && self.harbingers_on(*row) < SPACES).collect()
    }

    /// Ongoing Crises, row by row.
    pub fn ongoing(&self) -> impl Iterator<Item = CrisisId> {
        self.military.iter().chain(&self.economic).filter_map(|held| match held {
            Held::Crisis(crisis) => Some(*crisis),
            Held::Harbinger => None,
        })
    }

    /// The current Crisis and the ongoing ones (VF-CRI-01).
    pub fn all_crises(&self) -> impl Iterator<Item = CrisisId> {
        self.crisis.into_iter().chain(self.ongoing())
    }
}

impl State {
    /// The Void as it is played against.
    ///
    /// # Panics
    /// If it is not.
    pub fn against(&self) -> &Void {
        self.void.as_ref().expect("the Void is played against")
    }

    /// The same, to be changed.
    ///
    /// # Panics
    /// If it is not.
    pub fn against_mut(&mut self) -> &mut Void {
        self.void.as_mut().expect("the Void is played against")
    }

    /// What the Void scores (VF-END-03 to -12), part by part.
    pub fn score_of_the_void(&self) -> Vec<(VoidPart, u32)> {
        let Some(void) = &self.void else { return vec![] };
        let sectors = || self.galaxy.sectors.values();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let rifts = sectors().filter(|sector| sector.kind == crate::components::maps::Kind::Rift).count();
        let havens = void.havens.iter().filter(|haven| !haven.is_complete()).count();
        let harbingers: u32 = sectors().map(|sector| u32::from(sector.harbingers)).sum();
        let fallen = sectors().filter(|sector| sector.fallen.is_some()).count();
        let corrupted = sectors().filter(|sector| sector.is_corrupted).count();
        let displays = self.agendas.values().filter(|agendas| agendas.is_corrupted).count();
        let mats: u32 = self.players.iter().map(|(_, player)| u32::from(player.corruption_on_mat())).sum();
        let population: u32 = sectors().filter(|sector| sector.is_voidborn()).map(|sector| u32::from(sector.population)).sum();
        vec![
            (VoidPart::Difficulty, self.options.difficulty.base()),
            (VoidPart::Rifts, 30 * number(rifts)),
            (VoidPart::Havens, 20 * number(havens)),
            (VoidPart::Catastrophes, 20 * u32::from(void.catastrophes)),
            (VoidPart::Harbingers, 10 * harbingers),
            (VoidPart::Consumed, 5 * number(void.consumed.len())),
            (VoidPart::Crises, 5 * number(void.ongoing().count())),
            (VoidPart::Fallen, 3 * number(fallen)),
            (VoidPart::Corruption, 2 * (number(corrupted + displays) + mats)),
            (VoidPart::Population, population),
        ]
    }

    /// The sum of what the Void scores.
    pub fn influence_of_the_void(&self) -> u32 {
        self.score_of_the_void().into_iter().map(|(_, count)| count).sum()
    }
}

terms! {
    "void-part";
    /// For what the Void scores (VF-END).
    pub enum VoidPart { Difficulty, Rifts, Havens, Catastrophes, Harbingers, Consumed, Crises, Fallen, Corruption, Population }
}
