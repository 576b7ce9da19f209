//! After the order one more unit of level 2 or less is bought, for a materiel less for each own Cultist in the system; no factory is needed (FS-CLAR-01).

use super::{Afterwards, OrderUpgrade};
use crate::components::UnitId::Cultist;
use crate::orders::buying;
use crate::prelude::*;

/// The units that may be bought, and where. RULING: in any friendly area of the system, of a level that its player commands, with forge tokens as usual.
fn places(s: &State, seat: Seat) -> Vec<(UnitId, AreaId)> {
    let placeable = buying::placeable(s, seat, s.resolving().system);
    placeable.into_iter().filter(|(unit, area)| unit.card().level <= 2 && s.is_friendly(*area, seat)).collect()
}

/// What it costs less: routed Cultists count as well.
fn saved(s: &State) -> u32 {
    let areas = s.resolving().system.areas().into_iter();
    areas.filter_map(|area| s.held(area).units.get(&Cultist)).map(|figures| figures.all()).sum()
}

pub static UPGRADE: OrderUpgrade = OrderUpgrade::followed_by(OrderKind::Deploy, Afterwards { places, saved });
