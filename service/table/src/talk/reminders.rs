//! Letters about promises, and reminders of them.
//!
//! A seat is written to soon, and then once in each interval it has chosen for talk at the table (a day, usually): such a letter is worded when it
//! goes out and tells all there is by then. A promise that falls due reminds each party once. After a rewind to before its round it is not due any
//! more; when the round comes again, so does the reminder.

use crate::panics::survived;
use crate::talk::audience::{bit, holder};
use crate::talk::letters::to_seat;
use crate::talk::promise::{PromiseState, Promised, has_fallen_due};
use crate::{Refused, Service, Snapshot};
use chrono::{DateTime, Utc};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_model::letter::{Letter, PromisePayload};
use sternpost_store::{Commit, PartyAnswer, Promise, SeatRow, SeatState, Status};
use tokio::sync::broadcast::error::RecvError;

/// How often all promises are looked at: days pass without anybody acting.
const ROUND: Duration = Duration::from_secs(60);
/// How long a change is left to be followed by others.
const PAUSE: Duration = Duration::from_millis(500);

/// Campaigns with promises that may have to be called to mind.
#[derive(Default)]
pub(crate) struct ToRemember(Mutex<BTreeSet<CampaignId>>);

impl ToRemember {
    pub(crate) fn note(&self, campaign: CampaignId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(campaign);
    }

    fn has(&self, campaign: CampaignId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains(&campaign)
    }

    fn put(&self, campaigns: BTreeSet<CampaignId>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = campaigns;
    }
}

/// The news of a seat's promises that a letter tells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PromiseNews {
    /// Waiting for its answer.
    pub asked: Vec<Promised>,
    /// Due, and it has not said what became of them.
    pub due: Vec<Promised>,
    /// Others have answered, withdrawn or said what became of it.
    pub changed: Vec<Promised>,
}

impl PromiseNews {
    /// Whether there is nothing to tell.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.asked.is_empty() && self.due.is_empty() && self.changed.is_empty()
    }
}

/// The time at which other seats have last said something about a promise that a seat is a party to.
fn changed_at(promised: &Promised, seat: u8) -> Option<DateTime<Utc>> {
    let body = &promised.promise.body;
    promised.party(seat)?;
    let by_others = body.parties.iter().filter(|party| party.seat != seat);
    let marks = by_others.clone().filter_map(|party| party.mark.map(|(_, at)| at));
    // That a promise was put forward is told by asking; of answers those count that decide.
    let is_decided = !matches!(promised.state, PromiseState::Open | PromiseState::Lapsed);
    let decides = |answer: PartyAnswer| promised.state != PromiseState::Declined || answer == PartyAnswer::Declined;
    let answers = by_others.filter(|party| is_decided && party.seat != body.seat).filter_map(|party| party.answer);
    let answers = answers.filter(|(answer, _)| decides(*answer)).map(|(_, at)| at);
    let withdrawn = body.withdrawn_at.filter(|_| body.seat != seat);
    marks.chain(answers).chain(withdrawn).max()
}

impl Service {
    /// A letter to a seat about promises: soon, or when as long has passed since the last as the seat has chosen; none if one waits already.
    /// `by` is who gives cause to it, at the moment `now`.
    pub(crate) async fn write_of_promises(
        &self,
        snapshot: &Snapshot,
        row: &SeatRow,
        by: Option<u8>,
        now: DateTime<Utc>,
    ) -> Result<(), Refused> {
        let marks = self.store.talk_marks(row.campaign, row.seat).await?;
        let is_muted = by.is_some_and(|by| marks.muted & bit(by) != 0);
        let Some(every) = marks.digest.every().filter(|_| row.wants_mail && row.state == SeatState::Taken && !is_muted) else {
            return Ok(());
        };
        if snapshot.campaign.status == Status::Stuck {
            return Ok(());
        }
        let last = self.store.promises_until(row.campaign, row.seat).await?;
        // A clock that was set back must not silence a seat for longer than it has chosen.
        if last > now && last <= now + every + self.grace {
            return Ok(());
        }
        let next = (now + self.grace).max(if last > now { now } else { last + every });
        if self.store.claim_promises(row.campaign, row.seat, last, next).await? {
            let letters = to_seat(row, Letter::Promise(PromisePayload { since: now }), next).into_iter().collect();
            self.store.commit(Commit { letters, ..Commit::default() }).await?;
        }
        Ok(())
    }

    /// The news of a seat's promises: those that wait for it, and what others have said from some moment on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn promise_news(&self, snapshot: &Snapshot, seat: Seat, since: Option<DateTime<Utc>>) -> Result<PromiseNews, Refused> {
        let mut news = PromiseNews::default();
        for promised in self.promises(snapshot, seat).await? {
            let is_new = since.is_some_and(|since| changed_at(&promised, seat.0).is_some_and(|at| at >= since));
            if promised.waits && promised.is_due {
                news.due.push(promised);
            } else if promised.waits {
                news.asked.push(promised);
            } else if is_new {
                news.changed.push(promised);
            }
        }
        Ok(news)
    }

    /// Calls promises to mind from now on, as soon as they fall due, until the service is gone.
    pub fn remember_promises(self: &Arc<Self>) {
        let mut changes = self.store.subscribe();
        let service = Arc::downgrade(self);
        crate::apart::spawn(async move {
            loop {
                let Some(held) = service.upgrade() else { return };
                if let Err(error) = held.remind(None).await {
                    tracing::warn!(%error, "promises cannot be called to mind");
                }
                drop(held);
                let next_round = tokio::time::Instant::now() + ROUND;
                while let Ok(change) = tokio::time::timeout_at(next_round, changes.recv()).await {
                    let mut changed = BTreeSet::new();
                    match change {
                        Ok(change) => changed.insert(change.campaign),
                        Err(RecvError::Lagged(_)) => break,
                        Err(RecvError::Closed) => return,
                    };
                    tokio::time::sleep(PAUSE).await;
                    while let Ok(change) = changes.try_recv() {
                        changed.insert(change.campaign);
                    }
                    let Some(service) = service.upgrade() else { return };
                    for campaign in changed.into_iter().filter(|campaign| service.promises_to_remember.has(*campaign)) {
                        if let Err(error) = service.remind(Some(campaign)).await {
                            tracing::warn!(campaign.id = %campaign, %error, "promises cannot be called to mind");
                        }
                    }
                }
            }
        });
    }

    /// Reminds the parties of promises that have fallen due, of a campaign or of all.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn remind(&self, campaign: Option<CampaignId>) -> Result<(), Refused> {
        let mut by_campaign: BTreeMap<CampaignId, Vec<Promise>> = BTreeMap::new();
        for promise in self.store.awaited_promises(campaign).await? {
            by_campaign.entry(promise.campaign).or_default().push(promise);
        }
        if campaign.is_none() {
            self.promises_to_remember.put(by_campaign.keys().copied().collect());
        }
        for (id, promises) in by_campaign {
            let remind = async {
                let snapshot = self.snapshot(id).await?;
                self.remind_of(&snapshot, promises).await
            };
            // What is wrong with one campaign is no reason to forget the others.
            if let Some(Err(error)) = survived("promises are called to mind", id, remind).await {
                tracing::warn!(campaign.id = %id, %error, "promises cannot be called to mind");
            }
        }
        Ok(())
    }

    async fn remind_of(&self, snapshot: &Snapshot, promises: Vec<Promise>) -> Result<(), Refused> {
        let now = self.clock.now();
        for mut promise in promises {
            let due = promise.body.due.as_ref().filter(|_| snapshot.campaign.status == Status::Running);
            let is_due = due.is_some_and(|due| has_fallen_due(due, snapshot.play.as_deref(), now));
            let mut has_changed = false;
            for party in promise.body.parties.iter_mut().filter(|party| party.is_reminded != is_due && party.mark.is_none()) {
                let row = snapshot.seats.get(usize::from(party.seat)).filter(|row| holder(row).as_ref() == Some(&party.holder));
                if let Some(row) = row.filter(|_| is_due) {
                    self.write_of_promises(snapshot, row, None, now).await?;
                }
                (party.is_reminded, has_changed) = (is_due, true);
            }
            // If somebody else was quicker they are reminded in the next round; the letter that waits then is this one.
            if has_changed {
                self.store.change_promise(&promise).await?;
            }
        }
        Ok(())
    }
}
