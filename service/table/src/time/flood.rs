//! A limit on how often people move one campaign on within an hour. A log that grows without end, an answer given and taken back all day, makes
//! everybody wait who shares its server; more than any table ever plays is refused until the hour is over.

use crate::{Refused, Service};
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use sternpost_log::CampaignId;

/// More than a table of eight plays in an hour of haste; programs that play through the API do not reach it by far.
pub const MOST_ENTRIES: u32 = 6_000;
/// Campaigns counted at once; beyond, the hours that began first are forgotten.
const MOST_CAMPAIGNS: usize = 20_000;
const HOUR: TimeDelta = TimeDelta::hours(1);

/// The number of acts of people on each campaign since its hour began.
pub struct Flood {
    most: AtomicU32,
    hours: Mutex<HashMap<CampaignId, (DateTime<Utc>, u32)>>,
}

impl Default for Flood {
    fn default() -> Self {
        Self { most: AtomicU32::new(MOST_ENTRIES), hours: Mutex::default() }
    }
}

impl Flood {
    /// Sets how many entries are admitted to a campaign in an hour from now on; 0: without limit.
    pub fn limit(&self, most: u32) {
        self.most.store(most, Ordering::Relaxed);
    }

    fn hours(&self) -> MutexGuard<'_, HashMap<CampaignId, (DateTime<Utc>, u32)>> {
        self.hours.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time to wait until one more is admitted; none: now. A clock that was set back begins a new hour.
    fn wait(&self, id: CampaignId, now: DateTime<Utc>) -> Option<TimeDelta> {
        let most = self.most.load(Ordering::Relaxed);
        let (begun, count) = *self.hours().get(&id)?;
        let is_on = begun <= now && now < begun + HOUR;
        (most > 0 && is_on && count >= most).then(|| begun + HOUR - now)
    }

    fn note(&self, id: CampaignId, now: DateTime<Utc>) {
        let mut hours = self.hours();
        if hours.len() >= MOST_CAMPAIGNS && !hours.contains_key(&id) {
            hours.retain(|_, (begun, _)| *begun <= now && now < *begun + HOUR);
            if hours.len() >= MOST_CAMPAIGNS
                && let Some(oldest) = hours.iter().min_by_key(|(_, (begun, _))| *begun).map(|(id, _)| *id)
            {
                hours.remove(&oldest);
            }
        }
        let hour = hours.entry(id).or_insert((now, 0));
        if now < hour.0 || now >= hour.0 + HOUR {
            *hour = (now, 0);
        }
        hour.1 += 1;
    }
}

impl Service {
    /// Carries out work by which a person moves a campaign on, unless people have done so too often within the hour. Only what was done counts.
    pub(crate) async fn counted<T>(&self, id: CampaignId, work: impl Future<Output = Result<T, Refused>>) -> Result<T, Refused> {
        if let Some(wait) = self.flood.wait(id, self.clock.now()) {
            return Err(Refused::TooMuch(wait));
        }
        let done = work.await?;
        self.flood.note(id, self.clock.now());
        Ok(done)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minutes: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + minutes * 60, 0).unwrap()
    }

    fn campaign(number: u128) -> CampaignId {
        CampaignId(uuid::Uuid::from_u128(number))
    }

    #[test]
    fn an_hour_admits_so_many_and_the_next_as_many_again() {
        let flood = Flood::default();
        flood.limit(3);
        (0..3).for_each(|minute| flood.note(campaign(1), at(minute)));
        assert_eq!(flood.wait(campaign(1), at(10)), Some(TimeDelta::minutes(50)));
        assert_eq!(flood.wait(campaign(2), at(10)), None, "others go on");
        assert_eq!(flood.wait(campaign(1), at(60)), None);
        flood.note(campaign(1), at(60));
        assert_eq!(flood.wait(campaign(1), at(61)), None, "a new hour has begun");
    }

    #[test]
    fn a_clock_that_was_set_back_locks_nobody_out() {
        let flood = Flood::default();
        flood.limit(1);
        flood.note(campaign(1), at(0));
        assert_eq!(flood.wait(campaign(1), at(-500)), None);
    }

    #[test]
    fn nought_is_no_limit() {
        let flood = Flood::default();
        flood.limit(0);
        (0..9_999).for_each(|_| flood.note(campaign(1), at(0)));
        assert_eq!(flood.wait(campaign(1), at(0)), None);
    }

    #[test]
    fn no_number_of_campaigns_fills_the_memory() {
        let flood = Flood::default();
        (0..MOST_CAMPAIGNS as u128 + 50).for_each(|number| flood.note(campaign(number), at(0)));
        assert_eq!(flood.hours().len(), MOST_CAMPAIGNS);
    }
}
