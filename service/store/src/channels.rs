//! Where campaigns are told of to people beside the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;
use sternpost_model::language::Language;
use sternpost_model::wishes::Secret;

/// Where a campaign is told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    /// Which campaign.
    pub campaign: CampaignId,
    /// The address that is called: whoever has it can write there.
    pub url: Secret,
    /// How it takes what is told.
    pub format: ChannelFormat,
    /// With what calls are signed, of a program.
    pub secret: Secret,
    /// In which language it is told.
    pub language: Language,
    /// The last entry that was told of, or is about to be.
    pub told: u64,
}

/// How a channel takes what is told.
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
