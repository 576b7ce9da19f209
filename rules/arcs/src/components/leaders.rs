//! The 8 leaders (ARCS-COMP-04). What each does stands in a file of its own below `cards/leaders/`; the list of them in `cards/mod.rs`.

use sternpost_core::terms;

terms! {
    "leader";
    /// A leader.
    pub enum LeaderId { Elder, Mystic, FuelDrinker, Upstart, Rebel, Warrior, Feastbringer, Demagogue }
}
