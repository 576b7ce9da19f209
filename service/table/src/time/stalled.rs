//! Revives campaigns in which nobody would act by themselves: a lobby whose last player came just before the server died, bots whose answer failed
//! or whose server is gone.

use crate::panics::survived;
use crate::{Refused, Service};
use futures_util::{StreamExt as _, stream};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use sternpost_log::CampaignId;
use tokio::sync::Notify;

/// How often everything is looked at.
const ROUND: Duration = Duration::from_secs(60);
/// The least time between two looks, however often somebody meets a lobby that should have started.
const PAUSE: Duration = Duration::from_secs(1);
/// Campaigns looked at side by side.
const PARALLEL: usize = 4;

/// The state kept from one look to the next.
#[derive(Default)]
pub(crate) struct Care {
    wake: Notify,
    /// Where campaigns with bots stood, and whether their bots have been asked there.
    seen: Mutex<HashMap<CampaignId, (u64, bool)>>,
}

impl Care {
    /// Asks for a look soon.
    pub(crate) fn wake(&self) {
        self.wake.notify_one();
    }

    /// The running campaigns that have not moved since the last look, and whose bots were not asked there.
    fn stalled(&self, running: Vec<(CampaignId, u64)>, at_once: bool) -> Vec<(CampaignId, u64)> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        let now: HashMap<CampaignId, (u64, bool)> = running
            .iter()
            .map(|(id, head)| (*id, seen.get(id).copied().filter(|(before, _)| before == head).unwrap_or((*head, false))))
            .collect();
        let before = std::mem::replace(&mut *seen, now);
        let stands = |(id, head): &(CampaignId, u64)| at_once || before.get(id).is_some_and(|(then, asked)| then == head && !asked);
        running.into_iter().filter(stands).collect()
    }

    fn were_asked(&self, id: CampaignId, head: u64) {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(id, (head, true));
    }
}

impl Service {
    /// Looks at all campaigns now, and every minute from now on, until the service is gone.
    pub fn keep_going(self: &Arc<Self>) {
        let service = Arc::downgrade(self);
        crate::apart::spawn(async move {
            let mut at_once = true;
            loop {
                let Some(service) = service.upgrade() else { return };
                match service.look_after(at_once).await {
                    Ok(()) => at_once = false,
                    Err(error) => tracing::warn!(%error, "campaigns cannot be looked after"),
                }
                // Who waits holds no service: one that is dropped is gone.
                let care = service.care.clone();
                drop(service);
                tokio::time::sleep(PAUSE).await;
                let _ = tokio::time::timeout(ROUND, care.wake.notified()).await;
            }
        });
    }

    /// One look: starts lobbies in which nobody is missing, and wakes the bots of campaigns that have stood still since the last
    /// look; `at_once` does not wait for a second look.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn look_after(self: &Arc<Self>, at_once: bool) -> Result<(), Refused> {
        for id in self.store.full_lobbies().await? {
            if let Some(Err(error)) = survived("a full lobby starts", id, self.start_if_full(id)).await {
                tracing::warn!(campaign.id = %id, %error, "a full lobby could not start");
            }
        }
        let waiting = self.care.stalled(self.store.running_with_bots().await?, at_once);
        let wake = |(id, head)| async move {
            match survived("bots play", id, self.bots_play(id)).await {
                // A rule that panics does so again: it is tried again when the campaign has moved.
                Some(Ok(())) | None => self.care.were_asked(id, head),
                Some(Err(error)) => tracing::warn!(campaign.id = %id, %error, "a bot could not answer"),
            }
        };
        stream::iter(waiting).for_each_concurrent(PARALLEL, wake).await;
        Ok(())
    }
}
