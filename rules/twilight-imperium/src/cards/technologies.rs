//! What technologies do (LRR 80). A technology with an ability is a file of its own and one arm here; those whose text
//! changes a rule for good are looked at where that rule is.

mod assault_cannon;
mod dacxive_animators;
mod duranium_armor;
mod gravity_drive;
mod magen_defense_grid;
mod x89_bacterial_weapon;

use crate::cards::abilities::Ability;
use crate::components::TechnologyId;

/// Whether a technology has a text that works here. A unit upgrade's text is its stat line.
pub fn has_text(technology: TechnologyId) -> bool {
    let changes_a_rule = matches!(
        technology,
        TechnologyId::SarweenTools | TechnologyId::LightWaveDeflector | TechnologyId::AntimassDeflectors | TechnologyId::NeuralMotivator
    );
    changes_a_rule || !texts(technology).is_empty()
}

/// What a technology can do at an occasion.
pub fn texts(technology: TechnologyId) -> &'static [Ability] {
    match technology {
        TechnologyId::GravityDrive => gravity_drive::TEXTS,
        TechnologyId::DacxiveAnimators => dacxive_animators::TEXTS,
        TechnologyId::MagenDefenseGrid => magen_defense_grid::TEXTS,
        TechnologyId::DuraniumArmor => duranium_armor::TEXTS,
        TechnologyId::AssaultCannon => assault_cannon::TEXTS,
        TechnologyId::X89BacterialWeapon => x89_bacterial_weapon::TEXTS,
        // What the others do is asked for where it counts.
        TechnologyId::AntimassDeflectors
        | TechnologyId::FleetLogistics
        | TechnologyId::LightWaveDeflector
        | TechnologyId::NeuralMotivator
        | TechnologyId::HyperMetabolism
        | TechnologyId::PlasmaScoring
        | TechnologyId::SarweenTools
        | TechnologyId::GravitonLaserSystem
        | TechnologyId::TransitDiodes
        | TechnologyId::IntegratedEconomy
        | TechnologyId::Infantry2
        | TechnologyId::Fighter2
        | TechnologyId::Pds2
        | TechnologyId::SpaceDock2
        | TechnologyId::Destroyer2
        | TechnologyId::Cruiser2
        | TechnologyId::Carrier2
        | TechnologyId::Dreadnought2
        | TechnologyId::WarSun
        | TechnologyId::LetaniWarrior2
        | TechnologyId::Bioplasmosis
        | TechnologyId::L4Disruptors
        | TechnologyId::NonEuclideanShielding
        | TechnologyId::ChaosMapping
        | TechnologyId::FloatingFactory2
        | TechnologyId::MagmusReactor
        | TechnologyId::PrototypeWarSun2
        | TechnologyId::ProductionBiomes
        | TechnologyId::QuantumDatahubNode
        | TechnologyId::SpecOps2
        | TechnologyId::AdvancedCarrier2
        | TechnologyId::WormholeGenerator
        | TechnologyId::DimensionalSplicer
        | TechnologyId::InheritanceSystems
        | TechnologyId::SuperDreadnought2
        | TechnologyId::SalvageOperations
        | TechnologyId::MirrorComputing
        | TechnologyId::Neuroglaive
        | TechnologyId::HybridCrystalFighter2
        | TechnologyId::ValefarAssimilatorX
        | TechnologyId::ValefarAssimilatorY
        | TechnologyId::ValkyrieParticleWeave
        | TechnologyId::Exotrireme2
        | TechnologyId::EResSiphons
        | TechnologyId::SpatialConduitCylinder
        | TechnologyId::LazaxGateFolding
        | TechnologyId::HegemonicTradePolicy
        | TechnologyId::InstinctTraining
        | TechnologyId::NullificationField
        | TechnologyId::YinSpinner
        | TechnologyId::ImpulseCore
        | TechnologyId::TransparasteelPlating
        | TechnologyId::MageonImplants => &[],
    }
}
