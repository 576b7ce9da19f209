//! The slices of a drafted map: the five places nearest to each home (SETUP-6), and those that belong to nobody.
//!
//! A slice is laid in five slots: left of the home, before it, right of it, behind these in the second ring, and beside Mecatol Rex. No slot but
//! the last touches the same slot of another home, so what lies in equal slots of two slices never lies side by side; a test looks.

use super::maps::Layout;

/// The slots of a slice.
pub const SLOTS: usize = 5;
/// Blue tiles of a slice.
pub const BLUE: usize = 3;
/// Red tiles of a slice.
pub const RED: usize = 2;

/// The slot that every slice has beside Mecatol Rex; the four others lie apart from home to home.
pub const INNERMOST: usize = 4;

const FOR_THREE: [[u8; SLOTS]; 3] = [[21, 9, 23, 10, 2], [27, 13, 29, 14, 4], [33, 17, 35, 18, 6]];
const FOR_FOUR: [[u8; SLOTS]; 4] = [[22, 9, 24, 10, 2], [28, 13, 26, 12, 4], [31, 15, 33, 16, 5], [35, 18, 19, 7, 1]];
const FOR_FIVE: [[u8; SLOTS]; 5] = [[20, 8, 22, 9, 2], [24, 11, 26, 12, 3], [27, 13, 29, 14, 4], [30, 15, 32, 16, 5], [34, 17, 36, 18, 6]];
const FOR_SIX: [[u8; SLOTS]; 6] =
    [[36, 7, 20, 8, 1], [21, 9, 23, 10, 2], [24, 11, 26, 12, 3], [27, 13, 29, 14, 4], [30, 15, 32, 16, 5], [33, 17, 35, 18, 6]];

impl Layout {
    /// The places of the slice of each home, slot by slot, in the order of the homes.
    #[must_use]
    pub fn slices(&self) -> &'static [[u8; SLOTS]] {
        match self.seats {
            3 => &FOR_THREE,
            4 => &FOR_FOUR,
            5 => &FOR_FIVE,
            _ => &FOR_SIX,
        }
    }

    /// The places that take a tile and belong to no slice, in ascending order.
    pub fn shared_positions(&self) -> impl Iterator<Item = u8> + '_ {
        self.open_positions().filter(|position| !self.slices().iter().flatten().any(|taken| taken == position))
    }

    /// Blue and red tiles on the places that belong to no slice: what SETUP-6b and SETUP-6c have on the whole map, without those of the slices.
    #[must_use]
    pub fn shared_tiles(&self) -> (usize, usize) {
        let seats = usize::from(self.seats);
        let blue = seats * usize::from(self.blue_per_seat);
        let red = seats * usize::from(self.red_per_seat) + usize::from(self.red_beside_mecatol);
        (blue.saturating_sub(seats * BLUE), red.saturating_sub(seats * RED))
    }
}
