//! Spatial Conduit Cylinder of the Jol-Nar: a system with own units that they activate is adjacent to all others with own units.

use crate::prelude::*;

/// The other systems with own units.
fn others(s: &State, seat: Seat, system: SystemId) -> impl Iterator<Item = SystemId> + '_ {
    s.systems.keys().copied().filter(move |other| *other != system && s.has_units(seat, *other))
}

fn is_worth_it(s: &State, using: &Use) -> bool {
    let Occasion::Activated { seat, system } = using.occasion else { return false };
    if seat != using.seat || !s.has_units(seat, system) {
        return false;
    }
    let near = adjacent(s, seat, system);
    others(s, seat, system).any(|other| !near.contains(&other))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(&[Timing::Activated], is_worth_it, |using, t| {
    let Occasion::Activated { seat, system } = using.occasion else { return };
    t.state.players[seat].exhausted_technologies.insert(TechnologyId::SpatialConduitCylinder);
    let conduit = others(t.state, seat, system).collect();
    if let Some(action) = &mut t.state.underway.tactical {
        action.conduit = conduit;
    }
})]);
