//! The purposes of links: one type for each, with the claims of its tokens.

use super::Purpose;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sternpost_game::hex;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_model::language::Language;

/// Answering a question, or looking at the campaign once it is gone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// For which seat.
    pub seat: u8,
    /// The question; none: whatever is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub question: Option<String>,
    /// The entry the letter was written at.
    pub version: u64,
    /// The seat's link generation: older ones are dead.
    #[serde(rename = "gen")]
    pub generation: u32,
    /// The choice to fill the form with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub choice: Option<String>,
}

/// Taking a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InviteLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The seat's link generation.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Asking for a seat that nobody holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The generation of the campaign's open link: older ones are dead.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Coming for a seat that nobody holds, by the letter to whoever asked for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WishLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The generation of the campaign's open link.
    #[serde(rename = "gen")]
    pub generation: u32,
    /// The name.
    pub name: String,
    /// The address.
    pub address: String,
    /// The language.
    pub language: Language,
    /// Which seat, if one is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// Signing in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SignInLink {
    /// The address of the person.
    pub address: String,
    /// Tells links of one second apart: each works once.
    #[serde(default)]
    nonce: String,
}

impl SignInLink {
    /// For an address; no two are the same.
    #[must_use]
    pub fn to(address: impl Into<String>) -> Self {
        Self { address: address.into(), nonce: entropy::token() }
    }
}

/// Being let in as a seat, in the browser that has opened one of its letters' links.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatPass {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The seat's link generation.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Stopping a seat's mail (RFC 8058).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnsubscribeLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// Whose it was when the letter was written: a mark of their address. A later holder's letters are not theirs to stop. Empty in letters of
    /// before.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub who: String,
}

/// Stopping all mail of a person, by a letter about several campaigns (RFC 8058).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StopAllLink {
    /// The address of the person.
    pub address: String,
}

/// Stopping the letters that tell a host what happened (RFC 8058).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StopHostingLink {
    /// The address of the host.
    pub host: String,
}

/// Saying that an address is one's own, to be somebody's second one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecondLink {
    /// Whose letters go there.
    pub address: String,
    /// Where they go.
    pub second: String,
}

/// Wanting no more invitations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BlockLink {
    /// Who was invited.
    pub address: String,
    /// To which campaign: it is its host of whom one may want no more.
    pub campaign: CampaignId,
}

/// Looking at a seat that is offered, and accepting it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The offer.
    pub offer: String,
}

/// Looking after what is left of a seat one held.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormerLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The seat.
    pub seat: u8,
    /// The last generation of its links that was theirs.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Offering to be a substitute in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PoolLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The generation of the campaign's link: older ones are dead.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Being a substitute, or not any more, by the letter to one's address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SubstituteLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The address.
    pub address: String,
    /// The name.
    pub name: String,
    /// The language.
    pub language: Language,
}

/// Looking on at a campaign, with its delay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WatchLink {
    /// The campaign.
    pub campaign: CampaignId,
    /// The generation of the link: older ones are dead.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Reading a person's deadlines in a calendar program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CalendarLink {
    /// The address of the person.
    pub address: String,
    /// The generation of the link: older ones are dead.
    #[serde(rename = "gen")]
    pub generation: u32,
}

/// Using the API.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ApiToken {
    /// The address of the person.
    pub address: String,
    /// When it was made: what was made before a revocation is dead. A token that does not say is older than any.
    #[serde(default, with = "chrono::serde::ts_microseconds")]
    pub made: DateTime<Utc>,
}

impl UnsubscribeLink {
    /// For a seat, as long as an address holds it.
    #[must_use]
    pub fn of(campaign: CampaignId, seat: u8, address: &str) -> Self {
        Self { campaign, seat, who: Self::mark(address) }
    }

    /// The mark of an address in a link.
    fn mark(address: &str) -> String {
        hex(&Sha256::digest(address)[..8])
    }

    /// Whether it may be used while an address holds the seat.
    #[must_use]
    pub fn is_of(&self, address: Option<&str>) -> bool {
        self.who.is_empty() || address.is_some_and(|address| self.who == Self::mark(address))
    }
}

impl Purpose for AnswerLink {
    const AUDIENCE: &'static str = "answer";
}
impl Purpose for InviteLink {
    const AUDIENCE: &'static str = "invite";
}
impl Purpose for OpenLink {
    const AUDIENCE: &'static str = "open";
}
impl Purpose for WishLink {
    const AUDIENCE: &'static str = "wish";
}
impl Purpose for SignInLink {
    const AUDIENCE: &'static str = "sign-in";
}
impl Purpose for SeatPass {
    const AUDIENCE: &'static str = "seat";
}
impl Purpose for UnsubscribeLink {
    const AUDIENCE: &'static str = "unsubscribe";
}
impl Purpose for StopAllLink {
    const AUDIENCE: &'static str = "stop-all";
}
impl Purpose for StopHostingLink {
    const AUDIENCE: &'static str = "stop-hosting";
}
impl Purpose for SecondLink {
    const AUDIENCE: &'static str = "second";
}
impl Purpose for BlockLink {
    const AUDIENCE: &'static str = "block";
}
impl Purpose for HandLink {
    const AUDIENCE: &'static str = "hand";
}
impl Purpose for FormerLink {
    const AUDIENCE: &'static str = "former";
}
impl Purpose for PoolLink {
    const AUDIENCE: &'static str = "pool";
}
impl Purpose for SubstituteLink {
    const AUDIENCE: &'static str = "substitute";
}
impl Purpose for WatchLink {
    const AUDIENCE: &'static str = "watch";
}
impl Purpose for CalendarLink {
    const AUDIENCE: &'static str = "calendar";
}
impl Purpose for ApiToken {
    const AUDIENCE: &'static str = "api";
}
