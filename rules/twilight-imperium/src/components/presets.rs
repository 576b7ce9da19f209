//! One balanced map of our own making for each layout.
//!
//! Found by a search that evens out, seat by seat, what a home can reach: the planets within two systems (those next door
//! counted twice, each planet at the better of its two values), their number, their specialties and the way to a wormhole. They
//! obey the placement rules of SETUP-6f. `tests/maps.rs` checks all of it.

use super::SystemId;

/// The ready map for a number of seats: position and tile, without homes and Mecatol Rex.
#[must_use]
pub fn preset(seats: u8) -> Option<&'static [(u8, SystemId)]> {
    match seats {
        3 => Some(&FOR_THREE),
        4 => Some(&FOR_FOUR),
        5 => Some(&FOR_FIVE),
        6 => Some(&FOR_SIX),
        _ => None,
    }
}

const fn at(position: u8, tile: u8) -> (u8, SystemId) {
    (position, SystemId(tile))
}

#[rustfmt::skip] // Ring by ring.
static FOR_THREE: [(u8, SystemId); 24] = [
    at(1, 43), at(2, 21), at(3, 47), at(4, 31), at(5, 34), at(6, 19),
    at(7, 40), at(8, 27), at(9, 32), at(10, 45), at(11, 25), at(12, 44), at(13, 24), at(14, 36), at(15, 37), at(16, 30), at(17, 38), at(18, 48),
    at(21, 35), at(23, 23), at(27, 20),
    at(29, 28), at(33, 22), at(35, 33),
];

#[rustfmt::skip] // Ring by ring.
static FOR_FOUR: [(u8, SystemId); 32] = [
    at(1, 34), at(2, 24), at(3, 33), at(4, 38), at(5, 22), at(6, 46),
    at(7, 20), at(8, 35), at(9, 47), at(10, 45), at(11, 49), at(12, 19), at(13, 39), at(14, 29), at(15, 44), at(16, 23), at(17, 42), at(18, 25),
    at(19, 31), at(20, 43), at(21, 27), at(22, 26), at(24, 32), at(25, 41), at(26, 48),
    at(28, 30), at(29, 21), at(30, 37), at(31, 40), at(33, 36), at(34, 28), at(35, 50),
];

#[rustfmt::skip] // Ring by ring.
static FOR_FIVE: [(u8, SystemId); 31] = [
    at(1, 35), at(2, 43), at(3, 26), at(4, 34), at(5, 21), at(6, 45),
    at(7, 36), at(8, 20), at(9, 24), at(10, 25), at(11, 28), at(12, 37), at(13, 50), at(14, 39), at(15, 30), at(16, 47), at(17, 49), at(18, 27),
    at(19, 40), at(20, 42), at(22, 19), at(23, 32), at(24, 44), at(26, 23), at(27, 22),
    at(29, 29), at(30, 38), at(32, 46), at(33, 31), at(34, 41), at(36, 33),
];

#[rustfmt::skip] // Ring by ring.
static FOR_SIX: [(u8, SystemId); 30] = [
    at(1, 49), at(2, 20), at(3, 27), at(4, 32), at(5, 35), at(6, 46),
    at(7, 19), at(8, 34), at(9, 31), at(10, 48), at(11, 47), at(12, 40), at(13, 23), at(14, 43), at(15, 24), at(16, 22), at(17, 33), at(18, 38),
    at(20, 39), at(21, 45), at(23, 26), at(24, 30), at(26, 42), at(27, 37),
    at(29, 50), at(30, 36), at(32, 44), at(33, 25), at(35, 41), at(36, 29),
];
