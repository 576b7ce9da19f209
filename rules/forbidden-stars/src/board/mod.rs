//! The board: where tiles lie, what stands in their areas, how places lie to one another, where storms are.

pub mod areas;
pub mod edges;
pub mod reach;

use crate::prelude::*;
use edges::Storm;
use sternpost_core::Secret;
use sternpost_kit::board::square::{self, Square};

/// A tile that lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Laid {
    /// Column and row.
    pub cell: Square,
    /// Quarter turns clockwise.
    pub turn: u8,
}

/// An order token on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Order {
    pub seat: Seat,
    /// Its kind, known to its owner wherever it lies: who has laid it remembers it (FS-STK-04 forbids looking, not knowing).
    pub kind: Secret<OrderKind>,
}

/// Figures of one type in one area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Figures {
    /// Those that stand.
    #[serde(default, skip_serializing_if = "is_none")]
    pub fresh: u32,
    /// FS-ROUT-01: those that are routed.
    #[serde(default, skip_serializing_if = "is_none")]
    pub routed: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_none(count: &u32) -> bool {
    *count == 0
}

impl Figures {
    /// All of them.
    pub const fn all(self) -> u32 {
        self.fresh + self.routed
    }
}

/// A structure with the control token under it (FS-STR-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Built {
    pub seat: Seat,
    pub structure: Structure,
}

/// What stands and lies in an area. Units are counted by type; a type is one faction's, so it says whose they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Held {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub units: BTreeMap<UnitId, Figures>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structures: Vec<Built>,
    /// Whose objective tokens lie there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Seat>,
}

/// The board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Board {
    /// The tiles, by the side that is up.
    pub tiles: BTreeMap<SystemId, Laid>,
    /// FS-STK: order tokens on the tiles; the first one lies at the bottom.
    pub stacks: BTreeMap<SystemId, Vec<Order>>,
    /// What stands in the areas; an area with nothing in it may be missing.
    pub areas: BTreeMap<AreaId, Held>,
    pub storms: Vec<Storm>,
}

static NOTHING: Held = Held { units: BTreeMap::new(), structures: vec![], objectives: vec![] };

impl Board {
    /// A tile is laid.
    pub fn lay(&mut self, system: SystemId, cell: Square, turn: u8) {
        self.tiles.insert(system, Laid { cell, turn });
    }

    /// What is in an area.
    pub fn held(&self, area: AreaId) -> &Held {
        self.areas.get(&area).unwrap_or(&NOTHING)
    }

    /// The same, to be changed.
    pub fn held_mut(&mut self, area: AreaId) -> &mut Held {
        self.areas.entry(area).or_default()
    }

    /// Every area that lies, system by system.
    pub fn all_areas(&self) -> impl Iterator<Item = AreaId> {
        self.tiles.keys().flat_map(|system| system.areas())
    }

    /// The system whose tile lies at a cell.
    pub fn system_at(&self, cell: Square) -> Option<SystemId> {
        self.tiles.iter().find(|(_, laid)| laid.cell == cell).map(|(system, _)| *system)
    }

    /// The square of an area in a grid twice as fine as the tiles'.
    ///
    /// # Panics
    /// If its tile does not lie.
    pub fn square(&self, area: AreaId) -> Square {
        let laid = self.tiles.get(&area.system()).expect("areas are named of tiles that lie");
        square::areas(laid.cell, laid.turn)[area.corner()]
    }

    /// The area at a square of the fine grid.
    pub fn area_at(&self, place: Square) -> Option<AreaId> {
        let system = self.system_at(square::tile(place))?;
        system.areas().into_iter().find(|area| self.square(*area) == place)
    }

    /// FS-ADJ-03 to -05: areas that share a golden border, also across the edge of a tile; the four of a tile lie in a ring.
    pub fn areas_beside(&self, area: AreaId) -> impl Iterator<Item = AreaId> {
        square::around(self.square(area)).filter_map(|place| self.area_at(place))
    }

    /// FS-ADJ-02, -04: systems that share an edge, whether a storm lies there or not (FS-WARP-03).
    pub fn systems_beside(&self, system: SystemId) -> impl Iterator<Item = SystemId> {
        square::around(self.tiles[&system].cell).filter_map(|cell| self.system_at(cell))
    }

    /// Columns and rows of the board: the largest cell and one more.
    pub fn size(&self) -> (i32, i32) {
        let most = |of: fn(&Laid) -> i32| self.tiles.values().map(of).max().unwrap_or(-1) + 1;
        (most(|laid| laid.cell.0), most(|laid| laid.cell.1))
    }

    /// The order token on top of a system's stack (FS-STK-02).
    pub fn top(&self, system: SystemId) -> Option<&Order> {
        self.stacks.get(&system).and_then(|stack| stack.last())
    }
}

#[cfg(test)]
mod tests {
    use super::edges::{Direction, Lies, moves};
    use super::reach::Ways;
    use super::*;
    use crate::components::introductory::BOARDS;
    use crate::setup::StormDiagonals;

    /// Boards of all sizes, tiles turned anyhow.
    fn boards() -> Vec<Board> {
        let mut all = vec![];
        let mut number = 7_usize;
        for intro in &BOARDS {
            for _ in 0..40 {
                let mut board = Board::default();
                for (row, tiles) in (0..).zip(intro.rows) {
                    for (column, (system, _)) in (0..).zip(*tiles) {
                        number = number.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                        board.lay(*system, (column, row), u8::try_from(number / 65_536 % 4).unwrap());
                    }
                }
                all.push(board);
            }
        }
        all
    }

    // cites: FS-ADJ-01, FS-ADJ-03, FS-ADJ-05, FS-SYS-01
    #[test]
    fn fs_adj_05_areas_touch_along_borders_and_never_across_the_order_space() {
        for board in boards() {
            for area in board.all_areas() {
                let beside: Vec<AreaId> = board.areas_beside(area).collect();
                assert!(beside.iter().all(|other| board.areas_beside(*other).any(|back| back == area)), "adjacency goes both ways");
                let within = beside.iter().filter(|other| other.system() == area.system()).count();
                assert_eq!(within, 2, "two of the other three of a tile");
                let opposite = area.system().areas()[(area.corner() + 2) % 4];
                assert!(!beside.contains(&opposite));
                assert!(beside.len() <= 4);
            }
        }
    }

    // cites: FS-ADJ-02, FS-ADJ-04
    #[test]
    fn fs_adj_04_systems_that_meet_at_a_corner_are_not_adjacent() {
        for board in boards() {
            for system in board.tiles.keys() {
                let (x, y) = board.tiles[system].cell;
                for other in board.systems_beside(*system) {
                    let (ox, oy) = board.tiles[&other].cell;
                    assert_eq!((x - ox).abs() + (y - oy).abs(), 1);
                }
            }
        }
    }

    // cites: FS-WMOV-03, FS-WMOV-11, FS-WMOV-12
    #[test]
    fn fs_wmov_12_a_straight_move_is_undone_by_its_icon_and_a_diagonal_one_as_the_option_says() {
        use Direction::{TopLeftBottomRight, TopRightBottomLeft};
        for diagonals in [StormDiagonals::ByTheStorm, StormDiagonals::ByTheBoard] {
            for edge in [Edge::north((2, 3)), Edge::west((1, 1))] {
                for icon in Direction::ALL {
                    let back = match (icon, diagonals) {
                        (TopLeftBottomRight, StormDiagonals::ByTheStorm) => TopRightBottomLeft,
                        (TopRightBottomLeft, StormDiagonals::ByTheStorm) => TopLeftBottomRight,
                        (straight, _) => *straight,
                    };
                    let to = moves(edge, *icon, diagonals);
                    assert!(to.iter().all(|to| moves(*to, back, diagonals).contains(&edge)), "{edge:?} {icon}");
                    assert_ne!(to[0], to[1]);
                    let turns = matches!(icon, TopLeftBottomRight | TopRightBottomLeft);
                    assert!(to.iter().all(|to| (to.lies != edge.lies) == turns));
                }
            }
        }
        assert_eq!(Edge::north((0, 0)).lies, Lies::North);
    }

    // cites: FS-WARP-02, FS-WARP-03, FS-GMOV-08
    #[test]
    fn fs_warp_02_a_storm_bars_the_way_between_systems_that_stay_adjacent() {
        let mut board = Board::default();
        board.lay(SystemId::S1a, (0, 0), 0);
        board.lay(SystemId::S2a, (1, 0), 0);
        let from = AreaId::S1aSe;
        assert!(board.reached_from(from, Ways::default(), |_| false).contains(&AreaId::S2aSw));
        board.storms.push(Storm { edge: Edge::west((1, 0)), has_moved: false });
        assert!(!board.reached_from(from, Ways::default(), |_| false).contains(&AreaId::S2aSw));
        assert!(board.reached_from(from, Ways { crosses_storms: true }, |_| false).contains(&AreaId::S2aSw));
        assert_eq!(board.systems_beside(SystemId::S1a).collect::<Vec<_>>(), [SystemId::S2a]);
    }
}
