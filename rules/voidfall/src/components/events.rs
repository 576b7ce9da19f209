//! Galactic events (VF-PREP-16): the length of the cycle, boxes on the left, decrees on the right.

mod first;
mod of_the_void;
mod second;
mod third;
mod writing;

use super::prelude::*;

terms! {
    "event";
    /// A galactic event: nine for each cycle, and last those that speak of the Void, one for each cycle.
    pub enum EventId {
        DawnOfTechnology,
        ImpendingDestiny,
        RemnantsOfTheDomineum,
        WeAreTheResistance,
        RebornCivilization,
        HourOfReckoning,
        TheFaceOfEvil,
        StraightToHell,
        GloriousAscension,
        DarkAge,
        StrengthInNumbers,
        WarEffort,
        RiseOfHumanity,
        RallyTheGuilds,
        ScorchedEarth,
        InternalDisruption,
        Adaptation,
        SupremeTriumph,
        RevengeOfTheNovarchs,
        TotalWar,
        KnowledgeLeadsToPower,
        LastStand,
        SparkOfHope,
        ShadowOfTheVoid,
        WindOfAnnihilation,
        AdaptAndOvercome,
        BrightFuture,
        KnowYourEnemy,
        GrowingThreat,
        LastBreath,
    }
}

/// Events of each cycle that are played whether or not the Void is played against.
const OF_EACH_CYCLE: u8 = 9;

/// What an event says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventCard {
    /// VF-FOC-01: rounds of the focus phase.
    pub rounds: u8,
    /// VF-PREP-17: its boxes, from the top.
    pub boxes: &'static [EventBox],
    /// Its decrees.
    pub decrees: &'static [Decree],
    /// VF-EVA-13: what stands between them.
    pub between: Between,
}

/// The line between the decrees of an event (VF-EVA-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Between {
    /// One of them may be taken.
    Red,
    /// Both may be.
    Green,
}

/// A box of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventBox {
    /// VF-PREP-18, -19: with a solid border it must be done.
    pub is_solid: bool,
    /// What it says.
    pub says: Instruction,
}

/// What a box says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// VF-PREP-20, -24: each places these in a sector beside an own one; with several lists, one of the lists.
    Place(&'static [&'static [Placing]]),
    /// VF-PREP-21: these are placed in every such sector.
    Everywhere(Items, Where),
    /// Each places a glory token of this value in a Voidborn sector or one of a Fallen House.
    GloryAnywhere(u8),
    /// VF-PREP-30: agenda displays are corrupted; all that are not if none is named.
    CorruptDisplays(Option<AgendaType>),
    /// Each does one of these.
    Deeds(&'static [Deed]),
    /// Each for whom a condition holds does the first, the others do the second.
    Depending(Condition, &'static [Deed], &'static [Deed]),
    /// VF-COR-11: each for whom the condition holds gains so many corruptions at the first spots where one can lie.
    Corruption { count: u8, spots: &'static [Spots], condition: Option<Condition> },
    /// Each gains a corruption on a slot or a track; on a track one also advances, without a reward.
    CorruptionAndAdvance,
    /// Each raises the population of a Pure sector, not the Home one, and puts a corruption there.
    RaiseAndCorrupt,
    /// Each destroys so many guilds, or installations where it says so.
    Destroy { count: u8, installations_too: bool },
    /// VF-PREP-22: holds throughout the cycle.
    Lasting(Lasting),
    /// VF-PREP-23: after the first turn of each, a skirmish with so much more Voidborn fleet power.
    SkirmishAfterFirstTurn(u8),
    /// A Harbinger is placed on every Rift.
    HarbingerOnRifts,
    /// All players together gain so many corruptions, and a Harbinger of a sector goes.
    CorruptionTogether(u8),
}

/// A placing: what, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placing {
    /// What is placed.
    pub items: Items,
    /// In which Voidborn sector beside an own one.
    pub beside: Beside,
}

/// In which Voidborn sector beside an own one (VF-PREP-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// In any.
    Any,
    /// In one with the lowest population.
    Lowest,
    /// In one with the highest.
    Highest,
}

/// In which Voidborn sectors of the galaxy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// With a Sector Defense.
    WithDefense,
    /// With a population of so many or more.
    PopulationFrom(u8),
    /// With so much Voidborn fleet power at most.
    ForceUpTo(u8),
    /// Beside a Rift.
    BesideRift,
}

/// What is placed in a sector (VF-PREP-25 to -28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Items {
    /// Voidborn fleet power.
    pub voidborn: u8,
    /// Bounties.
    pub bounties: u8,
    /// Reclaims.
    pub reclaims: u8,
    /// Sector Defenses.
    pub defenses: u8,
    /// A guild.
    pub guild: Option<Guild>,
    /// A guild of one's choice.
    pub any_guild: bool,
    /// The value of a glory token.
    pub glory: u8,
}

impl Items {
    /// Nothing.
    pub const NONE: Self = Self { voidborn: 0, bounties: 0, reclaims: 0, defenses: 0, guild: None, any_guild: false, glory: 0 };
}

/// What holds throughout a cycle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lasting {
    /// Corruption that is removed stays in front of its player until the evaluation.
    RemovedCorruptionIsKept,
    /// Whoever deploys gains a corruption, once for each focus, or pays 1 material for each fleet power.
    DeploymentIsTaxed,
    /// The Crisis board is ignored in the evaluation.
    CrisisBoardIsIgnored,
    /// With 40 influence or less there is no skirmish.
    NoSkirmishUpToForty,
    /// In skirmishes the Void absorbs as much in every salvo as there are improved technologies.
    VoidAbsorbsByImproved,
    /// A glory token that is gained may be upgraded at once.
    GloryIsUpgraded,
    /// Actions of preferred focuses cost 1 energy more.
    PreferredCostEnergy,
    /// Actions of preferred focuses cost 1 credit instead of what is printed.
    PreferredCostCredit,
    /// Before the evaluation 1 Voidborn fleet power is placed in every Voidborn sector with a Harbinger.
    VoidbornAtHarbingers,
}

/// A decree: what it asks for, and what it brings (VF-EVA-14, -15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decree {
    /// What must hold.
    pub conditions: &'static [Condition],
    /// What it brings, so often.
    pub deed: Deed,
    /// How often.
    pub times: u8,
}

impl EventId {
    /// Where it is known from. That those which speak of the Void are played against it alone, and how several players share a corruption, is our reading.
    #[must_use]
    pub const fn provenance(self) -> Provenance {
        if self.speaks_of_the_void() { Provenance::Interpreted } else { Provenance::Listed }
    }

    /// Whether it speaks of Harbingers, Rifts and Crises, so that it is played against the Void alone.
    #[must_use]
    pub const fn speaks_of_the_void(self) -> bool {
        self as u8 >= Self::KnowYourEnemy as u8
    }

    /// The cycle to which it belongs.
    #[must_use]
    pub const fn cycle(self) -> u8 {
        if self.speaks_of_the_void() { self as u8 - Self::KnowYourEnemy as u8 + 1 } else { self as u8 / OF_EACH_CYCLE + 1 }
    }

    /// The events of a cycle that do not speak of the Void.
    pub fn of(cycle: u8) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |event| event.cycle() == cycle && !event.speaks_of_the_void())
    }

    /// The event of a cycle that speaks of the Void.
    pub fn of_the_void(cycle: u8) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |event| event.cycle() == cycle && event.speaks_of_the_void())
    }

    /// What it says.
    #[must_use]
    pub const fn card(self) -> &'static EventCard {
        if self.speaks_of_the_void() {
            return &of_the_void::EVENTS[self.cycle() as usize - 1];
        }
        let at = (self as u8 % OF_EACH_CYCLE) as usize;
        match self.cycle() {
            1 => &first::EVENTS[at],
            2 => &second::EVENTS[at],
            _ => &third::EVENTS[at],
        }
    }
}
