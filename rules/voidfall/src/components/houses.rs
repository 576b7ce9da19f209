//! Houses and their origins: what a player begins with (VF-GEN-01).

use super::focuses::FocusId;
use super::prelude::*;

/// What a sector of a player begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// Its population.
    pub population: u8,
    /// Its guilds.
    pub guilds: &'static [Guild],
    /// Its installations, but for the printed Shipyard of a Home sector.
    pub installations: &'static [Installation],
    /// Its fleets.
    pub fleets: &'static [(Fleet, u8)],
    /// Whether it is corrupted.
    pub corrupted: bool,
}

/// What an origin card says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OriginCard {
    /// The technology that one begins with.
    pub technology: TechnologyId,
    /// The Home sector.
    pub home: Start,
    /// The outpost.
    pub outpost: Start,
    /// Active fleet powers.
    pub active: u8,
    /// Inactive ones.
    pub inactive: u8,
    /// Resources.
    pub stock: Stock,
    /// Spaces on Society, Statecraft, Economy.
    pub tracks: [u8; 3],
    /// VF-PROD-05: levels of production that are one higher for good.
    pub bonus: Stock,
    /// What is done besides, in order.
    pub extras: &'static [Effect],
    /// Whether the top card of the stack of Might agendas comes to the hand.
    pub draws_might: bool,
}

/// What a House is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseCard {
    /// Its preferred focuses (VF-PREF-01).
    pub preferred: &'static [Focus],
    /// Its two technologies: also those that its Fallen House holds (VF-OUT-13).
    pub technologies: [TechnologyId; 2],
    /// Whether its Fallen House has a cracked side.
    pub is_cracked: bool,
    /// The population of its Fallen House.
    pub fallen_population: u8,
    /// Whether its Home sector can be corrupted.
    pub home_can_be_corrupted: bool,
    /// Whether nobody has told us its ability; those that have none are whole.
    pub ability_is_unknown: bool,
    /// Its origins, A and B.
    pub origins: [OriginCard; 2],
}

impl House {
    /// What it is.
    #[must_use]
    pub const fn card(self) -> &'static HouseCard {
        &HOUSES[self as usize]
    }

    /// Whether one may play it although its ability is not known: not Marqualos, whose extra agenda has a rule that nobody has told us.
    #[must_use]
    pub const fn can_be_played(self) -> bool {
        !matches!(self, Self::Marqualos)
    }

    /// The Houses that can be played, in their order.
    #[must_use]
    pub fn playable() -> Vec<Self> {
        Self::ALL.iter().copied().filter(|house| house.can_be_played()).collect()
    }

    /// Where its origins and starting agendas are known from: of the second agenda of Astoran two lists say different numbers.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        if matches!(self, Self::Valnis) {
            Provenance::PartlyPrinted
        } else if matches!(self, Self::Astoran) {
            Provenance::Doubted
        } else {
            Provenance::Listed
        }
    }

    /// Its focus cards.
    pub fn focuses(self) -> impl Iterator<Item = FocusId> {
        FocusId::of(self)
    }

    /// The House whose technology this is.
    #[must_use]
    pub fn of_technology(technology: TechnologyId) -> Self {
        let of = |house: &&Self| house.card().technologies.contains(&technology);
        Self::ALL.iter().find(of).copied().expect("each technology is of a House")
    }
}

static HOUSES: [HouseCard; 14] = [
    HouseCard {
        preferred: &[Focus::Progress, Focus::Politics],
        technologies: [TechnologyId::Shields, TechnologyId::EscapePods],
        is_cracked: false,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: false,
        origins: [
            OriginCard {
                technology: TechnologyId::Shields,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 8,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Energy, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::EscapePods,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 3,
                inactive: 8,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 4, science: 5 },
                tracks: [1, 0, 0],
                bonus: Stock::of(Resource::Food, 1),
                extras: &[Effect::GainTrade],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Progress, Focus::Prosperity],
        technologies: [TechnologyId::Targeting, TechnologyId::DataRefinery],
        is_cracked: false,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: false,
        origins: [
            OriginCard {
                technology: TechnologyId::Targeting,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 8,
                stock: Stock { food: 4, energy: 4, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Energy, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::DataRefinery,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 5, science: 5 },
                tracks: [1, 0, 0],
                bonus: Stock { food: 1, credits: 1, ..Stock::NONE },
                extras: &[],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Reinforcement, Focus::Progress],
        technologies: [TechnologyId::OrbitalDocks, TechnologyId::EnergyCells],
        is_cracked: true,
        fallen_population: 3,
        home_can_be_corrupted: false,
        ability_is_unknown: false,
        origins: [
            OriginCard {
                technology: TechnologyId::OrbitalDocks,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[Installation::Shipyard],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 4,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Materials, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::EnergyCells,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 5,
                inactive: 6,
                stock: Stock { food: 5, energy: 1, materials: 3, credits: 4, science: 4 },
                tracks: [1, 1, 0],
                bonus: Stock::of(Resource::Food, 1),
                extras: &[],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Progress, Focus::Development],
        technologies: [TechnologyId::Torpedoes, TechnologyId::Starbases],
        is_cracked: false,
        fallen_population: 3,
        home_can_be_corrupted: false,
        ability_is_unknown: false,
        origins: [
            OriginCard {
                technology: TechnologyId::Torpedoes,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 8,
                stock: Stock { food: 4, energy: 2, materials: 4, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Energy, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::Starbases,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Engineers, Guild::Miners],
                    installations: &[Installation::Starbase],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 4, science: 4 },
                tracks: [1, 0, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Reinforcement, Focus::Progress],
        technologies: [TechnologyId::Destroyers, TechnologyId::Cloning],
        is_cracked: true,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Destroyers,
                home: Start {
                    population: 2,
                    guilds: &[],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 3), (Fleet::Destroyer, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: true,
                },
                active: 1,
                inactive: 8,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 1],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::Cloning,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Miners, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                outpost: Start { population: 3, guilds: &[], installations: &[], fleets: &[(Fleet::Corvette, 1)], corrupted: false },
                active: 4,
                inactive: 7,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [1, 0, 0],
                bonus: Stock::of(Resource::Food, 1),
                extras: &[],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Production, Focus::Development],
        technologies: [TechnologyId::Terraforming, TechnologyId::NeuralMatrix],
        is_cracked: false,
        fallen_population: 3,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Terraforming,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: true,
                },
                active: 4,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 4, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::NeuralMatrix,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Bankers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 0],
                bonus: Stock { energy: 1, materials: 1, ..Stock::NONE },
                extras: &[],
                draws_might: true,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Politics],
        technologies: [TechnologyId::Dreadnoughts, TechnologyId::DecontaminationChambers],
        is_cracked: true,
        fallen_population: 1,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Dreadnoughts,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1), (Fleet::Dreadnought, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 8,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::DecontaminationChambers,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Engineers, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[Effect::GainAgenda(None), Effect::MoveCorruption],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Reinforcement, Focus::Politics],
        technologies: [TechnologyId::Hyperdrive, TechnologyId::TacticalTransports],
        is_cracked: false,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Hyperdrive,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 4,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 2, science: 3 },
                tracks: [0, 1, 0],
                bonus: Stock::NONE,
                extras: &[Effect::GainBounty(3)],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::TacticalTransports,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 3)],
                    corrupted: false,
                },
                active: 1,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 1],
                bonus: Stock::NONE,
                extras: &[Effect::GainBounty(1)],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Production, Focus::Prosperity],
        technologies: [TechnologyId::Robotics, TechnologyId::ArkShips],
        is_cracked: false,
        fallen_population: 3,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Robotics,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 3,
                inactive: 8,
                stock: Stock { food: 4, energy: 2, materials: 4, credits: 5, science: 2 },
                tracks: [0, 0, 1],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::ArkShips,
                home: Start {
                    population: 3,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers, Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[Effect::GainAgenda(None)],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Conquest, Focus::Development],
        technologies: [TechnologyId::DeepSpaceMissiles, TechnologyId::Sentries],
        is_cracked: true,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::DeepSpaceMissiles,
                home: Start {
                    population: 3,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[],
                    installations: &[Installation::Shipyard],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 3,
                inactive: 8,
                stock: Stock { food: 4, energy: 4, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Materials, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::Sentries,
                home: Start {
                    population: 3,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[Installation::SectorDefense],
                    fleets: &[(Fleet::Corvette, 1), (Fleet::Sentry, 1)],
                    corrupted: false,
                },
                active: 1,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Food, 1),
                extras: &[],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Conquest, Focus::Development],
        technologies: [TechnologyId::Carriers, TechnologyId::CentralSurveillance],
        is_cracked: false,
        fallen_population: 2,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::Carriers,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1), (Fleet::Carrier, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 3,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 4, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Credits, 1),
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::CentralSurveillance,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 3, materials: 3, credits: 4, science: 3 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[Effect::GainAgenda(None), Effect::UpgradeGlory],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Conquest],
        technologies: [TechnologyId::SalvageScanner, TechnologyId::Purifier],
        is_cracked: false,
        fallen_population: 1,
        home_can_be_corrupted: false,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::SalvageScanner,
                home: Start {
                    population: 1,
                    guilds: &[Guild::Bankers, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[Installation::Shipyard],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 4,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 3, science: 2 },
                tracks: [0, 1, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::Purifier,
                home: Start { population: 1, guilds: &[], installations: &[], fleets: &[(Fleet::Corvette, 1)], corrupted: false },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Farmers, Guild::Bankers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 5, energy: 5, materials: 3, credits: 3, science: 3 },
                tracks: [0, 0, 1],
                bonus: Stock::NONE,
                extras: &[Effect::GainAgenda(None), Effect::RemoveCorruption { from: Spots::Any, at: At::Anywhere }, Effect::GainTrade],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Politics, Focus::Innovation],
        technologies: [TechnologyId::AutonomousDrones, TechnologyId::TradeNexus],
        is_cracked: false,
        fallen_population: 1,
        home_can_be_corrupted: true,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::AutonomousDrones,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 3)],
                    corrupted: false,
                },
                active: 2,
                inactive: 8,
                stock: Stock { food: 3, energy: 2, materials: 2, credits: 3, science: 3 },
                tracks: [0, 0, 1],
                bonus: Stock::of(Resource::Materials, 1),
                extras: &[Effect::GainBounty(1), Effect::GainTrade, Effect::GainTrade],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::TradeNexus,
                home: Start {
                    population: 1,
                    guilds: &[Guild::Miners],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: false,
                },
                outpost: Start {
                    population: 2,
                    guilds: &[Guild::Engineers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: true,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 7, energy: 3, materials: 3, credits: 3, science: 4 },
                tracks: [0, 0, 0],
                bonus: Stock::of(Resource::Food, 1),
                extras: &[Effect::GainBounty(1), Effect::GainTrade],
                draws_might: false,
            },
        ],
    },
    HouseCard {
        preferred: &[Focus::Production, Focus::Innovation],
        technologies: [TechnologyId::CombatReplicators, TechnologyId::Cybernetics],
        is_cracked: false,
        fallen_population: 3,
        home_can_be_corrupted: true,
        ability_is_unknown: true,
        origins: [
            OriginCard {
                technology: TechnologyId::CombatReplicators,
                home: Start { population: 2, guilds: &[], installations: &[], fleets: &[(Fleet::Corvette, 1)], corrupted: false },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Bankers, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 4,
                inactive: 7,
                stock: Stock { food: 4, energy: 2, materials: 2, credits: 3, science: 2 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
            OriginCard {
                technology: TechnologyId::Cybernetics,
                home: Start {
                    population: 2,
                    guilds: &[Guild::Farmers],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 1)],
                    corrupted: true,
                },
                outpost: Start {
                    population: 3,
                    guilds: &[Guild::Engineers, Guild::Scientists],
                    installations: &[],
                    fleets: &[(Fleet::Corvette, 2)],
                    corrupted: false,
                },
                active: 2,
                inactive: 9,
                stock: Stock { food: 7, energy: 3, materials: 3, credits: 5, science: 5 },
                tracks: [0, 0, 0],
                bonus: Stock::NONE,
                extras: &[],
                draws_might: false,
            },
        ],
    },
];
