//! Threads that paint pictures: nobody waits for one as for an answer, so whatever else the server does goes before them.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinError;

/// How far behind everything else of the server they stand (`nice(2)`, of at most 19): beside answers that take all there is a picture gets a
/// tenth of a processor.
const NICE: i32 = 10;

/// As many as there are processors. On Linux a thread has a niceness of its own, and one without privileges cannot take it back: these threads
/// do nothing else.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    let threads = available_parallelism().map_or(1, usize::from);
    let begin = || {
        if let Err(error) = rustix::process::nice(NICE) {
            tracing::warn!(%error, "pictures are painted as if somebody waited for them");
        }
    };
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(1).max_blocking_threads(threads).thread_name("painter").on_thread_start(begin);
    builder.build().expect("a process can start threads")
});

/// Does the work of painting; what waits for a thread waits in the order in which it came.
///
/// # Errors
/// If it panics.
pub async fn painting<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    THREADS.spawn_blocking(work).await
}

#[cfg(test)]
mod tests {
    use super::{NICE, painting};

    #[tokio::test]
    async fn who_paints_stands_behind_who_answers() {
        let nice = || rustix::process::getpriority_process(None).unwrap();
        let own = nice();
        assert_eq!(painting(nice).await.unwrap(), (own + NICE).min(19));
        assert_eq!(nice(), own, "others stay where they are");
        assert!(painting(|| panic!("spilled")).await.is_err(), "what is spilled is told");
        assert_eq!(painting(|| 7).await.unwrap(), 7, "and the next one paints");
    }
}
