//! Group commit: one task writes, and the commits that wait while it commits go into the next transaction together.
//!
//! An idle writer commits at once; load makes the groups. A group that a constraint refuses is written one by one, so that a bad commit cannot fail
//! its neighbours. A group that fails because of the database is not tried again: each of its commits is told what became of it, and the next group
//! starts on sound ground.

use super::health::Health;
use super::rows::ClaimedLetters;
use super::{Change, Commit, StoreError};
use async_trait::async_trait;
use chrono::{DateTime, Utc};
use std::sync::Arc;
use tokio::sync::{broadcast, mpsc, oneshot};

/// Commits that may wait; more are held back at the door.
const QUEUE: usize = 1_024;
/// The most commits of one group.
const GROUP: usize = 256;

/// The operations of a database that the writer needs.
#[async_trait]
pub(super) trait Engine: Send + 'static {
    /// Writes commits in one transaction, and in the same one what other processes are told of them. However it ends, nothing
    /// of it is left on the connection that the next one uses.
    async fn write(&mut self, group: &[&Commit]) -> Result<(), StoreError>;
    /// Finds out what became of a commit that failed; an error if the database cannot be asked.
    async fn explain(&mut self, commit: &Commit) -> Result<Verdict, StoreError>;
    /// Takes letters that are due.
    async fn claim(&mut self, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Result<ClaimedLetters, StoreError>;
    /// Writes a row that means nothing, durably.
    async fn probe(&mut self) -> Result<(), StoreError>;
}

/// The fate of a commit that failed.
#[derive(Debug)]
pub(super) enum Verdict {
    /// It is stored after all: only the word of it was lost on the way.
    Stored,
    /// Its key was used before.
    Repeated(String),
    /// The log is elsewhere.
    Conflict(u64),
    /// None of these: the error speaks for itself.
    Failed,
}

type Done<T = ()> = oneshot::Sender<Result<T, StoreError>>;

enum Job {
    Commit(Box<Commit>, Done),
    Claim(Claim, Done<ClaimedLetters>),
    Probe(Done),
}

/// A claim of letters that are to be sent.
struct Claim {
    now: DateTime<Utc>,
    until: DateTime<Utc>,
    limit: u32,
}

/// The way to the writers: one for a file, several side by side where the database bears it. What is about one campaign goes
/// through one of them, always the same.
pub(super) struct Writers {
    jobs: Vec<mpsc::Sender<Job>>,
}

impl Writers {
    /// Starts a task for each engine.
    pub(super) fn start(engines: Vec<impl Engine>, changes: &broadcast::Sender<Change>, health: &Arc<Health>) -> Self {
        let start = |engine| {
            let (jobs, waiting) = mpsc::channel(QUEUE);
            tokio::spawn(run(engine, waiting, changes.clone(), health.clone()));
            jobs
        };
        Self { jobs: engines.into_iter().map(start).collect() }
    }

    /// Hands a commit over and waits until it is durable.
    pub(super) async fn commit(&self, commit: Box<Commit>) -> Result<(), StoreError> {
        let writer = commit.touches().map_or(0, |campaign| campaign.0.as_u128() % self.jobs.len() as u128);
        let writer = usize::try_from(writer).expect("there are few writers");
        hand_over(&self.jobs[writer], |done| Job::Commit(commit, done)).await
    }

    /// Waits until the database has taken a write that means nothing; all who ask at once share one.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        hand_over(&self.jobs[0], Job::Probe).await
    }

    /// Takes letters that are due at `now`, until `until`.
    pub(super) async fn claim(&self, now: DateTime<Utc>, until: DateTime<Utc>, limit: u32) -> Result<ClaimedLetters, StoreError> {
        hand_over(&self.jobs[0], |done| Job::Claim(Claim { now, until, limit }, done)).await
    }
}

async fn hand_over<T>(jobs: &mpsc::Sender<Job>, job: impl FnOnce(Done<T>) -> Job) -> Result<T, StoreError> {
    let (done, result) = oneshot::channel();
    jobs.send(job(done)).await.map_err(|_| StoreError::Closed)?;
    result.await.map_err(|_| StoreError::Closed)?
}

async fn run(mut engine: impl Engine, mut waiting: mpsc::Receiver<Job>, changes: broadcast::Sender<Change>, health: Arc<Health>) {
    let mut jobs = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut jobs, GROUP).await > 0 {
        let (mut group, mut probes, mut claims) = (vec![], vec![], vec![]);
        for job in jobs.drain(..) {
            match job {
                Job::Commit(commit, done) => group.push((commit, done)),
                Job::Probe(done) => probes.push(done),
                Job::Claim(claim, done) => claims.push((claim, done)),
            }
        }
        if !group.is_empty() {
            for change in write(&mut engine, group, &health).await {
                // Nobody may be listening.
                let _ = changes.send(change);
            }
        }
        for (claim, done) in claims {
            let _ = done.send(health.noting(engine.claim(claim.now, claim.until, claim.limit).await));
        }
        if !probes.is_empty() {
            let written = noted(engine.probe().await, &health).map_err(Arc::new);
            for done in probes {
                let _ = done.send(written.clone().map_err(StoreError::from));
            }
        }
    }
}

/// Writes a group, tells each what became of it, and returns what was committed.
async fn write(engine: &mut impl Engine, group: Vec<(Box<Commit>, Done)>, health: &Health) -> Vec<Change> {
    let commits: Vec<&Commit> = group.iter().map(|(commit, _)| &**commit).collect();
    let written = noted(engine.write(&commits).await, health);
    let mut reachable = !written.as_ref().is_err_and(StoreError::is_without_connection);
    let alone = group.len() == 1;
    let one_by_one = !alone && written.as_ref().is_err_and(StoreError::is_refusal);
    // A single commit keeps its error as it is; of many each gets a share.
    let (mut own, shared) = match written {
        Ok(()) => (None, None),
        Err(error) if alone => (Some(error), None),
        Err(error) => (None, Some(Arc::new(error))),
    };
    let mut committed = vec![];
    for (commit, done) in group {
        let result = match (own.take(), &shared) {
            (Some(error), _) => Err(error),
            (None, None) => Ok(()),
            (None, Some(_)) if one_by_one => noted(engine.write(&[&commit]).await, health),
            (None, Some(error)) => Err(error.clone().into()),
        };
        let result = match result {
            Err(error) if reachable => explained(engine, &commit, error, &mut reachable).await,
            result => result,
        };
        if result.is_ok() {
            committed.extend(commit.change_here());
        }
        // Whoever asked may be gone: the commit stands.
        let _ = done.send(result);
    }
    committed
}

/// The result that a failed commit is told. A database that cannot even be asked is not asked for the next one: that would take each of a group as
/// long as giving up takes.
async fn explained(engine: &mut impl Engine, commit: &Commit, error: StoreError, reachable: &mut bool) -> Result<(), StoreError> {
    match engine.explain(commit).await {
        Ok(Verdict::Stored) => Ok(()),
        Ok(Verdict::Repeated(result)) => Err(StoreError::Repeated { result }),
        Ok(Verdict::Conflict(head)) => Err(StoreError::Conflict { head }),
        Ok(Verdict::Failed) => Err(error),
        Err(_) => {
            *reachable = false;
            Err(error)
        }
    }
}

fn noted(result: Result<(), StoreError>, health: &Health) -> Result<(), StoreError> {
    match &result {
        Ok(()) => health.works(),
        Err(error) => health.failed(error),
    }
    result
}
