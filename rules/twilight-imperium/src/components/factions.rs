//! The 17 factions: home, starting units and technologies, commodities (SETUP-3).
//!
//! Their abilities and the texts of their flagships are rules and live with the factions' code.

use super::{PlanetId, SystemId, TechnologyId, UnitCard, UnitType};

sternpost_core::terms! {
    "faction";
    /// A faction.
    pub enum FactionId {
    Arborec, Letnev, Saar, Muaat, Hacan, Sol, Creuss, L1z1x, Mentak, Naalu, Nekro, Sardakk, Jolnar, Winnu, Xxcha, Yin,
    Yssaril,
    }
}

/// What is printed on both sides of a faction sheet, as far as it is numbers and names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Faction {
    /// Which faction.
    pub id: FactionId,
    /// Its home system; for Creuss the one beside the map.
    pub home: SystemId,
    /// The planets it starts with.
    pub home_planets: &'static [PlanetId],
    /// Its commodity value (LRR 50).
    pub commodities: u32,
    /// What it starts with in its home system.
    pub starting_units: &'static [(UnitType, u32)],
    /// What it starts with on its sheet.
    pub starting_technologies: &'static [TechnologyId],
    /// How many technologies without prerequisites it may choose besides: Winnu one, the others none.
    pub starting_technology_choice: u32,
    /// The technologies only it can research (LRR 80.11).
    pub technologies: &'static [TechnologyId],
    /// Its flagship.
    pub flagship: UnitCard,
}

impl FactionId {
    /// What is printed on its sheet.
    #[must_use]
    pub fn sheet(self) -> &'static Faction {
        // The table is in the order of the ids; a test compares them.
        &FACTIONS[self as usize]
    }
}

use FactionId as F;
use PlanetId as P;
use TechnologyId as Tech;
use UnitType::*;

static FACTIONS: [Faction; 17] = [
    Faction {
        id: F::Arborec,
        home: SystemId(5),
        home_planets: &[P::Nestphar],
        commodities: 3,
        starting_units: &[(Carrier, 1), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::MagenDefenseGrid],
        starting_technology_choice: 0,
        technologies: &[Tech::LetaniWarrior2, Tech::Bioplasmosis],
        flagship: UnitCard::FlagshipDuhaMenaimon,
    },
    Faction {
        id: F::Letnev,
        home: SystemId(10),
        home_planets: &[P::ArcPrime, P::WrenTerra],
        commodities: 2,
        starting_units: &[(Carrier, 1), (Destroyer, 1), (Dreadnought, 1), (Fighter, 1), (Infantry, 3), (SpaceDock, 1)],
        starting_technologies: &[Tech::AntimassDeflectors, Tech::PlasmaScoring],
        starting_technology_choice: 0,
        technologies: &[Tech::L4Disruptors, Tech::NonEuclideanShielding],
        flagship: UnitCard::FlagshipArcSecundus,
    },
    Faction {
        id: F::Saar,
        home: SystemId(11),
        home_planets: &[P::LisisIi, P::Ragh],
        commodities: 3,
        starting_units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        starting_technologies: &[Tech::AntimassDeflectors],
        starting_technology_choice: 0,
        technologies: &[Tech::ChaosMapping, Tech::FloatingFactory2],
        flagship: UnitCard::FlagshipSonOfRagh,
    },
    Faction {
        id: F::Muaat,
        home: SystemId(4),
        home_planets: &[P::Muaat],
        commodities: 4,
        starting_units: &[(Fighter, 2), (WarSun, 1), (Infantry, 4), (SpaceDock, 1)],
        starting_technologies: &[Tech::PlasmaScoring],
        starting_technology_choice: 0,
        technologies: &[Tech::MagmusReactor, Tech::PrototypeWarSun2],
        flagship: UnitCard::FlagshipTheInferno,
    },
    Faction {
        id: F::Hacan,
        home: SystemId(16),
        home_planets: &[P::Arretze, P::Hercant, P::Kamdorn],
        commodities: 6,
        starting_units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        starting_technologies: &[Tech::AntimassDeflectors, Tech::SarweenTools],
        starting_technology_choice: 0,
        technologies: &[Tech::ProductionBiomes, Tech::QuantumDatahubNode],
        flagship: UnitCard::FlagshipWrathOfKenara,
    },
    Faction {
        id: F::Sol,
        home: SystemId(1),
        home_planets: &[P::Jord],
        commodities: 4,
        starting_units: &[(Carrier, 2), (Destroyer, 1), (Fighter, 3), (Infantry, 5), (SpaceDock, 1)],
        starting_technologies: &[Tech::NeuralMotivator, Tech::AntimassDeflectors],
        starting_technology_choice: 0,
        technologies: &[Tech::SpecOps2, Tech::AdvancedCarrier2],
        flagship: UnitCard::FlagshipGenesis,
    },
    Faction {
        id: F::Creuss,
        home: SystemId(51),
        home_planets: &[P::Creuss],
        commodities: 4,
        starting_units: &[(Carrier, 1), (Destroyer, 2), (Fighter, 2), (Infantry, 4), (SpaceDock, 1)],
        starting_technologies: &[Tech::GravityDrive],
        starting_technology_choice: 0,
        technologies: &[Tech::WormholeGenerator, Tech::DimensionalSplicer],
        flagship: UnitCard::FlagshipHilColish,
    },
    Faction {
        id: F::L1z1x,
        home: SystemId(6),
        home_planets: &[P::ZeroZeroZero],
        commodities: 2,
        starting_units: &[(Carrier, 1), (Dreadnought, 1), (Fighter, 3), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::NeuralMotivator, Tech::PlasmaScoring],
        starting_technology_choice: 0,
        technologies: &[Tech::InheritanceSystems, Tech::SuperDreadnought2],
        flagship: UnitCard::FlagshipZeroZeroOne,
    },
    Faction {
        id: F::Mentak,
        home: SystemId(2),
        home_planets: &[P::MollPrimus],
        commodities: 2,
        starting_units: &[(Carrier, 1), (Cruiser, 2), (Fighter, 3), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::SarweenTools, Tech::PlasmaScoring],
        starting_technology_choice: 0,
        technologies: &[Tech::SalvageOperations, Tech::MirrorComputing],
        flagship: UnitCard::FlagshipFourthMoon,
    },
    Faction {
        id: F::Naalu,
        home: SystemId(9),
        home_planets: &[P::Maaluuk, P::Druaa],
        commodities: 3,
        starting_units: &[(Carrier, 1), (Cruiser, 1), (Destroyer, 1), (Fighter, 3), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::NeuralMotivator, Tech::SarweenTools],
        starting_technology_choice: 0,
        technologies: &[Tech::Neuroglaive, Tech::HybridCrystalFighter2],
        flagship: UnitCard::FlagshipMatriarch,
    },
    Faction {
        id: F::Nekro,
        home: SystemId(8),
        home_planets: &[P::MordaiIi],
        commodities: 3,
        starting_units: &[(Carrier, 1), (Cruiser, 1), (Dreadnought, 1), (Fighter, 2), (Infantry, 2), (SpaceDock, 1)],
        starting_technologies: &[Tech::DacxiveAnimators, Tech::ValefarAssimilatorX, Tech::ValefarAssimilatorY],
        starting_technology_choice: 0,
        technologies: &[Tech::ValefarAssimilatorX, Tech::ValefarAssimilatorY],
        flagship: UnitCard::FlagshipTheAlastor,
    },
    Faction {
        id: F::Sardakk,
        home: SystemId(13),
        home_planets: &[P::Trenlak, P::Quinarra],
        commodities: 3,
        starting_units: &[(Carrier, 2), (Cruiser, 1), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[],
        starting_technology_choice: 0,
        technologies: &[Tech::ValkyrieParticleWeave, Tech::Exotrireme2],
        flagship: UnitCard::FlagshipCmorranNorr,
    },
    Faction {
        id: F::Jolnar,
        home: SystemId(12),
        home_planets: &[P::Nar, P::Jol],
        commodities: 4,
        starting_units: &[(Carrier, 2), (Dreadnought, 1), (Fighter, 1), (Infantry, 2), (Pds, 2), (SpaceDock, 1)],
        starting_technologies: &[Tech::NeuralMotivator, Tech::AntimassDeflectors, Tech::SarweenTools, Tech::PlasmaScoring],
        starting_technology_choice: 0,
        technologies: &[Tech::EResSiphons, Tech::SpatialConduitCylinder],
        flagship: UnitCard::FlagshipJnsHylarim,
    },
    Faction {
        id: F::Winnu,
        home: SystemId(7),
        home_planets: &[P::Winnu],
        commodities: 3,
        starting_units: &[(Carrier, 1), (Cruiser, 1), (Fighter, 2), (Infantry, 2), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[],
        starting_technology_choice: 1,
        technologies: &[Tech::LazaxGateFolding, Tech::HegemonicTradePolicy],
        flagship: UnitCard::FlagshipSalaiSaiCorian,
    },
    Faction {
        id: F::Xxcha,
        home: SystemId(14),
        home_planets: &[P::ArchonRen, P::ArchonTau],
        commodities: 4,
        starting_units: &[(Carrier, 1), (Cruiser, 2), (Fighter, 3), (Infantry, 4), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::GravitonLaserSystem],
        starting_technology_choice: 0,
        technologies: &[Tech::InstinctTraining, Tech::NullificationField],
        flagship: UnitCard::FlagshipLoncaraSsodu,
    },
    Faction {
        id: F::Yin,
        home: SystemId(3),
        home_planets: &[P::Darien],
        commodities: 2,
        starting_units: &[(Carrier, 2), (Destroyer, 1), (Fighter, 4), (Infantry, 4), (SpaceDock, 1)],
        starting_technologies: &[Tech::SarweenTools],
        starting_technology_choice: 0,
        technologies: &[Tech::YinSpinner, Tech::ImpulseCore],
        flagship: UnitCard::FlagshipVanHauge,
    },
    Faction {
        id: F::Yssaril,
        home: SystemId(15),
        home_planets: &[P::Retillion, P::Shalloq],
        commodities: 3,
        starting_units: &[(Carrier, 2), (Cruiser, 1), (Fighter, 2), (Infantry, 5), (Pds, 1), (SpaceDock, 1)],
        starting_technologies: &[Tech::NeuralMotivator],
        starting_technology_choice: 0,
        technologies: &[Tech::TransparasteelPlating, Tech::MageonImplants],
        flagship: UnitCard::FlagshipYsiaYssrila,
    },
];
