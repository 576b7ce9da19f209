//! The 50 stat lines of units: the generic sheet, faction units, upgrades and flagships.
//!
//! One row per stat line; the columns and the words of the builders are explained at the functions above the tables. What a
//! flagship's text does beyond a number is with the faction.

use super::units::{Combat, CombatDice, Dice, Excess, Production, UnitStats};
use super::{FactionId, TechnologyId, UnitType};

sternpost_core::terms! {
    "unit-card";
    /// A stat line, in the order generic, faction, flagships.
    pub enum UnitCard {
    Carrier1, Carrier2, Cruiser1, Cruiser2, Destroyer1, Destroyer2, Dreadnought1, Dreadnought2, WarSun, Fighter1,
    Fighter2, Infantry1, Infantry2, Pds1, Pds2, SpaceDock1, SpaceDock2, LetaniWarrior1, LetaniWarrior2,
    FloatingFactory1, FloatingFactory2, PrototypeWarSun1, PrototypeWarSun2, SpecOps1, SpecOps2, AdvancedCarrier1,
    AdvancedCarrier2, SuperDreadnought1, SuperDreadnought2, HybridCrystalFighter1, HybridCrystalFighter2, Exotrireme1,
    Exotrireme2, FlagshipDuhaMenaimon, FlagshipArcSecundus, FlagshipSonOfRagh, FlagshipTheInferno,
    FlagshipWrathOfKenara, FlagshipGenesis, FlagshipHilColish, FlagshipZeroZeroOne, FlagshipFourthMoon,
    FlagshipMatriarch, FlagshipTheAlastor, FlagshipCmorranNorr, FlagshipJnsHylarim, FlagshipSalaiSaiCorian,
    FlagshipLoncaraSsodu, FlagshipVanHauge, FlagshipYsiaYssrila,
    }
}

impl UnitCard {
    /// The numbers on it.
    #[must_use]
    pub fn stats(self) -> &'static UnitStats {
        // The table is in the order of the ids; a test compares them.
        &STATS[self as usize]
    }
}

/// A unit that can do nothing yet.
const fn blank(card: UnitCard, unit: UnitType) -> UnitStats {
    UnitStats {
        card,
        unit,
        faction: None,
        requires: None,
        cost: None,
        units_per_cost: 1,
        combat: None,
        movement: None,
        capacity: 0,
        sustain_damage: false,
        planetary_shield: false,
        bombardment: None,
        space_cannon: None,
        anti_fighter_barrage: None,
        production: None,
        replaces: None,
        supports_fighters: 0,
        deep_space_cannon: false,
        moves_alone: false,
        excess_counts: Excess::Destroyed,
        respawn: None,
        voids_planetary_shield: false,
        immune_to_direct_hit: false,
        in_space: false,
    }
}

/// Cost, combat value, combat dice, move, capacity.
const fn ship(card: UnitCard, unit: UnitType, cost: u32, hit: u8, dice: u8, movement: u32, capacity: u32) -> UnitStats {
    let combat = Some(Combat { hit, dice: CombatDice::Fixed(dice) });
    UnitStats { cost: Some(cost), combat, movement: Some(movement), capacity, ..blank(card, unit) }
}

/// A ship that can sustain damage (LRR 66): the same columns.
const fn armoured(card: UnitCard, unit: UnitType, cost: u32, hit: u8, dice: u8, movement: u32, capacity: u32) -> UnitStats {
    UnitStats { sustain_damage: true, ..ship(card, unit, cost, hit, dice, movement, capacity) }
}

/// Combat value. Two for one resource (LRR 48.2); without a move value, carried by others (LRR 83).
const fn fighter(card: UnitCard, hit: u8) -> UnitStats {
    UnitStats { units_per_cost: 2, movement: None, ..ship(card, Fighter, 1, hit, 1, 0, 0) }
}

/// Combat value. Two for one resource (LRR 48.2).
const fn infantry(card: UnitCard, hit: u8) -> UnitStats {
    let combat = Some(Combat { hit, dice: CombatDice::Fixed(1) });
    UnitStats { cost: Some(1), units_per_cost: 2, combat, ..blank(card, Infantry) }
}

/// Value of the space cannon. Structures cost nothing and cannot be produced (LRR 48.3a).
const fn pds(card: UnitCard, hit: u8) -> UnitStats {
    UnitStats { planetary_shield: true, space_cannon: Some(Dice { hit, dice: 1 }), ..blank(card, Pds) }
}

/// What is added to the planet's resources for PRODUCTION.
const fn space_dock(card: UnitCard, plus: u32) -> UnitStats {
    UnitStats { production: Some(Production::PlanetResourcesPlus(plus)), supports_fighters: 3, ..blank(card, SpaceDock) }
}

/// PRODUCTION, move, capacity. A space dock in the space area (LRR 30.1a).
const fn floating_factory(card: UnitCard, production: u32, movement: u32, capacity: u32) -> UnitStats {
    let production = Some(Production::Fixed(production));
    UnitStats { production, movement: Some(movement), capacity, in_space: true, ..blank(card, SpaceDock) }
}

/// Combat value, combat dice, move, capacity. Every flagship costs 8 and sustains damage.
const fn flagship(card: UnitCard, faction: FactionId, hit: u8, dice: u8, movement: u32, capacity: u32) -> UnitStats {
    UnitStats { faction: Some(faction), ..armoured(card, Flagship, 8, hit, dice, movement, capacity) }
}

impl UnitStats {
    const fn of(mut self, faction: FactionId) -> Self {
        self.faction = Some(faction);
        self
    }

    /// Stands on the faction's sheet in place of the generic unit.
    const fn printed_over(mut self, card: UnitCard) -> Self {
        self.replaces = Some(card);
        self
    }

    /// Comes with a technology and covers the unit on the sheet (LRR 13.4).
    const fn upgrading(mut self, card: UnitCard, technology: TechnologyId) -> Self {
        self.replaces = Some(card);
        self.requires = Some(technology);
        self
    }

    /// Nobody has this unit without the technology.
    const fn unlocked_by(mut self, technology: TechnologyId) -> Self {
        self.requires = Some(technology);
        self
    }

    const fn sustaining_damage(mut self) -> Self {
        self.sustain_damage = true;
        self
    }

    const fn bombarding(mut self, hit: u8, dice: u8) -> Self {
        self.bombardment = Some(Dice { hit, dice });
        self
    }

    const fn firing_at_fighters(mut self, hit: u8, dice: u8) -> Self {
        self.anti_fighter_barrage = Some(Dice { hit, dice });
        self
    }

    const fn firing_space_cannon(mut self, hit: u8, dice: u8) -> Self {
        self.space_cannon = Some(Dice { hit, dice });
        self
    }

    /// The space cannon also reaches adjacent systems (LRR 87.3c).
    const fn firing_at_neighbours(mut self) -> Self {
        self.deep_space_cannon = true;
        self
    }

    const fn producing(mut self, units: u32) -> Self {
        self.production = Some(Production::Fixed(units));
        self
    }

    const fn immune_to_direct_hit(mut self) -> Self {
        self.immune_to_direct_hit = true;
        self
    }

    /// Other players' units in its system lose PLANETARY SHIELD (LRR 60.3).
    const fn piercing_shields(mut self) -> Self {
        self.voids_planetary_shield = true;
        self
    }

    const fn flying_alone(mut self, movement: u32, excess: Excess) -> Self {
        self.movement = Some(movement);
        self.moves_alone = true;
        self.excess_counts = excess;
        self
    }

    /// A destroyed one comes back on this roll or higher.
    const fn returning_on(mut self, hit: u8) -> Self {
        self.respawn = Some(hit);
        self
    }

    /// As many combat dice as the opponent has ships that are not fighters.
    const fn rolling_per_opponent(mut self) -> Self {
        if let Some(combat) = &mut self.combat {
            combat.dice = CombatDice::OpponentNonFighterShips;
        }
        self
    }
}

use FactionId as F;
use TechnologyId as Tech;
use UnitCard as Card;
use UnitType::*;

#[rustfmt::skip] // One row per stat line is what makes it a table.
static STATS: [UnitStats; 50] = [
    // The generic sheet and the upgrades everybody can research.
    ship(Card::Carrier1, Carrier, 3, 9, 1, 1, 4),
    ship(Card::Carrier2, Carrier, 3, 9, 1, 2, 6).upgrading(Card::Carrier1, Tech::Carrier2),
    ship(Card::Cruiser1, Cruiser, 2, 7, 1, 2, 0),
    ship(Card::Cruiser2, Cruiser, 2, 6, 1, 3, 1).upgrading(Card::Cruiser1, Tech::Cruiser2),
    ship(Card::Destroyer1, Destroyer, 1, 9, 1, 2, 0).firing_at_fighters(9, 2),
    ship(Card::Destroyer2, Destroyer, 1, 8, 1, 2, 0).upgrading(Card::Destroyer1, Tech::Destroyer2).firing_at_fighters(6, 3),
    armoured(Card::Dreadnought1, Dreadnought, 4, 5, 1, 1, 1).bombarding(5, 1),
    armoured(Card::Dreadnought2, Dreadnought, 4, 5, 1, 2, 1).upgrading(Card::Dreadnought1, Tech::Dreadnought2).bombarding(5, 1).immune_to_direct_hit(),
    armoured(Card::WarSun, WarSun, 12, 3, 3, 2, 6).unlocked_by(Tech::WarSun).bombarding(3, 3).piercing_shields(),
    fighter(Card::Fighter1, 9),
    fighter(Card::Fighter2, 8).upgrading(Card::Fighter1, Tech::Fighter2).flying_alone(2, Excess::FleetPool),
    infantry(Card::Infantry1, 8),
    infantry(Card::Infantry2, 7).upgrading(Card::Infantry1, Tech::Infantry2).returning_on(6),
    pds(Card::Pds1, 6),
    pds(Card::Pds2, 5).upgrading(Card::Pds1, Tech::Pds2).firing_at_neighbours(),
    space_dock(Card::SpaceDock1, 2),
    space_dock(Card::SpaceDock2, 4).upgrading(Card::SpaceDock1, Tech::SpaceDock2),
    // Faction units and their upgrades.
    infantry(Card::LetaniWarrior1, 8).of(F::Arborec).printed_over(Card::Infantry1).producing(1),
    infantry(Card::LetaniWarrior2, 7).of(F::Arborec).upgrading(Card::LetaniWarrior1, Tech::LetaniWarrior2).producing(2).returning_on(6),
    floating_factory(Card::FloatingFactory1, 5, 1, 4).of(F::Saar).printed_over(Card::SpaceDock1),
    floating_factory(Card::FloatingFactory2, 7, 2, 5).of(F::Saar).upgrading(Card::FloatingFactory1, Tech::FloatingFactory2),
    armoured(Card::PrototypeWarSun1, WarSun, 12, 3, 3, 1, 6).of(F::Muaat).printed_over(Card::WarSun).bombarding(3, 3).piercing_shields(),
    armoured(Card::PrototypeWarSun2, WarSun, 10, 3, 3, 3, 6).of(F::Muaat).upgrading(Card::PrototypeWarSun1, Tech::PrototypeWarSun2).bombarding(3, 3).piercing_shields(),
    infantry(Card::SpecOps1, 7).of(F::Sol).printed_over(Card::Infantry1),
    infantry(Card::SpecOps2, 6).of(F::Sol).upgrading(Card::SpecOps1, Tech::SpecOps2).returning_on(5),
    ship(Card::AdvancedCarrier1, Carrier, 3, 9, 1, 1, 6).of(F::Sol).printed_over(Card::Carrier1),
    ship(Card::AdvancedCarrier2, Carrier, 3, 9, 1, 2, 8).of(F::Sol).upgrading(Card::AdvancedCarrier1, Tech::AdvancedCarrier2).sustaining_damage(),
    armoured(Card::SuperDreadnought1, Dreadnought, 4, 5, 1, 1, 2).of(F::L1z1x).printed_over(Card::Dreadnought1).bombarding(5, 1),
    armoured(Card::SuperDreadnought2, Dreadnought, 4, 4, 1, 2, 2).of(F::L1z1x).upgrading(Card::SuperDreadnought1, Tech::SuperDreadnought2).bombarding(4, 1).immune_to_direct_hit(),
    fighter(Card::HybridCrystalFighter1, 8).of(F::Naalu).printed_over(Card::Fighter1),
    fighter(Card::HybridCrystalFighter2, 7).of(F::Naalu).upgrading(Card::HybridCrystalFighter1, Tech::HybridCrystalFighter2).flying_alone(2, Excess::HalfFleetPool),
    armoured(Card::Exotrireme1, Dreadnought, 4, 5, 1, 1, 1).of(F::Sardakk).printed_over(Card::Dreadnought1).bombarding(4, 2),
    armoured(Card::Exotrireme2, Dreadnought, 4, 5, 1, 2, 1).of(F::Sardakk).upgrading(Card::Exotrireme1, Tech::Exotrireme2).bombarding(4, 2).immune_to_direct_hit(),
    // Flagships.
    flagship(Card::FlagshipDuhaMenaimon, F::Arborec, 7, 2, 1, 5),
    flagship(Card::FlagshipArcSecundus, F::Letnev, 5, 2, 1, 3).bombarding(5, 3).piercing_shields(),
    flagship(Card::FlagshipSonOfRagh, F::Saar, 5, 2, 1, 3).firing_at_fighters(6, 4),
    flagship(Card::FlagshipTheInferno, F::Muaat, 5, 2, 1, 3),
    flagship(Card::FlagshipWrathOfKenara, F::Hacan, 7, 2, 1, 3),
    flagship(Card::FlagshipGenesis, F::Sol, 5, 2, 1, 12),
    flagship(Card::FlagshipHilColish, F::Creuss, 5, 1, 1, 3),
    flagship(Card::FlagshipZeroZeroOne, F::L1z1x, 5, 2, 1, 5),
    flagship(Card::FlagshipFourthMoon, F::Mentak, 7, 2, 1, 3),
    flagship(Card::FlagshipMatriarch, F::Naalu, 9, 2, 1, 6),
    flagship(Card::FlagshipTheAlastor, F::Nekro, 9, 2, 1, 3),
    flagship(Card::FlagshipCmorranNorr, F::Sardakk, 6, 2, 1, 3),
    flagship(Card::FlagshipJnsHylarim, F::Jolnar, 6, 2, 1, 3),
    flagship(Card::FlagshipSalaiSaiCorian, F::Winnu, 7, 0, 1, 3).rolling_per_opponent(),
    flagship(Card::FlagshipLoncaraSsodu, F::Xxcha, 7, 2, 1, 3).firing_space_cannon(5, 3).firing_at_neighbours(),
    flagship(Card::FlagshipVanHauge, F::Yin, 9, 2, 1, 3),
    flagship(Card::FlagshipYsiaYssrila, F::Yssaril, 5, 2, 2, 3),
];
