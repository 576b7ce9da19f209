//! API types and operations of seats in play: who holds them, offers, substitutes.

use crate::lobby::OpenLink;
use crate::operation::{Operation, get, post};
use crate::problem::Failure;
use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use sternpost_core::Seat;
use sternpost_log::pace::PassedBy;
use sternpost_log::schemas::Moment;
use sternpost_table::seats::seating::{PoolWish, SeatInPlay};

/// The seats with their holders.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HeldSeats {
    /// The host's name, of a host who sits at the table.
    pub host: Option<String>,
    /// The seats.
    pub seats: Vec<HeldSeat>,
    /// How many have offered to take over a seat.
    pub substitutes: usize,
    /// What is offered of the caller's seat; to the host, of all.
    pub offers: Vec<SeatOffer>,
}

/// A seat with its holder.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct HeldSeat {
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// Its name at the table.
    pub name: String,
    /// Whether a bot plays it.
    pub bot: bool,
    /// Whether it plays for a person who is away.
    pub sits_in: bool,
    /// Whether a substitute is sought for it.
    pub substitute_sought: bool,
    /// Who held it before.
    pub before: Vec<String>,
}

/// A seat that is offered to somebody.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct SeatOffer {
    /// The name of the offer.
    pub offer: String,
    /// The seat.
    #[schemars(with = "Seat")]
    pub seat: u8,
    /// On whose word.
    pub by: PassedBy,
    /// The name of who would take it over.
    pub name: String,
    /// Whether the holder's private talk and promises go with it.
    pub with_talk: bool,
    /// Whether the holder's private notes go with it.
    pub with_notes: bool,
    /// Whether its holder has yet to agree.
    pub waits_for_agreement: bool,
    /// When it was made.
    #[schemars(with = "Moment")]
    pub made_at: DateTime<Utc>,
}

/// The operations of this subject.
pub(crate) fn operations() -> Vec<Operation> {
    vec![
        get(
            "/campaigns/{id}/seats",
            "seats",
            "Who holds which seat, who held it before, whether a bot sits in or a substitute is sought; of the caller's own \
             seat, or to the host, what is offered.",
        )
        .answers::<HeldSeats>(200, "The seats."),
        post(
            "/campaigns/{id}/seats/{seat}/holder",
            "act-on-seat",
            "Its holder, or the host, does something about a seat in play: offers it, agrees, seeks a substitute, lets a bot \
             sit in, is back, signs out everywhere (`docs/seats.md`).",
        )
        .takes::<SeatInPlay>()
        .answers_nothing("It is done.")
        .can_fail(&[Failure::Conflict]),
        post(
            "/campaigns/{id}/substitutes",
            "act-on-substitutes",
            "The host makes or closes the link by which one offers to be a substitute, or asks somebody to.",
        )
        .takes::<PoolWish>()
        .answers::<OpenLink>(200, "The link, if there is one.")
        .can_fail(&[Failure::Conflict]),
    ]
}
