//! The box is whole: totals of the component list.

use super::introductory::{BOARDS, FACTORIES, UNITS};
use super::*;
use crate::cards::combat::CombatCardId;
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_kit::count_of;

/// A property of all areas together.
fn sum(of: impl Fn(AreaId) -> u32) -> u32 {
    AreaId::ALL.iter().map(|area| of(*area)).sum()
}

// cites: FS-UNIT-01, FS-LIM-01
#[test]
fn fs_unit_01_there_are_105_figures_in_six_types_a_faction() {
    let figures = [Faction::Ultramarines, Faction::Chaos, Faction::Orks, Faction::Eldar]
        .map(|f| UnitId::of(f).map(|u| u.card().figures).sum::<u32>());
    assert_eq!(figures, [27, 27, 27, 24]);
    assert!(Faction::ALL.iter().all(|faction| UnitId::of(*faction).count() == 6));
    assert!(UnitId::ALL.iter().all(|unit| unit.card().start <= unit.card().figures));
}

// cites: FS-AREA-01, FS-AREA-02, FS-CAP-02, FS-CAP-03, FS-VOID-01, FS-WORLD-01, FS-SYS-01
#[test]
fn fs_area_02_there_are_54_worlds_and_42_voids_with_62_materiel() {
    let worlds = sum(|area| u32::from(area.is_world()));
    assert_eq!((worlds, 96 - worlds, sum(AreaId::materiel)), (54, 42, 62));
    assert_eq!(sum(|area| if area.is_world() { area.capacity() } else { 0 }), 158);
    assert!(AreaId::ALL.iter().all(|area| area.is_world() || area.capacity() == 3));
}

// cites: FS-WORLD-02, FS-ASSET-05
#[test]
fn fs_world_02_twelve_of_each_asset_and_six_times_wealth_are_printed() {
    let printed = |sought: Yield| sum(|area| u32::try_from(area.yields().iter().filter(|it| **it == sought).count()).unwrap());
    assert_eq!([Asset::Forge, Asset::Cache, Asset::Reinforcement].map(|asset| printed(Yield::Of(asset))), [12, 12, 12]);
    assert_eq!(printed(Yield::Wealth), 6);
}

// cites: FS-SET-12, FS-SYS-03
#[test]
fn fs_set_12_each_side_has_two_objective_spaces_and_each_faction_one_home() {
    for system in SystemId::ALL {
        assert_eq!(system.areas().iter().filter(|area| area.has_objective_space()).count(), 2, "{system}");
        assert_eq!(system.home_of(), system.other_side().home_of());
        assert!(system.areas().iter().all(|area| area.system() == *system));
    }
    assert_eq!(SystemId::ALL.iter().filter(|system| system.home_of().is_some()).count(), 8);
}

// cites: FS-SET-11, FS-SET-13, FS-SET-14, FS-SET-15
#[test]
fn fs_set_13_the_introductory_boards_are_legal() {
    for (at, board) in BOARDS.iter().enumerate() {
        let players = at + 2;
        let tiles: BTreeSet<u8> = board.rows.iter().flat_map(|row| row.iter().map(|(system, _)| system.tile())).collect();
        assert_eq!((tiles.len(), board.storms.len()), (3 * players, players));
        let on = |area: &AreaId| board.rows.iter().flat_map(|row| row.iter()).any(|(system, _)| *system == area.system());
        assert!(board.objectives.iter().all(|(area, _)| on(area) && area.has_objective_space()));
        for faction in &Faction::ALL[..players] {
            let own = board.objectives.iter().filter(|(_, of)| of == faction).map(|(area, _)| area.system());
            assert_eq!(own.clone().count(), 2 * (players - 1));
            assert_eq!(own.clone().collect::<BTreeSet<_>>().len(), own.count(), "never two of one faction on a tile");
        }
    }
    for (faction, units) in UNITS {
        for unit in UnitId::of(faction) {
            let laid: u32 = units.iter().filter(|(of, ..)| *of == unit).map(|(.., count)| count).sum();
            assert_eq!(laid, unit.card().start, "{unit}");
        }
        assert!(units.iter().all(|(unit, area, _)| unit.is_ship() != area.is_world()));
        assert!(FACTORIES.iter().any(|(of, area, _)| *of == faction && area.is_world()));
    }
}

/// How many of a faction's things there are of each kind.
fn kinds<K: Ord + Copy>(things: impl Iterator<Item = K>) -> Vec<(K, usize)> {
    let mut kinds: BTreeMap<K, usize> = BTreeMap::new();
    things.for_each(|kind| *kinds.entry(kind).or_default() += 1);
    kinds.into_iter().collect()
}

// cites: FS-CUPG-01, FS-CUPG-02
#[test]
fn fs_cupg_01_there_are_112_combat_cards_two_of_each_of_56() {
    assert_eq!(2 * CombatCardId::ALL.len(), 112);
    for faction in Faction::ALL {
        let own: Vec<CombatCardId> = CombatCardId::ALL.iter().copied().filter(|card| card.card().faction == *faction).collect();
        // Five to begin with, nine upgrades: each level of command has its cost.
        let decks = kinds(own.iter().map(|card| card.card().deck.level_and_cost()));
        assert_eq!(decks, [((0, 0), 5), ((0, 2), 4), ((2, 4), 3), ((3, 6), 2)], "{faction}");
        let requires = own.iter().flat_map(|card| card.card().requires.units);
        assert!(requires.into_iter().all(|unit| unit.card().faction == *faction), "no card of the {faction} asks for units of others");
    }
}

// cites: FS-EVT-01, FS-OUPG-01, FS-ORD-01
#[test]
fn fs_oupg_01_there_are_32_events_20_order_upgrades_and_8_orders_for_each() {
    assert_eq!((EventId::ALL.len(), OrderUpgradeId::ALL.len()), (32, 20));
    assert_eq!(OrderKind::ALL.len() * ORDERS_OF_A_KIND, 8);
    for faction in Faction::ALL {
        assert_eq!(EventId::of(*faction).count(), 8);
        let own = OrderUpgradeId::ALL.iter().copied().filter(|upgrade| upgrade.faction() == *faction);
        let own: Vec<_> = own.map(OrderUpgradeId::card).collect();
        assert_eq!(kinds(own.iter().map(|card| (card.level, card.cost))), [((0, 1), 1), ((1, 2), 3), ((2, 3), 1)], "{faction}");
        let strikes: Vec<_> =
            own.iter().filter_map(|card| card.strike().map(|strike| (card.level, strike.dice, strike.ignores_bastions))).collect();
        assert_eq!(strikes, [(0, 1, false), (2, 0, true)], "the cheapest and the dearest of the {faction} are for strikes");
    }
}

// cites: FS-LIM-01, FS-LIM-03
#[test]
fn fs_lim_01_structures_control_tokens_and_assets_of_the_box() {
    assert_eq!((STRUCTURES_IN_THE_BOX, CONTROL_TOKENS), (35, 9));
    assert_eq!(count_of(Asset::ALL) * ASSETS_OF_A_KIND, 36);
    // Nobody is kept from an asset by what others have.
    assert_eq!(count_of(Faction::ALL) * MOST_OF_AN_ASSET, ASSETS_OF_A_KIND);
}
