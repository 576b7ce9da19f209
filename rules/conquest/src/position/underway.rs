//! What procedures have begun: battles, attacks, damage, departures, deployments, uses of abilities, and what lasts for a time.

use crate::cards::AbilityId;
use crate::position::in_play::Named;
use crate::prelude::*;
use sternpost_core::ToArg;

/// A command struggle (CONQ-COMMAND-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Struggle {
    /// At which planet.
    pub slot: SlotId,
    /// Who has won it.
    pub winner: Option<Seat>,
}

/// A battle (CONQ-COMBAT-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Battle {
    /// At which planet.
    pub slot: SlotId,
    /// Who has initiative in it (CONQ-COMBAT-05, -06).
    pub initiative: Seat,
    /// The combat round, from 1.
    pub round: u32,
    /// Whose combat turn is next.
    pub turn: Seat,
    /// How many have passed in succession.
    pub passes: u8,
    /// Whether the ranged skirmish is on (CONQ-COMBAT-09).
    pub is_skirmish: bool,
    /// Whether anything was damaged or moved in this combat round; without it the round after brings the same again.
    pub is_lively: bool,
}

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Attack {
    /// Whose.
    pub seat: Seat,
    /// Who attacks.
    pub attacker: CardId,
    /// Who defends, once that is settled.
    pub defender: Option<CardId>,
    /// At which planet.
    pub slot: SlotId,
}

/// The number of a packet of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PacketId(pub u16);

impl ToArg for PacketId {
    fn to_arg(&self) -> Arg {
        self.0.to_arg()
    }
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// An attack (CONQ-ATTACK-03).
    Attack {
        /// Who attacks.
        attacker: CardId,
    },
    /// Area Effect: damage of an effect, dealt while attacking (CONQ-SUP-23).
    Area {
        /// Who attacks.
        attacker: CardId,
    },
    /// The effect of a card.
    Effect {
        /// Whose effect it is.
        seat: Seat,
    },
    /// The cost of an ability (CONQ-SUP-14).
    Cost {
        /// Who pays.
        seat: Seat,
    },
}

impl Source {
    /// The unit that attacks.
    #[must_use]
    pub const fn attacker(self) -> Option<CardId> {
        match self {
            Self::Attack { attacker } => Some(attacker),
            Self::Area { .. } | Self::Effect { .. } | Self::Cost { .. } => None,
        }
    }
}

/// Damage that is dealt to several units at once (CONQ-DAMAGE-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Packet {
    /// Where it comes from.
    pub source: Source,
    /// Who attacks, if it comes from an attack: it may have left play since.
    #[serde(default)]
    pub attacker: Option<Named>,
    /// The part of each unit.
    pub parts: Vec<Part>,
}

/// The damage of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Part {
    /// Which unit.
    pub unit: CardId,
    /// What is assigned to it and neither prevented nor moved elsewhere.
    pub assigned: u32,
    /// Whether a shield card was used for it (CONQ-SHIELD-03).
    #[serde(default)]
    pub is_shielded: bool,
    /// What it took.
    #[serde(default)]
    pub taken: u32,
}

impl Packet {
    /// The part of a unit.
    #[must_use]
    pub fn part(&self, unit: CardId) -> Option<&Part> {
        self.parts.iter().find(|part| part.unit == unit)
    }

    /// The part of a unit, to be changed.
    pub fn part_mut(&mut self, unit: CardId) -> Option<&mut Part> {
        self.parts.iter_mut().find(|part| part.unit == unit)
    }
}

/// A shield card that is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Shielding {
    /// By whom.
    pub seat: Seat,
    /// Which card.
    pub title: Title,
    /// For which unit.
    pub unit: CardId,
    /// Of which damage.
    pub packet: PacketId,
    /// How many shields it shows.
    pub shields: u32,
    /// Whether its effect was cancelled.
    pub is_cancelled: bool,
}

/// How a card leaves play (CONQ-SUP-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// Destroyed.
    Destroyed,
    /// Sacrificed.
    Sacrificed,
    /// Returned to a hand.
    Returned,
    /// Discarded.
    Discarded,
}

/// Cards that leave play together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Leaving {
    /// Its number.
    pub number: u16,
    /// How.
    pub how: How,
    /// Which.
    pub cards: Vec<CardId>,
}

/// A card that has left play, or is about to: what is known of it afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Gone {
    /// What it was called.
    pub named: Named,
    /// As what it was in play.
    pub form: Form,
    /// To whose piles it went.
    pub owner: Seat,
    /// Who controlled it.
    pub controller: Seat,
    /// Where it was.
    pub at: At,
    /// How it left.
    pub how: How,
}

impl Gone {
    /// What it was.
    #[must_use]
    pub const fn face(&self) -> CardName {
        self.named.face
    }

    /// Whether it was a unit that was destroyed.
    #[must_use]
    pub fn is_destroyed_unit(&self) -> bool {
        self.form.is_unit() && self.how == How::Destroyed
    }
}

impl ToArg for Gone {
    fn to_arg(&self) -> Arg {
        self.named.to_arg()
    }
}

/// A card that is deployed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deploying {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub title: Title,
    /// As what, once that is settled.
    pub form: Option<Form>,
    /// Where, once that is settled.
    pub at: Option<At>,
    /// By how much its cost was reduced with what was used for it.
    pub reduced: u32,
    /// Damage that it is dealt once it has entered play.
    #[serde(default)]
    pub damage: u32,
}

/// An ability that is used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Playing {
    /// Which.
    pub ability: AbilityId,
    /// By whom.
    pub seat: Seat,
    /// The cards in play that its cost names.
    pub pays_with: Vec<Gone>,
    /// Cards of the hand that its cost names.
    #[serde(default)]
    pub discards: Vec<Title>,
    /// The units it targets.
    #[serde(default)]
    pub targets: Vec<CardId>,
    /// The number that was chosen for its cost.
    #[serde(default)]
    pub amount: u32,
    /// Whether its effect was cancelled, or its cost could not be paid in full.
    pub is_cancelled: bool,
    /// Damage that was taken as its cost.
    #[serde(default)]
    pub cost_taken: u32,
}

impl Playing {
    /// A use that has just begun.
    #[must_use]
    pub const fn of(ability: AbilityId, seat: Seat) -> Self {
        Self { ability, seat, pays_with: vec![], discards: vec![], targets: vec![], amount: 0, is_cancelled: false, cost_taken: 0 }
    }
}

/// What is changed for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// More or less ATK.
    Attack(i32),
    /// No command icons.
    NoIcons,
    /// A keyword more.
    Gains(Keyword),
    /// The printed text counts as blank.
    Blank,
    /// Nothing until the phase ends; then it leaves play.
    Leaves(How),
}

/// Until when something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The next attack of the unit in this phase is over.
    NextAttack,
    /// The attack that is on is over.
    Attack,
    /// The command struggle is over.
    Struggle,
    /// The battle is over.
    Battle,
    /// The phase is over.
    Phase,
}

/// What lasts for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Lasting {
    /// What is changed.
    pub change: Change,
    /// Of which cards.
    pub on: Vec<CardId>,
    /// Until when.
    pub until: Until,
}
