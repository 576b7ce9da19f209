//! The board: where tiles lie, what stands in their areas, how places lie to one another, where storms are.

pub mod areas;
pub mod edges;
pub mod reach;
#[cfg(test)]
mod tests;

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
