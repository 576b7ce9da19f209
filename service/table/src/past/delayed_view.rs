//! A delayed view of a campaign: how it stood a while ago, for those who look on by the spectators' link. It is a value like the campaign itself,
//! so that pages, lines, tallies and exports made of it cannot tell anything newer.

use crate::{Refused, Service, Snapshot};
use chrono::TimeDelta;
use std::collections::BTreeMap;
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_log::{Body, Court, Entry, Moves};
use sternpost_model::pace::SeatedAct;
use sternpost_model::reason::Reason;
use sternpost_store::{Delay, SeatRow, SeatState, Status};

impl Service {
    /// A campaign as it stood so long ago.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if it had not begun then: whether it has by now is not told.
    pub async fn as_it_stood(self: &Arc<Self>, snapshot: &Snapshot, delay: Delay) -> Result<Arc<Snapshot>, Refused> {
        let id = snapshot.campaign.id;
        let Some(last) = self.shown_with(snapshot, delay).await? else { return Err(nothing_yet()) };
        let later = self.all_entries(id, last.seq).await?;
        let play = match self.folded_at(snapshot.game, id, last.seq).await {
            Err(Refused::WrongState(_)) => return Err(nothing_yet()),
            play => play?,
        };
        Ok(Arc::new(self.cut(snapshot, &last, &later, play).await?))
    }

    /// The last entry that is shown with a delay; none: nothing is yet.
    async fn shown_with(&self, snapshot: &Snapshot, delay: Delay) -> Result<Option<Entry>, Refused> {
        let id = snapshot.campaign.id;
        let last = match delay {
            Delay::Hours(hours) => self.store.last_until(id, self.clock.now() - TimeDelta::hours(i64::from(hours))).await?,
            Delay::Entries(entries) => snapshot.seq.saturating_sub(u64::from(entries)),
        };
        let Some(before) = last.min(snapshot.seq).checked_sub(1) else { return Ok(None) };
        Ok(self.store.entries(id, before, 1).await?.pop())
    }

    async fn cut(&self, snapshot: &Snapshot, last: &Entry, later: &[Entry], play: Arc<dyn Play>) -> Result<Snapshot, Refused> {
        let seats = if later.iter().any(|entry| seated(entry).is_some()) {
            let mut before = self.all_entries(snapshot.campaign.id, 0).await?;
            before.retain(|entry| entry.seq <= last.seq);
            Arc::new(seats_then(&snapshot.seats, &before, later))
        } else {
            snapshot.seats.clone()
        };
        let mut campaign = snapshot.campaign.clone();
        let has_ended_since = later.iter().any(|entry| matches!(entry.body, Body::Ended { .. }));
        if campaign.status != Status::Ended || has_ended_since {
            Arc::make_mut(&mut campaign).status = Status::Running;
        }
        let mut former = snapshot.former.clone();
        Arc::make_mut(&mut former).retain(|former| former.seq <= last.seq);
        let mut about_the_past = self.store.about_the_past(snapshot.campaign.id).await?;
        about_the_past.retain(|entry| entry.seq <= last.seq);
        // Every member is named: one that is new must not show by itself what is newer.
        Ok(Snapshot {
            game: snapshot.game,
            secret: snapshot.secret.clone(),
            chance: snapshot.chance.clone(),
            campaign,
            court: Arc::new(Court::of(&about_the_past)),
            moves: Arc::new(Moves::of(&about_the_past)),
            seats,
            former,
            play: Some(play),
            seq: last.seq,
            hash: last.hash.clone(),
            head: last.seq,
            revocable: None,
            // What stands beside the log has no past.
            sealed: Arc::default(),
            orders: Arc::default(),
            watch: None,
            arbiter: None,
            is_behind: true,
        })
    }
}

fn nothing_yet() -> Refused {
    Refused::WrongState(Reason::NothingShownYet)
}

/// The change of a seat that an entry records.
fn seated(entry: &Entry) -> Option<&SeatedAct> {
    if let Body::Seated { act } = &entry.body { Some(act) } else { None }
}

/// The holders of the seats before what has happened since.
fn seats_then(now: &[SeatRow], before: &[Entry], later: &[Entry]) -> Vec<SeatRow> {
    let mut rows = now.to_vec();
    let mut settled: BTreeMap<Seat, (Option<String>, SeatState)> = BTreeMap::new();
    for act in later.iter().rev().filter_map(seated) {
        match act.clone() {
            SeatedAct::Passed { seat, from, .. } => {
                let sat_in = sat_in_after(before, seat);
                let state = if sat_in { SeatState::Bot } else { SeatState::Taken };
                settled.insert(seat, (Some(from), state));
            }
            SeatedAct::BotSitsIn { seat } => settled.entry(seat).or_insert((None, SeatState::Taken)).1 = SeatState::Taken,
            SeatedAct::Back { seat } => settled.entry(seat).or_insert((None, SeatState::Bot)).1 = SeatState::Bot,
            SeatedAct::SubstituteSought { .. } | SeatedAct::NoSubstitute { .. } => {}
        }
    }
    for (seat, (name, state)) in settled {
        let Some(row) = rows.get_mut(usize::from(seat.0)) else { continue };
        row.state = state;
        row.name = name.unwrap_or_else(|| row.name.clone());
    }
    rows
}

/// Whether a bot sat in for the holder of a seat after these entries.
fn sat_in_after(entries: &[Entry], of: Seat) -> bool {
    let state = |act: &SeatedAct| match act {
        SeatedAct::BotSitsIn { seat } => (*seat == of).then_some(true),
        SeatedAct::Back { seat } | SeatedAct::Passed { seat, .. } => (*seat == of).then_some(false),
        SeatedAct::SubstituteSought { .. } | SeatedAct::NoSubstitute { .. } => None,
    };
    entries.iter().rev().filter_map(seated).find_map(state).unwrap_or(false)
}
