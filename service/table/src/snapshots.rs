//! An in-memory cache of campaign snapshots. Readers never block. A writer holds the campaign's lock, one at a time in this process, and replaces
//! the snapshot once the database has committed.

use super::{Refused, Service, Snapshot};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use sternpost_log::CampaignId;
use sternpost_store::Change;
use tokio::sync::OwnedMutexGuard;
use tokio::sync::broadcast::error::RecvError;

/// Campaigns kept folded; the ones used longest ago make room.
const KEPT: usize = 2_000;

/// The cached state of one campaign.
#[derive(Default)]
struct Known {
    /// How it stands; none: it has to be loaded.
    snapshot: Option<Arc<Snapshot>>,
    /// The last entry this process has heard of.
    heard: u64,
    /// How often it was said that what is in memory does not hold any more.
    forgotten: u64,
}

/// A campaign's place in memory.
#[derive(Default)]
struct Slot {
    known: Mutex<Known>,
    /// Held by whoever moves the campaign on.
    line: Arc<tokio::sync::Mutex<()>>,
}

impl Slot {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The snapshot of the campaign, unless the log is known to be further.
    fn snapshot(&self) -> Option<Arc<Snapshot>> {
        let known = self.known();
        known.snapshot.clone().filter(|snapshot| snapshot.seq >= known.heard)
    }

    fn forget(&self) {
        let mut known = self.known();
        known.snapshot = None;
        known.forgotten += 1;
    }

    /// Takes in the notification that another server, or this one, has moved the campaign on. A change without an entry concerns seats or status;
    /// after one of its own the server forgets its snapshot too, which costs one load.
    ///
    /// Returns whether orders that are known here may answer what was not known here.
    fn hear(&self, change: Change) -> bool {
        if change.seq == 0 {
            self.forget();
            return false;
        }
        let mut known = self.known();
        known.heard = known.heard.max(change.seq);
        known.snapshot.as_ref().is_some_and(|snapshot| snapshot.seq < change.seq && !snapshot.orders.is_empty())
    }
}

/// The slots of the cache, each with when it was used last, and how often any was.
#[derive(Default)]
struct Slots {
    by_id: HashMap<CampaignId, (Arc<Slot>, u64)>,
    uses: u64,
}

/// The cache of campaign snapshots.
#[derive(Default)]
pub(super) struct Cache(Mutex<Slots>);

impl Cache {
    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, id: CampaignId) -> Arc<Slot> {
        let mut slots = self.slots();
        slots.uses += 1;
        let now = slots.uses;
        if slots.by_id.len() >= KEPT && !slots.by_id.contains_key(&id) {
            let unused = slots.by_id.iter().filter(|(_, (slot, _))| Arc::strong_count(slot) == 1);
            if let Some(oldest) = unused.min_by_key(|(_, (_, used))| *used).map(|(id, _)| *id) {
                slots.by_id.remove(&oldest);
            }
        }
        let (slot, used) = slots.by_id.entry(id).or_default();
        *used = now;
        slot.clone()
    }

    fn hear(&self, change: Change) -> bool {
        let slot = self.slots().by_id.get(&change.campaign).map(|(slot, _)| slot.clone());
        slot.is_some_and(|slot| slot.hear(change))
    }

    fn forget_all(&self) {
        self.slots().by_id.values().for_each(|(slot, _)| slot.forget());
    }
}

/// A campaign whose line is held: nobody else in this process moves it on.
pub(super) struct Locked {
    snapshot: Arc<Snapshot>,
    slot: Arc<Slot>,
    /// How often it had been forgotten when it was locked.
    forgotten: u64,
    _line: OwnedMutexGuard<()>,
}

impl std::ops::Deref for Locked {
    type Target = Snapshot;
    fn deref(&self) -> &Snapshot {
        &self.snapshot
    }
}

impl Locked {
    /// Replaces the snapshot of the campaign.
    pub(super) fn put(&mut self, snapshot: Snapshot) {
        self.snapshot = Arc::new(snapshot);
        let mut known = self.slot.known();
        // What was said to be out of date meanwhile is not put back.
        known.snapshot = (known.forgotten == self.forgotten).then(|| self.snapshot.clone());
    }

    /// Forgets what is in memory: the next one to look loads it anew.
    pub(super) fn forget(self) {
        self.slot.forget();
    }
}

impl Service {
    /// A campaign as it stands. Nobody is waited for, unless it has to be loaded.
    ///
    /// # Errors
    /// If there is none, or its log cannot be read.
    pub async fn snapshot(&self, id: CampaignId) -> Result<Arc<Snapshot>, Refused> {
        match self.cache.slot(id).snapshot() {
            Some(snapshot) => Ok(snapshot),
            None => Ok(self.lock(id).await?.snapshot.clone()),
        }
    }

    /// A campaign as it stands at an entry or later: somebody has seen that entry, if only through another server of which this
    /// one has not heard yet.
    ///
    /// # Errors
    /// If there is no such campaign, or its log cannot be read.
    pub async fn snapshot_at(&self, id: CampaignId, version: u64) -> Result<Arc<Snapshot>, Refused> {
        let snapshot = self.snapshot(id).await?;
        if snapshot.seq >= version {
            return Ok(snapshot);
        }
        Ok(self.newer_than(&snapshot).await?.unwrap_or(snapshot))
    }

    /// The newer snapshot of a campaign, if the database knows more of it than this one; none if it does not. Before it says no, a server looks.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn newer_than(&self, snapshot: &Snapshot) -> Result<Option<Arc<Snapshot>>, Refused> {
        let (id, known) = (snapshot.campaign.id, snapshot.mark());
        if !self.is_behind(id, &known).await? {
            return Ok(None);
        }
        let locked = self.lock(id).await?;
        if locked.mark() == known {
            locked.forget();
            return self.snapshot(id).await.map(Some);
        }
        Ok(Some(locked.snapshot.clone()))
    }

    /// Stands in line for a campaign, loading it if needed.
    pub(super) async fn lock(&self, id: CampaignId) -> Result<Locked, Refused> {
        let slot = self.cache.slot(id);
        let line = slot.line.clone().lock_owned().await;
        let (heard, forgotten) = {
            let known = slot.known();
            (known.heard, known.forgotten)
        };
        let snapshot = match slot.snapshot() {
            Some(snapshot) => snapshot,
            None => {
                let snapshot = Arc::new(self.load(id).await?);
                let mut known = slot.known();
                if known.forgotten == forgotten {
                    known.snapshot = Some(snapshot.clone());
                    // What was heard before is in it, whatever it was.
                    known.heard = if known.heard == heard { snapshot.seq } else { known.heard };
                }
                drop(known);
                snapshot
            }
        };
        Ok(Locked { snapshot, slot, forgotten, _line: line })
    }
}

/// Notes which campaigns another server has moved on.
pub(super) fn follow_changes(service: &Arc<Service>) {
    let mut changes = service.store.subscribe();
    let service = Arc::downgrade(service);
    crate::apart::spawn(async move {
        loop {
            let change = changes.recv().await;
            let Some(service) = service.upgrade() else { return };
            match change {
                Ok(change) => {
                    if change.seq > 0 {
                        service.moved.note(change.campaign);
                    }
                    if service.cache.hear(change) {
                        // An order may have been given here in the very moment in which another server asked its seat.
                        service.let_bots_play(change.campaign);
                    }
                }
                // What was missed may concern any campaign.
                Err(RecvError::Lagged(_)) => service.cache.forget_all(),
                Err(RecvError::Closed) => return,
            }
        }
    });
}
