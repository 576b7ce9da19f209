//! Boards: hexes, square tiles of four areas, and how far places lie apart on any board.

use std::collections::{BTreeMap, VecDeque};

/// Hexes by column and row of axial coordinates.
pub mod hex {
    /// A hex.
    pub type Hex = (i32, i32);

    /// The six steps from a hex with a flat top to those that share an edge with it, clockwise from north.
    pub const STEPS: [Hex; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// The hexes around one, clockwise from north.
    pub fn around((q, r): Hex) -> impl Iterator<Item = Hex> {
        STEPS.into_iter().map(move |(dq, dr)| (q + dq, r + dr))
    }

    /// How many steps two hexes lie apart as the crow flies.
    #[must_use]
    pub fn distance((aq, ar): Hex, (bq, br): Hex) -> u32 {
        let (q, r) = (aq - bq, ar - br);
        q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
    }
}

/// Squares by column and row. A tile of four areas is four squares: its tile at column 2 and row 1 has the areas at columns 4 and 5, rows 2 and 3.
pub mod square {
    /// A square: an area, or a tile.
    pub type Square = (i32, i32);

    /// The four steps to the squares that share an edge, clockwise from north.
    pub const STEPS: [Square; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

    /// The squares around one, clockwise from north.
    pub fn around((x, y): Square) -> impl Iterator<Item = Square> {
        STEPS.into_iter().map(move |(dx, dy)| (x + dx, y + dy))
    }

    /// The four areas of a tile that was turned so many quarters clockwise, in the order in which they are printed: north-west, north-east,
    /// south-east, south-west.
    #[must_use]
    pub fn areas((x, y): Square, quarters: u8) -> [Square; 4] {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)];
        [0, 1, 2, 3].map(|printed: usize| {
            let (dx, dy) = corners[(printed + usize::from(quarters)) % 4];
            (2 * x + dx, 2 * y + dy)
        })
    }

    /// The tile in which an area lies.
    #[must_use]
    pub fn tile((x, y): Square) -> Square {
        (x.div_euclid(2), y.div_euclid(2))
    }
}

/// How many steps each place is from the nearest of some places: those that can be reached, the places themselves at 0. `neighbours` says where
/// one step leads, `goes_on` whether a way goes on behind a place other than the first ones.
pub fn distances<P: Ord + Copy, N: IntoIterator<Item = P>>(
    from: impl IntoIterator<Item = P>,
    mut neighbours: impl FnMut(P) -> N,
    mut goes_on: impl FnMut(P) -> bool,
) -> BTreeMap<P, u32> {
    let mut found: BTreeMap<P, u32> = from.into_iter().map(|place| (place, 0)).collect();
    let mut next: VecDeque<(P, u32)> = found.iter().map(|(place, steps)| (*place, *steps)).collect();
    while let Some((at, steps)) = next.pop_front() {
        if steps > 0 && !goes_on(at) {
            continue;
        }
        for place in neighbours(at) {
            found.entry(place).or_insert_with(|| {
                next.push_back((place, steps + 1));
                steps + 1
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_around_one_are_a_step_away() {
        assert!(hex::around((2, -1)).all(|other| hex::distance((2, -1), other) == 1));
        assert_eq!((hex::distance((0, -2), (0, 3)), hex::distance((0, -2), (3, 0)), hex::distance((0, 3), (3, 0))), (5, 5, 3));
    }

    #[test]
    fn areas_turn_with_their_tile() {
        assert_eq!(square::areas((2, 1), 0), [(4, 2), (5, 2), (5, 3), (4, 3)]);
        assert_eq!(square::areas((2, 1), 1)[0], (5, 2), "what was printed in the north-west lies in the north-east");
        assert!(square::areas((-1, 0), 3).iter().all(|area| square::tile(*area) == (-1, 0)));
        let beside: Vec<_> = square::around((5, 2)).filter(|area| square::tile(*area) != (2, 1)).collect();
        assert_eq!(beside, [(5, 1), (6, 2)]);
    }

    #[test]
    fn ways_end_where_they_do_not_go_on() {
        // A street of numbers, closed at 3, with a way around it.
        let street = |at: i32| [at - 1, at + 1, if at == 1 { 9 } else { at }].into_iter().filter(|to| (0..10).contains(to));
        let steps = distances([0], street, |at| at != 3);
        assert_eq!([0, 1, 3, 9, 8, 4].map(|at| steps.get(&at).copied()), [Some(0), Some(1), Some(3), Some(2), Some(3), Some(7)]);
        assert_eq!(distances([0, 9], street, |_| false).len(), 4);
    }
}
