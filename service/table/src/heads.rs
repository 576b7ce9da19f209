//! Stores the position of every campaign's head, so that the next version of the rules can go on from what the players saw.
//!
//! This is off the path of answers: a head is written a moment after it moved, and when the server stops. If the server is killed and comes back
//! with other rules, answers given in between are folded on top of the stored position.

use super::{Refused, Service};
use crate::panics::survived;
use futures_util::{StreamExt as _, stream};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use sternpost_log::CampaignId;
use sternpost_store::StoredPosition;

/// How long heads may move before they are kept.
const PAUSE: Duration = Duration::from_secs(2);

/// Heads that are kept side by side.
const PARALLEL: usize = 64;

/// The campaigns whose heads have moved since they were kept.
#[derive(Default)]
pub(super) struct Moved {
    since: Mutex<BTreeSet<CampaignId>>,
    keeping: tokio::sync::Mutex<()>,
}

impl Moved {
    pub(super) fn note(&self, id: CampaignId) {
        self.since.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
    }

    fn take(&self) -> BTreeSet<CampaignId> {
        std::mem::take(&mut self.since.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Service {
    /// Keeps every head that has moved.
    pub async fn keep_heads(&self) {
        // Whoever waits for this, before the process ends, waits for what another task has begun too.
        let _one_at_a_time = self.moved.keeping.lock().await;
        let keep = |id| async move {
            if let Some(Err(error)) = survived("a head is kept", id, self.keep_head(id)).await {
                tracing::warn!(campaign.id = %id, %error, "the head of a campaign could not be kept");
                self.moved.note(id);
            }
        };
        // Side by side: those that wait together are written together.
        stream::iter(self.moved.take()).for_each_concurrent(PARALLEL, keep).await;
    }

    /// Sees to it that every running campaign's head is kept: when a server stops, after a crash, and after an upgrade, where
    /// loading rebases those that fold differently.
    ///
    /// # Errors
    /// If the store fails; what is wrong with one campaign does not keep others from theirs.
    pub async fn take_over(&self) -> Result<(), Refused> {
        for game in self.games.iter() {
            for id in self.store.without_head(game.id(), game.revision()).await? {
                match survived("a campaign is taken over", id, self.snapshot(id)).await {
                    Some(Ok(_)) => self.moved.note(id),
                    None => {}
                    Some(Err(error)) => tracing::error!(campaign.id = %id, %error, "a campaign could not be taken over"),
                }
            }
        }
        self.keep_heads().await;
        Ok(())
    }

    async fn keep_head(&self, id: CampaignId) -> Result<(), Refused> {
        let head = {
            let snapshot = self.snapshot(id).await?;
            let Some(play) = &snapshot.play else { return Ok(()) };
            StoredPosition { campaign: id, seq: snapshot.seq, revision: snapshot.game.revision(), body: play.snapshot() }
        };
        Ok(self.store.keep_head(head).await?)
    }
}

/// Keeps heads again and again, until the service is gone.
pub(super) fn keep_from_now_on(service: &Arc<Service>) {
    let service = Arc::downgrade(service);
    crate::apart::spawn(async move {
        let mut ticks = tokio::time::interval(PAUSE);
        ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let Some(service) = service.upgrade() else { return };
            service.keep_heads().await;
        }
    });
}
