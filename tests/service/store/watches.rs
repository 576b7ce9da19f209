//! Campaigns' watches: what was decided on one that has changed is refused, and what is due is taken by one server.

use crate::store::world::{FreshStore, Log, at, conflict, of};
use std::time::Duration;
use sternpost_model::pace::{Moved, Pace, Terms, Watch};
use sternpost_store::{Commit, WatchChange};

const MINUTE: Duration = Duration::from_secs(60);

fn due_in(hours: u32) -> Watch {
    let mut watch = Watch::new(Terms { pace: Pace::Deadline { hours }, ..Terms::default() });
    watch.follow(&[(0, format!("q{hours}"))], at(0), Moved::Anew);
    watch
}

fn change(log: &Log, known: u64, watch: &Watch) -> Commit {
    Commit { watch: Some(WatchChange { campaign: log.id, known, watch: watch.clone() }), ..Commit::default() }
}

pub async fn what_was_decided_on_another_watch_is_refused_with_all_that_came_with_it(world: FreshStore) {
    let mut log = world.campaign(1).await;
    assert_eq!(world.store.watch(log.id).await.unwrap(), None);
    world.store.commit(change(&log, 0, &due_in(1))).await.unwrap();
    assert_eq!(conflict(world.store.commit(change(&log, 0, &due_in(2))).await), log.seq, "there is one already");
    world.store.commit(change(&log, 1, &due_in(3))).await.unwrap();
    let late = Commit { watch: change(&log, 1, &due_in(4)).watch, ..of(vec![log.clone().answer("late")]) };
    assert_eq!(conflict(world.store.commit(late).await), log.seq);
    assert_eq!(world.store.head(log.id).await.unwrap().unwrap().0, log.seq, "the entry is refused with it");
    let kept = world.store.watch(log.id).await.unwrap().unwrap();
    assert_eq!((kept.change, kept.watch), (2, due_in(3)));
    let good = Commit { watch: change(&log, 2, &due_in(5)).watch, ..of(vec![log.answer("good")]) };
    world.store.commit(good).await.unwrap();
    assert_eq!(world.store.watch(log.id).await.unwrap().unwrap().watch, due_in(5));
    assert_eq!(world.reopened().await.unwrap().watch(log.id).await.unwrap().unwrap().change, 3);
}

pub async fn what_is_due_is_taken_by_one_server_until_its_lease_is_over_or_the_watch_changes(world: FreshStore) {
    let log = world.campaign(1).await;
    let other = world.another_server().await;
    world.store.commit(change(&log, 0, &due_in(1))).await.unwrap();
    // The first reminder is due at half time.
    let half = 30 * 60;
    assert!(world.store.claim_watches(at(half - 1), MINUTE, 9).await.unwrap().is_empty());
    let (one, two) = tokio::join!(world.store.claim_watches(at(half), MINUTE, 9), other.claim_watches(at(half), MINUTE, 9));
    assert_eq!(one.unwrap().len() + two.unwrap().len(), 1);
    assert!(world.store.claim_watches(at(half + 59), MINUTE, 9).await.unwrap().is_empty());
    assert_eq!(world.store.claim_watches(at(half + 60), MINUTE, 9).await.unwrap(), [log.id], "the lease is over");
    let mut watch = due_in(1);
    watch.remind(at(half));
    world.store.commit(change(&log, 1, &watch)).await.unwrap();
    assert!(world.store.claim_watches(at(half + 61), MINUTE, 9).await.unwrap().is_empty(), "the next reminder is later");
    assert_eq!(world.store.claim_watches(at(3_600), MINUTE, 9).await.unwrap(), [log.id]);
    assert_eq!(
        world.store.claim_watches(at(3_590 - 600), MINUTE, 9).await.unwrap(),
        [log.id],
        "a lease from a clock that was ahead holds nobody up"
    );
    watch.rest(at(3_600));
    world.store.commit(change(&log, 2, &watch)).await.unwrap();
    assert!(world.store.claim_watches(at(999_999), MINUTE, 9).await.unwrap().is_empty(), "nothing is due any more");
}

pub async fn a_calendars_link_is_made_anew_and_closed(world: FreshStore) {
    let (store, who) = (&world.store, "ann@example.org");
    assert_eq!(store.calendar_link(who).await.unwrap(), None);
    for (is_open, link) in [(true, Some(1)), (true, Some(2)), (false, None), (true, Some(4))] {
        store.set_calendar_link(who, is_open).await.unwrap();
        assert_eq!(store.calendar_link(who).await.unwrap(), link);
    }
    assert_eq!(store.calendar_link("bob@example.org").await.unwrap(), None);
}
