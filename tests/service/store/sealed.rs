//! Answers that wait beside the log: what was decided on others than are there is refused, through whatever server.

use crate::store::world::{FreshStore, Log, at, conflict};
use futures_util::future::join_all;
use std::sync::Arc;
use sternpost_core::{Picked, Seat};
use sternpost_log::{Body, Cause, Given};
use sternpost_store::{Commit, Sealed, SealedChange, Store, StoreError};

fn sealed(log: &Log, id: &str, seat: u8) -> Sealed {
    let given = Given {
        seat: Seat(seat),
        question: format!("q1-{seat}"),
        answer: Picked::One(id.to_owned()),
        received_at: at(1),
        cause: Cause::Api,
        order: None,
    };
    Sealed { id: id.to_owned(), campaign: log.id, step: 1, given, then: vec![] }
}

fn change(log: &Log, known: &[&str], gone: &[&str], put: Option<Sealed>) -> Commit {
    let ids = |ids: &[&str]| ids.iter().map(|id| (*id).to_owned()).collect();
    let sealed = SealedChange { campaign: log.id, head: log.seq, known: ids(known), gone: ids(gone), put: put.into_iter().collect() };
    Commit { sealed: Some(sealed), ..Commit::default() }
}

fn opening(log: &mut Log, known: &[&str]) -> Commit {
    let commit = change(log, known, known, None);
    // What two servers open is not the same entry.
    let given = known.iter().map(|id| sealed(log, id, 0).given).collect();
    let entry = log.append(Body::Together { step: 1, answers: given, chance: vec![] });
    Commit { entries: vec![entry], ..commit }
}

async fn waiting(world: &FreshStore, log: &Log) -> Vec<String> {
    world.store.sealed(log.id).await.unwrap().into_iter().map(|sealed| sealed.id).collect()
}

pub async fn what_waits_beside_the_log_is_replaced_opened_and_gone(world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.store.commit(change(&log, &[], &[], Some(sealed(&log, "a", 0)))).await.unwrap();
    world.store.commit(change(&log, &["a"], &[], Some(sealed(&log, "b", 1)))).await.unwrap();
    world.store.commit(change(&log, &["a", "b"], &["a"], Some(sealed(&log, "c", 0)))).await.unwrap();
    assert_eq!(world.store.sealed(log.id).await.unwrap(), [sealed(&log, "c", 0), sealed(&log, "b", 1)]);
    let commit = opening(&mut log, &["b", "c"]);
    world.store.commit(commit).await.unwrap();
    assert_eq!(waiting(&world, &log).await, [""; 0]);
    assert_eq!(world.store.head(log.id).await.unwrap(), Some((log.seq, log.hash.clone())));
}

pub async fn what_was_decided_on_other_answers_is_refused(world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.store.commit(change(&log, &[], &[], Some(sealed(&log, "a", 0)))).await.unwrap();
    let ignorant = [
        change(&log, &[], &[], Some(sealed(&log, "b", 1))),
        change(&log, &["other"], &["other"], Some(sealed(&log, "b", 0))),
        opening(&mut log.clone(), &[]),
        opening(&mut log.clone(), &["other"]),
    ];
    for commit in ignorant {
        assert_eq!(conflict(world.store.commit(commit).await), log.seq);
        assert_eq!(waiting(&world, &log).await, ["a"]);
    }
    let before = log.clone();
    let commit = opening(&mut log, &["a"]);
    world.store.commit(commit).await.unwrap();
    let late = change(&before, &[], &[], Some(sealed(&log, "b", 1)));
    assert_eq!(conflict(world.store.commit(late).await), log.seq, "it was decided on an earlier entry");
    assert_eq!(waiting(&world, &log).await, [""; 0], "and nothing is left beside the log");
}

/// All know of no other: whichever is written first makes the rest wrong, also if they are written together.
pub async fn of_answers_sealed_in_one_breath_that_know_nothing_of_each_other_one_is_taken(world: FreshStore) {
    let log = world.campaign(1).await;
    let rivals = (0..20).map(|seat| world.store.commit(change(&log, &[], &[], Some(sealed(&log, &format!("a{seat}"), seat)))));

    let results = join_all(rivals).await;

    let taken: Vec<String> = (0..20).filter(|seat| results[*seat].is_ok()).map(|seat| format!("a{seat}")).collect();
    assert_eq!(taken.len(), 1, "{results:?}");
    assert_eq!(waiting(&world, &log).await, taken);
    results.into_iter().filter(Result::is_err).for_each(|lost| assert_eq!(conflict(lost), log.seq));
}

/// Each server seals an answer in many campaigns and opens what it knows, in opposite orders.
pub async fn two_servers_that_seal_and_open_at_once_lose_no_answer(world: FreshStore) {
    let (one, other) = (world.another_server().await, world.another_server().await);
    let logs: Vec<Log> = join_all((1..=60).map(|number| world.campaign(number))).await;
    let act = async |store: Arc<Store>, log: Log, name: String| {
        let put = sealed(&log, &format!("{name}-{}", log.id), 0);
        let sealed = store.commit(change(&log, &[], &[], Some(put.clone()))).await;
        let mut open = log.clone();
        let opened = store.commit(opening(&mut open, &[&put.id])).await;
        (sealed, opened)
    };
    let here = logs.iter().map(|log| act(one.clone(), log.clone(), "here".to_owned()));
    let there = logs.iter().rev().map(|log| act(other.clone(), log.clone(), "there".to_owned()));
    let (here, mut there) = tokio::join!(join_all(here), join_all(there));
    there.reverse();
    for ((log, here), there) in logs.iter().zip(here).zip(there) {
        let taken = |result: &Result<(), StoreError>| match result {
            Ok(()) => true,
            Err(StoreError::Conflict { .. }) => false,
            Err(other) => panic!("{other}"),
        };
        // Whoever has sealed opens just that, unless the other has opened its own before: then one of both was refused.
        let opened = usize::from(taken(&here.1)) + usize::from(taken(&there.1));
        assert!(taken(&here.0) || taken(&there.0));
        assert_eq!(opened, 1, "{}: {here:?} {there:?}", log.id);
        assert_eq!(world.store.entries(log.id, 1, 10).await.unwrap().len(), 1);
        assert_eq!(world.store.sealed(log.id).await.unwrap(), []);
    }
}
