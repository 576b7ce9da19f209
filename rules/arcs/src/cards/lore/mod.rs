//! The lore cards, a file for each: lasting powers without suit or raid cost, which nobody can steal (ARCS-LL-09).

mod ancient_holdings;
mod cloud_cities;
pub mod galactic_rifles;
mod gate_ports;
mod gate_stations;
mod hidden_harbors;
mod living_structures;
mod mirror_plating;
mod railgun_arrays;
mod repair_drones;
mod seeker_torpedoes;
mod signal_breaker;
mod sprinter_drives;
mod tool_priests;

use super::Powers;
use crate::components::LoreId;

impl LoreId {
    /// What it is good for: the one list of them.
    pub(crate) fn powers(self) -> &'static Powers {
        match self {
            Self::ToolPriests => &tool_priests::LORE,
            Self::GalacticRifles => &galactic_rifles::LORE,
            Self::SprinterDrives => &sprinter_drives::LORE,
            Self::MirrorPlating => &mirror_plating::LORE,
            Self::HiddenHarbors => &hidden_harbors::LORE,
            Self::SignalBreaker => &signal_breaker::LORE,
            Self::RepairDrones => &repair_drones::LORE,
            Self::GatePorts => &gate_ports::LORE,
            Self::CloudCities => &cloud_cities::LORE,
            Self::LivingStructures => &living_structures::LORE,
            Self::GateStations => &gate_stations::LORE,
            Self::RailgunArrays => &railgun_arrays::LORE,
            Self::AncientHoldings => &ancient_holdings::LORE,
            Self::SeekerTorpedoes => &seeker_torpedoes::LORE,
        }
    }
}
