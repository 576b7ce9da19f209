//! Gate Stations: cities at gates, which have the planet types of all cities of their cluster.

use crate::prelude::*;

/// A city at each gate; what types it has is said by `pieces::planet_types`.
pub static LORE: Powers = Powers::passive(&[Passive::BuildsAtGates(BuildingKind::City)]);
