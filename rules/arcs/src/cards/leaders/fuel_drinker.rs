//! Fuel-Drinker: who follows and Taxes gains a fuel; when Tycoon is scored all fuel goes.

use super::Leader;
use crate::prelude::*;

/// Insatiable: a fuel more when Copying or Pivoting to Tax. Lavish: all fuel is discarded after Tycoon was scored.
pub static LEADER: Leader = Leader::new(
    [Resource::Fuel, Resource::Fuel],
    Powers::passive(&[Passive::GainsWithTax(Resource::Fuel), Passive::DiscardsAfterScoring((Ambition::Tycoon, Resource::Fuel))]),
);
