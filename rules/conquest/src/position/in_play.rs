//! A card in play: its number, what it is, where it is.

use crate::prelude::*;
use sternpost_core::ToArg;

/// The number of a card in play: given when it enters and never again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A card in play as it is called: by its face, and by a number where there are several of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Named {
    /// Its number.
    pub card: CardId,
    /// What it is.
    pub face: CardName,
    /// Which of those in play with this face.
    pub number: u16,
}

impl Named {
    /// What it is called.
    #[must_use]
    pub fn name(self) -> Text {
        Word::Card { face: self.face, number: self.number }.text()
    }
}

impl ToArg for Named {
    fn to_arg(&self) -> Arg {
        self.name().to_arg()
    }
}

/// Where a card in play is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum At {
    /// In a player's headquarters.
    Hq(Seat),
    /// At a planet.
    Planet(SlotId),
    /// Attached to a card.
    On(CardId),
}

impl At {
    /// The planet.
    #[must_use]
    pub const fn slot(self) -> Option<SlotId> {
        match self {
            Self::Planet(slot) => Some(slot),
            Self::Hq(_) | Self::On(_) => None,
        }
    }
}

/// As what a card is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// A warlord: a unit, and no army unit.
    Warlord,
    /// An army unit.
    Army,
    /// A token unit: a unit, and no army unit (CONQ-SUP-34).
    Token,
    /// An attachment.
    Attachment,
    /// A support.
    Support,
}

impl Form {
    /// Whether it is a unit.
    #[must_use]
    pub const fn is_unit(self) -> bool {
        match self {
            Self::Warlord | Self::Army | Self::Token => true,
            Self::Attachment | Self::Support => false,
        }
    }
}

/// A card in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct InPlay {
    /// What it is.
    pub face: CardName,
    /// Which of those in play with this face: the lowest number that was free when it entered.
    pub number: u16,
    /// As what.
    pub form: Form,
    /// To whose piles it goes (CONQ-SUP-35).
    pub owner: Seat,
    /// Who controls it.
    pub controller: Seat,
    /// Where.
    pub at: At,
    /// Whether it is ready (CONQ-ROUND-03).
    pub is_ready: bool,
    /// Damage on it.
    pub damage: u32,
    /// Resources on it.
    #[serde(default)]
    pub resources: u32,
    /// How often its ability was used in this phase (CONQ-ABILITY-05).
    #[serde(default)]
    pub uses: u32,
}
