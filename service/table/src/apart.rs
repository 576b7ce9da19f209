//! Where rules run: apart from the threads that answer everybody, and so that whatever else would run on their thread goes on elsewhere meanwhile.

use super::{Refused, Service};
use std::pin::Pin;
use std::task::{Context, Poll};
use sternpost_log::fold;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::JoinHandle;

/// Work that may ask rules at any of its steps: each is taken as something that takes long, while other work goes on on other threads.
///
/// It is known by what comes of it and not by what it does: what runs it is compiled once for each of the former, and there are hundreds of the latter.
pub struct Aside<'w, T>(Pin<Box<dyn Future<Output = T> + Send + 'w>>);

/// Work of which each step may take long.
pub fn aside<'w, T>(work: impl Future<Output = T> + Send + 'w) -> Aside<'w, T> {
    Aside(Box::pin(work))
}

impl<T> Future for Aside<'_, T> {
    type Output = T;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        in_place(|| self.0.as_mut().poll(context))
    }
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
        crate::panics::joined(self.threads.spawn(aside(work)).await)?
    }

    /// Works out what somebody is answered apart from the threads that answer everybody. It ends when nobody waits for it any more.
    ///
    /// # Errors
    /// If the server stops.
    pub async fn beside<T: Send + 'static>(&self, work: impl Future<Output = T> + Send + 'static) -> Result<T, Refused> {
        let mut awaited = Awaited(self.threads.spawn(aside(work)));
        crate::panics::joined((&mut awaited.0).await)
    }
}

/// Runs rules apart from the threads that answer everybody: what they compute for one submission is bounded, and still none of these waits for it.
/// If they fail: what they said.
///
/// # Errors
/// If the server stops.
pub async fn apart<T: Send + 'static>(rules: impl FnOnce() -> T + Send + 'static) -> Result<Result<T, String>, Refused> {
    tokio::task::spawn_blocking(move || fold::guarded(rules)).await.map_err(|_| Refused::Closing)
}

/// Runs rules in the midst of a use case, which is done on the service's threads: whatever else would run on this one goes on elsewhere meanwhile.
/// If they fail: what they said.
pub fn guarded<T>(rules: impl FnOnce() -> T) -> Result<T, String> {
    in_place(|| fold::guarded(rules))
}

/// Does what may take long on this thread, and says what comes of it.
fn in_place<T>(work: impl FnOnce() -> T) -> T {
    let (mut work, mut done) = (Some(work), None);
    on_this_thread(&mut || done = work.take().map(|work| work()));
    done.expect("it is done once")
}

/// The same for whatever it is. On a runtime of one thread there is nobody who could take over.
fn on_this_thread(work: &mut dyn FnMut()) {
    match Handle::try_current().map(|runtime| runtime.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(work),
        Ok(_) | Err(_) => work(),
    }
}
