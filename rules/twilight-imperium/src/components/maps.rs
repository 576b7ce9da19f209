//! The map's 37 positions and the printed layouts for three to six players (SETUP-6).
//!
//! Position 0 is Mecatol Rex; 1 to 36 run ring by ring, each ring from twelve o'clock clockwise, on flat-top hexes. Ready maps
//! for each layout are `presets.rs`.

/// Where homes lie and what is dealt for a number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// For how many seats.
    pub seats: u8,
    /// The position of each seat's home, clockwise.
    pub homes: &'static [u8],
    /// Positions that stay empty.
    pub unused: &'static [u8],
    /// Blue tiles dealt to each seat (SETUP-6b).
    pub blue_per_seat: u8,
    /// Red tiles dealt to each seat (SETUP-6b).
    pub red_per_seat: u8,
    /// Red tiles the speaker places beside Mecatol Rex before the others (SETUP-6c).
    pub red_beside_mecatol: u8,
    /// Trade goods a home position gets for being badly placed (SETUP-6h).
    pub trade_goods: &'static [(u8, u32)],
}

impl Layout {
    /// The positions that take a blue or red tile, in ascending order.
    pub fn open_positions(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=36).filter(|position| !self.homes.contains(position) && !self.unused.contains(position))
    }
}

/// The printed layout for a number of seats.
#[must_use]
pub fn layout(seats: u8) -> Option<&'static Layout> {
    LAYOUTS.iter().find(|layout| layout.seats == seats)
}

/// Column and row of a position, or `None` beyond the map.
#[must_use]
pub fn axial(position: u8) -> Option<(i32, i32)> {
    AXIAL.get(usize::from(position)).copied()
}

/// The position at a column and row, or `None` beyond the map.
#[must_use]
pub fn position_at(q: i32, r: i32) -> Option<u8> {
    AXIAL.iter().position(|&at| at == (q, r)).and_then(|position| u8::try_from(position).ok())
}

static LAYOUTS: [Layout; 4] = [
    Layout {
        seats: 3,
        homes: &[22, 28, 34],
        unused: &[19, 20, 24, 25, 26, 30, 31, 32, 36],
        blue_per_seat: 6,
        red_per_seat: 2,
        red_beside_mecatol: 0,
        trade_goods: &[],
    },
    Layout { seats: 4, homes: &[23, 27, 32, 36], unused: &[], blue_per_seat: 5, red_per_seat: 3, red_beside_mecatol: 0, trade_goods: &[] },
    Layout {
        seats: 5,
        homes: &[21, 25, 28, 31, 35],
        unused: &[],
        blue_per_seat: 4,
        red_per_seat: 2,
        red_beside_mecatol: 1,
        trade_goods: &[(25, 2), (28, 4), (31, 2)],
    },
    Layout {
        seats: 6,
        homes: &[19, 22, 25, 28, 31, 34],
        unused: &[],
        blue_per_seat: 3,
        red_per_seat: 2,
        red_beside_mecatol: 0,
        trade_goods: &[],
    },
];

#[rustfmt::skip] // A line per ring, or per half of the outer one.
static AXIAL: [(i32, i32); 37] = [
    (0, 0),
    (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0),
    (0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1),
    (0, -3), (1, -3), (2, -3), (3, -3), (3, -2), (3, -1), (3, 0), (2, 1), (1, 2),
    (0, 3), (-1, 3), (-2, 3), (-3, 3), (-3, 2), (-3, 1), (-3, 0), (-2, -1), (-1, -2),
];
