//! The units of the four factions (FS-UNIT, FS-MOR-03, FS-DMG-02, FS-COST-02, FS-CMD-02): numbers of the faction sheets.

use super::Faction;
use crate::setup::{BattlewagonMorale, Options};
use sternpost_core::terms;

terms! {
    "unit";
    /// A type of unit.
    pub enum UnitId {
        Scout,
        StrikeCruiser,
        SpaceMarine,
        LandRaider,
        BattleBarge,
        WarlordTitan,
        Cultist,
        IconoclastDestroyer,
        ChaosSpaceMarine,
        Helbrute,
        RepulsiveGrandCruiser,
        ChaosReaverTitan,
        OrkBoyz,
        OnslaughtAttackShip,
        Nobz,
        Battlewagon,
        KillKroozer,
        Gargant,
        AspectWarrior,
        HelleboreFrigate,
        Wraithguard,
        Falcon,
        VoidStalker,
        WarlockBattleTitan,
    }
}

/// Where a unit fights and stays (FS-VOID-02, FS-SMOV-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Domain {
    /// In voids.
    Ship,
    /// On worlds.
    Ground,
}

/// What a faction sheet says of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitCard {
    /// Whose it is.
    pub faction: Faction,
    /// Where it stays.
    pub domain: Domain,
    /// Its minimum command level.
    pub level: u32,
    /// Materiel it costs.
    pub cost: u32,
    /// Forge tokens it costs besides.
    pub forge: u32,
    /// Dice it gives.
    pub combat: u32,
    /// Damage that destroys it.
    pub health: u32,
    /// Its morale.
    pub morale: u32,
    /// Figures in the box.
    pub figures: u32,
    /// Figures among the starting forces.
    pub start: u32,
}

impl UnitId {
    /// What its sheet says.
    #[must_use]
    pub const fn card(self) -> &'static UnitCard {
        &CARDS[self as usize]
    }

    /// Whether it is a ship.
    #[must_use]
    pub fn is_ship(self) -> bool {
        self.card().domain == Domain::Ship
    }

    /// FS-MOR-03: its morale, where the host decides which number of a sheet holds.
    pub const fn morale(self, options: &Options) -> u32 {
        match (self, options.battlewagon_morale) {
            (Self::Battlewagon, BattlewagonMorale::Three) => 3,
            (_, BattlewagonMorale::Two | BattlewagonMorale::Three) => self.card().morale,
        }
    }

    /// The units of a faction, in the order of its sheet.
    pub fn of(faction: Faction) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |unit| unit.card().faction == faction)
    }
}

const fn row(
    faction: Faction,
    domain: Domain,
    [level, cost, forge]: [u32; 3],
    [combat, health, morale]: [u32; 3],
    [figures, start]: [u32; 2],
) -> UnitCard {
    UnitCard { faction, domain, level, cost, forge, combat, health, morale, figures, start }
}

use Domain::{Ground, Ship};
use Faction::{Chaos, Eldar, Orks, Ultramarines};

/// Level, materiel, forge tokens; combat, health, morale; figures, of which start.
static CARDS: [UnitCard; 24] = [
    // Scout
    row(Ultramarines, Ground, [0, 2, 0], [1, 2, 2], [6, 4]),
    // Strike Cruiser
    row(Ultramarines, Ship, [0, 2, 0], [2, 2, 2], [3, 1]),
    // Space Marine
    row(Ultramarines, Ground, [1, 3, 0], [2, 3, 3], [6, 1]),
    // Land Raider
    row(Ultramarines, Ground, [2, 4, 0], [3, 4, 3], [6, 0]),
    // Battle Barge
    row(Ultramarines, Ship, [2, 5, 1], [4, 5, 4], [3, 0]),
    // Warlord Titan
    row(Ultramarines, Ground, [3, 5, 1], [3, 5, 4], [3, 0]),
    // Cultist
    row(Chaos, Ground, [0, 2, 0], [1, 2, 2], [9, 2]),
    // Iconoclast Destroyer
    row(Chaos, Ship, [0, 2, 0], [2, 2, 2], [3, 1]),
    // Chaos Space Marine
    row(Chaos, Ground, [1, 3, 0], [3, 3, 2], [6, 2]),
    // Helbrute
    row(Chaos, Ground, [2, 4, 0], [3, 4, 3], [3, 0]),
    // Repulsive Grand Cruiser
    row(Chaos, Ship, [2, 5, 1], [4, 5, 4], [3, 0]),
    // Chaos Reaver Titan
    row(Chaos, Ground, [3, 5, 1], [4, 5, 3], [3, 0]),
    // Ork Boyz
    row(Orks, Ground, [0, 2, 0], [2, 2, 1], [9, 4]),
    // Onslaught Attack Ship
    row(Orks, Ship, [0, 2, 0], [1, 3, 2], [3, 0]),
    // Nobz
    row(Orks, Ground, [1, 3, 0], [2, 4, 2], [6, 1]),
    // Battlewagon
    row(Orks, Ground, [2, 4, 0], [3, 5, 2], [3, 0]),
    // Kill Kroozer
    row(Orks, Ship, [2, 5, 1], [3, 6, 4], [3, 0]),
    // Gargant
    row(Orks, Ground, [3, 5, 1], [3, 6, 3], [3, 0]),
    // Aspect Warrior
    row(Eldar, Ground, [0, 2, 0], [2, 1, 2], [6, 3]),
    // Hellebore Frigate
    row(Eldar, Ship, [0, 2, 0], [3, 2, 1], [6, 2]),
    // Wraithguard
    row(Eldar, Ground, [1, 3, 0], [2, 4, 2], [3, 1]),
    // Falcon
    row(Eldar, Ground, [2, 4, 0], [3, 4, 3], [3, 0]),
    // Void Stalker
    row(Eldar, Ship, [2, 5, 1], [4, 5, 4], [3, 0]),
    // Warlock Battle Titan
    row(Eldar, Ground, [3, 5, 1], [4, 5, 3], [3, 0]),
];
