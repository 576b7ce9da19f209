//! The payloads of letters about disputes and motions.

use super::{Gathered, Payload};
use serde::{Deserialize, Serialize};
use sternpost_log::{CampaignId, Court};

/// The payload of a letter about disputes and motions: the entries it tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CourtPayload {
    /// The first.
    pub from: u64,
    /// The last.
    pub to: u64,
    /// Whether it reminds of a vote.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remind: bool,
    /// Whether it tells of what somebody has only put forward or let rest: of that each reader has one letter an hour, which tells what is open when it is
    /// written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub opens: bool,
}

impl CourtPayload {
    /// The entries the letter tells of by now: one that had to wait tells what is open, if anything is.
    #[must_use]
    pub fn by_now(self, court: &Court) -> Self {
        let dispute = court.open_dispute().map(|dispute| dispute.appeal.as_ref().map_or(dispute.seq, |appeal| appeal.seq));
        let open = || court.open_motion().map(|motion| motion.seq).into_iter().chain(dispute).filter(|seq| *seq >= self.from);
        match (self.opens, open().min(), open().max()) {
            (true, Some(from), Some(to)) => Self { from, to, ..self },
            (_, _, _) => self,
        }
    }
}

impl Payload for CourtPayload {
    fn gather(&self, about: Option<(CampaignId, u8)>, into: &mut Gathered) {
        into.court.extend(about.map(|(campaign, seat)| (campaign, seat, *self)));
    }
}
