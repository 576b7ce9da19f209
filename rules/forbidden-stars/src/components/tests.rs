//! The box is whole: totals of the component list.

use super::introductory::{BOARDS, FACTORIES, UNITS};
use super::*;
use std::collections::BTreeSet;

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
