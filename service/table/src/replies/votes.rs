//! Votes by a reply, on the motion that was open when its letter was written.

use super::Reply;
use crate::court::CourtWish;
use crate::{Act, Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_log::CampaignId;
use sternpost_log::court::Unfit;
use sternpost_model::letter::{Understood, Voted};

impl Service {
    pub(super) async fn vote_by_reply(
        self: &Arc<Self>,
        snapshot: &Snapshot,
        reply: &Reply,
        vote: Option<bool>,
    ) -> Result<Understood, Refused> {
        let Some(yes) = vote else { return Ok(Understood::Vote(Voted::How)) };
        // What was proposed after the letter was written is not what it speaks of.
        let motion = snapshot.court.open_motion().filter(|motion| motion.seq <= reply.key.version);
        let Some(motion) = motion.map(|motion| motion.seq) else { return Ok(Understood::Vote(Voted::Nothing)) };
        let counts = if yes { Voted::Yes } else { Voted::No };
        Ok(Understood::Vote(match self.act_by_reply(reply, Act::Court(CourtWish::Vote { motion, yes })).await {
            // A vote that decides can be changed no more.
            Ok(_) if !self.is_open_motion(reply.key.campaign, motion).await? => Voted::Decided,
            // It was voted so before, perhaps by an earlier attempt at this very reply.
            Ok(_) | Err(Refused::Court(Unfit::VotedSo)) => counts,
            Err(Refused::Court(Unfit::NoMotion)) => Voted::Nothing,
            Err(Refused::Court(Unfit::NoVoice) | Refused::NotAllowed(_)) => Voted::NoVoice,
            Err(refused) => return Err(refused),
        }))
    }

    async fn is_open_motion(&self, id: CampaignId, motion: u64) -> Result<bool, Refused> {
        Ok(self.snapshot(id).await?.court.open_motion().is_some_and(|open| open.seq == motion))
    }
}
