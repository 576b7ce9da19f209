//! Many at once: group commit loses nothing, doubles nothing, and keeps neighbours apart.

use crate::store::world::{FreshStore, Log, SECRET, at, conflict, id, of};
use futures_util::future::join_all;
use std::sync::Arc;
use std::time::Duration;
use sternpost_log::verify;
use sternpost_store::{Change, Commit, Idempotency, Status, Store, StoreError};
use tokio::sync::broadcast::Receiver;

pub async fn of_many_who_append_at_once_one_wins(world: FreshStore) {
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
    verify(&world.store.entries(log.id, 0, 100).await.unwrap(), &SECRET).unwrap();
}

pub async fn a_click_that_arrives_twice_at_once_counts_once(world: FreshStore) {
    let log = world.campaign(1).await;
    let clicks = (0..10).map(|n| {
        let key = Idempotency {
            campaign: log.id,
            actor: "seat-0".to_owned(),
            key: "click".to_owned(),
            payload: String::new(),
            result: n.to_string(),
        };
        let entry = log.clone().answer(&n.to_string());
        world.store.commit(Commit { entries: vec![entry], idempotency: Some(key), ..Commit::default() })
    });

    let results = join_all(clicks).await;

    let won: Vec<usize> = results.iter().enumerate().filter(|(_, result)| result.is_ok()).map(|(n, _)| n).collect();
    assert_eq!(won.len(), 1);
    for again in results.iter().filter(|result| result.is_err()) {
        // Not a conflict: whoever clicked twice is told what the first click did.
        assert!(matches!(again, Err(StoreError::Repeated { result }) if *result == won[0].to_string()), "{again:?}");
    }
    assert_eq!(world.store.entries(log.id, 0, 100).await.unwrap().len(), 2);
}

pub async fn two_servers_never_share_a_number(world: FreshStore) {
    let log = world.campaign(1).await;
    let other = world.another_server().await;

    let play = async |store: &Store, name: &str| {
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
    tokio::join!(play(&world.store, "a"), play(&other, "b"));

    let entries = world.store.entries(log.id, 0, 100).await.unwrap();
    assert_eq!(entries.len(), 41);
    verify(&entries, &SECRET).unwrap();
}

pub async fn two_hundred_campaigns_go_on_side_by_side(world: FreshStore) {
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
        verify(&entries, &SECRET).unwrap();
        assert_eq!(world.store.letters(log.id).await.unwrap().len(), 5);
    }
}

pub async fn servers_that_share_campaigns_do_not_block_each_other(world: FreshStore) {
    if !world.is_sqlite() {
        // How long Postgres looks on before it breaks a deadlock up: so long that one cannot be taken for a slow machine.
        let patient = "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET deadlock_timeout = ''60s''', current_database()); END $$";
        world.by_hand(patient).await.unwrap();
    }
    let (one, other) = (world.another_server().await, world.another_server().await);
    let mut logs: Vec<Log> = join_all((1..=200).map(|number| world.campaign(number))).await;
    for round in 0..5 {
        // Both servers answer in all campaigns at once, in opposite orders: groups over the same rows.
        let here: Vec<Commit> = logs.iter().map(|log| of(vec![log.clone().answer(&format!("here-{round}"))])).collect();
        let there: Vec<Commit> = logs.iter().rev().map(|log| of(vec![log.clone().answer(&format!("there-{round}"))])).collect();
        let commits = here.into_iter().map(|commit| (&one, commit)).chain(there.into_iter().map(|commit| (&other, commit)));
        let all = join_all(commits.map(|(store, commit)| store.commit(commit)));
        let results = tokio::time::timeout(Duration::from_secs(50), all).await.expect("the servers wait for each other");

        let won = results.iter().filter(|result| result.is_ok()).count();
        assert_eq!(won, logs.len());
        results.into_iter().filter(Result::is_err).for_each(|lost| assert_eq!(conflict(lost), round + 2));
        for log in &mut logs {
            let (seq, hash) = world.store.head(log.id).await.unwrap().unwrap();
            (log.seq, log.hash) = (seq, hash);
        }
    }
}

pub async fn a_bad_commit_does_not_fail_its_neighbours(world: FreshStore) {
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

pub async fn a_commit_is_announced(world: FreshStore) {
    let mut changes = world.store.subscribe();
    let mut log = world.campaign(1).await;
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 1 });

    world.store.commit(of(vec![Log { id: id(9), ..log.clone() }.answer("no such campaign")])).await.unwrap_err();
    world.store.commit(of(vec![log.answer("a")])).await.unwrap();
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 2 }, "what was refused is not told");

    let other = world.campaign(2).await;
    world.store.commit(Commit { status: Some((log.id, Status::Running)), ..Commit::default() }).await.unwrap();
    assert_eq!(next(&mut changes).await, Change { campaign: other.id, seq: 1 }, "each commit is told once");
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 0 });
}

pub async fn another_server_hears_of_a_commit(world: FreshStore) {
    let other = world.another_server().await;
    let mut changes = other.subscribe();
    let log = world.campaign(1).await;
    let created = Change { campaign: log.id, seq: 1 };
    assert_eq!(next(&mut changes).await, created);
    world.store.commit(Commit { status: Some((log.id, Status::Running)), ..Commit::default() }).await.unwrap();
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 0 });

    // Its connection is cut, and mends itself; of whatever campaign, it may have missed something.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    world.by_hand(cut).await.unwrap();
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 0 });
    let later = world.campaign(2).await;
    assert_eq!(next(&mut changes).await, Change { campaign: later.id, seq: 1 });
}

pub async fn a_command_is_heard(world: FreshStore) {
    let log = world.campaign(1).await;
    let command = world.another_server().await;
    let mut changes = world.store.subscribe();
    command.commit(Commit { status: Some((log.id, Status::Stuck)), ..Commit::default() }).await.unwrap();
    assert_eq!(next(&mut changes).await, Change { campaign: log.id, seq: 0 });
}

/// The next that is told.
async fn next(changes: &mut Receiver<Change>) -> Change {
    let heard = tokio::time::timeout(Duration::from_secs(60), changes.recv()).await;
    heard.expect("something is told").unwrap()
}
