//! What is under way: an order that is being resolved, a player's turn with events and storms.

use crate::cards::events::EventId;
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
    /// What was friendly when the order began, for ways of ground units if the host has them fixed then.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub friendly_before: BTreeSet<AreaId>,
}

impl Resolving {
    /// An order at its beginning.
    pub const fn new(seat: Seat, system: SystemId, kind: OrderKind) -> Self {
        Self { seat, system, kind, from: None, friendly_before: BTreeSet::new() }
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
}
