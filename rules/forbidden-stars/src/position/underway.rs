//! What is under way: an order that is being resolved, a player's turn with events and storms.

use crate::battle::sides::{Dice, Fighter};
use crate::cards::events::EventId;
use crate::cards::orders::OrderUpgradeId;
use crate::prelude::*;

/// An order that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Resolving {
    /// FS-ACT-01: the active player.
    pub seat: Seat,
    /// FS-ASYS-01: the active system.
    pub system: SystemId,
    pub kind: OrderKind,
    /// FS-GMOV-06, FS-SMOV-04: the one adjacent system from which units may come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<SystemId>,
    /// Upgrades that are used with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<OrderUpgradeId>,
    /// FS-ADV-07: the one area with enemies that units may enter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aim: Option<AreaId>,
    /// FS-RETR-13: the areas from which units have come into it.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub came_from: BTreeSet<AreaId>,
    /// Whether a combat was fought.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_fought: bool,
    /// What was friendly when the order began, for ways of ground units if the host has them fixed then.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub friendly_before: BTreeSet<AreaId>,
    /// What its token shows, if it is resolved as another order (FS-OUPG-10).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<OrderKind>,
    /// The uncontrolled void that a few ground units may pass.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passage: Option<AreaId>,
    /// Whether no token of its player was turned over for it (FS-EVT-11).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_no_token: bool,
    /// Whether storms do not stop units of its player while it is resolved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crosses_storms: bool,
    /// Morale dice that its player gains when a combat begins.
    #[serde(default, skip_serializing_if = "is_none")]
    pub morale_dice: u32,
    /// Units that were bought before the sheet of this order, and count on it.
    #[serde(default, skip_serializing_if = "is_none")]
    pub bought_before: u32,
    /// Whether the structure of this order was built before it was asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_built: bool,
    /// The orbital strike that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strike: Option<Striking>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// An orbital strike: what cards look at and change before damage is suffered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Striking {
    /// The void of the ships, and the world that is struck.
    pub from: AreaId,
    pub to: AreaId,
    /// Whose world it is.
    pub target: Seat,
    /// FS-ORB-11: the upgrades that were declared.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub upgrades: Vec<OrderUpgradeId>,
    pub dice: Dice,
    /// Whose kind must suffer first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Fighter>,
    /// Whether units that suffer and survive are routed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub routs: bool,
}

/// A storm that is about to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct MovingStorm {
    /// Who moves it.
    pub by: Seat,
    pub from: Edge,
    pub to: Edge,
}

impl Resolving {
    /// An order at its beginning.
    pub const fn new(seat: Seat, system: SystemId, kind: OrderKind) -> Self {
        Self {
            seat,
            system,
            kind,
            from: None,
            upgrades: vec![],
            aim: None,
            came_from: BTreeSet::new(),
            has_fought: false,
            friendly_before: BTreeSet::new(),
            shown: None,
            passage: None,
            has_no_token: false,
            crosses_storms: false,
            morale_dice: 0,
            bought_before: 0,
            has_built: false,
            strike: None,
        }
    }

    /// The kind of its token.
    pub fn token(&self) -> OrderKind {
        self.shown.unwrap_or(self.kind)
    }
}

/// A player's turn with events and storms.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Refreshing {
    pub seat: Seat,
    /// The card that was chosen, or turned up for its icon alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<EventId>,
    /// Whether it was chosen of cards that were drawn: only then its ability is resolved (FS-REF-09).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_chosen: bool,
    /// Cards that were resolved before it in the same turn, and go back with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_aside: Vec<EventId>,
    /// The storm that is about to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub storm: Option<MovingStorm>,
}
