//! A fair queue for write access to a SQLite file.
//!
//! A connection that waits for SQLite's own lock polls it in steps of milliseconds, and may find it taken each time by a writer that never rests.
//! In one process all writers stand in one queue instead, and the first in it is the next.

use std::sync::Arc;
use tokio::sync::{Mutex, MutexGuard};

/// The queue before one file.
#[derive(Clone, Default)]
pub(super) struct Turn(Arc<Mutex<()>>);

impl Turn {
    /// Waits until all who came before are done. The turn lasts as long as what is returned, and is for one transaction.
    pub(super) async fn taken(&self) -> MutexGuard<'_, ()> {
        self.0.lock().await
    }
}
