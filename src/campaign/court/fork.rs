//! A ruling that lets two campaigns go on: this one as it stands, a second one, with the same people, from the entry before what was disputed.

use super::{Refused, Service};
use crate::campaign::Hot;
use crate::campaign::create::{Bot, Invited, NewCampaign, Player};
use crate::campaign::lay_out::Laid;
use crate::entropy;
use crate::log::{CampaignId, Forked, Ruling};
use crate::store::SeatRow;
use chrono::{DateTime, Utc};

/// Letters of a campaign's name.
const MOST_NAME: usize = 70;

/// The name of the campaign that a ruling lets begin.
pub(super) fn named(ruling: &Ruling, now: DateTime<Utc>) -> Option<CampaignId> {
    matches!(ruling, Ruling::Forked { .. }).then(|| entropy::campaign_id(now))
}

impl Service {
    /// Begins the campaigns that rulings let begin and that are not there yet: a server may have gone down between the two. What a ruling let begin where
    /// the campaign was before it was read in here began there.
    pub(super) async fn begin_forks(&self, hot: &Hot) -> Result<(), Refused> {
        let elsewhere = hot.watch().map_or(0, |watch| watch.read_in);
        let verdicts = hot.court.disputes.iter().flat_map(|dispute| &dispute.verdicts).filter(|verdict| verdict.seq > elsewhere);
        let forks: Vec<(CampaignId, u64)> = verdicts
            .filter_map(|verdict| if let Ruling::Forked { at } = verdict.ruling { Some((verdict.fork?, at)) } else { None })
            .collect();
        for (id, at) in forks {
            if self.store.campaign(id).await?.is_none() {
                self.begin_fork(hot, id, at).await?;
            }
        }
        Ok(())
    }

    async fn begin_fork(&self, hot: &Hot, id: CampaignId, seq: u64) -> Result<(), Refused> {
        let entry = self.store.entries(hot.campaign.id, seq - 1, 1).await?.pop().ok_or(Refused::NoCampaign)?;
        let play = self.stands_at(hot.game, hot.campaign.id, seq).await?.folded.play;
        let base: String = hot.campaign.name.chars().take(MOST_NAME).collect();
        let new = NewCampaign {
            game: hot.campaign.game.clone(),
            name: format!("{base} (2)"),
            options: Some(hot.campaign.options.clone()),
            seats: hot.seats.iter().map(invited).collect(),
            windows: hot.campaign.windows,
            policies: hot.watch().map(|watch| watch.terms.clone()),
        };
        let forked = Forked { from: hot.campaign.id, seq, hash: entry.hash };
        let laid = Laid { id, secret: entropy::campaign_secret(), at: self.clock.now(), forked: Some(forked) };
        let why = format!("forked from entry {seq} of campaign {}", hot.campaign.id);
        let commit = laid.commit(hot.game.revision(), &hot.campaign.host_address, new, &*play, &why)?;
        self.store.commit(commit).await?;
        tracing::info!(campaign.id = %hot.campaign.id, fork = %id, seq, "a second campaign goes on from an earlier entry");
        Ok(())
    }
}

/// Who sits there sits here too.
fn invited(row: &SeatRow) -> Invited {
    let player = match (&row.address, row.strength) {
        (Some(address), _) => Player::Email(address.clone()),
        (None, Some(strength)) => Player::Bot(Bot::Plays(strength)),
        (None, None) => Player::Bot(Bot::Is(true)),
    };
    Invited { name: row.name.clone(), language: row.spoken(), player }
}
