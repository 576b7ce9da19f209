//! The thread pool on which use cases, and the rules they ask, run. It is separate from the threads that answer requests, write to the database and
//! send letters, so that none of these waits for rules.

use super::{Refused, Service};
use std::cell::Cell;
use std::pin::Pin;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use sternpost_log::fold;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinHandle;

thread_local! {
    /// Whether this is one of the threads of use cases.
    static IS_APART: Cell<bool> = const { Cell::new(false) };
}

/// The threads of use cases. Rules keep one of them busy while they run: there are several for each processor, so that little waits behind much.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    let threads = (4 * available_parallelism().map_or(1, usize::from)).max(32);
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(threads).thread_name("use-case").on_thread_start(|| IS_APART.set(true)).enable_all();
    builder.build().expect("a process can start threads")
});

/// Carries work out that may ask rules at any of its steps.
///
/// It is known by what comes of it and not by what it does: what runs it is compiled once for each of the former, and there are hundreds of the latter.
pub fn spawn<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let work: Pin<Box<dyn Future<Output = T> + Send>> = Box::pin(work);
    THREADS.spawn(work)
}

/// A task that ends when nobody waits for it any more.
struct Awaited<T>(JoinHandle<T>);

impl<T> Drop for Awaited<T> {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Service {
    /// Carries a use case out as a task of its own, so that a client that hangs up cannot leave a committed entry unapplied, and apart from the threads
    /// that answer everybody, whatever rules compute for it.
    pub(crate) async fn detached<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, Refused>> + Send + 'static,
    ) -> Result<T, Refused> {
        crate::panics::joined(spawn(work).await)?
    }

    /// Works out what somebody is answered apart from the threads that answer everybody. It ends when nobody waits for it any more.
    ///
    /// # Errors
    /// If the server stops.
    pub async fn beside<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> Result<T, Refused> {
        let mut awaited = Awaited(spawn(work));
        crate::panics::joined((&mut awaited.0).await)
    }
}

/// Runs rules apart from the threads that answer everybody: at once, where this is one of the threads of use cases. What they compute is bounded.
/// If they fail: what they said.
///
/// # Errors
/// If the server stops.
pub async fn apart<T: Send + 'static>(rules: impl FnOnce() -> T + Send + 'static) -> Result<Result<T, String>, Refused> {
    if IS_APART.get() {
        return Ok(fold::guarded(rules));
    }
    spawn(async move { fold::guarded(rules) }).await.map_err(|_| Refused::Closing)
}

/// Runs rules that may take long, as a whole log that is folded or a game that is played on by bots: on a thread that nobody else waits for.
/// If they fail: what they said.
///
/// # Errors
/// If the server stops.
pub async fn at_length<T: Send + 'static>(rules: impl FnOnce() -> T + Send + 'static) -> Result<Result<T, String>, Refused> {
    tokio::task::spawn_blocking(move || fold::guarded(rules)).await.map_err(|_| Refused::Closing)
}
