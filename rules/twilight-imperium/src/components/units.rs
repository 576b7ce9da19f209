//! Unit types and their supply (LRR 23), the shape of a stat line, and which stat line counts for a player now (LRR 13).
//!
//! The stat lines themselves are the table in `unit_cards.rs`.

use super::{FactionId, TechnologyId, UnitCard};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::LazyLock;

sternpost_core::terms! {
    "unit";
    /// A type of unit, told apart by its plastic figure.
    pub enum UnitType { Carrier, Cruiser, Destroyer, Dreadnought, Fighter, Flagship, WarSun, Infantry, Pds, SpaceDock }
}

/// The three sorts of units (LRR 23.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Category {
    /// LRR 67.
    Ship,
    /// LRR 19.
    GroundForce,
    /// LRR 30.
    Structure,
}

impl UnitType {
    /// Its sort.
    #[must_use]
    pub fn category(self) -> Category {
        match self {
            Self::Carrier | Self::Cruiser | Self::Destroyer | Self::Dreadnought | Self::Fighter | Self::Flagship | Self::WarSun => {
                Category::Ship
            }
            Self::Infantry => Category::GroundForce,
            Self::Pds | Self::SpaceDock => Category::Structure,
        }
    }

    /// Whether it is a ship.
    #[must_use]
    pub fn is_ship(self) -> bool {
        self.category() == Category::Ship
    }

    /// Whether it is a ground force.
    #[must_use]
    pub fn is_ground_force(self) -> bool {
        self.category() == Category::GroundForce
    }

    /// Whether it is a structure; a floating factory is one too, although it lies in space.
    #[must_use]
    pub fn is_structure(self) -> bool {
        self.category() == Category::Structure
    }

    /// How many of them a colour may have on the board; `None` where tokens stand in without limit.
    #[must_use]
    pub fn supply(self) -> Option<u32> {
        (!self.has_unlimited_tokens()).then(|| self.figures())
    }

    /// How many plastic figures a colour has (LRR 23.2).
    #[must_use]
    pub fn figures(self) -> u32 {
        match self {
            Self::Flagship => 1,
            Self::WarSun => 2,
            Self::SpaceDock => 3,
            Self::Carrier => 4,
            Self::Dreadnought => 5,
            Self::Pds => 6,
            Self::Cruiser | Self::Destroyer => 8,
            Self::Fighter => 10,
            Self::Infantry => 12,
        }
    }

    /// Whether tokens make its number unlimited (LRR 52.2c, 52.2d, 52.4).
    #[must_use]
    pub fn has_unlimited_tokens(self) -> bool {
        matches!(self, Self::Fighter | Self::Infantry)
    }
}

/// The dice of a unit ability: each hits on `hit` or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    /// The least result that hits.
    pub hit: u8,
    /// How many dice are rolled.
    pub dice: u8,
}

/// A combat value (LRR 44).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Combat {
    /// The least result that hits (LRR 44.1).
    pub hit: u8,
    /// How many dice are rolled (LRR 44.2).
    pub dice: CombatDice,
}

/// The number of dice of a combat roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatDice {
    /// As printed.
    Fixed(u8),
    /// One for each ship of the opponent that is not a fighter: the Salai Sai Corian.
    OpponentNonFighterShips,
}

/// How many units PRODUCTION may produce (LRR 62.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Production {
    /// So many.
    Fixed(u32),
    /// The resources of the planet it stands on and so many more.
    PlanetResourcesPlus(u32),
}

/// What happens to fighters that find no room aboard the ships of their system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// They are lost (LRR 43).
    Destroyed,
    /// Each takes a place in the fleet pool.
    FleetPool,
    /// Two of them take one place; halves are never rounded.
    HalfFleetPool,
}

/// A stat line: the attributes and abilities of a player's units of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitStats {
    /// Which stat line.
    pub card: UnitCard,
    /// The type of figure it is about.
    pub unit: UnitType,
    /// The faction on whose sheet or among whose technologies it is.
    pub faction: Option<FactionId>,
    /// The technology it comes with.
    pub requires: Option<TechnologyId>,
    /// Resources to produce it; without a cost it can only be placed (LRR 48.3).
    pub cost: Option<u32>,
    /// How many units the cost buys (LRR 48.2).
    pub units_per_cost: u32,
    /// Its combat value.
    pub combat: Option<Combat>,
    /// Its move value (LRR 16).
    pub movement: Option<u32>,
    /// How many fighters and ground forces it carries (LRR 43).
    pub capacity: u32,
    /// SUSTAIN DAMAGE (LRR 66).
    pub sustain_damage: bool,
    /// PLANETARY SHIELD (LRR 60).
    pub planetary_shield: bool,
    /// BOMBARDMENT (LRR 20).
    pub bombardment: Option<Dice>,
    /// SPACE CANNON (LRR 87).
    pub space_cannon: Option<Dice>,
    /// ANTI-FIGHTER BARRAGE (LRR 41).
    pub anti_fighter_barrage: Option<Dice>,
    /// PRODUCTION (LRR 62).
    pub production: Option<Production>,
    /// The stat line this one is laid over.
    pub replaces: Option<UnitCard>,
    /// How many fighters of its system need no other room (space docks).
    pub supports_fighters: u32,
    /// Whether its SPACE CANNON reaches adjacent systems (LRR 87.3c); never in an invasion (LRR 87.7d).
    pub deep_space_cannon: bool,
    /// Whether a unit that is otherwise transported may move by itself.
    pub moves_alone: bool,
    /// What becomes of fighters beyond capacity.
    pub excess_counts: Excess,
    /// The roll on which a destroyed one returns.
    pub respawn: Option<u8>,
    /// Whether other players' units in its system lose PLANETARY SHIELD (LRR 60.3).
    pub voids_planetary_shield: bool,
    /// Whether Direct Hit cannot destroy it.
    pub immune_to_direct_hit: bool,
    /// Whether it is a structure that stands in the space area (LRR 30.1a).
    pub in_space: bool,
}

impl UnitStats {
    /// How much of a player's sheet it covers: faction units hide generic ones, upgrades hide what they upgrade.
    fn precedence(&self) -> (bool, bool) {
        // FAQ-NEKRO-4: a copied faction upgrade hides the generic upgrade, so the faction counts before the level.
        (self.faction.is_some(), self.requires.is_some())
    }

    fn is_open_to(&self, faction: FactionId, owns: &dyn Fn(TechnologyId) -> bool) -> bool {
        match self.requires {
            // LRR 80.16, 80.21: whoever owns an upgrade uses it, also a copy of another faction's.
            Some(technology) => owns(technology),
            // LRR 80.17: printed faction units belong to their faction alone.
            None => self.faction.is_none_or(|own| own == faction),
        }
    }
}

/// The stat line a player's units of a type use now (LRR 13.4), or `None` if they cannot have such units.
///
/// Only war suns can be missing: without the technology only Muaat has them (FAQ-MENTAK-1).
#[must_use]
pub fn current(faction: FactionId, unit: UnitType, owns: &dyn Fn(TechnologyId) -> bool) -> Option<&'static UnitStats> {
    /// The stat lines of each type, those that hide others first.
    static LINES: LazyLock<BTreeMap<UnitType, Vec<&'static UnitStats>>> = LazyLock::new(|| {
        let mut lines: BTreeMap<UnitType, Vec<&'static UnitStats>> = BTreeMap::new();
        // Of equals the last in the list counts, as with the largest of several.
        for stats in UnitCard::ALL.iter().rev().map(|card| card.stats()) {
            lines.entry(stats.unit).or_default().push(stats);
        }
        lines.values_mut().for_each(|lines| lines.sort_by_key(|stats| Reverse(stats.precedence())));
        lines
    });
    LINES.get(&unit)?.iter().copied().find(|stats| stats.is_open_to(faction, owns))
}
