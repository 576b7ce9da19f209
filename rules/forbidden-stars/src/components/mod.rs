//! What is in the box (FS-SET-01, -02, -20, -21): factions, units, structures, tiles, tokens, and the boards of the introductory set-up.

mod factions;
pub mod introductory;
#[cfg(test)]
mod introductory_tests;
mod systems;
#[cfg(test)]
mod tests;
mod units;

pub use factions::{Asset, Faction, OrderKind, Structure, bastion};
pub use systems::{AreaId, Printed, SystemId, Yield};
pub use units::{Domain, UnitId};

/// FS-QREF-01, FS-REF-12: a campaign has so many rounds.
pub const ROUNDS: u32 = 8;
/// FS-PLAN-03: orders each player lays in a round.
pub const ORDERS_A_ROUND: usize = 4;
/// Order tokens of each kind that a player has.
pub const ORDERS_OF_A_KIND: usize = 2;
/// FS-MAT-05: the dial ends there.
pub const MOST_MATERIEL: u32 = 14;
/// FS-SET-02: the dial at the start.
pub const STARTING_MATERIEL: u32 = 6;
/// FS-ASSET-06: asset tokens of one kind that a player can have.
pub const MOST_OF_AN_ASSET: u32 = 3;
/// FS-LIM-01: asset tokens of one kind in the box.
pub const ASSETS_OF_A_KIND: u32 = 12;
/// FS-ADV-08: own units that may end their movement in one area.
pub const MOST_IN_AN_AREA: u32 = 5;
/// Control tokens of each faction: as many structures can it have (FS-LIM-03).
pub const CONTROL_TOKENS: u32 = 9;
/// Plastic structures in the box, of all kinds together.
pub const STRUCTURES_IN_THE_BOX: u32 = 35;
