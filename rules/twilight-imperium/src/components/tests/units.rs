//! Which stat line is in use, and that the lines fit their types.

use crate::components::*;

fn line(faction: FactionId, unit: UnitType, owned: &[TechnologyId]) -> Option<UnitCard> {
    current(faction, unit, &|technology| owned.contains(&technology)).map(|stats| stats.card)
}

// cites: LRR 13.2, LRR 80.6a, LRR 80.10a
#[test]
fn the_sheet_counts_until_an_upgrade_covers_it() {
    assert_eq!(line(FactionId::Hacan, UnitType::Carrier, &[]), Some(UnitCard::Carrier1));
    assert_eq!(line(FactionId::Hacan, UnitType::Carrier, &[TechnologyId::Carrier2]), Some(UnitCard::Carrier2));
}

#[test]
fn lrr_13_1_faction_units_stand_in_for_generic_ones() {
    assert_eq!(line(FactionId::Sol, UnitType::Carrier, &[]), Some(UnitCard::AdvancedCarrier1));
    assert_eq!(line(FactionId::Sol, UnitType::Carrier, &[TechnologyId::AdvancedCarrier2]), Some(UnitCard::AdvancedCarrier2));
    assert_eq!(line(FactionId::Saar, UnitType::SpaceDock, &[]), Some(UnitCard::FloatingFactory1));
}

#[test]
fn war_suns_need_their_technology_except_for_muaat() {
    assert_eq!(line(FactionId::Hacan, UnitType::WarSun, &[]), None);
    assert_eq!(line(FactionId::Hacan, UnitType::WarSun, &[TechnologyId::WarSun]), Some(UnitCard::WarSun));
    assert_eq!(line(FactionId::Muaat, UnitType::WarSun, &[]), Some(UnitCard::PrototypeWarSun1));
    assert_eq!(line(FactionId::Muaat, UnitType::WarSun, &[TechnologyId::PrototypeWarSun2]), Some(UnitCard::PrototypeWarSun2));
}

#[test]
fn faq_nekro_4_a_copied_faction_upgrade_hides_the_generic_one() {
    let both = [TechnologyId::Fighter2, TechnologyId::HybridCrystalFighter2];
    assert_eq!(line(FactionId::Nekro, UnitType::Fighter, &both), Some(UnitCard::HybridCrystalFighter2));
    assert_eq!(line(FactionId::Nekro, UnitType::Fighter, &both[..1]), Some(UnitCard::Fighter2));
}

#[test]
fn every_faction_has_a_line_for_every_type_but_the_war_sun() {
    for faction in FactionId::ALL {
        for unit in UnitType::ALL {
            let expected = *unit != UnitType::WarSun || *faction == FactionId::Muaat;
            assert_eq!(line(*faction, *unit, &[]).is_some(), expected, "{faction}: {unit}");
        }
        assert_eq!(line(*faction, UnitType::Flagship, &[]), Some(faction.sheet().flagship));
    }
}

// cites: LRR 13.0, LRR 13.1, LRR 80.6
#[test]
fn upgrades_and_technologies_name_each_other() {
    assert_eq!(UnitCard::ALL.len(), 50);
    for stats in UnitCard::ALL.iter().map(|card| card.stats()) {
        if let Some(technology) = stats.requires {
            assert_eq!(technology.card().upgrade, Some(stats.card));
            assert_eq!(technology.card().faction, stats.faction, "{}", stats.card);
        }
        if let Some(replaced) = stats.replaces {
            assert_eq!(replaced.stats().unit, stats.unit, "{}", stats.card);
        }
    }
    let upgrades = TechnologyId::ALL.iter().filter_map(|id| id.card().upgrade).count();
    assert_eq!(UnitCard::ALL.iter().filter(|card| card.stats().requires.is_some()).count(), upgrades);
}

// cites: LRR 48.2, LRR 48.3
#[test]
fn lrr_48_3a_structures_cost_nothing_and_all_else_costs_and_fights() {
    for stats in UnitCard::ALL.iter().map(|card| card.stats()) {
        assert_eq!(stats.cost.is_none(), stats.unit.is_structure(), "{}", stats.card);
        assert_eq!(stats.combat.is_none(), stats.unit.is_structure(), "{}", stats.card);
        assert_eq!(stats.units_per_cost == 2, stats.unit.has_unlimited_tokens(), "{}", stats.card);
    }
}

// cites: LRR 44.0, LRR 43.0, LRR 67.3
#[test]
fn the_numbers_that_decide_fights_are_as_printed() {
    let war_sun = UnitCard::WarSun.stats();
    assert_eq!(war_sun.combat, Some(Combat { hit: 3, dice: CombatDice::Fixed(3) }));
    assert_eq!(war_sun.bombardment, Some(Dice { hit: 3, dice: 3 }));
    assert!(war_sun.voids_planetary_shield && war_sun.sustain_damage);
    assert_eq!(UnitCard::Destroyer2.stats().anti_fighter_barrage, Some(Dice { hit: 6, dice: 3 }));
    let corian = Some(Combat { hit: 7, dice: CombatDice::OpponentNonFighterShips });
    assert_eq!(UnitCard::FlagshipSalaiSaiCorian.stats().combat, corian);
    assert_eq!(UnitCard::SpecOps2.stats().respawn, Some(5));
    assert_eq!(UnitCard::HybridCrystalFighter2.stats().excess_counts, Excess::HalfFleetPool);
    assert_eq!(UnitCard::Fighter1.stats().movement, None);
    assert_eq!(UnitCard::SpaceDock1.stats().production, Some(Production::PlanetResourcesPlus(2)));
    let deep: Vec<_> = UnitCard::ALL.iter().filter(|card| card.stats().deep_space_cannon).collect();
    assert_eq!(deep, [&UnitCard::Pds2, &UnitCard::FlagshipLoncaraSsodu]);
    let sustaining = UnitCard::ALL.iter().filter(|card| card.stats().sustain_damage).count();
    // 17 flagships, 3 war suns, 6 dreadnoughts, and Advanced Carrier II.
    assert_eq!(sustaining, 27);
}
