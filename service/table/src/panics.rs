//! Panic isolation: rules that fail stop the request they serve and nothing else, and each failure is logged once.
//!
//! A fault in the rules shows again each time its page is loaded: the first time is logged with its place and message, further ones are counted
//! (`sternpost_panics_total`).

use crate::Refused;
use futures_util::FutureExt as _;
use std::backtrace::{Backtrace, BacktraceStatus};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::sync::{Mutex, PoisonError};
use sternpost_log::CampaignId;
use tokio::task::JoinError;

/// Letters of a panic's words that are written: some name whole positions.
const LONGEST: usize = 500;
/// Different words of one place in the code that are written.
const WORDS_OF_A_PLACE: usize = 8;
/// Places and failures that are remembered.
const MOST: usize = 2_000;

static WRITTEN: Written = Written::new();
static FAILED: Written = Written::new();

thread_local! {
    /// What panicked last on this thread.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// The panics that were logged already, by their place.
struct Written(Mutex<BTreeMap<String, BTreeSet<String>>>);

impl Written {
    const fn new() -> Self {
        Self(Mutex::new(BTreeMap::new()))
    }

    /// Whether something is to be written now: it was not before, and its place has not said much else.
    fn is_first(&self, place: &str, words: &str) -> bool {
        let mut places = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !places.contains_key(place) && places.len() >= MOST {
            return false;
        }
        let said = places.entry(place.to_owned()).or_default();
        said.len() < WORDS_OF_A_PLACE && said.insert(words.to_owned())
    }
}

/// The first letters of a text.
fn cut(text: &str) -> String {
    let mut letters = text.chars();
    let cut: String = letters.by_ref().take(LONGEST).collect();
    if letters.next().is_some() { cut + "…" } else { cut }
}

/// Installs a panic hook that logs each panic of this process once.
pub fn write_each_once() {
    std::panic::set_hook(Box::new(write));
}

fn write(panic: &PanicHookInfo<'_>) {
    metrics::counter!("sternpost_panics_total").increment(1);
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    let message = cut(panic.payload_as_str().unwrap_or("without a message"));
    // A thread that ends has nothing to remember with.
    let _ = LAST.try_with(|last| last.replace(format!("{place}: {message}")));
    if WRITTEN.is_first(&place, &message) {
        let trace = Backtrace::capture();
        let trace = if trace.status() == BacktraceStatus::Captured { trace.to_string() } else { String::new() };
        tracing::error!(place, message, trace, "a panic; the same one is not written again");
    }
}

/// The last panic of this thread; empty where nobody notes it.
fn last() -> String {
    LAST.with(|last| last.borrow().clone())
}

/// Notes that something could not be done for a campaign because of a panic just caught on this thread, once for each cause.
pub fn note(what: &str, of: &str) {
    let cause = last();
    if FAILED.is_first(&format!("{what} {of}"), &cause) {
        tracing::error!(campaign.id = of, cause, "{what}: a rule or the server failed");
    }
}

/// The result of work on another thread or in a task of its own. A panic there is passed on here, so that the guard of the caller reports it.
pub fn joined<T>(done: Result<T, JoinError>) -> Result<T, Refused> {
    done.map_err(|error| match error.try_into_panic() {
        Ok(panic) => {
            let words = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
            LAST.with(|last| last.replace(cut(words.unwrap_or("without a message"))));
            std::panic::resume_unwind(panic)
        }
        Err(_) => Refused::Closing,
    })
}

/// Does something for one campaign; a panic in it ends nothing else. None: it panicked, which is noted.
pub async fn survived<T>(what: &str, of: CampaignId, work: impl Future<Output = T>) -> Option<T> {
    let done = AssertUnwindSafe(work).catch_unwind().await;
    if done.is_err() {
        note(what, &of.to_string());
    }
    done.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_again_and_again_is_written_once() {
        let written = Written::new();
        let times = (0..1_000).filter(|_| written.is_first("arcs/rules.rs:7", "no such card")).count();
        assert_eq!(times, 1);
        assert!(written.is_first("arcs/rules.rs:9", "no such card"), "another place is another failure");
    }

    #[test]
    fn a_place_whose_words_are_always_others_falls_silent() {
        let written = Written::new();
        let times = (0..1_000).filter(|number| written.is_first("arcs/rules.rs:7", &format!("no card {number}"))).count();
        assert_eq!(times, WORDS_OF_A_PLACE);
    }

    #[test]
    fn places_that_somebody_makes_up_do_not_fill_the_memory() {
        let written = Written::new();
        let times = (0..MOST + 500).filter(|number| written.is_first(&format!("page {number}"), "failed")).count();
        assert_eq!(times, MOST);
    }

    #[test]
    fn a_position_in_the_words_of_a_panic_is_cut() {
        assert_eq!(cut("short"), "short");
        assert_eq!(cut(&"ü".repeat(7_000_000)).chars().count(), LONGEST + 1);
    }
}
