//! The 59 technologies (LRR 80) as far as they are numbers: colours, prerequisites, whose they are, what unit they upgrade.
//!
//! What a technology does is a file of its own in `cards/technologies/`; the upgraded stat lines are in `unit_cards.rs`.

use super::{FactionId, UnitCard};

sternpost_core::terms! {
    "colour";
    /// The colour of a technology (LRR 80.7c): propulsion, biotic, warfare, cybernetic.
    pub enum Colour { Blue, Green, Red, Yellow }
}

/// What is printed on a technology besides its ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Technology {
    /// Its colour; unit upgrades and the assimilators have none (LRR 80.7b).
    pub colour: Option<Colour>,
    /// How many technologies of which colours must be owned to research it (LRR 80.8).
    pub prerequisites: &'static [(Colour, u32)],
    /// The faction that alone can research it (LRR 80.11).
    pub faction: Option<FactionId>,
    /// The stat line it brings, if it is a unit upgrade (LRR 80.6).
    pub upgrade: Option<UnitCard>,
    /// Whether it lies on another player's technology and has that one's text (LRR 80.16): an assimilator.
    pub copies: bool,
}

impl Technology {
    const fn of(mut self, faction: FactionId) -> Self {
        self.faction = Some(faction);
        self
    }
}

impl TechnologyId {
    /// What is printed on it.
    #[must_use]
    pub fn card(self) -> &'static Technology {
        &TECHNOLOGIES[self as usize]
    }
}

const fn tech(colour: Colour, prerequisites: &'static [(Colour, u32)]) -> Technology {
    Technology { colour: Some(colour), prerequisites, faction: None, upgrade: None, copies: false }
}

const fn upgrade(card: UnitCard, prerequisites: &'static [(Colour, u32)]) -> Technology {
    Technology { colour: None, prerequisites, faction: None, upgrade: Some(card), copies: false }
}

/// Takes on the colour and type of the technology it copies (LRR 80.22).
const fn assimilator() -> Technology {
    Technology { colour: None, prerequisites: &[], faction: None, upgrade: None, copies: true }
}

use Colour::{Blue, Green, Red, Yellow};
use FactionId as F;
use UnitCard as Card;

/// The list, handed to a macro: first the 25 everybody's deck holds, then two for each faction. A row is the technology with its
/// colour or the unit it upgrades and its prerequisites, and the file in `cards/technologies/` that says what it does. An
/// upgrade's text is its stat line, and a file only if it says more.
macro_rules! technologies {
    ($then:ident) => {
        $then! {
            AntimassDeflectors = tech(Blue, &[]) => antimass_deflectors;
            GravityDrive = tech(Blue, &[(Blue, 1)]) => gravity_drive;
            FleetLogistics = tech(Blue, &[(Blue, 2)]) => fleet_logistics;
            LightWaveDeflector = tech(Blue, &[(Blue, 3)]) => light_wave_deflector;
            NeuralMotivator = tech(Green, &[]) => neural_motivator;
            DacxiveAnimators = tech(Green, &[(Green, 1)]) => dacxive_animators;
            HyperMetabolism = tech(Green, &[(Green, 2)]) => hyper_metabolism;
            X89BacterialWeapon = tech(Green, &[(Green, 3)]) => x89_bacterial_weapon;
            PlasmaScoring = tech(Red, &[]) => plasma_scoring;
            MagenDefenseGrid = tech(Red, &[(Red, 1)]) => magen_defense_grid;
            DuraniumArmor = tech(Red, &[(Red, 2)]) => duranium_armor;
            AssaultCannon = tech(Red, &[(Red, 3)]) => assault_cannon;
            SarweenTools = tech(Yellow, &[]) => sarween_tools;
            GravitonLaserSystem = tech(Yellow, &[(Yellow, 1)]) => graviton_laser_system;
            TransitDiodes = tech(Yellow, &[(Yellow, 2)]) => transit_diodes;
            IntegratedEconomy = tech(Yellow, &[(Yellow, 3)]) => integrated_economy;
            Infantry2 = upgrade(Card::Infantry2, &[(Green, 2)]);
            Fighter2 = upgrade(Card::Fighter2, &[(Blue, 1), (Green, 1)]);
            Pds2 = upgrade(Card::Pds2, &[(Red, 1), (Yellow, 1)]);
            SpaceDock2 = upgrade(Card::SpaceDock2, &[(Yellow, 2)]);
            Destroyer2 = upgrade(Card::Destroyer2, &[(Red, 2)]);
            Cruiser2 = upgrade(Card::Cruiser2, &[(Green, 1), (Red, 1), (Yellow, 1)]);
            Carrier2 = upgrade(Card::Carrier2, &[(Blue, 2)]);
            Dreadnought2 = upgrade(Card::Dreadnought2, &[(Blue, 2), (Yellow, 1)]);
            WarSun = upgrade(Card::WarSun, &[(Red, 3), (Yellow, 1)]);
            LetaniWarrior2 = upgrade(Card::LetaniWarrior2, &[(Green, 2)]).of(F::Arborec);
            Bioplasmosis = tech(Green, &[(Green, 2)]).of(F::Arborec) => bioplasmosis;
            L4Disruptors = tech(Yellow, &[(Yellow, 1)]).of(F::Letnev) => l4_disruptors;
            NonEuclideanShielding = tech(Red, &[(Red, 2)]).of(F::Letnev) => non_euclidean_shielding;
            ChaosMapping = tech(Blue, &[(Blue, 1)]).of(F::Saar) => chaos_mapping;
            FloatingFactory2 = upgrade(Card::FloatingFactory2, &[(Yellow, 2)]).of(F::Saar);
            MagmusReactor = tech(Red, &[(Red, 2)]).of(F::Muaat) => magmus_reactor;
            PrototypeWarSun2 = upgrade(Card::PrototypeWarSun2, &[(Red, 3), (Yellow, 1)]).of(F::Muaat);
            ProductionBiomes = tech(Green, &[(Green, 2)]).of(F::Hacan) => production_biomes;
            QuantumDatahubNode = tech(Yellow, &[(Yellow, 3)]).of(F::Hacan) => quantum_datahub_node;
            SpecOps2 = upgrade(Card::SpecOps2, &[(Green, 2)]).of(F::Sol);
            AdvancedCarrier2 = upgrade(Card::AdvancedCarrier2, &[(Blue, 2)]).of(F::Sol);
            WormholeGenerator = tech(Blue, &[(Blue, 2)]).of(F::Creuss) => wormhole_generator;
            DimensionalSplicer = tech(Red, &[(Red, 1)]).of(F::Creuss) => dimensional_splicer;
            InheritanceSystems = tech(Yellow, &[(Yellow, 2)]).of(F::L1z1x) => inheritance_systems;
            SuperDreadnought2 = upgrade(Card::SuperDreadnought2, &[(Blue, 2), (Yellow, 1)]).of(F::L1z1x);
            SalvageOperations = tech(Yellow, &[(Yellow, 2)]).of(F::Mentak) => salvage_operations;
            MirrorComputing = tech(Yellow, &[(Yellow, 3)]).of(F::Mentak) => mirror_computing;
            Neuroglaive = tech(Green, &[(Green, 3)]).of(F::Naalu) => neuroglaive;
            HybridCrystalFighter2 = upgrade(Card::HybridCrystalFighter2, &[(Blue, 1), (Green, 1)]).of(F::Naalu);
            ValefarAssimilatorX = assimilator().of(F::Nekro);
            ValefarAssimilatorY = assimilator().of(F::Nekro);
            ValkyrieParticleWeave = tech(Red, &[(Red, 2)]).of(F::Sardakk) => valkyrie_particle_weave;
            Exotrireme2 = upgrade(Card::Exotrireme2, &[(Blue, 2), (Yellow, 1)]).of(F::Sardakk) => exotrireme_2;
            EResSiphons = tech(Yellow, &[(Yellow, 2)]).of(F::Jolnar) => e_res_siphons;
            SpatialConduitCylinder = tech(Blue, &[(Blue, 2)]).of(F::Jolnar) => spatial_conduit_cylinder;
            LazaxGateFolding = tech(Blue, &[(Blue, 2)]).of(F::Winnu) => lazax_gate_folding;
            HegemonicTradePolicy = tech(Yellow, &[(Yellow, 2)]).of(F::Winnu) => hegemonic_trade_policy;
            InstinctTraining = tech(Green, &[(Green, 1)]).of(F::Xxcha) => instinct_training;
            NullificationField = tech(Yellow, &[(Yellow, 2)]).of(F::Xxcha) => nullification_field;
            YinSpinner = tech(Green, &[(Green, 2)]).of(F::Yin) => yin_spinner;
            ImpulseCore = tech(Yellow, &[(Yellow, 2)]).of(F::Yin) => impulse_core;
            TransparasteelPlating = tech(Green, &[(Green, 1)]).of(F::Yssaril) => transparasteel_plating;
            MageonImplants = tech(Green, &[(Green, 3)]).of(F::Yssaril) => mageon_implants;
        }
    };
}
pub(crate) use technologies;

macro_rules! printed {
    ($($id:ident = $kind:ident($($of:tt)*) $(.of($faction:path))? $(=> $file:ident)?;)*) => {
        sternpost_core::terms! {
            "technology";
            /// A technology.
            pub enum TechnologyId { $($id),* }
        }
        /// In the order of the ids.
        static TECHNOLOGIES: &[Technology] = &[$($kind($($of)*)$(.of($faction))?),*];
    };
}
technologies!(printed);
