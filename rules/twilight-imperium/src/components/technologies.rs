//! The 59 technologies (LRR 80) as far as they are numbers: colours, prerequisites, whose they are, what unit they upgrade.
//!
//! What a technology does is a file of its own elsewhere; the upgraded stat lines are in `unit_cards.rs`.

use super::{FactionId, UnitCard};

sternpost_core::terms! {
    "colour";
    /// The colour of a technology (LRR 80.7c): propulsion, biotic, warfare, cybernetic.
    pub enum Colour { Blue, Green, Red, Yellow }
}

sternpost_core::terms! {
    "technology";
    /// A technology: first the 25 everybody's deck holds, then two per faction.
    pub enum TechnologyId {
    AntimassDeflectors, GravityDrive, FleetLogistics, LightWaveDeflector, NeuralMotivator, DacxiveAnimators,
    HyperMetabolism, X89BacterialWeapon, PlasmaScoring, MagenDefenseGrid, DuraniumArmor, AssaultCannon, SarweenTools,
    GravitonLaserSystem, TransitDiodes, IntegratedEconomy, Infantry2, Fighter2, Pds2, SpaceDock2, Destroyer2,
    Cruiser2, Carrier2, Dreadnought2, WarSun, LetaniWarrior2, Bioplasmosis, L4Disruptors, NonEuclideanShielding,
    ChaosMapping, FloatingFactory2, MagmusReactor, PrototypeWarSun2, ProductionBiomes, QuantumDatahubNode, SpecOps2,
    AdvancedCarrier2, WormholeGenerator, DimensionalSplicer, InheritanceSystems, SuperDreadnought2, SalvageOperations,
    MirrorComputing, Neuroglaive, HybridCrystalFighter2, ValefarAssimilatorX, ValefarAssimilatorY,
    ValkyrieParticleWeave, Exotrireme2, EResSiphons, SpatialConduitCylinder, LazaxGateFolding, HegemonicTradePolicy,
    InstinctTraining, NullificationField, YinSpinner, ImpulseCore, TransparasteelPlating, MageonImplants,
    }
}

/// What is printed on a technology besides its ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Technology {
    /// Which technology.
    pub id: TechnologyId,
    /// Its colour; unit upgrades and the assimilators have none (LRR 80.7b).
    pub colour: Option<Colour>,
    /// How many technologies of which colours must be owned to research it (LRR 80.8).
    pub prerequisites: &'static [(Colour, u32)],
    /// The faction that alone can research it (LRR 80.11).
    pub faction: Option<FactionId>,
    /// The stat line it brings, if it is a unit upgrade (LRR 80.6).
    pub upgrade: Option<UnitCard>,
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
        // The table is in the order of the ids; a test compares them.
        &TECHNOLOGIES[self as usize]
    }
}

const fn tech(id: TechnologyId, colour: Colour, prerequisites: &'static [(Colour, u32)]) -> Technology {
    Technology { id, colour: Some(colour), prerequisites, faction: None, upgrade: None }
}

const fn upgrade(id: TechnologyId, card: UnitCard, prerequisites: &'static [(Colour, u32)]) -> Technology {
    Technology { id, colour: None, prerequisites, faction: None, upgrade: Some(card) }
}

/// Takes on the colour and type of the technology it copies (LRR 80.22).
const fn assimilator(id: TechnologyId) -> Technology {
    Technology { id, colour: None, prerequisites: &[], faction: None, upgrade: None }
}

use Colour::{Blue, Green, Red, Yellow};
use FactionId as F;
use TechnologyId::*;
use UnitCard as Card;

/// Technology, colour or upgraded unit, prerequisites; a row per technology.
static TECHNOLOGIES: [Technology; 59] = [
    tech(AntimassDeflectors, Blue, &[]),
    tech(GravityDrive, Blue, &[(Blue, 1)]),
    tech(FleetLogistics, Blue, &[(Blue, 2)]),
    tech(LightWaveDeflector, Blue, &[(Blue, 3)]),
    tech(NeuralMotivator, Green, &[]),
    tech(DacxiveAnimators, Green, &[(Green, 1)]),
    tech(HyperMetabolism, Green, &[(Green, 2)]),
    tech(X89BacterialWeapon, Green, &[(Green, 3)]),
    tech(PlasmaScoring, Red, &[]),
    tech(MagenDefenseGrid, Red, &[(Red, 1)]),
    tech(DuraniumArmor, Red, &[(Red, 2)]),
    tech(AssaultCannon, Red, &[(Red, 3)]),
    tech(SarweenTools, Yellow, &[]),
    tech(GravitonLaserSystem, Yellow, &[(Yellow, 1)]),
    tech(TransitDiodes, Yellow, &[(Yellow, 2)]),
    tech(IntegratedEconomy, Yellow, &[(Yellow, 3)]),
    upgrade(Infantry2, Card::Infantry2, &[(Green, 2)]),
    upgrade(Fighter2, Card::Fighter2, &[(Blue, 1), (Green, 1)]),
    upgrade(Pds2, Card::Pds2, &[(Red, 1), (Yellow, 1)]),
    upgrade(SpaceDock2, Card::SpaceDock2, &[(Yellow, 2)]),
    upgrade(Destroyer2, Card::Destroyer2, &[(Red, 2)]),
    upgrade(Cruiser2, Card::Cruiser2, &[(Green, 1), (Red, 1), (Yellow, 1)]),
    upgrade(Carrier2, Card::Carrier2, &[(Blue, 2)]),
    upgrade(Dreadnought2, Card::Dreadnought2, &[(Blue, 2), (Yellow, 1)]),
    upgrade(WarSun, Card::WarSun, &[(Red, 3), (Yellow, 1)]),
    upgrade(LetaniWarrior2, Card::LetaniWarrior2, &[(Green, 2)]).of(F::Arborec),
    tech(Bioplasmosis, Green, &[(Green, 2)]).of(F::Arborec),
    tech(L4Disruptors, Yellow, &[(Yellow, 1)]).of(F::Letnev),
    tech(NonEuclideanShielding, Red, &[(Red, 2)]).of(F::Letnev),
    tech(ChaosMapping, Blue, &[(Blue, 1)]).of(F::Saar),
    upgrade(FloatingFactory2, Card::FloatingFactory2, &[(Yellow, 2)]).of(F::Saar),
    tech(MagmusReactor, Red, &[(Red, 2)]).of(F::Muaat),
    upgrade(PrototypeWarSun2, Card::PrototypeWarSun2, &[(Red, 3), (Yellow, 1)]).of(F::Muaat),
    tech(ProductionBiomes, Green, &[(Green, 2)]).of(F::Hacan),
    tech(QuantumDatahubNode, Yellow, &[(Yellow, 3)]).of(F::Hacan),
    upgrade(SpecOps2, Card::SpecOps2, &[(Green, 2)]).of(F::Sol),
    upgrade(AdvancedCarrier2, Card::AdvancedCarrier2, &[(Blue, 2)]).of(F::Sol),
    tech(WormholeGenerator, Blue, &[(Blue, 2)]).of(F::Creuss),
    tech(DimensionalSplicer, Red, &[(Red, 1)]).of(F::Creuss),
    tech(InheritanceSystems, Yellow, &[(Yellow, 2)]).of(F::L1z1x),
    upgrade(SuperDreadnought2, Card::SuperDreadnought2, &[(Blue, 2), (Yellow, 1)]).of(F::L1z1x),
    tech(SalvageOperations, Yellow, &[(Yellow, 2)]).of(F::Mentak),
    tech(MirrorComputing, Yellow, &[(Yellow, 3)]).of(F::Mentak),
    tech(Neuroglaive, Green, &[(Green, 3)]).of(F::Naalu),
    upgrade(HybridCrystalFighter2, Card::HybridCrystalFighter2, &[(Blue, 1), (Green, 1)]).of(F::Naalu),
    assimilator(ValefarAssimilatorX).of(F::Nekro),
    assimilator(ValefarAssimilatorY).of(F::Nekro),
    tech(ValkyrieParticleWeave, Red, &[(Red, 2)]).of(F::Sardakk),
    upgrade(Exotrireme2, Card::Exotrireme2, &[(Blue, 2), (Yellow, 1)]).of(F::Sardakk),
    tech(EResSiphons, Yellow, &[(Yellow, 2)]).of(F::Jolnar),
    tech(SpatialConduitCylinder, Blue, &[(Blue, 2)]).of(F::Jolnar),
    tech(LazaxGateFolding, Blue, &[(Blue, 2)]).of(F::Winnu),
    tech(HegemonicTradePolicy, Yellow, &[(Yellow, 2)]).of(F::Winnu),
    tech(InstinctTraining, Green, &[(Green, 1)]).of(F::Xxcha),
    tech(NullificationField, Yellow, &[(Yellow, 2)]).of(F::Xxcha),
    tech(YinSpinner, Green, &[(Green, 2)]).of(F::Yin),
    tech(ImpulseCore, Yellow, &[(Yellow, 2)]).of(F::Yin),
    tech(TransparasteelPlating, Green, &[(Green, 1)]).of(F::Yssaril),
    tech(MageonImplants, Green, &[(Green, 3)]).of(F::Yssaril),
];
