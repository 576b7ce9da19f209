//! Crises (VF-CRI): what passes each, and what it does if nobody passes it. All of them are ours: of the printed ones only names are known.

mod deck;

use super::prelude::*;
use serde::{Deserialize, Serialize};

terms! {
    "crisis";
    /// A Crisis: ours.
    pub enum CrisisId {
        OldWounds, EmptyStores, LostFaith, IdleYards, BrokenRoutes,
        BorderRaid, CallToArms, WatchPosts, Convoys, ShortHarvest, GuildUnrest, OpenLedgers, Whispers, Petition, OldArchives,
        Counterstroke, LineOfBattle, DarkTide, HoldTheGate, Strike, Debts, Glut, CreepingDoubt, Doctrine, EnvoysOfTheVoid,
        LastBastion, GrandFleet, NoRetreat, Fortress, Collapse, Rebuild, AgeOfPlenty, Heresy, LostSciences, TheDeepCalls,
    }
}

terms! {
    "crisis-kind";
    /// VF-VG-05: the row that a Crisis goes to; a General one goes to either.
    pub enum CrisisKind { Military, Economic, General }
}

terms! {
    "crisis-level";
    /// VF-FOC-06: the stack that a Crisis belongs to.
    pub enum CrisisLevel { Starting, One, Two, Three }
}

/// A sector whose takeover passes a Crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prey {
    /// A Voidborn one.
    Voidborn,
    /// A Voidborn one with so much Voidborn fleet power at most.
    ForceUpTo(u8),
    /// One with a Sector Defense.
    WithDefense,
    /// One with a population of so many or more.
    PopulationFrom(u8),
    /// The same, or a Rift.
    PopulationOrRift(u8),
    /// Any, with glory of so much before.
    WithGlory(u8),
}

/// What an installation must be that passes a Crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// A Sector Defense.
    SectorDefense,
    /// Any, in a sector with so much fleet power.
    Guarded(u8),
    /// The third of its sector.
    Third,
}

/// What must be done to pass a Crisis (VF-CRI-05, -06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feat {
    /// A sector is taken over.
    Take(Prey),
    /// One of these resources is produced, with a yield of so much.
    Produce { of: &'static [Resource], least: u8 },
    /// More is produced than fits, with so many Pure guilds.
    Overproduce { guilds: u8 },
    /// A step on a track, to this level or above.
    Advance { level: u8 },
    /// So much fleet power is deployed by one effect, with so many types of fleets and so much fleet power in one's sectors before.
    Deploy { least: u8, types: u8, force: u8 },
    /// A trade token is gained.
    GainTrade,
    /// Fleet power is activated.
    Activate,
    /// An installation is built.
    Build(Built),
    /// So many flights are made by one effect.
    Regroup { flights: u8 },
    /// A basic guild is established.
    EstablishBasic,
    /// The third guild of a sector is established.
    EstablishThird,
    /// So many credits are gained by one effect.
    GainCredits(u8),
    /// A corruption is removed from there.
    Cleanse(Spots),
    /// An agenda is gained.
    GainAgenda,
    /// A technology is gained, an improved one if it says so.
    Research { is_improved: bool },
    /// A Pure population rises to so much or above.
    Raise { least: u8 },
    /// A glory token rises.
    UpgradeGlory,
}

/// What a Crisis does that is no payment (VF-VG-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    /// 1 Voidborn fleet power in every Rift.
    VoidbornInRifts,
    /// So much Voidborn fleet power in a Voidborn sector beside an own one, and a Sector Defense there if it says so.
    VoidbornBeside { count: u8, defense: bool },
    /// A skirmish with so much more strength; if it is warded off, 1 Voidborn fleet power if it says so (VF-SKI-17).
    Skirmish { more: u8, is_vengeful: bool },
    /// VF-EXT-01.
    ConsumeBasic,
    /// VF-EXT-02.
    ConsumeImproved,
    /// VF-HB-02.
    Harbinger,
    /// So much influence is lost for each kind of guild that one has not.
    PerMissingGuild(u8),
}

/// A Crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CrisisCard {
    /// Its stack.
    pub level: CrisisLevel,
    /// Its row.
    pub kind: CrisisKind,
    /// What passes it.
    pub feat: Feat,
    /// VF-CRI-07: what is paid for that besides.
    pub cost: Cost,
    /// What is paid if its consequence is suffered.
    pub pays: &'static [Cost],
    /// What it does then.
    pub blows: &'static [Blow],
}

impl CrisisId {
    /// What it says.
    #[must_use]
    pub const fn card(self) -> &'static CrisisCard {
        &deck::CRISES[self as usize]
    }

    /// Where it is known from.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        Provenance::Own
    }

    /// The Crises of a stack.
    pub fn of(level: CrisisLevel) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |crisis| crisis.card().level == level)
    }
}
