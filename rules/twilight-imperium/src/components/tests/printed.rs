//! What is printed on sheets and cards, rule by rule.

use crate::components::*;

fn in_force(faction: FactionId, unit: UnitType, owned: &[TechnologyId]) -> &'static UnitStats {
    current(faction, unit, &|technology| owned.contains(&technology)).expect("the faction has this unit")
}

// cites: LRR 20.1a, LRR 41.1a, LRR 87.3a, LRR 87.7a
#[test]
fn a_unit_ability_has_the_values_of_the_sheet_or_of_the_technology_that_covers_it() {
    let dice = |hit, dice| Some(Dice { hit, dice });
    let sheet = |unit| in_force(FactionId::Hacan, unit, &[]);
    assert_eq!(sheet(UnitType::Dreadnought).bombardment, dice(5, 1));
    assert_eq!(sheet(UnitType::Destroyer).anti_fighter_barrage, dice(9, 2));
    assert_eq!(sheet(UnitType::Pds).space_cannon, dice(6, 1));
    assert_eq!(in_force(FactionId::Hacan, UnitType::WarSun, &[TechnologyId::WarSun]).bombardment, dice(3, 3));
    assert_eq!(in_force(FactionId::Hacan, UnitType::Destroyer, &[TechnologyId::Destroyer2]).anti_fighter_barrage, dice(6, 3));
    assert_eq!(in_force(FactionId::Hacan, UnitType::Pds, &[TechnologyId::Pds2]).space_cannon, dice(5, 1));
    let with = |ability: &dyn Fn(&UnitStats) -> bool| UnitCard::ALL.iter().filter(|card| ability(card.stats())).count();
    assert_eq!(with(&|stats| stats.space_cannon.is_some() && stats.bombardment.is_some()), 0, "no unit has both");
}

// cites: LRR 13.3
#[test]
fn every_upgrade_improves_something_and_worsens_nothing_of_combat_and_move() {
    for stats in UnitCard::ALL.iter().map(|card| card.stats()) {
        let Some(old) = stats.replaces.filter(|_| stats.requires.is_some()).map(UnitCard::stats) else { continue };
        let hit = |stats: &UnitStats| stats.combat.map(|combat| combat.hit);
        assert!(hit(stats) <= hit(old), "{} hits worse", stats.card);
        assert!(stats.movement >= old.movement && stats.capacity >= old.capacity, "{} moves worse", stats.card);
        let same = UnitStats { card: old.card, requires: old.requires, replaces: old.replaces, faction: old.faction, ..*stats };
        assert_ne!(same, *old, "{} improves nothing", stats.card);
    }
}

/// Rolls ask the card for the number of dice; no ground force has a second burst (LRR 44.2).
// cites: LRR 18.1a
#[test]
fn every_ground_force_has_one_burst() {
    for stats in UnitCard::ALL.iter().map(|card| card.stats()).filter(|stats| stats.unit == UnitType::Infantry) {
        assert_eq!(stats.combat.map(|combat| combat.dice), Some(CombatDice::Fixed(1)), "{}", stats.card);
    }
}

// cites: LRR 80.7c
#[test]
fn the_first_technology_of_each_colour_is_the_one_printed() {
    let colour = |technology: TechnologyId| technology.card().colour;
    assert_eq!(colour(TechnologyId::NeuralMotivator), Some(Colour::Green), "biotic");
    assert_eq!(colour(TechnologyId::PlasmaScoring), Some(Colour::Red), "warfare");
    assert_eq!(colour(TechnologyId::AntimassDeflectors), Some(Colour::Blue), "propulsion");
    assert_eq!(colour(TechnologyId::SarweenTools), Some(Colour::Yellow), "cybernetic");
}

// cites: LRR 21.0, LRR 29.0, LRR 34.0, LRR 37.0, LRR 39.0, LRR 49.0, LRR 61.0, LRR 81.0
#[test]
fn each_strategy_card_has_its_initiative() {
    use StrategyCardId as Card;
    let printed = [
        (Card::Leadership, 1),
        (Card::Diplomacy, 2),
        (Card::Politics, 3),
        (Card::Construction, 4),
        (Card::Trade, 5),
        (Card::Warfare, 6),
        (Card::Technology, 7),
        (Card::Imperial, 8),
    ];
    assert!(printed.iter().all(|(card, initiative)| card.initiative() == *initiative));
}

// cites: NOTE-1
#[test]
fn only_the_base_game_is_in_the_box() {
    assert_eq!((FactionId::ALL.len(), TILES.len(), TechnologyId::ALL.len()), (17, 51, 59));
    assert!(UnitType::ALL.iter().all(|unit| unit.id() != "mech"));
}
