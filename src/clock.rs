//! The clock of a server: the machine's, or one that a test sets.

use crate::config::Config;
use anyhow::Context as _;
use chrono::{DateTime, Utc};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use sternpost_model::clock::{Clock, SystemClock};

/// Names a file that holds the time, for tests of a whole server.
const TEST_CLOCK: &str = "STERNPOST_TEST_CLOCK";

/// A clock that stands at the time a file holds (RFC 3339): tests of a whole server write there what time it is.
struct FileClock {
    path: PathBuf,
    /// The time it held last: while the file is being written it holds none.
    last: Mutex<DateTime<Utc>>,
}

impl FileClock {
    fn read(path: &PathBuf) -> anyhow::Result<DateTime<Utc>> {
        let text = std::fs::read_to_string(path).with_context(|| format!("{TEST_CLOCK}: {}", path.display()))?;
        text.trim().parse().with_context(|| format!("{TEST_CLOCK}: {} holds no time", path.display()))
    }
}

impl Clock for FileClock {
    fn now(&self) -> DateTime<Utc> {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(now) = Self::read(&self.path) {
            *last = now;
        }
        *last
    }
}

/// The clock of a server: the machine's, unless a test has named a file. That is refused wherever anybody but this machine could reach the
/// server, so that it cannot be on by mistake where people play.
///
/// # Errors
/// If a test's clock cannot be read, or is not for this server.
pub fn of_the_server(config: &Config) -> anyhow::Result<Arc<dyn Clock>> {
    let Some(path) = std::env::var_os(TEST_CLOCK).map(PathBuf::from) else { return Ok(Arc::new(SystemClock)) };
    if !config.is_for_this_machine_alone() {
        anyhow::bail!(
            "{TEST_CLOCK} is for tests: it needs letters that stay on this machine (mail.transport = \"postbox\", or a mail server at 127.0.0.1) and a server that only this machine reaches"
        );
    }
    let now = FileClock::read(&path)?;
    tracing::warn!(%now, "the time is what {} says", path.display());
    Ok(Arc::new(FileClock { path, last: Mutex::new(now) }))
}
