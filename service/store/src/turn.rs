//! Whose turn it is to write a SQLite file.
//!
//! Whoever waits for SQLite's own lock looks again in steps of milliseconds, and a writer that never rests has it whenever they look. In one
//! process all who write stand in one queue instead, and the first in it is the next.

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
