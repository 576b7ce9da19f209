//! A cache of past positions. They are folded outside the campaign's lock and kept for the next reader.

use crate::load::led_by_older_rules;
use crate::{Refused, Service, Snapshot};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_game::{Game, Play};
use sternpost_log::CampaignId;
use sternpost_model::reason::Reason;
use sternpost_store::SeatRow;

/// Positions that are kept; one takes some ten kilobytes.
const MOST: usize = 256;

type Key = (CampaignId, u64);

/// The cached positions, each with when it was looked at last, and how often anybody has looked.
#[derive(Default)]
struct Kept {
    plays: BTreeMap<Key, (u64, Arc<dyn Play>)>,
    looks: u64,
}

/// The positions looked at last. An entry of a log never changes, so that they are never out of date.
#[derive(Default)]
pub(crate) struct Past(Mutex<Kept>);

impl Past {
    fn get(&self, key: Key) -> Option<Arc<dyn Play>> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.looks += 1;
        let now = kept.looks;
        let (used, play) = kept.plays.get_mut(&key)?;
        *used = now;
        Some(play.clone())
    }

    pub(crate) fn put(&self, key: Key, play: Arc<dyn Play>) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.plays.len() >= MOST
            && let Some(oldest) = kept.plays.iter().min_by_key(|(_, (used, _))| *used).map(|(key, _)| *key)
        {
            kept.plays.remove(&oldest);
        }
        let now = kept.looks;
        kept.plays.insert(key, (now, play));
    }
}

impl Service {
    /// The position that a seat has seen last, with its entry. None if it has seen none yet, or this very one, or if rules led there that
    /// cannot be folded any more.
    pub async fn last_seen(self: &Arc<Self>, snapshot: &Snapshot, row: &SeatRow) -> Option<(u64, Arc<dyn Play>)> {
        let seq = Some(row.seen).filter(|seen| (1..snapshot.seq).contains(seen))?;
        match self.at(snapshot.campaign.id, seq).await {
            Ok(play) => Some((seq, play)),
            Err(why) => {
                tracing::debug!(campaign.id = %snapshot.campaign.id, seq, %why, "a position to compare with could not be folded");
                None
            }
        }
    }

    /// The position as it stood at an entry of the log. The campaign is not locked while it is folded.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it had not started by then, or was played by rules that cannot be folded any more.
    pub async fn at(self: &Arc<Self>, id: CampaignId, seq: u64) -> Result<Arc<dyn Play>, Refused> {
        if let Some(play) = self.past.get((id, seq)) {
            return Ok(play);
        }
        let game = {
            let snapshot = self.snapshot(id).await?;
            snapshot.play()?;
            snapshot.game
        };
        self.folded_at(game, id, seq).await
    }

    /// The same, whatever has become of the campaign since.
    pub(crate) async fn folded_at(self: &Arc<Self>, game: &'static dyn Game, id: CampaignId, seq: u64) -> Result<Arc<dyn Play>, Refused> {
        if let Some(play) = self.past.get((id, seq)) {
            return Ok(play);
        }
        let service = self.clone();
        let runtime = tokio::runtime::Handle::current();
        let folded = tokio::task::spawn_blocking(move || runtime.block_on(service.stood_at(game, id, seq)));
        match crate::panics::joined(folded.await)? {
            Ok(play) => {
                let play: Arc<dyn Play> = Arc::from(play);
                self.past.put((id, seq), play.clone());
                Ok(play)
            }
            Err(Refused::Fold(sternpost_log::FoldError::NotStarted)) => Err(Refused::WrongState(Reason::HadNotStarted)),
            Err(Refused::Fold(_)) => Err(led_by_older_rules()),
            Err(other) => Err(other),
        }
    }
}
