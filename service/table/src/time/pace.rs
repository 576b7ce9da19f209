//! Keeps a campaign's watch in step with it: every commit that moves the campaign says in the same transaction what is asked from then on.

use crate::Snapshot;
use crate::play::orders::waiving;
use chrono::{DateTime, Utc};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_game::Play;
use sternpost_model::pace::{Moved, Terms, Watch};
use sternpost_store::{KeptWatch, StandingOrder, Status, WatchChange};

/// The questions of each seat, as a watch has them.
pub(crate) fn asked(open: &[(Seat, String)]) -> Vec<(u8, String)> {
    open.iter().map(|(seat, question)| (seat.0, question.clone())).collect()
}

impl Snapshot {
    /// The terms about time: empty ones if nobody has settled any.
    #[must_use]
    pub fn terms(&self) -> Terms {
        self.watch().map(|watch| watch.terms.clone()).unwrap_or_default()
    }

    /// Its watch; none if no time runs in it.
    #[must_use]
    pub fn watch(&self) -> Option<&Watch> {
        self.watch.as_ref().map(|kept| &kept.watch)
    }

    /// The deadline of what a seat is asked; none if it is asked nothing, or no time runs.
    #[must_use]
    pub fn due_of(&self, seat: Seat) -> Option<DateTime<Utc>> {
        self.watch().filter(|_| self.campaign.status == Status::Running)?.due_of(seat.0)
    }

    /// The deadline of what is asked now: the same for all who are asked.
    #[must_use]
    pub fn due(&self) -> Option<DateTime<Utc>> {
        self.watch().filter(|_| self.campaign.status == Status::Running)?.due()
    }

    /// The watch once a position is reached; none if there is none.
    pub(crate) fn watch_after(&self, orders: &[StandingOrder], play: &dyn Play, now: DateTime<Utc>, how: Moved) -> Option<WatchChange> {
        self.watch_with(|watch| {
            self.tell_of_court(watch, now);
            watch.follow(&asked(&play.open()), now, how);
            watch.excuse(waiving(self, orders, play).into_iter().map(|seat| seat.0).collect(), now);
        })
    }

    /// The watch once nothing is asked any more; none if there is none.
    pub(crate) fn watch_at_rest(&self, now: DateTime<Utc>) -> Option<WatchChange> {
        self.watch_with(|watch| watch.rest(now))
    }

    /// The watch with something changed; none if there is none, or nothing is.
    pub(crate) fn watch_with(&self, change: impl FnOnce(&mut Watch)) -> Option<WatchChange> {
        let kept = self.watch.as_ref()?;
        let mut watch = kept.watch.clone();
        change(&mut watch);
        (watch != kept.watch).then(|| WatchChange { campaign: self.campaign.id, known: kept.change, watch })
    }

    /// The watch with something changed, from where none was.
    pub(crate) fn watch_or_new(&self, now: DateTime<Utc>, change: impl FnOnce(&mut Watch)) -> Option<WatchChange> {
        let begin = || {
            let mut watch = Watch::default();
            watch.begin_silence(&self.play.as_ref().map(|play| asked(&play.open())).unwrap_or_default(), now);
            (0, watch)
        };
        let (known, mut watch) = self.watch.as_ref().map_or_else(begin, |kept| (kept.change, kept.watch.clone()));
        change(&mut watch);
        Some(WatchChange { campaign: self.campaign.id, known, watch })
    }

    /// Notes a change of the watch that was stored.
    pub(crate) fn watched(&mut self, change: Option<WatchChange>) {
        if let Some(WatchChange { known, watch, .. }) = change {
            self.watch = Some(Arc::new(KeptWatch { change: known + 1, watch }));
        }
    }
}
