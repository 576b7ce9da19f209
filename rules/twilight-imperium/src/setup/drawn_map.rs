//! A map drawn at random: as many tiles as players would be dealt (SETUP-6b), laid within the rules of placement (SETUP-6f).

use crate::components::{Back, Layout, SystemId, TILES, axial, position_at, tile};
use sternpost_core::Chance;
use sternpost_kit::board::hex;

/// A tile may be tried in so many places before the search gives up. Maps of the box need about one try a tile.
const MOST_TRIES: u32 = 100_000;

/// A stack of tiles with this back, in tile order (SETUP-6a).
pub fn stack(back: Back) -> Vec<SystemId> {
    TILES.iter().filter(|tile| tile.back == back).map(|tile| tile.id).collect()
}

/// Whether two tiles may lie side by side (SETUP-6f): not two anomalies, not two ends of the same wormhole.
///
/// RULING: side by side are tiles that share an edge; wormholes join no tiles here.
pub fn may_touch(a: SystemId, b: SystemId) -> bool {
    let (Some(a), Some(b)) = (tile(a), tile(b)) else { return true };
    let two_anomalies = a.anomaly.is_some() && b.anomaly.is_some();
    !two_anomalies && !a.wormholes.iter().any(|wormhole| b.wormholes.contains(wormhole))
}

/// The positions that share an edge with this one.
pub fn beside(position: u8) -> impl Iterator<Item = u8> {
    axial(position).into_iter().flat_map(hex::around).filter_map(|(q, r)| position_at(q, r))
}

/// A whole map: position and tile, without homes and Mecatol Rex.
pub fn draw(layout: &Layout, chance: &mut Chance<'_>) -> Vec<(u8, SystemId)> {
    let shuffled = |back: Back, chance: &mut Chance<'_>| {
        let mut stack = stack(back);
        chance.shuffle(&mut stack);
        stack.into_iter()
    };
    let (mut blue, mut red) = (shuffled(Back::Blue, chance), shuffled(Back::Red, chance));
    // RULING: the extra red tile of five players (SETUP-6c) lies on a random place beside Mecatol Rex.
    let mut ring: Vec<u8> = (1..=6).collect();
    chance.shuffle(&mut ring);
    let map: Vec<(u8, SystemId)> = ring.into_iter().zip(red.by_ref().take(usize::from(layout.red_beside_mecatol))).collect();
    let dealt = |each: u8| usize::from(each) * usize::from(layout.seats);
    let tiles: Vec<SystemId> = blue.by_ref().take(dealt(layout.blue_per_seat)).chain(red.take(dealt(layout.red_per_seat))).collect();
    let mut open: Vec<u8> = layout.open_positions().filter(|position| !map.iter().any(|(taken, _)| taken == position)).collect();
    chance.shuffle(&mut open);
    arrange(map, &open, tiles)
}

/// Lays tiles on the open positions, in the order of both as far as they fit; those that can clash go first.
pub fn arrange(map: Vec<(u8, SystemId)>, open: &[u8], mut tiles: Vec<SystemId>) -> Vec<(u8, SystemId)> {
    tiles.sort_by_key(|id| tile(*id).is_none_or(|tile| tile.anomaly.is_none() && tile.wormholes.is_empty()));
    let mut laid = map.clone();
    if lay(&mut laid, open, &tiles, &mut MOST_TRIES.clone()) {
        return laid;
    }
    // SETUP-6f: they may touch if there is no other way.
    map.into_iter().chain(open.iter().copied().zip(tiles)).collect()
}

/// Lays the first tile where it fits and the others after it; takes it up again if they do not fit.
fn lay(map: &mut Vec<(u8, SystemId)>, open: &[u8], tiles: &[SystemId], tries: &mut u32) -> bool {
    let Some((tile, rest)) = tiles.split_first() else { return true };
    for position in open {
        if *tries == 0 {
            return false;
        }
        if map.iter().any(|(taken, _)| taken == position) {
            continue;
        }
        *tries -= 1;
        let fits = beside(*position).all(|next| map.iter().all(|(at, other)| *at != next || may_touch(*tile, *other)));
        if fits {
            map.push((*position, *tile));
            if lay(map, open, rest, tries) {
                return true;
            }
            map.pop();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::layout;
    use std::collections::BTreeSet;

    /// Numbers that differ from seed to seed; xorshift.
    fn drawn(seats: u8, mut seed: u32) -> Vec<(u8, SystemId)> {
        let mut next = move |bound: u32| {
            seed ^= seed << 13;
            seed ^= seed >> 17;
            seed ^= seed << 5;
            seed % bound
        };
        draw(layout(seats).unwrap(), &mut Chance::live(&mut next))
    }

    fn clashes(map: &[(u8, SystemId)]) -> usize {
        let touch = |a: u8, b: u8| beside(a).any(|next| next == b);
        let pairs = map.iter().flat_map(|a| map.iter().map(move |b| (a, b)));
        pairs.filter(|(a, b)| touch(a.0, b.0) && !may_touch(a.1, b.1)).count()
    }

    #[test]
    fn setup_6b_a_drawn_map_has_as_many_blue_and_red_tiles_as_are_dealt() {
        for (seats, blue, red) in [(3, 18, 6), (4, 20, 12), (5, 20, 11), (6, 18, 12)] {
            let map = drawn(seats, 7);
            let count = |back| map.iter().filter(|(_, id)| tile(*id).unwrap().back == back).count();
            assert_eq!((count(Back::Blue), count(Back::Red)), (blue, red), "{seats} seats");
            let positions: BTreeSet<u8> = map.iter().map(|(position, _)| *position).collect();
            assert_eq!(positions, layout(seats).unwrap().open_positions().collect(), "{seats} seats");
            assert_eq!(map.iter().map(|(_, id)| id).collect::<BTreeSet<_>>().len(), map.len(), "each tile once");
        }
    }

    #[test]
    fn setup_6c_five_players_have_a_red_tile_beside_mecatol_rex() {
        for seed in 1..50 {
            let map = drawn(5, seed);
            assert!(map.iter().any(|(position, id)| *position <= 6 && tile(*id).unwrap().back == Back::Red), "seed {seed}");
        }
    }

    #[test]
    fn setup_6f_no_drawn_map_has_clashing_neighbours_and_no_two_are_alike() {
        for seats in 3..=6 {
            let maps: BTreeSet<_> = (1..=300).map(|seed| drawn(seats, seed)).collect();
            assert_eq!(maps.len(), 300, "{seats} seats");
            assert!(maps.iter().all(|map| clashes(map) == 0), "{seats} seats");
        }
    }

    #[test]
    fn setup_6f_tiles_clash_only_where_there_is_no_other_way() {
        let (nebula, rift, empty) = (SystemId(42), SystemId(41), SystemId(46));
        let line = arrange(vec![], &[1, 2, 3], vec![empty, nebula, rift]);
        assert_eq!(line, [(1, nebula), (3, rift), (2, empty)]);
        let pair = arrange(vec![], &[1, 2], vec![nebula, rift]);
        assert_eq!((pair.len(), clashes(&pair)), (2, 2));
    }
}
