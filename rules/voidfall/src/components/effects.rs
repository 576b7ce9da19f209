//! What cards say, as data: effects, costs, what is counted, objectives. Who reads it out is the chapter `effects`.

use super::{AgendaType, Fleet, Guild, Installation, Resource, Stock, Track};
use serde::{Deserialize, Serialize};

/// How the effects of an action stand to each other (VF-ACT-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Connector {
    /// Any number of them, in any order: also where all stand plainly side by side, for each can be ignored (VF-ACT-06, -08).
    AndOr,
    /// Exactly one.
    Or,
    /// Exactly one, and then again exactly one.
    OrTwice,
    /// Both or neither: the second counts what the first did.
    Linked,
}

/// Where an effect takes place, if its card restricts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// In any own sector (VF-TGT-01).
    #[default]
    Anywhere,
    /// In the sector where the cost was paid (VF-TGT-07).
    WherePaid,
    /// In any but the sector where the cost was paid.
    NotWherePaid,
    /// In the same sector as the other effects of the action (VF-TGT-07).
    Together,
    /// Neither where the cost was paid nor where the same effect took place before.
    Elsewhere,
    /// In the Home sector.
    Home,
    /// In the sector of the combat, or where a token lay.
    Here,
    /// In a sector with a Shipyard.
    WithShipyard,
    /// In the sector where the cost was paid, or in one beside it.
    NearPaid,
    /// In a sector with Scientists, each once.
    OfScientists,
}

/// Where corruption is removed from, or put (VF-COR-01, -11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spots {
    /// Anything that is one's own (VF-COR-10).
    Any,
    /// A sector.
    Sector,
    /// A track or an agenda slot.
    Mat,
    /// A track.
    Track,
    /// An agenda slot.
    Slot,
}

/// Which technologies may be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Research {
    /// A basic one (VF-TEC-02).
    Basic,
    /// An improved one (VF-TEC-05).
    Improved,
    /// Either.
    Either,
}

/// Which track is advanced on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Along {
    /// Any.
    Any,
    /// This one.
    The(Track),
    /// The one on which one has advanced least; one of them.
    Least,
    /// The one that was just corrupted, without a reward.
    JustCorrupted,
}

/// What an effect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// VF-RES-01: these resources are gained.
    Gain(Stock),
    /// So many resources, any mix of the five.
    GainMix(u8),
    /// So many resources, any mix of the three basic ones.
    GainBasics(u8),
    /// These for each of what is counted, and so much influence.
    GainPer { stock: Stock, influence: u8, per: Count },
    /// VF-PROD-07: the yields of these.
    Produce(Stock),
    /// VF-PROD-08: the yields of so many different resources.
    ProduceAny(u8),
    /// The yield of one resource; that of the guild that was established with it, if one was.
    ProduceOfGuild,
    /// VF-RES-01: so much influence.
    Influence(u8),
    /// So much for each, or for every so many.
    InfluencePer { each: u8, every: u8, per: Count },
    /// By the level of each Pure track: I, II, III, IV.
    InfluenceByLevel([u8; 4]),
    /// Each of so many fleet powers as are counted becomes active.
    ActivatePer(Count),
    /// The yields of as many different resources as are counted.
    ProduceAnyPer(Count),
    /// So much science at most becomes credits.
    ScienceToCredits(u8),
    /// VF-COR-07: any number of one's own corruptions are moved.
    MoveAnyCorruption,
    /// VF-FL-13: so many fleet powers become active.
    Activate(u8),
    /// VF-FL-05: so many are deployed, there.
    Deploy { count: u8, at: At, fleet: Option<Fleet> },
    /// VF-FL-09: one for each Shipyard in its sector.
    DeployAtShipyards,
    /// VF-MV-01: up to five flights.
    Regroup,
    /// VF-MV-05: a sector is invaded, a corrupted one if it says so.
    Invade { corrupted_only: bool },
    /// VF-GI-05: an installation is built.
    Build { what: Option<Installation>, at: At },
    /// VF-GI-05: a guild is established.
    Establish { what: Option<Guild>, at: At },
    /// VF-POP-03: a Pure population rises.
    RaisePopulation(At),
    /// VF-COR-08: a corruption is removed from there.
    RemoveCorruption { from: Spots, at: At },
    /// VF-COR-07: one is moved.
    MoveCorruption,
    /// VF-AGE-01: an agenda is gained.
    GainAgenda(Option<AgendaType>),
    /// A Pure agenda in play, not the starting one, is scored now.
    ScoreAgenda,
    /// VF-TEC-02, -05: a technology is gained.
    GainTechnology(Research),
    /// VF-CIV-03: a step on a track.
    Advance(Along),
    /// VF-CIV-08: one more step on the same track.
    FastForward,
    /// VF-TRD-01: a trade token and its bonus.
    GainTrade,
    /// VF-LOOT-05: so many bounties are drawn.
    GainBounty(u8),
    /// A glory token of this value.
    GainGlory(u8),
    /// VF-GLO-06: a glory token rises by one.
    UpgradeGlory,
    /// VF-PREF-01: an action of a preferred focus.
    PreferredFocus,
    /// VF-FOR-01: two events of the next cycle are looked at.
    Foresee,
    /// A Reclaim is drawn and resolved in the Home sector.
    ReclaimAtHome,
    /// VF-CD-15, -29: materials are spent for absorption in the combat of the same action.
    Bombard,
    /// One after the other, up to twice.
    UpToTwice(Twice),
    /// VF-SAN-01: a step of a Safe Haven.
    BuildHaven,
    /// VF-HB-03: a Harbinger of the Crisis board or of the galaxy goes.
    RemoveHarbinger,
    /// VF-CRI-09: a Crisis is discarded; an Economic or a Military one, or a General one, where it says so.
    DiscardCrisis(Option<super::crises::CrisisKind>),
    /// 1 Voidborn fleet power in a sector beside an own one goes; a sector that is emptied the Void takes anew.
    RemoveVoidborn,
    /// VF-LOOT-05: a Bounty is drawn for each of what is counted.
    GainBountyPer(Count),
    /// VF-HB-02: a Harbinger comes into a Voidborn sector beside an own one.
    PlaceHarbinger,
    /// An ongoing Crisis is discarded, and a Catastrophe comes (VF-VG-17).
    CatastropheForCrisis,
}

/// What can be done up to twice by one effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Twice {
    /// An installation is built.
    Build,
    /// A Pure population rises.
    Raise,
}

/// Guilds that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Guilds {
    /// Every one.
    Any,
    /// This one.
    The(Guild),
    /// Farmers, Engineers, Miners.
    Basic,
    /// Bankers and Scientists.
    Learned,
}

impl Guilds {
    /// Whether a guild is one of them.
    #[must_use]
    pub fn include(self, guild: Guild) -> bool {
        match self {
            Self::Any => true,
            Self::The(the) => guild == the,
            Self::Basic => guild.resource().is_basic(),
            Self::Learned => !guild.resource().is_basic(),
        }
    }
}

/// Installations that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Buildings {
    /// Every one.
    Any,
    /// Shipyards.
    Shipyards,
    /// Shipyards and Starbases.
    Docks,
    /// Sector Defenses.
    Defenses,
    /// Sector Defenses and Starbases.
    Bulwarks,
}

impl Buildings {
    /// Whether an installation is one of them.
    #[must_use]
    pub const fn include(self, installation: Installation) -> bool {
        match self {
            Self::Any => true,
            Self::Shipyards => matches!(installation, Installation::Shipyard),
            Self::Docks => matches!(installation, Installation::Shipyard | Installation::Starbase),
            Self::Defenses => matches!(installation, Installation::SectorDefense),
            Self::Bulwarks => matches!(installation, Installation::SectorDefense | Installation::Starbase),
        }
    }
}

/// Which technologies are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Technologies {
    /// Every one.
    Any,
    /// Basic ones.
    Basic,
    /// Improved ones.
    Improved,
}

/// Sectors that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sectors {
    /// Every one.
    Any,
    /// With a population of so many or more.
    PopulationFrom(u8),
    /// With a population of just so many.
    PopulationOf(u8),
    /// With one of these installations.
    Holding(Buildings),
    /// With so many installations or more.
    Installations(u8),
    /// With so many of these guilds or more.
    Guilds(Guilds, u8),
    /// With so many different guilds or more.
    GuildTypes(u8),
    /// VF-GI-06: with no empty guild slot.
    NoEmptyGuildSlot,
    /// With so many fleet powers or more.
    Force(u8),
    /// With a fleet of this type.
    Fleet(Fleet),
    /// VF-EVA-07: that cause so much upkeep or more.
    UpkeepFrom(u8),
    /// That cause none.
    NoUpkeep,
}

/// What is counted. Unless it says otherwise, only what is in one's own play area (VF-TGT-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    /// Pure sectors.
    PureSectors(Sectors),
    /// Own sectors, Pure or not.
    Sectors(Sectors),
    /// Pure sectors beyond the fourth.
    PureSectorsBeyondFour,
    /// 1 if all own sectors are Pure.
    AllSectorsPure,
    /// VF-GI-10: Pure guilds.
    PureGuilds(Guilds),
    /// VF-GI-10: Pure installations.
    PureInstallations(Buildings),
    /// Empty guild slots; those of Ark Ships are none.
    EmptyGuildSlots,
    /// The population of all Pure sectors.
    PurePopulation,
    /// Fleet powers in Pure sectors.
    ForceInPureSectors,
    /// Fleet powers in own sectors.
    ForceInSectors,
    /// Active ones.
    ActiveForce,
    /// Active ones and those in Pure sectors.
    ActiveForceAndInPureSectors,
    /// Types of fleets in Pure sectors.
    FleetTypesInPureSectors,
    /// Voidborn fleet powers that the combat of this action has removed.
    VoidbornRemoved,
    /// The population of the sector of the combat of this action.
    PopulationTaken,
    /// VF-PROD-06: a yield.
    Yield(Resource),
    /// The highest of all yields and the lowest of the basic ones.
    HighestAndLowestYield,
    /// Units of a resource in stock.
    Stock(Resource),
    /// Of the basic ones.
    BasicStock,
    /// Of all.
    WholeStock,
    /// Of what there is least.
    ScarcestStock,
    /// Of what there is most.
    LargestStock,
    /// Types of which there are so many or more.
    StocksFrom(u8),
    /// VF-EVA-06, -07: upkeep.
    Upkeep,
    /// Of sectors alone.
    UpkeepOfSectors,
    /// 1 if all upkeep of this cycle was covered.
    UpkeepCovered,
    /// The level of a Pure track.
    PureLevel(Track),
    /// The highest level of a Pure track.
    HighestPureLevel,
    /// Pure tracks at level I or above.
    PureTracksFromOne,
    /// Corrupted tracks.
    CorruptedTracks,
    /// Corruption on the House mat: tracks and agenda slots.
    CorruptionOnMat,
    /// The same, and in own sectors.
    Corruption,
    /// Corruption that was removed in this cycle and kept.
    CorruptionKept,
    /// Pure agendas in play beside the starting one.
    PureAgendas,
    /// Technologies.
    Technologies(Technologies),
    /// Trade tokens.
    TradeTokens,
    /// Bounties.
    Bounties,
    /// Reclaims.
    Reclaims,
    /// Glory tokens.
    GloryTokens,
    /// Of this value or above.
    GloryFrom(u8),
    /// The value of all.
    Glory,
    /// The value of the best three, twice.
    BestThreeGloryTwice,
    /// Preferred focuses in the discard pile.
    PreferredFocusesPlayed,
    /// Influence.
    Influence,
    /// VF-CBO-05: Catastrophes on the Crisis board.
    Catastrophes,
}

/// That something is counted within bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Condition {
    /// What is counted.
    pub count: Count,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

impl Condition {
    /// At least so many.
    #[must_use]
    pub const fn at_least(count: Count, least: u8) -> Self {
        Self { count, least, most: u8::MAX }
    }

    /// At most so many.
    #[must_use]
    pub const fn at_most(count: Count, most: u8) -> Self {
        Self { count, least: 0, most }
    }

    /// Just so many.
    #[must_use]
    pub const fn just(count: Count, number: u8) -> Self {
        Self { count, least: number, most: number }
    }
}

/// An objective of an agenda (VF-EVA-17): its reward is influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objective {
    /// So much if all of this holds.
    Feat { conditions: &'static [Condition], influence: u8 },
    /// So much for every so many; less than nothing is lost.
    Per { count: Count, every: u8, influence: i8 },
    /// By the level of a Pure track, of each Pure track if none is named: I, II, III, IV.
    ByLevel { track: Option<Track>, influence: [u8; 4] },
}

/// What an action costs (VF-ACT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Cost {
    /// Resources; credits can be paid for basic ones (VF-RES-05).
    pub stock: Stock,
    /// VF-RES-07: so many, any mix of the five.
    pub mix: u8,
    /// VF-FL-10: fleet powers recalled.
    pub recall: u8,
    /// VF-FL-14: fleet powers deactivated.
    pub deactivate: u8,
    /// VF-COR-01: corruption gained, anywhere or on a track.
    pub corruption: Option<Spots>,
    /// VF-GI-08: an installation destroyed.
    pub installation: bool,
    /// VF-GI-08: a guild destroyed.
    pub guild: bool,
    /// VF-POP-04: a Pure population lowered.
    pub population: bool,
    /// A Bounty discarded.
    pub bounty: bool,
    /// A Reclaim discarded.
    pub reclaim: bool,
    /// A glory token discarded.
    pub glory: bool,
    /// VF-TRD-05: a trade token returned.
    pub trade: bool,
    /// An agenda in play, not the starting one, put under its stack.
    pub agenda: bool,
    /// How often corruption and all that is destroyed, lowered or discarded is due: twice where an action is done twice.
    pub times: u8,
}

impl Default for Cost {
    fn default() -> Self {
        Self::FREE
    }
}

impl Cost {
    /// Nothing.
    pub const FREE: Self = Self {
        stock: Stock::NONE,
        mix: 0,
        recall: 0,
        deactivate: 0,
        corruption: None,
        installation: false,
        guild: false,
        population: false,
        bounty: false,
        reclaim: false,
        glory: false,
        trade: false,
        agenda: false,
        times: 1,
    };

    /// Resources alone.
    #[must_use]
    pub const fn of(stock: Stock) -> Self {
        Self { stock, ..Self::FREE }
    }

    /// Whether there is nothing to pay.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == Self::FREE
    }
}

/// What one can do once: a cost, and effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What it costs.
    pub cost: Cost,
    /// How its effects stand to each other.
    pub connector: Connector,
    /// What it does.
    pub effects: &'static [Effect],
}

impl Deed {
    /// Effects that cost nothing, each of which can be ignored (VF-ACT-08).
    #[must_use]
    pub const fn free(effects: &'static [Effect]) -> Self {
        Self { cost: Cost::FREE, connector: Connector::AndOr, effects }
    }

    /// One of these effects.
    #[must_use]
    pub const fn one_of(effects: &'static [Effect]) -> Self {
        Self { cost: Cost::FREE, connector: Connector::Or, effects }
    }

    /// How often its effects come, as its card has them.
    #[must_use]
    pub const fn times(&self) -> usize {
        match self.connector {
            Connector::OrTwice => 2,
            Connector::AndOr | Connector::Or | Connector::Linked => 1,
        }
    }

    /// The same at a cost.
    #[must_use]
    pub const fn at(self, cost: Cost) -> Self {
        Self { cost, ..self }
    }
}

/// An action of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Action {
    /// Its name.
    pub name: super::focuses::ActionName,
    /// What it costs.
    pub cost: Cost,
    /// How its effects stand to each other.
    pub connector: Connector,
    /// What it does.
    pub effects: &'static [Effect],
}

impl Action {
    /// What is done.
    #[must_use]
    pub const fn deed(&self) -> Deed {
        Deed { cost: self.cost, connector: self.connector, effects: self.effects }
    }
}
