//! The thread pool that paints pictures at low priority: nobody waits for a picture as for an answer, so all other work of the server goes first.

use std::sync::LazyLock;
use std::thread::available_parallelism;
use thread_priority::{Error, ThreadPriority};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinError;

/// The painting threads, as many as there are processors.
static THREADS: LazyLock<Runtime> = LazyLock::new(|| {
    let threads = available_parallelism().map_or(1, usize::from);
    let begin = || {
        if let Err(error) = stand_back() {
            tracing::warn!(?error, "pictures may be painted as if somebody waited for them");
        }
    };
    let mut builder = Builder::new_multi_thread();
    builder.worker_threads(1).max_blocking_threads(threads).thread_name("painter").on_thread_start(begin);
    builder.build().expect("a process can start threads")
});

/// Lets the thread that calls it run where nothing else wants to (`SCHED_IDLE`, sched(7)): whatever wakes up takes the processor from it at once,
/// where a thread that is only nice keeps it for some milliseconds. It needs no privileges, and a thread without them cannot take it back.
#[cfg(any(target_os = "linux", target_os = "android"))]
fn stand_back() -> Result<(), Error> {
    use thread_priority::{NormalThreadSchedulePolicy, ThreadSchedulePolicy, set_thread_priority_and_policy, thread_native_id};
    let idle = ThreadSchedulePolicy::Normal(NormalThreadSchedulePolicy::Idle);
    set_thread_priority_and_policy(thread_native_id(), ThreadPriority::Min, idle)
}

/// Gives the thread that calls it the least priority that there is here.
#[cfg(not(any(target_os = "linux", target_os = "android")))]
fn stand_back() -> Result<(), Error> {
    ThreadPriority::Min.set_for_current()
}

/// Does the work of painting; what waits for a thread waits in the order in which it came.
///
/// # Errors
/// If it panics.
pub async fn painting<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    THREADS.spawn_blocking(work).await
}

#[cfg(test)]
mod tests {
    use super::painting;

    /// The policy that the kernel schedules the calling thread by: the 41st field of its `stat` (proc_pid_stat(5)).
    #[cfg(target_os = "linux")]
    fn policy() -> u32 {
        let stat = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
        let (_, after_the_name) = stat.rsplit_once(") ").unwrap();
        after_the_name.split(' ').nth(41 - 3).unwrap().parse().unwrap()
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn who_paints_stands_behind_who_answers() {
        const SCHED_IDLE: u32 = 5;
        let own = policy();
        assert_ne!(own, SCHED_IDLE);
        assert_eq!(painting(policy).await.unwrap(), SCHED_IDLE);
        assert_eq!(policy(), own, "others stay where they are");
    }

    #[tokio::test]
    async fn what_panics_while_painting_is_told_and_the_next_picture_is_painted() {
        assert!(painting(|| panic!("spilled")).await.is_err());
        assert_eq!(painting(|| 7).await.unwrap(), 7);
    }
}
