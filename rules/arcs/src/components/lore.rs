//! The 14 lore cards (ARCS-COMP-04). What each does stands in a file of its own below `cards/lore/`; the list of them in `cards/mod.rs`.

use sternpost_core::terms;

terms! {
    "lore";
    /// A lore card.
    pub enum LoreId {
        ToolPriests, GalacticRifles, SprinterDrives, MirrorPlating, HiddenHarbors, SignalBreaker, RepairDrones,
        GatePorts, CloudCities, LivingStructures, GateStations, RailgunArrays, AncientHoldings, SeekerTorpedoes,
    }
}
