//! Group commit: one task writes, and what waits while it commits goes into the next transaction together.
//!
//! An idle writer commits at once; load makes the groups. A group that a constraint refuses is written one by one, so that a
//! bad commit cannot fail its neighbours.

use super::{Change, Commit, StoreError};
use async_trait::async_trait;
use tokio::sync::{broadcast, mpsc, oneshot};

/// Commits that may wait; more are held back at the door.
const QUEUE: usize = 1_024;
/// The most commits of one group.
const GROUP: usize = 256;

/// What a database does for the writer.
#[async_trait]
pub(super) trait Engine: Send + 'static {
    /// Writes commits in one transaction.
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError>;
    /// What became of a single commit that failed: a conflict, a repetition, the error itself, or stored after all.
    async fn explain(&mut self, commit: &Commit, error: StoreError) -> Result<(), StoreError>;
    /// Tells other processes, once for each group.
    async fn announce(&mut self, changes: &[Change]);
}

struct Job {
    commit: Commit,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the writer.
#[derive(Clone)]
pub(super) struct Writer {
    jobs: mpsc::Sender<Job>,
}

impl Writer {
    /// Starts the task.
    pub(super) fn start(engine: impl Engine, changes: broadcast::Sender<Change>) -> Self {
        let (jobs, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(engine, waiting, changes));
        Self { jobs }
    }

    /// Hands a commit over and waits until it is durable.
    pub(super) async fn commit(&self, commit: Commit) -> Result<(), StoreError> {
        let (done, result) = oneshot::channel();
        self.jobs.send(Job { commit, done }).await.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(mut engine: impl Engine, mut waiting: mpsc::Receiver<Job>, changes: broadcast::Sender<Change>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        let commits: Vec<&Commit> = group.iter().map(|job| &job.commit).collect();
        let written = engine.write(&commits).await;
        let mut committed = vec![];
        match written {
            Ok(()) => {
                for Job { commit, done } in group.drain(..) {
                    committed.extend(change(&commit));
                    // Whoever asked may be gone: the commit stands.
                    let _ = done.send(Ok(()));
                }
            }
            Err(error) => {
                let mut alone = (group.len() == 1).then_some(error);
                for Job { commit, done } in group.drain(..) {
                    let result = match alone.take() {
                        Some(error) => Err(error),
                        None => engine.write(&[&commit]).await,
                    };
                    let result = match result {
                        Ok(()) => Ok(()),
                        Err(error) => engine.explain(&commit, error).await,
                    };
                    if result.is_ok() {
                        committed.extend(change(&commit));
                    }
                    let _ = done.send(result);
                }
            }
        }
        for change in &committed {
            // Nobody may be listening.
            let _ = changes.send(*change);
        }
        if !committed.is_empty() {
            engine.announce(&committed).await;
        }
    }
}

fn change(commit: &Commit) -> Option<Change> {
    let seq = commit.entries.last().map_or(0, |entry| entry.seq);
    commit.about().map(|campaign| Change { campaign, seq })
}
