//! A ledger of token buckets: who has used up how much of what each setting allows. Tokens are taken from several buckets together, or from none.

use super::TooMany;
use super::buckets::Buckets;
use chrono::TimeDelta;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use sternpost_model::clock::Clock;

/// Tokens that are taken together or not at all: of which kind, by whom, how many.
pub type Taken<W> = Vec<(usize, W, u32)>;

/// A setting, how many it allows, and over which time as many are allowed again.
pub type Size = (&'static str, u32, TimeDelta);

/// Buckets with the setting that sizes them.
type Kind<W> = (&'static str, Buckets<W>);

/// The buckets of several settings.
pub struct Ledger<W> {
    clock: Arc<dyn Clock>,
    kinds: Mutex<Vec<Kind<W>>>,
}

impl<W: Hash + Eq + Clone> Ledger<W> {
    /// Full buckets of these sizes; a kind is named by its place among them.
    pub fn new(sizes: &[Size], clock: Arc<dyn Clock>) -> Self {
        Self { clock, kinds: Mutex::new(kinds(sizes)) }
    }

    /// Replaces the buckets by some of other sizes, all of them full.
    pub fn resize(&self, sizes: &[Size]) {
        *self.kinds() = kinds(sizes);
    }

    /// The limit one has to wait for longest before all of it can be taken; none: it can be now.
    pub fn short(&self, wanted: &Taken<W>) -> Option<TooMany> {
        self.short_of(&self.kinds(), wanted)
    }

    /// Takes all or nothing.
    ///
    /// # Errors
    /// If one of the buckets does not hold so much.
    pub fn take(&self, wanted: &Taken<W>) -> Result<(), TooMany> {
        let mut kinds = self.kinds();
        if let Some(too_many) = self.short_of(&kinds, wanted) {
            return Err(too_many.counted());
        }
        let now = self.clock.now();
        for (kind, who, count) in wanted {
            kinds[*kind].1.take(who, *count, now);
        }
        Ok(())
    }

    /// Puts back what was taken.
    pub fn give_back(&self, taken: &Taken<W>) {
        let mut kinds = self.kinds();
        for (kind, who, count) in taken {
            kinds[*kind].1.give_back(who, *count);
        }
    }

    fn short_of(&self, kinds: &[Kind<W>], wanted: &Taken<W>) -> Option<TooMany> {
        let now = self.clock.now();
        let mut longest: Option<TooMany> = None;
        for (kind, who, count) in wanted.iter().filter(|(_, _, count)| *count > 0) {
            let (limit, buckets) = &kinds[*kind];
            if let Some(wait) = buckets.wait(who, *count, now)
                && longest.is_none_or(|longest| longest.wait < wait)
            {
                longest = Some(TooMany { limit, wait });
            }
        }
        longest
    }

    fn kinds(&self) -> MutexGuard<'_, Vec<Kind<W>>> {
        self.kinds.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn kinds<W: Hash + Eq + Clone>(sizes: &[Size]) -> Vec<Kind<W>> {
    sizes.iter().map(|(limit, size, period)| (*limit, Buckets::new(*size, *period))).collect()
}
