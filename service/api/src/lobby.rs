//! API types and operations of what the host looks after before the start.

use crate::operation::{Operation, post, put};
use crate::problem::Failure;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_table::seats::lobby::SeatAct;

/// The choice of whether there is a link to the open seats.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct OpenLinkChoice {
    /// Whether there is to be a link.
    pub open: bool,
}

/// A link to share.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct OpenLink {
    /// The address to share; null: there is none.
    pub url: Option<String>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        post(
            "/campaigns/{id}/seats/{seat}",
            "settle-seat",
            "The host does something about a seat of the lobby that is not taken: sends its invitation again, invites \
             somebody else, leaves it open or to a bot. Old links of the seat are dead then, unless it was only sent again.",
        )
        .once()
        .takes::<SeatAct>()
        .answers_nothing("It is done.")
        .can_fail(&[Failure::Conflict]),
        put(
            "/campaigns/{id}/open-link",
            "open-link",
            "The host makes another link to the lobby's open seats, or closes it. The one before is dead.",
        )
        .takes::<OpenLinkChoice>()
        .answers::<OpenLink>(200, "The link, if there is one now.")
        .can_fail(&[Failure::Conflict]),
    ]
}
