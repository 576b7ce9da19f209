//! Channels: where people beside the table are told about campaigns.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::wishes::Secret;

/// A channel: where a campaign is told about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// The campaign.
    pub campaign: CampaignId,
    /// The address that is called: whoever has it can write there.
    pub url: Secret,
    /// How it takes what is told.
    pub format: ChannelFormat,
    /// The secret that signs the calls to a program.
    pub secret: Secret,
    /// The language of its posts.
    pub language: Language,
    /// The last entry that was told of, or is about to be.
    pub told: u64,
}

/// The format in which a channel takes posts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChannelFormat {
    /// In fields, signed.
    Json,
    /// As Discord takes it, with the board as a file.
    Discord,
    /// As Slack takes it, with the board's address.
    Slack,
}
