//! Layouts are geometry that fits; the ready maps obey the placement rules and are fair.

use crate::board::galaxy::Galaxy;
use crate::components::*;
use std::collections::{BTreeMap, BTreeSet};

const SEATS: [u8; 4] = [3, 4, 5, 6];

/// The board of a ready map, with home `n` as tile `n` for the `n`th seat, none of which has a wormhole.
fn board(seats: u8) -> (Galaxy, Vec<SystemId>) {
    let mut galaxy = Galaxy::default();
    let mut put = |position: u8, system: SystemId| {
        assert!(!galaxy.contains(system), "{system} lies on the map once");
        galaxy.lay(system, axial(position).unwrap());
    };
    put(0, MECATOL);
    let homes: Vec<SystemId> = (1..=seats).map(SystemId).collect();
    for (position, home) in layout(seats).unwrap().homes.iter().zip(&homes) {
        put(*position, *home);
    }
    preset(seats).unwrap().iter().for_each(|(position, system)| put(*position, *system));
    (galaxy, homes)
}

fn card(system: SystemId) -> &'static SystemTile {
    tile(system).unwrap()
}

/// The blue and red systems at a distance from a system.
fn around(galaxy: &Galaxy, from: SystemId, distance: u32) -> Vec<&'static SystemTile> {
    let open = galaxy.all().map(card).filter(|tile| matches!(tile.back, Back::Blue | Back::Red));
    open.filter(|tile| galaxy.distance(from, tile.id) == Some(distance)).collect()
}

fn worth(tiles: &[&SystemTile]) -> u32 {
    tiles.iter().flat_map(|tile| tile.planets).map(|planet| planet.card()).map(|card| card.resources.max(card.influence)).sum()
}

fn spread(values: &[u32]) -> u32 {
    values.iter().max().unwrap() - values.iter().min().unwrap()
}

#[test]
fn positions_run_ring_by_ring_clockwise_from_north() {
    let ring = |(q, r): (i32, i32)| q.abs().max(r.abs()).max((q + r).abs());
    let rings: Vec<i32> = (0..37).map(|position| ring(axial(position).unwrap())).collect();
    assert_eq!(rings.iter().filter(|ring| **ring == 3).count(), 18);
    assert!(rings.is_sorted());
    assert_eq!((axial(1), axial(7), axial(19)), (Some((0, -1)), Some((0, -2)), Some((0, -3))));
    for position in 0..37 {
        let (q, r) = axial(position).unwrap();
        assert_eq!(position_at(q, r), Some(position));
        // Within a ring each position touches the one before it.
        if position > 1 && rings[usize::from(position)] == rings[usize::from(position) - 1] {
            let (p, s) = axial(position - 1).unwrap();
            assert_eq!(ring((q - p, r - s)), 1, "{position}");
        }
    }
    assert_eq!((axial(37), position_at(4, 0)), (None, None));
}

// cites: SETUP-6, SETUP-MAP
#[test]
fn setup_6b_the_deal_fills_each_layout() {
    for seats in SEATS {
        let layout = layout(seats).unwrap();
        let dealt = usize::from(seats * (layout.blue_per_seat + layout.red_per_seat) + layout.red_beside_mecatol);
        assert_eq!(layout.open_positions().count(), dealt, "{seats} seats");
        assert_eq!(layout.homes.len(), usize::from(seats));
        assert!(layout.homes.is_sorted(), "ascending positions are clockwise seats");
        assert!(layout.trade_goods.iter().all(|(home, _)| layout.homes.contains(home)));
    }
    assert_eq!((layout(2), layout(7), preset(2), preset(7)), (None, None, None, None));
}

// cites: SETUP-6a, SETUP-6e, SETUP-MAP
#[test]
fn setup_6_each_ready_map_fills_every_open_position_once_with_the_tiles_dealt() {
    for seats in SEATS {
        let (layout, preset) = (layout(seats).unwrap(), preset(seats).unwrap());
        let positions: Vec<u8> = preset.iter().map(|(position, _)| *position).collect();
        assert_eq!(positions, layout.open_positions().collect::<Vec<_>>(), "{seats} seats");
        let tiles: BTreeSet<SystemId> = preset.iter().map(|(_, system)| *system).collect();
        assert_eq!(tiles.len(), preset.len(), "{seats} seats: no tile twice");
        let count = |back| tiles.iter().filter(|system| card(**system).back == back).count();
        assert_eq!(count(Back::Blue), usize::from(seats * layout.blue_per_seat), "{seats} seats");
        assert_eq!(count(Back::Red), usize::from(seats * layout.red_per_seat + layout.red_beside_mecatol), "{seats} seats");
        board(seats);
    }
}

#[test]
fn setup_6f_no_anomalies_and_no_equal_wormholes_touch() {
    for seats in SEATS {
        let (galaxy, _) = board(seats);
        for tile in galaxy.all().map(card) {
            for other in galaxy.touching(tile.id).iter().copied().map(card) {
                assert!(tile.anomaly.is_none() || other.anomaly.is_none(), "{seats} seats: {} and {}", tile.id, other.id);
                let shared = tile.wormholes.iter().any(|wormhole| other.wormholes.contains(wormhole));
                assert!(!shared, "{seats} seats: {} and {}", tile.id, other.id);
            }
        }
    }
}

#[test]
fn setup_6c_the_map_for_five_has_a_red_tile_beside_mecatol() {
    let (galaxy, _) = board(5);
    assert!(galaxy.touching(MECATOL).iter().copied().any(|system| card(system).back == Back::Red));
}

#[test]
fn wormholes_of_a_ready_map_come_in_pairs() {
    for seats in SEATS {
        let mut count: BTreeMap<Wormhole, u32> = BTreeMap::new();
        for (_, system) in preset(seats).unwrap() {
            card(*system).wormholes.iter().for_each(|wormhole| *count.entry(*wormhole).or_default() += 1);
        }
        assert!(count.values().all(|count| *count == 2), "{seats} seats: {count:?}");
    }
}

#[test]
fn every_seat_of_a_ready_map_reaches_as_much() {
    for seats in SEATS {
        let (galaxy, homes) = board(seats);
        let slices: Vec<_> = homes.iter().map(|home| (around(&galaxy, *home, 1), around(&galaxy, *home, 2))).collect();
        let value: Vec<u32> = slices.iter().map(|(near, far)| 2 * worth(near) + worth(far)).collect();
        assert_eq!(spread(&value), 0, "{seats} seats: {value:?}");

        let all: Vec<Vec<_>> = slices.iter().map(|(near, far)| [near.as_slice(), far].concat()).collect();
        let planets = |tile: &&SystemTile| u32::try_from(tile.planets.len()).unwrap();
        let count: Vec<u32> = all.iter().map(|slice| slice.iter().map(planets).sum()).collect();
        assert!(spread(&count) <= 1, "{seats} seats, planets: {count:?}");

        let special = |tile: &&SystemTile| tile.planets.iter().map(|planet| u32::from(planet.card().specialty.is_some())).sum::<u32>();
        let specialties: Vec<u32> = all.iter().map(|slice| slice.iter().map(special).sum()).collect();
        assert!(spread(&specialties) <= 1, "{seats} seats, specialties: {specialties:?}");

        let joined = |home: &SystemId| {
            let ends = galaxy.all().filter(|system| !card(*system).wormholes.is_empty());
            ends.filter_map(|system| galaxy.distance(*home, system)).min().unwrap()
        };
        let ways: Vec<u32> = homes.iter().map(joined).collect();
        assert!(spread(&ways) <= 1, "{seats} seats, way to a wormhole: {ways:?}");
    }
}

#[test]
fn no_home_of_a_ready_map_is_shut_in_by_anomalies() {
    for seats in SEATS {
        let (galaxy, homes) = board(seats);
        for home in homes {
            let exits: Vec<_> = galaxy.touching(home).iter().copied().map(card).collect();
            assert!(exits.iter().filter(|tile| tile.anomaly.is_some()).count() <= 1, "{seats} seats, home {home}");
            // A way of three steps to Mecatol Rex that meets no anomaly.
            let free = |from: SystemId| galaxy.touching(from).iter().copied().filter(|system| card(*system).anomaly.is_none());
            let arrives = free(home).flat_map(free).flat_map(free).any(|system| system == MECATOL);
            assert!(arrives, "{seats} seats, home {home}");
        }
    }
}

#[test]
fn slices_are_nearest_to_their_homes_and_equal_slots_but_the_innermost_do_not_touch() {
    let touch = |a: u8, b: u8| {
        let ((q, r), (p, s)) = (axial(a).unwrap(), axial(b).unwrap());
        matches!((q - p, r - s), (0, 1) | (0, -1) | (1, 0) | (-1, 0) | (1, -1) | (-1, 1))
    };
    for seats in SEATS {
        let layout = layout(seats).unwrap();
        let slices = layout.slices();
        assert_eq!(slices.len(), usize::from(seats));
        let places: BTreeSet<u8> = slices.iter().flatten().copied().collect();
        assert_eq!(places.len(), 5 * usize::from(seats), "no place is in two slices");
        let all: BTreeSet<u8> = places.iter().copied().chain(layout.shared_positions()).collect();
        assert_eq!(all, layout.open_positions().collect(), "{seats} seats");
        let (blue, red) = layout.shared_tiles();
        assert_eq!(layout.shared_positions().count(), blue + red, "{seats} seats");
        for (home, slice) in layout.homes.iter().zip(slices) {
            assert!(slice[..3].iter().all(|place| touch(*home, *place)), "{seats} seats, home {home}");
            assert!(slice[slices::INNERMOST] <= 6);
        }
        for slot in (0..slices::SLOTS).filter(|slot| *slot != slices::INNERMOST) {
            let clash = slices.iter().flat_map(|a| slices.iter().map(move |b| (a[slot], b[slot]))).find(|(a, b)| touch(*a, *b));
            assert_eq!(clash, None, "{seats} seats, slot {slot}");
        }
    }
}
