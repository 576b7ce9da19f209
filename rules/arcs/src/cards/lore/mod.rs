//! The lore cards, a file for each: lasting powers without suit or raid cost, which nobody can steal (ARCS-LL-09).

use super::Powers;

sternpost_kit::cards! {
    "lore";
    /// A lore card.
    pub enum LoreId: Powers = LORE {
        ToolPriests => tool_priests,
        GalacticRifles => galactic_rifles,
        SprinterDrives => sprinter_drives,
        MirrorPlating => mirror_plating,
        HiddenHarbors => hidden_harbors,
        SignalBreaker => signal_breaker,
        RepairDrones => repair_drones,
        GatePorts => gate_ports,
        CloudCities => cloud_cities,
        LivingStructures => living_structures,
        GateStations => gate_stations,
        RailgunArrays => railgun_arrays,
        AncientHoldings => ancient_holdings,
        SeekerTorpedoes => seeker_torpedoes,
    }
}
