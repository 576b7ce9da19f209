//! The contents of several letters in whose place one goes out.

use super::{CourtPayload, Payload, PromisePayload, TalkPayload};
use serde::{Deserialize, Serialize};
use sternpost_log::CampaignId;

/// The contents of the letters in whose place one goes out: what each tells, and to which seat. Letters of older servers that ask and tell
/// nothing else hold something else, of which nothing is kept.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Gathered {
    /// Talk at the tables.
    #[serde(default)]
    pub talk: Vec<(CampaignId, u8, TalkPayload)>,
    /// News of promises.
    #[serde(default)]
    pub promises: Vec<(CampaignId, u8, PromisePayload)>,
    /// Campaigns that have begun, with the entry they began with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begins: Vec<(CampaignId, u8, u64)>,
    /// Disputes and motions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub court: Vec<(CampaignId, u8, CourtPayload)>,
}

impl Gathered {
    /// The seats it tells something.
    #[must_use]
    pub fn seats(&self) -> Vec<(CampaignId, u8)> {
        let talk = self.talk.iter().map(|(campaign, seat, _)| (*campaign, *seat));
        let court = self.court.iter().map(|(campaign, seat, _)| (*campaign, *seat));
        let promises = self.promises.iter().map(|(campaign, seat, _)| (*campaign, *seat));
        let begins = self.begins.iter().map(|(campaign, seat, _)| (*campaign, *seat));
        let mut seats: Vec<(CampaignId, u8)> = talk.chain(promises).chain(court).chain(begins).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

impl Payload for Gathered {
    fn gather(&self, _about: Option<(CampaignId, u8)>, into: &mut Self) {
        into.begins.extend(&self.begins);
        into.court.extend(&self.court);
        into.talk.extend(&self.talk);
        into.promises.extend(&self.promises);
    }
}
