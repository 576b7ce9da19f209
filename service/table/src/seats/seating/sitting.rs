//! Bots that sit in for a seat's holder: the seat stays theirs, and so do its letters' links. They come back by a press of a button.

use super::{in_play, seated};
use crate::seats::seating::NewsLetters as _;
use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Refused, Service};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::{Actor, CampaignId, Cause};
use sternpost_model::letter::SeatNews;
use sternpost_model::pace::SeatedAct;
use sternpost_model::reason::Reason;
use sternpost_players::Strength;
use sternpost_store::{Commit, SeatChange, SeatRow, SeatState, SeatUpdate};

impl Service {
    /// Lets a bot play a seat until its holder is back.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if nobody who could be away holds it, or the campaign is not played.
    pub async fn let_bot_sit_in(self: &Arc<Self>, id: CampaignId, seat: u8, by: (Actor, Cause)) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.sit_in_once(snapshot, seat, by)).await }).await?;
        self.let_bots_play(id);
        Ok(())
    }

    pub(crate) async fn sit_in_once(&self, snapshot: Locked, seat: u8, by: (Actor, Cause)) -> Result<(), Refused> {
        let row = in_play(&snapshot, seat)?.clone();
        if row.is_sat_in() {
            return Ok(());
        }
        if row.state != SeatState::Taken {
            return Err(Refused::WrongState(Reason::NobodyToSitInFor));
        }
        let now = self.clock.now();
        let commit = seated(&snapshot, &[SeatedAct::BotSitsIn { seat: Seat(seat) }], by, now);
        let commit = sat_in(&snapshot, &row, commit, now);
        tracing::info!(campaign.id = %snapshot.campaign.id, seat, "a bot sits in");
        self.store_and_forget(snapshot, commit).await
    }

    /// The holder of a seat is back: the bot leaves it, and what it is asked waits for them again.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if no bot sits in.
    pub async fn come_back(self: &Arc<Self>, id: CampaignId, seat: u8, cause: Cause) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move { service.retry_on_conflict(id, |snapshot| service.come_back_once(snapshot, seat, cause)).await }).await
    }

    async fn come_back_once(&self, snapshot: Locked, seat: u8, cause: Cause) -> Result<(), Refused> {
        let row = in_play(&snapshot, seat)?.clone();
        if !row.is_sat_in() {
            return Err(Refused::WrongState(Reason::NoBotSitsIn));
        }
        let now = self.clock.now();
        let commit = seated(&snapshot, &[SeatedAct::Back { seat: Seat(seat) }], (Actor::Seat(Seat(seat)), cause), now);
        let seq = commit.entries.last().map_or(snapshot.seq, |entry| entry.seq);
        let mut asked = snapshot.asked_in(snapshot.play()?);
        asked.retain(|(asked, _)| asked.0 == seat && snapshot.sealed_of(*asked).is_none());
        let mut rows = Vec::clone(&snapshot.seats);
        rows[usize::from(seat)] = SeatRow { state: SeatState::Taken, ..row.clone() };
        let letters = letters::for_questions(&rows, &[], &asked, seq, now, Some((Seat(seat), self.grace)));
        // Whoever is back has time to look round, as a successor has, and has not been silent.
        let watch = snapshot.watch_or_new(now, |watch| watch.welcome(seat, now));
        let seats = vec![SeatChange::of(&row, SeatUpdate::SatIn(None))];
        self.store_and_forget(snapshot, Commit { seats, letters, watch, ..commit }).await
    }
}

/// The commit with which a bot sits in, besides its entries.
pub(super) fn sat_in(snapshot: &crate::Snapshot, row: &SeatRow, commit: Commit, now: chrono::DateTime<chrono::Utc>) -> Commit {
    let letters = SeatNews::SitsIn { generation: row.link_generation }.to_holder(row, now);
    let watch = snapshot.watch_or_new(now, |watch| {
        watch.leave_to_a_bot(row.seat, now);
        if watch.search.as_ref().is_some_and(|search| search.seat == row.seat) {
            watch.end_search(false, now);
        }
        watch.close_ballot(now);
    });
    let seats = vec![SeatChange::of(row, SeatUpdate::SatIn(Some(Strength::default())))];
    Commit { seats, letters: commit.letters.into_iter().chain(letters).collect(), watch, ..commit }
}
