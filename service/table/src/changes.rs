//! Applies a commit to a campaign's snapshot: the same changes go into the database and into memory.

use crate::snapshot::Revocable;
use crate::snapshots::Locked;
use crate::{Service, Snapshot};
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::Body;
use sternpost_store::{Commit, OrdersChange, Sealed, SealedChange, StandingOrder, StoreError};

/// The result of folding the entries of a commit, as far as the rules know.
pub(crate) struct Reached {
    /// The position.
    pub(crate) play: Arc<dyn Play>,
    /// The entry it stands at.
    pub(crate) head: u64,
    /// The answer that can be taken back from there.
    pub(crate) revocable: Option<Revocable>,
}

impl Snapshot {
    /// The campaign as it stands when these changes are stored. Nothing if they change what is worked out while loading: who holds a seat, where
    /// the log goes back to, what lies before the court.
    pub(crate) fn after(&self, changes: &Commit, reached: Option<Reached>) -> Option<Self> {
        let Commit {
            campaign,
            seats,
            status,
            phrases,
            entries,
            sealed,
            watch,
            orders,
            seating,
            arbiter,
            seen,
            // What snapshots do not hold.
            lines: _,
            letters: _,
            idempotency: _,
            creation: _,
            talk: _,
            promises: _,
            settled: _,
            positions: _,
            heads: _,
        } = changes;
        let is_worked_out = campaign.is_some() || !seats.is_empty() || phrases.is_some() || !seating.is_empty() || arbiter.is_some();
        let is_play = entries
            .iter()
            .all(|entry| matches!(entry.body, Body::Answered { .. } | Body::Together { .. } | Body::Anytime { .. } | Body::Ended { .. }));
        if is_worked_out || !is_play || entries.is_empty() != reached.is_none() {
            return None;
        }
        let mut next = self.clone();
        if let Some(last) = entries.last() {
            (next.seq, next.hash) = (last.seq, last.hash.clone());
        }
        if let Some(Reached { play, head, revocable }) = reached {
            (next.play, next.head, next.revocable) = (Some(play), head, revocable);
        }
        if let Some((_, status)) = status {
            Arc::make_mut(&mut next.campaign).status = *status;
        }
        if let Some(change) = sealed {
            next.sealed = Arc::new(sealed_after(&self.sealed, change));
        }
        if let Some(change) = orders {
            next.orders = Arc::new(orders_after(&self.orders, change));
        }
        next.watched(watch.clone());
        for seen in seen {
            if let Some(row) = Arc::make_mut(&mut next.seats).get_mut(usize::from(seen.seat)) {
                row.seen = row.seen.max(seen.seq);
            }
        }
        Some(next)
    }
}

impl Service {
    /// Stores changes that were decided on a snapshot, and puts what stands afterwards in its place. Where only the database can tell that, and where
    /// nothing was stored, the next one to look loads the campaign.
    pub(crate) async fn store_changes(&self, mut snapshot: Locked, changes: Commit, reached: Option<Reached>) -> Result<(), StoreError> {
        let next = snapshot.after(&changes, reached);
        let stored = self.store.commit(changes).await;
        match next.filter(|_| stored.is_ok()) {
            Some(next) => snapshot.put(next),
            None => snapshot.forget(),
        }
        stored
    }
}

/// The answers that wait beside the log after a change.
fn sealed_after(before: &BTreeMap<Seat, Sealed>, change: &SealedChange) -> BTreeMap<Seat, Sealed> {
    let stay = before.iter().filter(|(_, sealed)| !change.gone.contains(&sealed.id)).map(|(seat, sealed)| (*seat, sealed.clone()));
    stay.chain(change.put.iter().map(|sealed| (sealed.given.seat, sealed.clone()))).collect()
}

/// Standing orders after a change, as the database has them.
pub(crate) fn orders_after(before: &[StandingOrder], change: &OrdersChange) -> Vec<StandingOrder> {
    let is_gone = |order: &StandingOrder| change.gone.iter().any(|(id, _)| *id == order.id) || change.dropped.contains(&order.seat);
    let is_put = |order: &StandingOrder| change.put.iter().any(|put| put.id == order.id);
    let put = change.put.iter().map(|order| StandingOrder { changes: order.changes + 1, ..order.clone() });
    let mut orders: Vec<StandingOrder> = before.iter().filter(|order| !is_gone(order) && !is_put(order)).cloned().chain(put).collect();
    orders.sort_by_key(|order| (order.seat, order.number));
    orders
}
