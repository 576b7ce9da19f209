//! What the store keeps against strangers: used links, unwanted invitations, and what grows old.

use crate::store::world::{FreshStore, at, of};
use std::time::Duration;
use sternpost_store::{Commit, DeliveryState, Idempotency};

pub async fn a_link_is_used_once_by_whoever_comes_first(world: FreshStore) {
    let other = world.another_server().await;
    let (one, two) = tokio::join!(world.store.use_link_once("hash", at(100)), other.use_link_once("hash", at(100)));
    assert!(one.unwrap() ^ two.unwrap(), "one of two servers lets in");
    world.store.drop_expired_links(at(99)).await.unwrap();
    assert!(!world.store.use_link_once("hash", at(100)).await.unwrap(), "remembered as long as it could be used");
    world.store.drop_expired_links(at(100)).await.unwrap();
    assert!(world.store.use_link_once("hash", at(200)).await.unwrap(), "and no longer");
}

pub async fn invitations_are_unwanted_from_one_or_from_all(world: FreshStore) {
    let store = &world.store;
    let from = async |host: Option<&str>| store.is_blocked("ann@example.org", host).await.unwrap();
    store.block("ann@example.org", Some("mal@example.org")).await.unwrap();
    store.block("ann@example.org", Some("mal@example.org")).await.unwrap();
    assert!(from(Some("mal@example.org")).await && !from(Some("bob@example.org")).await && !from(None).await);
    store.block("ann@example.org", None).await.unwrap();
    assert!(from(Some("bob@example.org")).await && from(None).await);
    assert!(!store.is_blocked("cy@example.org", Some("mal@example.org")).await.unwrap());
    store.unblock("ann@example.org", "mal@example.org").await.unwrap();
    assert!(!from(Some("mal@example.org")).await && !from(None).await);
}

pub async fn the_latest_use_only_grows(world: FreshStore) {
    assert_eq!(world.store.latest_use().await.unwrap(), None);
    for (noted, latest) in [(100, 100), (50, 100), (101, 101)] {
        world.store.note_use(at(noted)).await.unwrap();
        assert_eq!(world.store.latest_use().await.unwrap(), Some(at(latest)));
    }
}

pub async fn letters_that_a_clock_put_into_the_future_are_due_now(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let letters = vec![log.letter("leased", at(0)), log.letter("far", at(9_000)), log.letter("soon", at(60))];
    world.store.commit(Commit { letters, ..of(vec![log.answer("told")]) }).await.unwrap();
    assert_eq!(world.store.claim_letters(at(5_000), Duration::from_secs(60), 1).await.unwrap().letters.len(), 1);
    assert_eq!(world.store.hurry_letters(at(10), at(1_000)).await.unwrap(), 2);
    let due = world.store.claim_letters(at(10), Duration::from_secs(60), 9).await.unwrap().letters;
    let names: Vec<&str> = due.iter().map(|letter| letter.letter.id.as_str()).collect();
    assert_eq!(names, ["leased", "far"], "what waits for its time goes on waiting");
    assert_eq!(world.store.claim_letters(at(60), Duration::from_secs(60), 9).await.unwrap().letters.len(), 1);
}

pub async fn only_what_is_old_and_done_is_forgotten(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let letters = vec![log.letter("old", at(0)), log.letter("young", at(0)), log.letter("waits", at(0))];
    let key = |key: &str| {
        Some(Idempotency {
            campaign: log.id,
            actor: "seat-0".to_owned(),
            key: key.to_owned(),
            payload: String::new(),
            result: "{}".to_owned(),
        })
    };
    let (first, second) = (key("first"), key("second"));
    world.store.commit(Commit { letters, idempotency: first, ..of(vec![log.answer("one")]) }).await.unwrap();
    let store = &world.store;
    store.settle_letter("old", DeliveryState::Sent, at(10), None, None).await.unwrap();
    store.settle_letter("young", DeliveryState::Dead, at(20), None, None).await.unwrap();
    assert_eq!(store.drop_old_letters(at(10)).await.unwrap(), 1);
    let left: Vec<String> = store.letters(log.id).await.unwrap().into_iter().map(|letter| letter.letter.id).collect();
    assert_eq!(left, ["young", "waits"]);

    assert_eq!(store.drop_old_keys(at(100), at(0)).await.unwrap(), 0);
    store.commit(Commit { idempotency: second, ..of(vec![log.answer("two")]) }).await.unwrap();
    assert_eq!(store.drop_old_keys(at(200), at(100)).await.unwrap(), 1);
    let known = async |key: &str| store.remembered(log.id, "seat-0", key).await.unwrap().is_some();
    assert!(!known("first").await && known("second").await);
}
