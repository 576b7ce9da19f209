//! Cards that lie face down although some have seen them: the action discard pile, and what is played face down.
//!
//! ARCS-FOLLOW-06: what was copied stays secret to all others, also after discarding; what was played face up everybody has seen.

use crate::components::ActionCard;
use serde::{Deserialize, Serialize};
use sternpost_core::{Eyes, Seat, Secret};

/// A card and who knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lying {
    /// It lay face up once.
    Seen(ActionCard),
    /// Some know it, or nobody.
    Hidden(Secret<ActionCard>),
}

impl Lying {
    /// A card nobody knows.
    pub fn unknown(card: ActionCard) -> Self {
        Self::Hidden(Secret::of_nobody(card))
    }

    /// A card that its player knows.
    pub fn played_by(seat: Seat, card: ActionCard) -> Self {
        Self::Hidden(Secret::of(seat, card))
    }

    /// The card, for the rules.
    pub fn card(&self) -> ActionCard {
        match self {
            Self::Seen(card) => *card,
            Self::Hidden(secret) => *secret.for_the_rules(),
        }
    }

    /// The card, if these eyes know it.
    pub fn seen_by(&self, eyes: Eyes) -> Option<ActionCard> {
        match self {
            Self::Seen(card) => Some(*card),
            Self::Hidden(secret) => secret.seen_by(eyes).copied(),
        }
    }

    /// Puts another card in its place, known to the same: for positions that somebody cannot tell from this one.
    pub fn replace(&mut self, other: ActionCard) {
        match self {
            Self::Seen(card) => *card = other,
            Self::Hidden(secret) => *secret.for_the_rules_mut() = other,
        }
    }
}
