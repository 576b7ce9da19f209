//! What is being produced (LRR 24, 62), and what changes hands (LRR 82).

use crate::prelude::*;

/// A use of the production ability, or an effect that produces units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Production {
    /// Whose units produce.
    pub seat: Seat,
    pub system: SystemId,
    /// The producing places.
    pub producers: Vec<Location>,
    /// How many units may be produced (LRR 62.1).
    pub limit: u32,
    /// What is produced.
    #[serde(default)]
    pub built: BTreeMap<UnitType, u32>,
    /// What the effect says by which units are produced; none: they are produced by PRODUCTION (LRR 24.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<ProducingEffect>,
}

/// What an effect says that produces units without their PRODUCTION (LRR 24.4).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct ProducingEffect {
    /// The most that all of them may cost together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<u32>,
    /// What may be produced; nothing said: everything.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub only: BTreeSet<UnitType>,
}

/// A proposed transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Deal {
    /// Who proposes.
    pub from: Seat,
    /// To whom.
    pub to: Seat,
    /// What the proposer gives.
    #[serde(default)]
    pub gives: Goods,
    /// What the proposer gets.
    #[serde(default)]
    pub gets: Goods,
}

/// What a transaction can move (LRR 82.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Goods {
    /// Trade goods.
    pub trade_goods: u32,
    /// Commodities; they arrive as trade goods (LRR 50.5).
    pub commodities: u32,
    /// Promissory notes, at most one (LRR 85.5); which it is only the partners know.
    #[serde(default)]
    pub notes: u32,
    /// Action cards (LRR 82.3a); which they are only the partners know.
    #[serde(default)]
    pub action_cards: u32,
}

impl Goods {
    /// Whether it is nothing at all.
    #[must_use]
    pub fn is_nothing(self) -> bool {
        self == Self::default()
    }
}
