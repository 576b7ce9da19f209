//! Periodic maintenance: deletes what has outlived its keeping, and notices a clock that was set back.

use crate::links::Links;
use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;
use std::time::Duration;
use sternpost_model::clock::Clock;
use sternpost_model::settings::Keep;
use sternpost_store::{Store, StoreError};
use tokio::time::{Instant, Interval, MissedTickBehavior};

/// The interval of the maintenance.
const EVERY: Duration = Duration::from_secs(5 * 60);
/// The interval at which the clock is looked at: as often as the outbox, so that what waits by a time that is gone does not wait longer than anything
/// else.
const LOOK: Duration = Duration::from_secs(2);
/// No letter is due later than this, but by a clock that was set back: longer than the longest wait between two tries, than a letter
/// is held back from one who has just acted, and than one that tells once a week what was said or promised waits for more.
const LATEST_LETTER: TimeDelta = TimeDelta::hours(7 * 24 + 1);
/// For how long a letter can bounce: mail servers give up after four or five days (RFC 5321, 4.5.4.1).
pub const BOUNCE_LIFE: TimeDelta = TimeDelta::days(14);
/// The clocks of several servers differ, but not by more.
const CLOCKS_DIFFER: TimeDelta = TimeDelta::minutes(1);

/// The periodic maintenance of a database.
pub struct Housekeeping {
    /// The store that is looked after.
    pub store: Arc<Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Learns the latest moment it was used at.
    pub links: Arc<Links>,
    /// For how long things are kept.
    pub keep: Keep,
    /// How long links live, and with them the keys of replies.
    pub link_life: TimeDelta,
    /// How long a letter is held back from one who has just acted.
    pub grace: TimeDelta,
}

impl Housekeeping {
    /// Before the server begins to work: what a clock that was set back since the last start would undo is put right.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn begin(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        if let Some(latest) = self.store.latest_use().await? {
            self.links.was_used_at(latest);
            if latest > now + CLOCKS_DIFFER {
                tracing::warn!(%latest, %now, "the clock was set back: letters that wait go out now, and what has expired stays so");
                self.store.hurry_letters(now, now).await?;
            }
        }
        self.round().await
    }

    /// Does what is to be done once in a while.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn round(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        self.store.note_use(now).await?;
        self.links.was_used_at(now);
        let hurried = self.store.hurry_letters(now, now + LATEST_LETTER.max(self.grace * 2)).await?;
        if hurried > 0 {
            tracing::warn!(letters = hurried, "letters waited for a moment far ahead; they go out now");
        }
        let expired = self.links.never_before(now);
        self.store.drop_expired_sessions(expired).await?;
        self.store.drop_expired_links(expired).await?;
        let before = |days: u32| now - TimeDelta::days(i64::from(days));
        let letters = self.store.drop_old_letters(before(self.keep.letters_days)).await?;
        let keys = self.store.drop_old_keys(now, before(self.keep.keys_days)).await?;
        let drafts = self.store.drop_old_drafts(before(self.keep.drafts_days)).await?;
        let mails = self.store.drop_old_inbound(before(self.keep.inbound_days)).await?;
        let replies = self.store.drop_old_reply_keys(now - self.link_life).await?;
        // For a while longer a link that has expired says so.
        let links = self.store.drop_old_letter_links(expired - self.link_life).await?;
        let bounces = self.store.drop_old_bounce_keys(now - BOUNCE_LIFE).await?;
        tracing::debug!(letters, keys, drafts, mails, replies, links, bounces, "old things were forgotten");
        Ok(())
    }

    /// Looks whether the clock was set back since `before`, and lets letters that wait for a time that was near then go out now. Returns what time
    /// it is.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn look_at_the_clock(&self, before: DateTime<Utc>) -> Result<DateTime<Utc>, StoreError> {
        let now = self.clock.now();
        if before > now + CLOCKS_DIFFER {
            tracing::warn!(%before, %now, "the clock was set back while the server runs: letters that wait go out now");
            self.store.hurry_letters(now, now).await?;
        }
        Ok(now)
    }

    /// Goes on until the store is gone.
    pub async fn run(self) {
        let (mut rounds, mut looks) = (ticks(EVERY), ticks(LOOK));
        let mut seen = self.clock.now();
        loop {
            let done = tokio::select! {
                _ = rounds.tick() => self.round().await,
                // What failed is tried again at the next look: the clock counts as seen only then.
                _ = looks.tick() => self.look_at_the_clock(seen).await.map(|now| seen = now),
            };
            match done {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "housekeeping has to wait"),
            }
        }
    }
}

/// Ticks that come so often, the first after that time; what was missed is not made up for.
fn ticks(every: Duration) -> Interval {
    let mut ticks = tokio::time::interval_at(Instant::now() + every, every);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}
