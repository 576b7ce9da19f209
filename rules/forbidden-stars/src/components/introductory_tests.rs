//! The objectives of the introductory boards are laid as the rules allow.

use super::introductory::{BOARDS, UNITS};
use super::*;
use crate::setup::factions_of;
use std::collections::{BTreeMap, BTreeSet};

/// Where tokens lie, and whose they are.
type Laid = BTreeMap<AreaId, Faction>;

/// The three tiles of a faction: those on which its units stand.
fn tiles_of(faction: Faction) -> BTreeSet<SystemId> {
    let units = UNITS.iter().filter(|(of, _)| *of == faction).flat_map(|(_, units)| units.iter());
    units.map(|(_, area, _)| area.system()).collect()
}

/// Every way in which the rules let a player lay the tokens of others on tiles, one tile after the other in any order.
fn layings(tiles: &BTreeSet<SystemId>, hand: &BTreeMap<Faction, u32>, laid: &Laid) -> BTreeSet<Laid> {
    if tiles.is_empty() {
        return BTreeSet::from([laid.clone()]);
    }
    let mut all = BTreeSet::new();
    for tile in tiles {
        let left = tiles.iter().copied().filter(|other| other != tile).collect();
        for (hand, laid) in on_tile(*tile, hand, laid) {
            all.extend(layings(&left, &hand, &laid));
        }
    }
    all
}

/// Tokens on one tile: one for each space, as long as there is one that may be laid.
fn on_tile(tile: SystemId, hand: &BTreeMap<Faction, u32>, laid: &Laid) -> Vec<(BTreeMap<Faction, u32>, Laid)> {
    let spaces: Vec<AreaId> = tile.areas().into_iter().filter(|area| area.has_objective_space() && !laid.contains_key(area)).collect();
    let there: Vec<Faction> = laid.iter().filter(|(area, _)| area.system() == tile).map(|(_, of)| *of).collect();
    // FS-SET-13, FS-SET-14
    let most = hand.values().copied().max().unwrap_or(0);
    let may = |(of, number): &(&Faction, &u32)| most > 0 && **number == most && !there.contains(of);
    let owners: Vec<Faction> = hand.iter().filter(may).map(|(of, _)| *of).collect();
    if spaces.is_empty() || owners.is_empty() {
        return vec![(hand.clone(), laid.clone())];
    }
    let each = spaces.iter().flat_map(|area| owners.iter().map(move |of| (*area, *of)));
    each.flat_map(|(area, of)| {
        let (mut hand, mut laid) = (hand.clone(), laid.clone());
        *hand.entry(of).or_default() -= 1;
        laid.insert(area, of);
        on_tile(tile, &hand, &laid)
    })
    .collect()
}

// cites: FS-SET-12, FS-SET-13, FS-SET-14, FS-SET-15
#[test]
fn fs_set_14_objectives_of_the_introductory_boards_lie_as_the_rules_allow() {
    for (at, board) in BOARDS.iter().enumerate() {
        let factions = factions_of(at + 2);
        let mut count = 0;
        for faction in factions {
            let tiles = tiles_of(*faction);
            let hand = factions.iter().filter(|other| *other != faction).map(|other| (*other, 2)).collect();
            let laid: Laid = board.objectives.iter().copied().filter(|(area, _)| tiles.contains(&area.system())).collect();
            assert!(layings(&tiles, &hand, &Laid::new()).contains(&laid), "the rules do not allow what the {faction} lay: {laid:?}");
            count += laid.len();
        }
        assert_eq!(count, factions.len() * (factions.len() - 1) * 2, "every token lies on a space of its own");
        assert_eq!(count, board.objectives.len(), "and on a tile of whoever lays it");
    }
}
