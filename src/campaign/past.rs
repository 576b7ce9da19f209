//! Positions of the past: folded beside the campaign, not under its lock, and kept for the next who looks.

use super::{Refused, Service};
use crate::log::CampaignId;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_core::Play;

/// Positions that are kept; one takes some ten kilobytes.
const KEPT: usize = 256;

type Key = (CampaignId, u64);

/// The positions looked at last. An entry of a log never changes, so that they are never out of date.
#[derive(Default)]
pub(super) struct Past(Mutex<(BTreeMap<Key, (u64, Arc<dyn Play>)>, u64)>);

impl Past {
    fn get(&self, key: Key) -> Option<Arc<dyn Play>> {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (kept, tick) = &mut *guard;
        *tick += 1;
        let (used, play) = kept.get_mut(&key)?;
        *used = *tick;
        Some(play.clone())
    }

    fn put(&self, key: Key, play: Arc<dyn Play>) {
        let mut guard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (kept, tick) = &mut *guard;
        if kept.len() >= KEPT
            && let Some(oldest) = kept.iter().min_by_key(|(_, (used, _))| *used).map(|(key, _)| *key)
        {
            kept.remove(&oldest);
        }
        kept.insert(key, (*tick, play));
    }
}

impl Service {
    /// The position as it stood at an entry of the log. The campaign is not locked while it is folded.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it had not started by then, or was played by rules that cannot be folded any more.
    pub async fn at(self: &Arc<Self>, id: CampaignId, seq: u64) -> Result<Arc<dyn Play>, Refused> {
        if let Some(play) = self.past.get((id, seq)) {
            return Ok(play);
        }
        let game = {
            let hot = self.lock(id).await?;
            hot.play()?;
            hot.game
        };
        let service = self.clone();
        let runtime = tokio::runtime::Handle::current();
        let folded = tokio::task::spawn_blocking(move || runtime.block_on(service.stands_at(game, id, seq)));
        match folded.await.map_err(|_| Refused::Closing)? {
            Ok(stands) => {
                let play: Arc<dyn Play> = Arc::from(stands.folded.play);
                self.past.put((id, seq), play.clone());
                Ok(play)
            }
            Err(Refused::Fold(crate::log::FoldError::NotStarted)) => Err(Refused::WrongState("the campaign had not started".to_owned())),
            Err(Refused::Fold(_)) => Err(Refused::WrongState("older rules led there, and they cannot be folded any more".to_owned())),
            Err(other) => Err(other),
        }
    }
}
