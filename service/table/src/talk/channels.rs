//! A campaign's channel: the posts that tell people beside the table about it, as spectators may read it. Events within a few seconds are one post.

use crate::{Refused, Service, Snapshot};
use std::sync::Arc;
use std::time::Duration;
use sternpost_log::CampaignId;
use sternpost_model::letter::{Letter, LetterKind, PostPayload};
use sternpost_store::{Channel, NewLetter, Status, StoreError, Watching};

/// How often it is looked whether there is something to tell.
const EVERY: Duration = Duration::from_secs(10);

impl Service {
    /// Puts posts into the outbox as long as the store lives.
    pub async fn keep_channels(self: Arc<Self>) {
        loop {
            match self.tell_channels().await {
                Ok(()) => {}
                Err(Refused::Store(StoreError::Closed)) => return,
                Err(error) => tracing::error!(%error, "channels cannot be told"),
            }
            tokio::time::sleep(EVERY).await;
        }
    }

    /// Puts a post into the outbox for each channel that has not been told everything its readers may know.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn tell_channels(self: &Arc<Self>) -> Result<(), Refused> {
        for channel in self.store.idle_channels().await? {
            // One campaign that cannot be read keeps no other from being told of.
            if let Err(error) = self.tell_channel(&channel).await {
                tracing::warn!(campaign.id = %channel.campaign, %error, "a channel cannot be told");
            }
        }
        Ok(())
    }

    async fn tell_channel(self: &Arc<Self>, channel: &Channel) -> Result<(), Refused> {
        let Channel { campaign, told, .. } = *channel;
        let shown = self.shown_to_channel(campaign).await?;
        // Who may see less than before is told nothing twice.
        let Some(up_to) = shown.last().filter(|seq| *seq > told) else { return Ok(()) };
        let name = LetterKind::Channel.name();
        let post = NewLetter {
            id: format!("{campaign}.{name}.{told}.{up_to}"),
            campaign: Some(campaign),
            seat: None,
            content: Letter::Channel(PostPayload { after: told, up_to }),
            recipient: format!("{name}:{campaign}"),
            not_before: self.clock.now(),
        };
        self.store.tell_channel(&post, told, up_to).await?;
        Ok(())
    }

    /// The view of a campaign that readers of its channel may see now.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn shown_to_channel(self: &Arc<Self>, campaign: CampaignId) -> Result<ShownToChannel, Refused> {
        let snapshot = self.snapshot(campaign).await?;
        if matches!(snapshot.campaign.status, Status::Lobby) {
            return Ok(ShownToChannel::NothingYet);
        }
        let spectators = self.store.spectators(campaign).await?;
        Ok(match spectators.watching {
            Watching::Anybody => ShownToChannel::Board { snapshot, generation: None },
            Watching::ByLink(delay) => match self.as_it_stood(&snapshot, delay).await {
                Ok(snapshot) => ShownToChannel::Board { snapshot, generation: Some(spectators.generation) },
                Err(Refused::WrongState(_)) => ShownToChannel::NothingYet,
                Err(error) => return Err(error),
            },
            Watching::Nobody => ShownToChannel::ThatSomethingHappened { snapshot },
        })
    }
}

/// The view of a campaign that readers of its channel may see.
#[derive(Clone)]
pub enum ShownToChannel {
    /// Nothing is shown yet.
    NothingYet,
    /// Board and chronicle, as spectators see them.
    Board {
        /// The campaign, as it stands or as it stood.
        snapshot: Arc<Snapshot>,
        /// The generation of the spectators' link, if they come by it.
        generation: Option<u32>,
    },
    /// That it has gone on, and nothing else.
    ThatSomethingHappened {
        /// The campaign.
        snapshot: Arc<Snapshot>,
    },
}

impl ShownToChannel {
    /// The last entry that shows.
    #[must_use]
    pub fn last(&self) -> Option<u64> {
        match self {
            Self::NothingYet => None,
            Self::Board { snapshot, .. } | Self::ThatSomethingHappened { snapshot } => Some(snapshot.seq),
        }
    }
}
