//! FS-WARP, FS-WMOV: edges of tiles, and the warp storms that lie on them and move.

use super::Board;
use crate::prelude::*;
use crate::setup::StormDiagonals;
use schemars::JsonSchema;
use sternpost_core::Place;
use sternpost_kit::board::square::Square;

/// Which way an edge lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lies {
    /// On the north of a cell.
    North,
    /// On the west of a cell.
    West,
}

/// One whole edge of a tile (FS-WMOV-12): the north or the west edge of a cell. That of the cell behind the last is the rim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Edge {
    pub lies: Lies,
    pub column: i32,
    pub row: i32,
}

impl Edge {
    /// The north edge of a cell.
    pub const fn north((column, row): Square) -> Self {
        Self { lies: Lies::North, column, row }
    }

    /// The west edge of a cell.
    pub const fn west((column, row): Square) -> Self {
        Self { lies: Lies::West, column, row }
    }

    /// The cells on both sides, whether tiles lie there or not.
    pub const fn sides(self) -> [Square; 2] {
        match self.lies {
            Lies::North => [(self.column, self.row - 1), (self.column, self.row)],
            Lies::West => [(self.column - 1, self.row), (self.column, self.row)],
        }
    }

    /// Its name in choices and on the board.
    pub fn slug(self) -> String {
        let side = match self.lies {
            Lies::North => "north",
            Lies::West => "west",
        };
        format!("{side}-{}-{}", self.column, self.row)
    }

    /// Its place on the board.
    pub fn place(self) -> Place {
        format!("edge-{}", self.slug()).into()
    }
}

impl sternpost_core::ToArg for Edge {
    fn to_arg(&self) -> Arg {
        Arg::Literal(self.slug())
    }
}

/// The edge between two cells that lie side by side.
pub fn between(one: Square, other: Square) -> Edge {
    let cell = one.max(other);
    if one.0 == other.0 { Edge::north(cell) } else { Edge::west(cell) }
}

/// A warp storm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Storm {
    pub edge: Edge,
    /// FS-WMOV-09: whether it was moved in this refresh phase.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_moved: bool,
}

terms! {
    "direction";
    /// The icon of an event card: each is two directions (FS-WMOV-03).
    pub enum Direction { Across, Sideways, TopLeftBottomRight, TopRightBottomLeft }
}

/// The two edges to which an icon moves a storm. A straight icon goes across the storm, or along it. A diagonal one turns it by a quarter about one of its
/// ends; which quarter that is for a storm that lies upright is an option.
pub fn moves(Edge { lies, column: c, row: r }: Edge, icon: Direction, diagonals: StormDiagonals) -> [Edge; 2] {
    use Direction::{Across, Sideways, TopLeftBottomRight, TopRightBottomLeft};
    let (north, west) = (|c, r| Edge::north((c, r)), |c, r| Edge::west((c, r)));
    let icon = match (lies, diagonals, icon) {
        (Lies::West, StormDiagonals::ByTheBoard, TopLeftBottomRight) => TopRightBottomLeft,
        (Lies::West, StormDiagonals::ByTheBoard, TopRightBottomLeft) => TopLeftBottomRight,
        (Lies::North, _, icon) | (Lies::West, _, icon) => icon,
    };
    match (lies, icon) {
        (Lies::North, Across) => [north(c, r - 1), north(c, r + 1)],
        (Lies::North, Sideways) => [north(c - 1, r), north(c + 1, r)],
        (Lies::North, TopLeftBottomRight) => [west(c, r - 1), west(c + 1, r)],
        (Lies::North, TopRightBottomLeft) => [west(c + 1, r - 1), west(c, r)],
        (Lies::West, Across) => [west(c - 1, r), west(c + 1, r)],
        (Lies::West, Sideways) => [west(c, r - 1), west(c, r + 1)],
        (Lies::West, TopLeftBottomRight) => [north(c, r), north(c - 1, r + 1)],
        (Lies::West, TopRightBottomLeft) => [north(c - 1, r), north(c, r + 1)],
    }
}

impl Board {
    /// The systems beside an edge.
    pub fn beside(&self, edge: Edge) -> impl Iterator<Item = SystemId> {
        edge.sides().into_iter().filter_map(|cell| self.system_at(cell))
    }

    /// Every edge of a tile that lies, the rim included (FS-SET-16).
    pub fn edges(&self) -> BTreeSet<Edge> {
        let of = |cell: Square| [Edge::north(cell), Edge::west(cell), Edge::north((cell.0, cell.1 + 1)), Edge::west((cell.0 + 1, cell.1))];
        self.tiles.values().flat_map(|laid| of(laid.cell)).collect()
    }

    /// Whether a storm lies on an edge.
    pub fn is_stormy(&self, edge: Edge) -> bool {
        self.storms.iter().any(|storm| storm.edge == edge)
    }

    /// FS-WARP-02: whether a storm lies between two systems that lie side by side.
    pub fn is_cut(&self, one: SystemId, other: SystemId) -> bool {
        one != other && self.is_stormy(between(self.tiles[&one].cell, self.tiles[&other].cell))
    }

    /// Where storms can be moved by an icon: those that were not moved yet (FS-WMOV-08), along the rim but not off the board (FS-WMOV-11), and not onto one
    /// another (FS-WMOV-10).
    pub fn storm_moves(&self, icon: Direction, diagonals: StormDiagonals) -> Vec<(Edge, Edge)> {
        let edges = self.edges();
        let ready = self.storms.iter().filter(|storm| !storm.has_moved);
        let each = ready.flat_map(|storm| moves(storm.edge, icon, diagonals).map(|to| (storm.edge, to)));
        each.filter(|(_, to)| edges.contains(to) && !self.is_stormy(*to)).collect()
    }

    /// A storm is moved, and turned over to show it (FS-WMOV-09).
    pub fn move_storm(&mut self, from: Edge, to: Edge) {
        let storm = self.storms.iter_mut().find(|storm| storm.edge == from).expect("a storm that moves lies there");
        *storm = Storm { edge: to, has_moved: true };
    }
}
