//! What is decided before a campaign starts: the setup card, who has the initiative, Leaders & Lore, and each seat's colour.

use crate::components::SetupCardId;
use crate::prelude::*;
use schemars::JsonSchema;

/// What the host decides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Options {
    /// The setup card (ARCS-SETUP-05); without one it is drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub setup: Option<SetupCardId>,
    /// Who begins with the initiative (ARCS-SETUP-01).
    pub initiative: Initiative,
    /// Cards played face up are discarded to a pile of their own, face up (ARCS-FINE-17).
    pub split_discard: bool,
    /// Leaders & Lore: everybody drafts a leader and a lore card before the first chapter (ARCS-LL-01).
    pub leaders_and_lore: bool,
    /// With Leaders & Lore: everybody drafts a second lore card (ARCS-LL-10).
    pub second_lore: bool,
    /// With Leaders & Lore: what steals a resource that lies on a card (ARCS-RULING-12).
    pub resources_on_cards: ResourcesOnCards,
}

/// What steals a resource that lies on a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ResourcesOnCards {
    /// Whatever steals a resource, as the errata have it.
    #[default]
    StolenByAnything,
    /// Nothing but a raid, as the rulebook has it: only a raid says what that slot costs.
    StolenInRaids,
}

/// Who begins with the initiative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Initiative {
    /// Drawn by lot.
    #[default]
    Random,
    /// The first seat.
    FirstSeat,
    /// The second seat.
    SecondSeat,
    /// The third seat.
    ThirdSeat,
    /// The fourth seat.
    FourthSeat,
}

impl Initiative {
    /// The seat; none if it is drawn.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Random => None,
            Self::FirstSeat => Some(Seat(0)),
            Self::SecondSeat => Some(Seat(1)),
            Self::ThirdSeat => Some(Seat(2)),
            Self::FourthSeat => Some(Seat(3)),
        }
    }
}

terms! {
    "colour";
    /// The colour of a player's pieces (ARCS-SETUP-08).
    pub enum Colour { Red, Blue, Yellow, White }
}
