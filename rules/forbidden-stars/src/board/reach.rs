//! FS-GMOV-03 to -10, note 9 of the ledger: ways of ground units from area to area.

use super::Board;
use crate::prelude::*;
use sternpost_kit::board::distances;

/// What makes ways passable, beside what is friendly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ways {
    /// Whether storms stop nobody.
    pub crosses_storms: bool,
}

impl Board {
    /// The areas beside one to which a storm does not bar the way (FS-WARP-02).
    pub fn areas_open_from(&self, area: AreaId, ways: Ways) -> impl Iterator<Item = AreaId> {
        let is_open = move |to: &AreaId| ways.crosses_storms || !self.is_cut(area.system(), to.system());
        self.areas_beside(area).filter(is_open)
    }

    /// The areas that can be reached from one along a contiguous chain of areas that may be passed; the start may be left whatever it is, and the last area
    /// need not be passable.
    pub fn reached_from(&self, start: AreaId, ways: Ways, may_pass: impl Fn(AreaId) -> bool) -> BTreeSet<AreaId> {
        let found = distances([start], |area| self.areas_open_from(area, ways).collect::<Vec<_>>(), may_pass);
        found.into_keys().filter(|area| *area != start).collect()
    }
}
