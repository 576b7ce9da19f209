//! The court: what a table does about its own past, by disputes and rulings, motions and votes, and rewinds. The docket of the log
//! ([`Court`](sternpost_log::Court)) decides what may be done and when; here it becomes entries, together with their consequences, in one commit.
//!
//! While a dispute is open no time runs. A seat that is asked may still answer, and knows that its answer may be undone.

mod adopt;
mod correct;
mod dealing;
mod fork;
mod news;
mod proceedings;
mod report;
mod rewind;
pub(super) mod told;
mod unseen;
mod wish;

use super::snapshots::Locked;
use super::{Admitted, Refused, Service, Snapshot, Whom};
use chrono::{DateTime, Utc};
pub(super) use dealing::{dealt, made_new};
pub(super) use news::letters;
pub use news::{CourtNews, half_time};
use proceedings::Proceedings;
pub use report::{DeadLetter, LearntEntry, RewindReport, SeenRow, UndoneTurn};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{CampaignId, Cause};
use sternpost_model::pace::Watch;
use sternpost_model::reason::Reason;
use sternpost_store::{Status, StoreError};
pub(super) use told::of_rewind;
pub use unseen::Unseen;
use wish::{CourtKey, asker};
pub use wish::{CourtWish, HOURS_TO_VOTE};

impl Snapshot {
    /// Seats that have a voice: those that people hold, also while a bot sits in.
    #[must_use]
    pub fn voices(&self) -> Vec<Seat> {
        let held = || self.seats.iter().filter(|row| row.is_held()).map(|row| Seat(row.seat)).collect();
        self.court.voices().unwrap_or_else(held)
    }

    /// Whether the host plays a seat of the campaign: then a rewind is for the table to decide.
    #[must_use]
    pub fn host_plays(&self) -> bool {
        self.seats_of(&self.campaign.host_address).next().is_some()
    }

    /// Whether a dispute waits for a ruling.
    #[must_use]
    pub fn has_open_dispute(&self) -> bool {
        self.campaign.status == Status::Running && self.court.open_dispute().is_some()
    }

    /// Tells a watch what is open, where it knows nothing of it: it was at rest while the campaign was stuck, or the campaign was read in from a file.
    pub(super) fn tell_of_court(&self, watch: &mut Watch, now: DateTime<Utc>) {
        let is_open = self.court.open_dispute().is_some() || self.court.open_motion().is_some();
        if !watch.knows_court() && is_open {
            watch.hear_court(self.court.stops_clocks(now), news::next_at(self, &self.court, now), now);
        }
    }
}

/// The capacity in which something is done, and the way it came by.
type Who = (Whom, Cause);

impl Service {
    /// Does something about the table's past, with all that follows from it. Returns the last entry. What a program sends again under the same key is
    /// done once.
    ///
    /// # Errors
    /// [`Refused::WrongState`] and [`Refused::Invalid`] if it cannot be done, [`Refused::KeyUsed`] if the key was used for something else; nothing has
    /// changed then.
    pub(crate) async fn about_past(self: &Arc<Self>, admitted: &Admitted, wish: CourtWish) -> Result<u64, Refused> {
        let key = admitted.by.key.clone().map(|key| CourtKey::of(key, &wish));
        self.court_under(admitted.id(), (admitted.whom, admitted.by.cause), wish, key).await
    }

    /// The same for who may do it, and has not done too much of it: pages, programs and replies come by [`Service::act`].
    ///
    /// # Errors
    /// [`Refused::WrongState`] and [`Refused::Invalid`] if it cannot be done; nothing has changed then.
    pub async fn court(self: &Arc<Self>, id: CampaignId, by: Whom, wish: CourtWish, cause: Cause) -> Result<u64, Refused> {
        self.court_under(id, (by, cause), wish, None).await
    }

    async fn court_under(self: &Arc<Self>, id: CampaignId, who: Who, wish: CourtWish, key: Option<CourtKey>) -> Result<u64, Refused> {
        let service = self.clone();
        self.detached(async move {
            let attempt = |snapshot| service.court_once(snapshot, who, &wish, key.as_ref());
            let seq = match service.counted(id, service.retry_on_conflict(id, attempt)).await {
                // Another server was quicker with the same.
                Err(Refused::Store(StoreError::Repeated { .. })) => {
                    return service.court_before(id, who.0, key.as_ref()).await?.ok_or(Refused::KeyUsed);
                }
                done => done?,
            };
            service.after_court(id).await;
            Ok(seq)
        })
        .await
    }

    /// The earlier result of the same wish under the same key.
    async fn court_before(&self, id: CampaignId, by: Whom, key: Option<&CourtKey>) -> Result<Option<u64>, Refused> {
        let Some(key) = key else { return Ok(None) };
        match self.store.remembered(id, &asker(by), &key.key).await? {
            Some(first) if first.is_of(&key.payload) => Ok(Some(first.result.parse().unwrap_or_default())),
            Some(_) => Err(Refused::KeyUsed),
            None => Ok(None),
        }
    }

    async fn court_once(&self, snapshot: Locked, (by, cause): Who, wish: &CourtWish, key: Option<&CourtKey>) -> Result<u64, Refused> {
        let id = snapshot.campaign.id;
        // Looked up by whoever has the campaign: what came at the same moment is done by now.
        if let Some(first) = self.court_before(id, by, key).await? {
            return Ok(first);
        }
        match snapshot.campaign.status {
            Status::Running => {}
            Status::Lobby => return Err(Refused::WrongState(Reason::NotStarted)),
            Status::Ended => return Err(Refused::WrongState(Reason::CampaignIsOver)),
            Status::Stuck => return Err(Refused::Stuck),
        }
        let mut proceedings = Proceedings::new(self, &snapshot);
        let who = (by.actor(), cause);
        match self.act_of(&snapshot, by, wish)? {
            Some(act) => proceedings.act(act, who).await?,
            None => {
                let CourtWish::Rewind { to, draws, why } = wish else { unreachable!("everything else is an act") };
                proceedings.rewind(*to, *draws, (why, None), who).await?;
            }
        }
        proceedings.by_itself().await?;
        let (seq, mut commit) = proceedings.commit().await?;
        commit.idempotency = key.map(|key| key.stored(id, by, seq));
        self.store_and_forget(snapshot, commit).await?;
        tracing::info!(campaign.id = %id, seq, "something was done about a campaign's past");
        Ok(seq)
    }

    /// Carries out what follows from the clock alone: votes are over, nobody has decided a dispute, a second campaign has to begin.
    pub(super) async fn court_goes_on(&self, snapshot: Locked) -> Result<(), Refused> {
        // A second campaign that cannot begin, for its rules have changed since, keeps nothing else from its time; the host is told once.
        let failed = self.begin_forks(&snapshot).await?;
        let mut proceedings = Proceedings::new(self, &snapshot).after_forks(failed);
        proceedings.by_itself().await?;
        let (_, commit) = proceedings.commit().await?;
        self.store_and_forget(snapshot, commit).await
    }

    /// Lets the campaign go on from where it stands now.
    async fn after_court(self: &Arc<Self>, id: CampaignId) {
        if let Err(error) = self.pass_over(id).await {
            tracing::warn!(campaign.id = %id, %error, "a campaign could not go on after something was done about its past");
        }
        self.let_bots_play(id);
    }
}
