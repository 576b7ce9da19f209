//! Stored changes of seats: offers, former holders, and people who would take a seat over.

use super::roles::Watching;
use super::rows::Holder;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::pace::PassedBy;

/// A seat that is offered to somebody, or that somebody wants back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOffer {
    /// Its name: nobody can guess it.
    pub id: String,
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The person it is offered to, and what goes with it.
    pub body: OfferBody,
    /// When it was made.
    pub made_at: DateTime<Utc>,
}

/// An offer of a seat: to whom, and what goes with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct OfferBody {
    /// The authority of the offer; asked back: it waits for the holder or the host to agree.
    pub by: PassedBy,
    /// The name.
    pub name: String,
    /// The address.
    pub address: String,
    /// The language.
    pub language: Language,
    /// The generation of the seat's links: when it has risen the offer is dead.
    pub generation: u32,
    /// Whether the private talk and the private promises of who held it go with it.
    #[serde(default)]
    pub with_talk: bool,
    /// Whether the private notes go with it.
    #[serde(default)]
    pub with_notes: bool,
    /// Whether it waits for the seat's holder to agree; asked back, or for the host.
    #[serde(default)]
    pub waits_for_holder: bool,
}

/// A former holder of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormerHolder {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The last generation of the seat's links that was theirs.
    pub generation: u32,
    /// Their address.
    pub address: String,
    /// Their name.
    pub name: String,
    /// Their language.
    pub language: Language,
    /// When they left the seat.
    pub left_at: DateTime<Utc>,
    /// The entry that says so.
    pub seq: u64,
}

/// A substitute: somebody who would take over a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Substitute {
    /// The campaign.
    pub campaign: CampaignId,
    /// The address.
    pub address: String,
    /// The name.
    pub name: String,
    /// The language.
    pub language: Language,
    /// When they offered.
    pub offered_at: DateTime<Utc>,
}

/// The person who takes over a seat, and what goes with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Heir {
    /// The new holder.
    pub holder: Holder,
    /// Former holders whose private talk may be read besides, by a hash of the address.
    pub heir_of: Vec<String>,
}

/// A change to offers, holders and substitutes, in the same transaction as everything else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// A seat is offered.
    Offered(SeatOffer),
    /// An offer is none any more.
    OfferGone(String),
    /// No offer of a seat is one any more.
    OffersGone(CampaignId, u8),
    /// Somebody holds a seat no more.
    Left(FormerHolder),
    /// The notes of who held a seat, by a hash of the address, go to who holds it now, unless that one has some.
    NotesLeft {
        /// The campaign.
        campaign: CampaignId,
        /// The seat.
        seat: u8,
        /// The former holder, by a hash of the address.
        from: String,
        /// The new holder, by a hash of the address.
        to: String,
    },
    /// How a seat follows what is said begins anew.
    MarksAnew(CampaignId, u8),
    /// The letters that wait for a seat are not sent.
    LettersGone(CampaignId, u8, DateTime<Utc>),
    /// Somebody would take over a seat.
    Joined(Substitute),
    /// Somebody would not any more.
    Gone(CampaignId, String),
    /// The spectators of a campaign that begins.
    Watched(CampaignId, Watching),
}
