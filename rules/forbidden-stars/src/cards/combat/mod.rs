//! FS-CARD, FS-CUPG: combat cards. What is printed on them stands in a file for each faction, made of deeds ([`Deed`]) that are asked for and carried out in
//! `deeds.rs`. No chapter names a card.

mod chaos;
pub mod deeds;
mod eldar;
mod orks;
mod ultramarines;

use crate::battle::MOST_DICE;
use crate::battle::sides::{Lasting, Role};
use crate::components::Faction;
use crate::components::UnitId::{self, *};
use crate::position::State;
use crate::words::Word;
use Deed::*;
use Icon::{Bolter, Morale, Shield};
use serde::{Deserialize, Serialize};
use sternpost_core::terms;

terms! {
    "icon";
    /// FS-ICON-01: the three combat icons.
    pub enum Icon { Bolter, Shield, Morale }
}

terms! {
    "combat-card";
    /// A combat card; each is there twice.
    pub enum CombatCardId {
        Ambush,
        BlessedPowerArmour,
        FaithInTheEmperor,
        FuryOfTheUltramar,
        Reconnaissance,
        DropPodAssault,
        GloryAndDeath,
        HoldTheLine,
        VeteranScouts,
        ArmouredAdvance,
        BreakTheLine,
        ShowNoFear,
        EmperorsGlory,
        EmperorsMight,
        DarkFaith,
        FoulWorship,
        ImpureZeal,
        KhornesRage,
        LureOfChaos,
        MarkOfKhorne,
        MarkOfNurgle,
        MarkOfSlaanesh,
        MarkOfTzeentch,
        ChaosUnited,
        DaemonicResilience,
        InhumanStrength,
        ChaosVictorious,
        DeathAndDespair,
        ArdBoyz,
        Gretchin,
        MekBoyz,
        ShootaBoyz,
        SluggaBoyz,
        BikerNobz,
        MegaNobz,
        SeaOfGreen,
        Waaagh,
        PartyWagon,
        RokkitWagon,
        Weirdboyz,
        SmasherGargant,
        SnapperGargant,
        CommandOfTheAutarch,
        HitAndRun,
        HowlingBanshees,
        RangerSupport,
        StrikingScorpions,
        FireDragonsVengeance,
        SwoopingHawks,
        WraithguardAdvance,
        WraithguardSupport,
        FirePrism,
        SpiritseersGuidance,
        WaveSerpent,
        HolofieldEmitter,
        PsychicLance,
    }
}

impl CombatCardId {
    /// What is printed on it.
    #[must_use]
    pub const fn card(self) -> &'static CombatCard {
        match self {
            Self::Ambush => &ultramarines::AMBUSH,
            Self::BlessedPowerArmour => &ultramarines::BLESSED_POWER_ARMOUR,
            Self::FaithInTheEmperor => &ultramarines::FAITH_IN_THE_EMPEROR,
            Self::FuryOfTheUltramar => &ultramarines::FURY_OF_THE_ULTRAMAR,
            Self::Reconnaissance => &ultramarines::RECONNAISSANCE,
            Self::DropPodAssault => &ultramarines::DROP_POD_ASSAULT,
            Self::GloryAndDeath => &ultramarines::GLORY_AND_DEATH,
            Self::HoldTheLine => &ultramarines::HOLD_THE_LINE,
            Self::VeteranScouts => &ultramarines::VETERAN_SCOUTS,
            Self::ArmouredAdvance => &ultramarines::ARMOURED_ADVANCE,
            Self::BreakTheLine => &ultramarines::BREAK_THE_LINE,
            Self::ShowNoFear => &ultramarines::SHOW_NO_FEAR,
            Self::EmperorsGlory => &ultramarines::EMPERORS_GLORY,
            Self::EmperorsMight => &ultramarines::EMPERORS_MIGHT,
            Self::DarkFaith => &chaos::DARK_FAITH,
            Self::FoulWorship => &chaos::FOUL_WORSHIP,
            Self::ImpureZeal => &chaos::IMPURE_ZEAL,
            Self::KhornesRage => &chaos::KHORNES_RAGE,
            Self::LureOfChaos => &chaos::LURE_OF_CHAOS,
            Self::MarkOfKhorne => &chaos::MARK_OF_KHORNE,
            Self::MarkOfNurgle => &chaos::MARK_OF_NURGLE,
            Self::MarkOfSlaanesh => &chaos::MARK_OF_SLAANESH,
            Self::MarkOfTzeentch => &chaos::MARK_OF_TZEENTCH,
            Self::ChaosUnited => &chaos::CHAOS_UNITED,
            Self::DaemonicResilience => &chaos::DAEMONIC_RESILIENCE,
            Self::InhumanStrength => &chaos::INHUMAN_STRENGTH,
            Self::ChaosVictorious => &chaos::CHAOS_VICTORIOUS,
            Self::DeathAndDespair => &chaos::DEATH_AND_DESPAIR,
            Self::ArdBoyz => &orks::ARD_BOYZ,
            Self::Gretchin => &orks::GRETCHIN,
            Self::MekBoyz => &orks::MEK_BOYZ,
            Self::ShootaBoyz => &orks::SHOOTA_BOYZ,
            Self::SluggaBoyz => &orks::SLUGGA_BOYZ,
            Self::BikerNobz => &orks::BIKER_NOBZ,
            Self::MegaNobz => &orks::MEGA_NOBZ,
            Self::SeaOfGreen => &orks::SEA_OF_GREEN,
            Self::Waaagh => &orks::WAAAGH,
            Self::PartyWagon => &orks::PARTY_WAGON,
            Self::RokkitWagon => &orks::ROKKIT_WAGON,
            Self::Weirdboyz => &orks::WEIRDBOYZ,
            Self::SmasherGargant => &orks::SMASHER_GARGANT,
            Self::SnapperGargant => &orks::SNAPPER_GARGANT,
            Self::CommandOfTheAutarch => &eldar::COMMAND_OF_THE_AUTARCH,
            Self::HitAndRun => &eldar::HIT_AND_RUN,
            Self::HowlingBanshees => &eldar::HOWLING_BANSHEES,
            Self::RangerSupport => &eldar::RANGER_SUPPORT,
            Self::StrikingScorpions => &eldar::STRIKING_SCORPIONS,
            Self::FireDragonsVengeance => &eldar::FIRE_DRAGONS_VENGEANCE,
            Self::SwoopingHawks => &eldar::SWOOPING_HAWKS,
            Self::WraithguardAdvance => &eldar::WRAITHGUARD_ADVANCE,
            Self::WraithguardSupport => &eldar::WRAITHGUARD_SUPPORT,
            Self::FirePrism => &eldar::FIRE_PRISM,
            Self::SpiritseersGuidance => &eldar::SPIRITSEERS_GUIDANCE,
            Self::WaveSerpent => &eldar::WAVE_SERPENT,
            Self::HolofieldEmitter => &eldar::HOLOFIELD_EMITTER,
            Self::PsychicLance => &eldar::PSYCHIC_LANCE,
        }
    }

    /// The combat cards of a faction.
    pub fn of(faction: Faction) -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(move |card| card.card().faction == faction)
    }

    /// FS-CUPG-02: those with which a deck begins.
    pub fn starting(faction: Faction) -> impl Iterator<Item = Self> {
        Self::of(faction).filter(|card| matches!(card.card().deck, Deck::Starting))
    }
}

/// Icons along the left side of a card (FS-CARD-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Icons {
    pub bolter: u32,
    pub shield: u32,
    pub morale: u32,
}

impl Icons {
    /// Those of one kind.
    pub const fn of(self, icon: Icon) -> u32 {
        match icon {
            Icon::Bolter => self.bolter,
            Icon::Shield => self.shield,
            Icon::Morale => self.morale,
        }
    }

    /// They in words.
    pub const fn word(self) -> Word {
        Word::Icons { bolter: self.bolter, shield: self.shield, morale: self.morale }
    }
}

/// Whether a card is in a deck from the beginning, or what it takes to buy it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// FS-CUPG-02: bought back it costs nothing (FS-CUPG-07).
    Starting,
    /// A combat upgrade.
    Upgrade { level: u32, cost: u32 },
}

impl Deck {
    /// Its minimum command level and its cost.
    pub const fn level_and_cost(self) -> (u32, u32) {
        match self {
            Self::Starting => (0, 0),
            Self::Upgrade { level, cost } => (level, cost),
        }
    }
}

/// FS-CARD-07 to -09, FS-CUPG-09: of what one must stand in the combat for the unit abilities.
#[derive(Clone, Copy, Debug)]
pub struct Requires {
    pub units: &'static [UnitId],
    pub or_a_bastion: bool,
}

/// What is printed on a combat card.
#[derive(Debug)]
pub struct CombatCard {
    pub faction: Faction,
    pub deck: Deck,
    pub icons: Icons,
    pub general: &'static [Ability],
    pub requires: Requires,
    pub unit: &'static [Ability],
}

/// FS-CARD-02: the two boxes of abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Box {
    General,
    Unit,
}

/// FS-CARD-05: one paragraph.
#[derive(Debug)]
pub struct Ability {
    /// When it can be used at all, looked at when its turn comes.
    pub when: fn(&State, Role) -> bool,
    pub deed: Deed,
}

const fn always(deed: Deed) -> Ability {
    Ability { when: |_, _| true, deed }
}
const fn attacking(deed: Deed) -> Ability {
    Ability { when: |_, role| matches!(role, Role::Attacker), deed }
}
const fn defending(deed: Deed) -> Ability {
    Ability { when: |_, role| matches!(role, Role::Defender), deed }
}
/// With more morale than the other side.
const fn more_morale(deed: Deed) -> Ability {
    Ability { when: State::has_more_morale, deed }
}
const fn they_have_routed(deed: Deed) -> Ability {
    Ability { when: |s, role| s.fighters(role.other()).iter().any(|(fighter, _)| fighter.is_routed()), deed }
}
/// With more units that stand than the other side.
const fn more_standing(deed: Deed) -> Ability {
    Ability { when: |s, role| deeds::standing_units(s, role) > deeds::standing_units(s, role.other()), deed }
}

/// Whose dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Own,
    Theirs,
    Both,
}

/// How many dice.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    Of(u32),
    All,
    /// As many as of these units stand on one's side.
    Standing(&'static [UnitId]),
}

/// What the other side may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    SpendDie(Icon),
    Rout,
    /// The same, and one die is gained for it.
    RoutForADie,
    DestroyRouted,
    Destroy,
}

/// What an ability does. What costs nothing and is never better declined happens by itself; all else is asked.
#[derive(Debug)]
pub enum Deed {
    Tokens {
        bolter: u32,
        shield: u32,
    },
    /// A token for each of these units that stands on one's side.
    TokensPerUnit {
        icon: Icon,
        units: &'static [UnitId],
    },
    /// A token of either kind for each own morale die.
    TokensPerMoraleDie,
    /// Dice that are rolled; the eighth only if one likes, for nothing could be gained after it (FS-GAIN-03).
    Roll(u32),
    /// Dice that show this; the eighth likewise.
    Gain(Icon, u32),
    /// A die that shows what one likes.
    GainAny,
    /// One of these.
    Either(&'static [Deed]),
    /// This, if one likes.
    Optional(&'static Deed),
    /// Own dice are turned.
    Convert {
        from: &'static [Icon],
        to: &'static [Icon],
        most: u32,
    },
    /// A die is spent for something.
    Spend {
        faces: &'static [Icon],
        then: &'static Deed,
    },
    /// Any number of bolter dice, two bolter tokens for each.
    SpendForTokens,
    /// Any number of morale dice, a retreat for each.
    SpendToRetreat,
    /// Any number of morale dice, an enemy unit of level 0 destroyed for each.
    SpendToDestroyLevelZero,
    Reroll {
        whose: Whose,
        face: Option<Icon>,
        number: Number,
    },
    /// One die of the other side, of one's choice.
    RerollOneOfTheirs,
    TheyLose(Icon),
    /// A die of their choice.
    TheyLoseADie,
    TheyLoseTokens {
        icon: Icon,
        number: u32,
    },
    /// The other side does one of these; where it may refuse, this follows if it does. Without that it must if it can.
    They {
        ways: &'static [Way],
        or: Option<&'static Deed>,
    },
    Rally,
    RallyAll,
    RoutEnemy,
    RoutAllOfLevelZero,
    DestroyRoutedEnemy,
    /// An own unit is destroyed for something.
    DestroyOwn {
        only: Option<UnitId>,
        then: &'static Deed,
    },
    /// An own unit is routed, and units suffer nothing in this round.
    RoutOwnToSufferNothing,
    RetreatOwn,
    /// Three bolter tokens, and the other side may retreat a unit.
    TokensAndTheirRetreat,
    /// An own unit of these comes here from any world.
    Bring(&'static [UnitId]),
    /// Any own unit whose level is at most the number of these in the system.
    BringAsManyLevelsAs(UnitId),
    /// A free unit on another friendly or uncontrolled world of the system.
    FreeElsewhere(UnitId),
    /// A free unit here: the one of these that fits.
    FreeHere(&'static [UnitId]),
    /// Such a unit, or a reinforcement token, becomes another.
    Replace {
        unit: UnitId,
        with: UnitId,
    },
    /// A free reinforcement token here.
    FreeToken,
    Lasts(Lasting),
    /// One looks at the card that the other side has laid.
    Peek,
    /// A further card from the hand, for its icons alone.
    FurtherCard,
    DrawCard,
    /// The top card of the other deck: its icons until the round ends.
    BorrowIcons,
    /// The other side discards a card of its hand at random.
    TheyDiscardFromHand,
    /// It discards a card that lies face up, of its choice.
    TheyDiscardFaceUp,
    /// The same of one's own choice.
    DiscardFaceUp,
    /// Four bolter tokens, unless it discards one that is named.
    DemandADiscard,
    /// An enemy unit is destroyed, unless dice as many as its level are spent.
    Smash,
    /// A unit moves to an area beside this one.
    MoveOne,
    /// Units of level 0 and 1 move to one area beside this one.
    MoveLightUnits,
}
