//! The measure of a drafted map: what a slice is worth, and the bounds that slices are held to (`docs/decisions/0063-a-drafted-map.md`).
//!
//! A planet counts at the better of its two values, half and half where they are equal. All is counted in halves. Making slices is `slicing.rs`.

use crate::components::slices::SLOTS;
use crate::components::tile;
use crate::prelude::*;

/// What the tiles of a slice are worth at best, in halves of a point.
pub const LEAST_TOTAL: u32 = 18;
/// The most of it.
pub const MOST_TOTAL: u32 = 26;
/// By how much the richest slice may be worth more than the poorest, in halves.
pub const MOST_SPREAD: u32 = 5;
/// The least resources at best, in halves.
pub const LEAST_RESOURCES: u32 = 5;
/// The least influence at best, in halves.
pub const LEAST_INFLUENCE: u32 = 6;
/// By how much resources and influence of a slice may differ, in halves.
pub const MOST_DIFFERENCE: u32 = 10;
/// The fewest planets of a slice.
pub const LEAST_PLANETS: u32 = 4;
/// The fewest technology specialties of a slice.
pub const LEAST_SPECIALTIES: u32 = 1;
/// The most of them.
pub const MOST_SPECIALTIES: u32 = 2;
/// The most anomalies of a slice.
pub const MOST_ANOMALIES: u32 = 1;
/// The wormholes of the box that are not of a faction: all of them lie in slices.
const WORMHOLES: u32 = 4;

/// What a slice has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Worth {
    /// Resources at best, in halves.
    pub resources: u32,
    /// Influence at best, in halves.
    pub influence: u32,
    /// Planets.
    pub planets: u32,
    /// Technology specialties.
    pub specialties: u32,
    /// Anomalies.
    pub anomalies: u32,
    /// Alpha wormholes.
    pub alphas: u32,
    /// Beta wormholes.
    pub betas: u32,
}

impl Worth {
    /// Resources and influence at best, in halves.
    #[must_use]
    pub fn total(self) -> u32 {
        self.resources + self.influence
    }

    fn add(&mut self, system: SystemId) {
        let Some(tile) = tile(system) else { return };
        for planet in tile.planets {
            let card = planet.card();
            let (resources, influence) = at_best(card.resources, card.influence);
            self.resources += resources;
            self.influence += influence;
            self.planets += 1;
            self.specialties += u32::from(card.specialty.is_some());
        }
        self.anomalies += u32::from(tile.anomaly.is_some());
        self.alphas += u32::from(tile.wormholes.contains(&Wormhole::Alpha));
        self.betas += u32::from(tile.wormholes.contains(&Wormhole::Beta));
    }
}

/// What a planet counts, in halves: its better value, or half of each where they are equal.
fn at_best(resources: u32, influence: u32) -> (u32, u32) {
    match resources.cmp(&influence) {
        std::cmp::Ordering::Greater => (2 * resources, 0),
        std::cmp::Ordering::Less => (0, 2 * influence),
        std::cmp::Ordering::Equal => (resources, influence),
    }
}

/// What tiles have together.
pub fn worth(tiles: impl IntoIterator<Item = SystemId>) -> Worth {
    let mut worth = Worth::default();
    tiles.into_iter().for_each(|system| worth.add(system));
    worth
}

/// The most wormholes of a slice where there are so many slices.
fn most_wormholes(slices: usize) -> u32 {
    WORMHOLES.div_ceil(u32::try_from(slices.max(1)).unwrap_or(WORMHOLES))
}

/// By how much slices miss the bounds: nothing if all hold. What cannot be made up for by a rich planet weighs more.
pub fn misses(slices: &[[SystemId; SLOTS]]) -> u32 {
    let worths: Vec<Worth> = slices.iter().map(|tiles| worth(*tiles)).collect();
    let richest = worths.iter().map(|worth| worth.total()).max().unwrap_or(0);
    let poorest = worths.iter().map(|worth| worth.total()).min().unwrap_or(0);
    let in_slices: u32 = worths.iter().map(|worth| worth.alphas + worth.betas).sum();
    let outside = 8 * WORMHOLES.saturating_sub(in_slices);
    let each: u32 = worths.iter().map(|worth| misses_of(*worth, most_wormholes(slices.len()))).sum();
    each + over(richest - poorest, MOST_SPREAD) + outside
}

fn misses_of(worth: Worth, most_wormholes: u32) -> u32 {
    let total = under(worth.total(), LEAST_TOTAL) + over(worth.total(), MOST_TOTAL);
    let kinds = under(worth.resources, LEAST_RESOURCES) + under(worth.influence, LEAST_INFLUENCE);
    let difference = over(worth.resources.abs_diff(worth.influence), MOST_DIFFERENCE);
    let specialties = under(worth.specialties, LEAST_SPECIALTIES) + over(worth.specialties, MOST_SPECIALTIES);
    let same_wormholes = over(worth.alphas, 1) + over(worth.betas, 1);
    total
        + kinds
        + difference
        + 2 * under(worth.planets, LEAST_PLANETS)
        + 4 * specialties
        + 10 * over(worth.anomalies, MOST_ANOMALIES)
        + 10 * same_wormholes
        + 6 * over(worth.alphas + worth.betas, most_wormholes)
}

fn under(count: u32, least: u32) -> u32 {
    least.saturating_sub(count)
}

fn over(count: u32, most: u32) -> u32 {
    count.saturating_sub(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planet_counts_at_its_better_value_and_half_and_half_where_they_are_equal() {
        assert_eq!([at_best(3, 1), at_best(0, 4), at_best(2, 2), at_best(1, 1)], [(6, 0), (0, 8), (2, 2), (1, 1)]);
        // New Albion 1/1 and Starpoint 3/1; Meer 0/4 and Arinam 1/2; Quann 2/1 with a beta; a nebula.
        let worth = worth([27, 37, 25, 42].map(SystemId));
        assert_eq!((worth.resources, worth.influence, worth.total()), (11, 13, 24));
        assert_eq!((worth.planets, worth.specialties, worth.anomalies, worth.alphas, worth.betas), (5, 2, 1, 0, 1));
    }

    #[test]
    fn two_ends_of_the_same_wormhole_in_a_slice_miss_the_bounds() {
        let with = |tiles: [u8; 5]| misses_of(super::worth(tiles.map(SystemId)), 2);
        assert_eq!(with([26, 27, 28, 46, 47]), 0, "one alpha");
        assert_eq!(with([26, 27, 28, 40, 47]), 0, "an alpha and a beta");
        assert!(with([26, 27, 28, 39, 47]) >= 10, "two alphas");
        assert!(with([26, 27, 28, 41, 42]) >= 10, "two anomalies");
    }
}
