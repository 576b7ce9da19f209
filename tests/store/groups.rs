//! Many at once: group commit loses nothing, doubles nothing, and keeps neighbours apart.

use crate::world::{Log, World, at, conflict, of};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::{Duration, Instant};
use sternpost::log::verify;
use sternpost::store::{Commit, Status, Store, StoreError};

pub async fn of_many_who_append_at_once_one_wins(world: World) {
    let mut log = world.campaign(1).await;
    for round in 0..5 {
        let rivals: Vec<_> = (0..20)
            .map(|n| {
                let mut log = log.clone();
                let entry = log.answer(&format!("{round}-{n}"));
                let store = Arc::clone(&world.store);
                tokio::spawn(async move { (store.commit(of(vec![entry])).await, log) })
            })
            .collect();
        let mut winners = vec![];
        for (result, after) in join_all(rivals).await.into_iter().map(Result::unwrap) {
            match result {
                Ok(()) => winners.push(after),
                lost => assert_eq!(conflict(lost), log.seq + 1),
            }
        }
        assert_eq!(winners.len(), 1);
        log = winners.remove(0);
    }
    verify(&world.store.entries(log.id, 0, 100).await.unwrap()).unwrap();
}

pub async fn two_servers_never_share_a_number(world: World) {
    let log = world.campaign(1).await;
    let other = world.another_server().await;

    let play = async |store: &dyn Store, name: &str| {
        let mut won = 0;
        while won < 20 {
            let (seq, hash) = store.head(log.id).await.unwrap().unwrap();
            let mut mine = Log { id: log.id, seq, hash };
            match store.commit(of(vec![mine.answer(&format!("{name}-{won}"))])).await {
                Ok(()) => won += 1,
                lost => assert!(conflict(lost) > seq),
            }
        }
    };
    tokio::join!(play(&*world.store, "a"), play(&*other, "b"));

    let entries = world.store.entries(log.id, 0, 100).await.unwrap();
    assert_eq!(entries.len(), 41);
    verify(&entries).unwrap();
}

pub async fn two_hundred_campaigns_go_on_side_by_side(world: World) {
    let played = (1..=200).map(|number| {
        let store = Arc::clone(&world.store);
        tokio::spawn(async move {
            let (mut log, created) = Log::created(number);
            store.commit(created).await.unwrap();
            for n in 0..5 {
                let entry = log.answer(&n.to_string());
                let letter = log.letter(&format!("{number}-{n}"), at(0));
                store.commit(Commit { entries: vec![entry], letters: vec![letter], ..Commit::default() }).await.unwrap();
            }
            log
        })
    });
    for log in join_all(played).await {
        let log = log.unwrap();
        let entries = world.store.entries(log.id, 0, 100).await.unwrap();
        assert_eq!((entries.len(), &entries[5].hash), (6, &log.hash));
        verify(&entries).unwrap();
        assert_eq!(world.store.letters(log.id).await.unwrap().len(), 5);
    }
}

pub async fn servers_that_share_campaigns_do_not_block_each_other(world: World) {
    let other = world.another_server().await;
    let logs: Vec<Log> = join_all((1..=20).map(|number| world.campaign(number))).await;
    let began = Instant::now();
    for round in 0..10 {
        // Both servers answer in all campaigns at once, in opposite orders: one group each, over the same rows.
        let answer = |store: &Arc<dyn Store>, log: &Log, name: &str| {
            let (store, id, choice) = (Arc::clone(store), log.id, format!("{name}-{round}"));
            tokio::spawn(async move {
                loop {
                    let (seq, hash) = store.head(id).await.unwrap().unwrap();
                    let commit = of(vec![Log { id, seq, hash }.answer(&choice)]);
                    match store.commit(commit).await {
                        Ok(()) => return,
                        lost => assert!(conflict(lost) > seq),
                    }
                }
            })
        };
        let here: Vec<_> = logs.iter().map(|log| answer(&world.store, log, "here")).collect();
        let there: Vec<_> = logs.iter().rev().map(|log| answer(&other, log, "there")).collect();
        for played in join_all(here.into_iter().chain(there)).await {
            played.unwrap();
        }
    }
    for log in &logs {
        assert_eq!(world.store.head(log.id).await.unwrap().unwrap().0, 21);
    }
    // A deadlock costs Postgres a whole second until it notices; ten rounds of them would be far above this.
    assert!(began.elapsed() < Duration::from_secs(30), "took {:?}", began.elapsed());
}

pub async fn a_bad_commit_does_not_fail_its_neighbours(world: World) {
    let mut logs: Vec<Log> = join_all((1..=30).map(|number| world.campaign(number))).await;
    let mut stale = logs[0].clone();
    world.store.commit(of(vec![logs[0].answer("first")])).await.unwrap();

    let mut commits: Vec<Commit> = logs.iter_mut().map(|log| of(vec![log.answer("good")])).collect();
    commits.insert(15, of(vec![stale.answer("stale")]));
    let results = join_all(commits.into_iter().map(|commit| world.store.commit(commit))).await;

    let refused: Vec<usize> = results.iter().enumerate().filter(|(_, result)| result.is_err()).map(|(n, _)| n).collect();
    assert_eq!(refused, [15]);
    assert!(matches!(results[15], Err(StoreError::Conflict { .. })));
}

pub async fn a_commit_is_announced(world: World) {
    let mut log = world.campaign(1).await;
    let mut changes = world.store.subscribe();
    let mut stale = log.clone();
    world.store.commit(of(vec![log.answer("a")])).await.unwrap();
    assert_eq!(next(&mut changes).await, Some(log.id));
    while next(&mut changes).await.is_some() {}

    conflict(world.store.commit(of(vec![stale.answer("stale")])).await);
    assert_eq!(next(&mut changes).await, None, "what was refused is not told");

    world.store.commit(Commit { status: Some((log.id, Status::Running)), ..Commit::default() }).await.unwrap();
    assert_eq!(next(&mut changes).await, Some(log.id));
}

pub async fn another_server_hears_of_a_commit(world: World) {
    let other = world.another_server().await;
    let mut changes = other.subscribe();

    let mut log = world.campaign(1).await;
    assert_eq!(next(&mut changes).await, Some(log.id));

    // Its connection is cut, and mends itself; what it may have missed is told again.
    world.store.commit(Commit { status: Some((log.id, Status::Running)), ..Commit::default() }).await.unwrap();
    assert_eq!(next(&mut changes).await, Some(log.id));
    world.by_hand("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'").await.unwrap();
    assert_eq!(next(&mut changes).await, Some(log.id));
    while next(&mut changes).await.is_some() {}
    world.store.commit(of(vec![log.answer("after the cut")])).await.unwrap();
    assert_eq!(next(&mut changes).await, Some(log.id));
}

/// The next campaign something is told of; none if it stays quiet.
async fn next(changes: &mut tokio::sync::broadcast::Receiver<sternpost::store::Change>) -> Option<sternpost::log::CampaignId> {
    let heard = tokio::time::timeout(Duration::from_secs(2), changes.recv()).await;
    heard.ok().map(|change| change.unwrap().campaign)
}
