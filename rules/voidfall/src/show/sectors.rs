//! Sectors in words.

use crate::prelude::*;

/// What defends a sector: fleets, Voidborn fleet power, installations that fight.
pub fn defended(s: &State, at: SectorId) -> Word {
    let sector = s.galaxy.sector(at);
    let force = if sector.voidborn > 0 { sector.voidborn } else { sector.force.total() };
    Word::Defended { force, approach: sector.count_installations(Buildings::Bulwarks), population: sector.population }
}
