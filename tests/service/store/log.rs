//! The log: what is appended stays, in one order, and can be proved.

use crate::store::world::{FreshStore, Log, SECRET, at, conflict, id, of};
use sternpost_core::Seat;
use sternpost_log::{Body, Entry, verify};
use sternpost_store::{Commit, Idempotency, Remembered, Said, StoreError, StoredLine, StoredPosition};

async fn all(world: &FreshStore, log: &Log) -> Vec<Entry> {
    world.store.entries(log.id, 0, 1_000).await.unwrap()
}

fn line(log: &Log, seq: u64, position: u32) -> StoredLine {
    StoredLine { campaign: log.id, seq, position, body: format!(r#"{{"line":"{seq}.{position}"}}"#) }
}

fn sentence(log: &Log, said: &str) -> Said {
    let holders = [(0, "ada@example.org".to_owned())].into();
    Said { campaign: log.id, id: said.to_owned(), seat: 0, audience: 0, holders, said: said.to_owned(), said_at: at(0), seq: log.seq }
}

pub async fn what_is_said_with_an_answer_is_there_when_it_is(world: FreshStore) {
    let mut log = world.campaign(1).await;
    assert!(world.store.say(&sentence(&log, "before")).await.unwrap());
    let talk = vec![sentence(&log, "one"), sentence(&log, "two")];
    world.store.commit(Commit { entries: vec![log.answer("first")], talk, ..Commit::default() }).await.unwrap();

    let said = world.store.talk(log.id, 0, u64::MAX >> 1, 9).await.unwrap();
    let said: Vec<_> = said.iter().map(|said| (said.number, &*said.what.said)).collect();
    assert_eq!(said, [(3, "two"), (2, "one"), (1, "before")]);
}

pub async fn entries_come_back_as_they_were_written(world: FreshStore) {
    let (mut log, mut commit) = Log::created(1);
    let answer = log.answer("e2–e4 \"!\"");
    commit.entries.push(answer);
    let written = commit.entries.clone();

    world.store.commit(commit).await.unwrap();

    let read = all(&world, &log).await;
    assert_eq!(read, written);
    verify(&read, &SECRET).unwrap();
    assert_eq!(world.store.head(log.id).await.unwrap(), Some((2, log.hash)));
    assert_eq!(world.store.head(id(2)).await.unwrap(), None);
}

pub async fn entries_are_read_in_pages(world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.campaign(2).await;
    let entries = (0..4).map(|n| log.answer(&n.to_string())).collect();
    world.store.commit(of(entries)).await.unwrap();

    let page = world.store.entries(log.id, 1, 3).await.unwrap();

    assert_eq!(page.iter().map(|entry| entry.seq).collect::<Vec<_>>(), [2, 3, 4]);
    assert!(world.store.entries(log.id, 5, 3).await.unwrap().is_empty());
}

pub async fn a_lost_race_says_where_the_log_is(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let mut late = log.clone();
    world.store.commit(of(vec![log.answer("first"), log.answer("second")])).await.unwrap();

    let result = world.store.commit(of(vec![late.answer("late")])).await;

    assert_eq!(conflict(result), 3);
    assert_eq!(all(&world, &log).await.len(), 3);
}

pub async fn a_gap_is_refused_by_the_database(world: FreshStore) {
    let mut log = world.campaign(1).await;
    log.answer("never stored");

    let result = world.store.commit(of(vec![log.answer("after a gap")])).await;

    assert_eq!(conflict(result), 1);
    assert_eq!(all(&world, &log).await.len(), 1);
}

pub async fn an_entry_that_continues_another_log_is_refused_by_the_database(world: FreshStore) {
    let mut log = world.campaign(1).await;
    log.hash = "f".repeat(64);

    let result = world.store.commit(of(vec![log.answer("forged")])).await;

    assert!(matches!(result, Err(StoreError::Database(_))), "{result:?}");
    assert_eq!(all(&world, &log).await.len(), 1);
}

pub async fn entries_are_neither_changed_nor_removed(world: FreshStore) {
    let log = world.campaign(1).await;
    let before = all(&world, &log).await;

    for forbidden in ["UPDATE entries SET canonical = '{}'", "UPDATE entries SET seq = 9", "DELETE FROM entries"] {
        let error = world.by_hand(forbidden).await.expect_err(forbidden).to_string();
        assert!(error.contains("append-only"), "{forbidden}: {error}");
    }
    if !world.is_sqlite() {
        world.by_hand("TRUNCATE entries CASCADE").await.expect_err("TRUNCATE");
    }

    assert_eq!(all(&world, &log).await, before);
}

pub async fn a_tampered_entry_is_found(world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.store.commit(of(vec![log.answer("honest"), log.answer("after")])).await.unwrap();
    let table = if world.is_sqlite() { "" } else { " ON entries" };

    let open = format!("DROP TRIGGER entries_are_not_changed{table}");
    let forge = "UPDATE entries SET canonical = REPLACE(canonical, 'honest', 'forged') WHERE seq = 2";
    world.by_hand(&format!("{open}; {forge}")).await.unwrap();

    let read = all(&world, &log).await;
    assert!(read[1].canonical.contains("forged"));
    assert_eq!(verify(&read, &SECRET).unwrap_err().to_string(), "entry 2 is not what was hashed");
}

pub async fn a_repeated_submission_finds_its_first_result(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let key = |result: &str| {
        Some(Idempotency {
            campaign: log.id,
            actor: "seat-0".to_owned(),
            key: "click-1".to_owned(),
            payload: "pass".to_owned(),
            result: result.to_owned(),
        })
    };
    let (first, second) = (key("first"), key("second"));
    world.store.commit(Commit { entries: vec![log.answer("once")], idempotency: first, ..Commit::default() }).await.unwrap();

    let again = world.store.commit(Commit { entries: vec![log.clone().answer("twice")], idempotency: second, ..Commit::default() }).await;

    assert!(matches!(&again, Err(StoreError::Repeated { result }) if result == "first"), "{again:?}");
    assert_eq!(all(&world, &log).await.len(), 2, "the second submission left no entry");
    let first = Remembered { payload: "pass".to_owned(), result: "first".to_owned() };
    assert_eq!(world.store.remembered(log.id, "seat-0", "click-1").await.unwrap(), Some(first));
    assert_eq!(world.store.remembered(log.id, "seat-1", "click-1").await.unwrap(), None, "keys belong to who submitted");
}

pub async fn a_commit_whose_confirmation_was_lost_is_not_a_conflict(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let entry = log.answer("stored");
    world.store.commit(of(vec![entry.clone()])).await.unwrap();

    // The writer tries again when the connection breaks at the very end of a transaction: it finds its own entry.
    world.store.commit(of(vec![entry])).await.unwrap();

    assert_eq!(all(&world, &log).await.len(), 2);
}

pub async fn nothing_of_a_refused_commit_is_kept(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let mut late = log.clone();
    world.store.commit(of(vec![log.answer("first")])).await.unwrap();
    let refused = Commit {
        entries: vec![late.answer("late")],
        lines: vec![line(&log, 2, 0)],
        letters: vec![log.letter("m1", crate::store::world::at(0))],
        status: Some((log.id, sternpost_store::Status::Ended)),
        talk: vec![sentence(&log, "late")],
        idempotency: Some(Idempotency {
            campaign: log.id,
            actor: "a".to_owned(),
            key: "k".to_owned(),
            payload: String::new(),
            result: "r".to_owned(),
        }),
        ..Commit::default()
    };

    assert_eq!(conflict(world.store.commit(refused).await), 2);

    assert!(world.store.lines(log.id, 0).await.unwrap().is_empty());
    assert!(world.store.letters(log.id).await.unwrap().is_empty());
    assert!(world.store.talk(log.id, 0, u64::MAX >> 1, 9).await.unwrap().is_empty());
    assert_eq!(world.store.remembered(log.id, "a", "k").await.unwrap(), None);
    assert_eq!(world.store.campaign(log.id).await.unwrap().unwrap().status, sternpost_store::Status::Lobby);
}

pub async fn lines_come_back_in_order(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let lines = vec![line(&log, 2, 1), line(&log, 3, 0), line(&log, 2, 0)];
    let entries = vec![log.answer("a"), log.answer("b")];
    world.store.commit(Commit { entries, lines, ..Commit::default() }).await.unwrap();

    assert_eq!(world.store.lines(log.id, 0).await.unwrap(), [line(&log, 2, 0), line(&log, 2, 1), line(&log, 3, 0)]);
    assert_eq!(world.store.lines(log.id, 2).await.unwrap(), [line(&log, 3, 0)]);
}

pub async fn the_latest_lines_are_read_without_those_before_them(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let lines = vec![line(&log, 2, 1), line(&log, 3, 0), line(&log, 2, 0), line(&log, 4, 0)];
    let entries = vec![log.answer("a"), log.answer("b"), log.answer("c")];
    world.store.commit(Commit { entries, lines, ..Commit::default() }).await.unwrap();

    let before = async |after, before, limit| world.store.lines_before(log.id, after, before, limit).await.unwrap();
    assert_eq!(before(0, 5, 3).await, [line(&log, 4, 0), line(&log, 3, 0), line(&log, 2, 1)]);
    assert_eq!(before(0, 3, 9).await, [line(&log, 2, 1), line(&log, 2, 0)]);
    assert_eq!(before(3, 9, 9).await, [line(&log, 4, 0)]);
}

pub async fn snapshots_are_a_cache(world: FreshStore) {
    let log = world.campaign(1).await;
    let snapshot = |seq, body: &str| StoredPosition { campaign: log.id, seq, revision: 1, body: body.to_owned() };
    for (seq, body) in [(10, "old"), (20, "new"), (10, "renewed")] {
        world.store.put_position(snapshot(seq, body)).await.unwrap();
    }

    assert_eq!(world.store.position_by(log.id, 9).await.unwrap(), None);
    assert_eq!(world.store.position_by(log.id, 19).await.unwrap(), Some(snapshot(10, "renewed")));
    assert_eq!(world.store.position_by(log.id, 99).await.unwrap(), Some(snapshot(20, "new")));

    world.store.drop_positions(log.id).await.unwrap();
    assert_eq!(world.store.position_by(log.id, 99).await.unwrap(), None);
    assert_eq!(all(&world, &log).await.len(), 1, "the log is untouched");
}

pub async fn everything_survives_a_restart(mut world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.store.commit(of(vec![log.answer("kept")])).await.unwrap();
    let before = all(&world, &log).await;

    world.store = world.another_server().await;

    assert_eq!(all(&world, &log).await, before);
    world.store.commit(of(vec![log.answer("goes on")])).await.unwrap();
    verify(&all(&world, &log).await, &SECRET).unwrap();
    world.store.ping().await.unwrap();
}

pub async fn a_moved_head_leaves_later_snapshots_behind(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let answers = (0..3).map(|n| log.answer(&n.to_string())).collect();
    world.store.commit(of(answers)).await.unwrap();
    let snapshot = |seq| StoredPosition { campaign: log.id, seq, revision: 1, body: "position".to_owned() };
    for seq in [2, 4] {
        world.store.put_position(snapshot(seq)).await.unwrap();
    }
    let back = log.clone().append(Body::TakenBack { seat: Seat(0), to: 3 });
    world.store.commit(of(vec![back])).await.unwrap();
    // Whoever began at the later one would have to read the whole log.
    assert_eq!(world.store.position_by(log.id, 99).await.unwrap(), Some(snapshot(2)));
}
