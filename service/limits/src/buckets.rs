//! Token buckets, one for each key: so many at once, and as many again over a period.
//!
//! A bucket is the moment at which it will be full again; one that is full is not kept. A clock that is set back empties a
//! bucket at most, so nobody waits longer than one period.

use chrono::{DateTime, TimeDelta, Utc};
use std::collections::HashMap;
use std::hash::Hash;

/// Keys remembered at once; beyond, those that have asked least are forgotten.
const MOST_KEYS: usize = 50_000;

/// Token buckets of one size.
#[derive(Debug)]
pub struct Buckets<K> {
    /// How many fit; 0: no limit.
    size: u32,
    period: TimeDelta,
    most_keys: usize,
    full_at: HashMap<K, DateTime<Utc>>,
}

impl<K: Hash + Eq + Clone> Buckets<K> {
    /// Buckets of `size` that fill up over `period`.
    #[must_use]
    pub fn new(size: u32, period: TimeDelta) -> Self {
        Self { size, period, most_keys: MOST_KEYS, full_at: HashMap::new() }
    }

    /// The time to wait until `count` can be taken; none: now. More than a bucket holds means the whole of it.
    #[must_use]
    pub fn wait(&self, key: &K, count: u32, now: DateTime<Utc>) -> Option<TimeDelta> {
        if self.size == 0 {
            return None;
        }
        let wait = self.after(key, count, now) - now - self.period;
        (wait > TimeDelta::zero()).then_some(wait)
    }

    /// Takes `count`, whether or not they are there.
    pub fn take(&mut self, key: &K, count: u32, now: DateTime<Utc>) {
        if self.size == 0 || count == 0 {
            return;
        }
        let full_at = self.after(key, count, now);
        if self.full_at.len() >= self.most_keys && !self.full_at.contains_key(key) {
            self.make_room(now);
        }
        self.full_at.insert(key.clone(), full_at);
    }

    /// Puts `count` back.
    pub fn give_back(&mut self, key: &K, count: u32) {
        if self.size == 0 {
            return;
        }
        let given = self.filling(count);
        if let Some(full_at) = self.full_at.get_mut(key) {
            *full_at -= given;
        }
    }

    /// The time at which the bucket would be full after taking so many.
    fn after(&self, key: &K, count: u32, now: DateTime<Utc>) -> DateTime<Utc> {
        let full_at = self.full_at.get(key).map_or(now, |full_at| (*full_at).clamp(now, now + self.period));
        full_at + self.filling(count)
    }

    /// The time that so many take to fill.
    fn filling(&self, count: u32) -> TimeDelta {
        let size = i32::try_from(self.size).unwrap_or(i32::MAX);
        let count = i32::try_from(count).unwrap_or(i32::MAX).min(size);
        // Divided last: a bucket of many fills in steps shorter than a unit of time.
        TimeDelta::microseconds(
            self.period.num_microseconds().unwrap_or(i64::MAX / i64::from(i32::MAX)) / i64::from(size) * i64::from(count),
        )
    }

    fn make_room(&mut self, now: DateTime<Utc>) {
        self.full_at.retain(|_, full_at| *full_at > now);
        if self.full_at.len() >= self.most_keys {
            let mut times: Vec<_> = self.full_at.values().copied().collect();
            let middle = times.len() / 2;
            let (_, middle, _) = times.select_nth_unstable(middle);
            let middle = *middle;
            self.full_at.retain(|_, full_at| *full_at > middle);
        }
        // All were equally guilty.
        if self.full_at.len() >= self.most_keys {
            self.full_at.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + seconds, 0).unwrap()
    }

    fn taken(buckets: &mut Buckets<&'static str>, key: &'static str, seconds: i64) -> bool {
        let may = buckets.wait(&key, 1, at(seconds)).is_none();
        if may {
            buckets.take(&key, 1, at(seconds));
        }
        may
    }

    #[test]
    fn a_bucket_gives_what_it_holds_and_fills_again() {
        let mut buckets = Buckets::new(3, TimeDelta::seconds(30));
        assert_eq!([0, 0, 0, 0].map(|second| taken(&mut buckets, "ada", second)), [true, true, true, false]);
        assert_eq!(buckets.wait(&"ada", 1, at(4)), Some(TimeDelta::seconds(6)));
        assert!(taken(&mut buckets, "bo", 0), "each has a bucket");
        assert_eq!([9, 10, 10, 20].map(|second| taken(&mut buckets, "ada", second)), [false, true, false, true]);
        assert_eq!((0..9).filter(|_| taken(&mut buckets, "ada", 1_000)).count(), 3, "it never holds more");
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let mut buckets = Buckets::new(2, TimeDelta::seconds(30));
        buckets.take(&"ada", 2, at(0));
        assert!(!taken(&mut buckets, "ada", 0));
        buckets.give_back(&"ada", 1);
        assert_eq!([0, 0].map(|second| taken(&mut buckets, "ada", second)), [true, false]);
        assert!(buckets.wait(&"bo", 7, at(0)).is_none(), "more than it holds means all of it");
    }

    #[test]
    fn a_clock_that_is_set_back_locks_nobody_out_for_longer_than_a_period() {
        let mut buckets = Buckets::new(2, TimeDelta::seconds(30));
        buckets.take(&"ada", 2, at(0));
        let three_days_back = at(-3 * 86_400);
        assert!(buckets.wait(&"ada", 1, three_days_back).unwrap() <= TimeDelta::seconds(30));
    }

    #[test]
    fn no_number_of_keys_fills_the_memory() {
        let mut buckets = Buckets { most_keys: 100, ..Buckets::new(2, TimeDelta::seconds(30)) };
        buckets.take(&usize::MAX, 2, at(0));
        for key in 0..10_000 {
            buckets.take(&key, 1, at(0));
            assert!(buckets.full_at.len() <= 100);
        }
        assert!(buckets.wait(&9_999, 2, at(0)).is_some(), "the latest are known");
    }

    #[test]
    fn nought_is_no_limit() {
        let mut buckets = Buckets::new(0, TimeDelta::seconds(30));
        assert!((0..1_000).all(|_| taken(&mut buckets, "ada", 0)));
        assert!(buckets.full_at.is_empty());
    }
}
