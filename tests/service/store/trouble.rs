//! Rows and pages that were damaged, databases that take no writes: what is said of them, and that they are not hidden.

use crate::store::world::{FreshStore, Log, at, conflict, of};
use serde_json::json;
use std::fs::OpenOptions;
use std::os::unix::fs::FileExt as _;
use std::path::Path;
use sternpost_store::{Commit, Creation, SeatChange, SeatRow, SeatState, Status, StoreError};

fn seat(log: &Log, seat: u8, state: SeatState) -> SeatChange {
    SeatChange::added(SeatRow {
        campaign: log.id,
        seat,
        name: format!("Seat {seat}"),
        address: None,
        language: "en".to_owned(),
        state,
        options: Some(json!({})),
        link_generation: 1,
        seen: 0,
        wants_mail: true,
        strength: None,
        heir_of: vec![],
    })
}

/// Where something cannot be read.
fn place<T: std::fmt::Debug>(result: Result<T, StoreError>) -> (&'static str, &'static str, String) {
    match result {
        Err(StoreError::Unreadable { table, column, of, .. }) => (table, column, of),
        other => panic!("this should not be readable: {other:?}"),
    }
}

pub async fn a_row_that_cannot_be_read_is_named_by_table_column_and_campaign(world: FreshStore) {
    let log = world.campaign(1).await;
    let seats = vec![seat(&log, 0, SeatState::Taken)];
    world.store.commit(Commit { seats, letters: vec![log.letter("m1", at(0))], ..Commit::default() }).await.unwrap();
    let id = log.id.to_string();

    world.by_hand("UPDATE campaigns SET options = '{'").await.unwrap();
    assert_eq!(place(world.store.campaign(log.id).await), ("campaigns", "options", id.clone()));
    assert_eq!(place(world.store.campaigns_of("host@example.org").await), ("campaigns", "options", id.clone()));
    world.by_hand("UPDATE campaigns SET options = '{}', status = 'asleep'").await.unwrap();
    assert_eq!(place(world.store.campaign(log.id).await), ("campaigns", "status", id.clone()));
    world.by_hand("UPDATE seats SET options = 'red'").await.unwrap();
    assert_eq!(place(world.store.seats(log.id).await), ("seats", "options", id.clone()));
    world.by_hand("UPDATE letters SET seat = 900").await.unwrap();
    assert_eq!(place(world.store.letters(log.id).await), ("letters", "seat", "letter m1".to_owned()));
    let gone = if world.is_sqlite() { "DROP TRIGGER entries_are_not_changed" } else { "DROP TRIGGER entries_are_not_changed ON entries" };
    world.by_hand(gone).await.unwrap();
    world.by_hand("UPDATE entries SET canonical = 'nothing'").await.unwrap();
    assert_eq!(place(world.store.entries(log.id, 0, 9).await), ("entries", "canonical", id));
}

pub async fn a_letter_that_cannot_be_read_holds_no_other_up(world: FreshStore) {
    let log = world.campaign(1).await;
    let letters = ["m1", "m2", "m3"].map(|name| log.letter(name, at(0))).to_vec();
    world.store.commit(Commit { letters, ..Commit::default() }).await.unwrap();
    world.by_hand("UPDATE letters SET seat = 900 WHERE id = 'm2'").await.unwrap();

    let claimed = world.store.claim_letters(at(1), std::time::Duration::from_secs(60), 9).await.unwrap();

    let names: Vec<String> = claimed.letters.into_iter().map(|letter| letter.letter.id).collect();
    assert_eq!(names, ["m1", "m3"]);
    let unreadable: Vec<_> = claimed.unreadable.iter().map(|row| (row.id.as_str(), row.attempts)).collect();
    assert_eq!(unreadable, [("m2", 1)]);
}

pub async fn a_number_out_of_range_is_not_taken_for_another(world: FreshStore) {
    let log = world.campaign(1).await;
    world.store.commit(Commit { seats: vec![seat(&log, 0, SeatState::Taken)], ..Commit::default() }).await.unwrap();
    let id = log.id.to_string();

    world.by_hand("UPDATE seats SET seen = -1").await.unwrap();
    assert_eq!(place(world.store.seats(log.id).await), ("seats", "seen", id.clone()));
    world.by_hand("UPDATE campaigns SET created_at = 9223372036854775807").await.unwrap();
    assert_eq!(place(world.store.campaign(log.id).await), ("campaigns", "created_at", id.clone()));
    if world.is_sqlite() {
        // SQLite stores what it is given, whatever the column's type.
        world.by_hand("UPDATE campaigns SET created_at = 'yesterday'").await.unwrap();
        assert_eq!(place(world.store.campaign(log.id).await), ("campaigns", "created_at", id));
    }
}

pub async fn the_same_key_finds_the_campaign_it_made(world: FreshStore) {
    let made = |number: u128, payload: &str| {
        let (log, commit) = Log::created(number);
        let (address, key) = ("host@example.org".to_owned(), "form".to_owned());
        let creation = Creation { address, key, payload: payload.to_owned(), campaign: log.id, created_at: at(0) };
        Commit { creation: Some(creation), ..commit }
    };
    world.store.commit(made(1, "three seats")).await.unwrap();

    let again = world.store.commit(made(2, "three seats")).await;

    let first = world.store.creation("host@example.org", "form").await.unwrap().unwrap();
    assert!(matches!(again, Err(StoreError::Repeated { .. })), "{again:?}");
    assert_eq!((first.campaign, first.payload.as_str()), (Log::created(1).0.id, "three seats"));
    assert_eq!(world.store.campaign(Log::created(2).0.id).await.unwrap(), None, "nothing of the second is kept");
    assert_eq!(world.store.creation("other@example.org", "form").await.unwrap(), None, "a key is its owner's");
    assert_eq!(world.store.drop_old_keys(at(10), at(-1)).await.unwrap(), 0, "a young one is kept");
    assert_eq!(world.store.drop_old_keys(at(10), at(0)).await.unwrap(), 1, "an old one is forgotten");
    assert_eq!(world.store.creation("host@example.org", "form").await.unwrap(), None);
}

pub async fn full_lobbies_and_campaigns_with_bots_are_found(world: FreshStore) {
    let (full, waiting) = (world.campaign(1).await, world.campaign(2).await);
    let (bots, people) = (world.campaign(3).await, world.campaign(4).await);
    let seats = vec![
        seat(&full, 0, SeatState::Taken),
        seat(&full, 1, SeatState::Bot),
        seat(&waiting, 0, SeatState::Taken),
        seat(&waiting, 1, SeatState::Invited),
        seat(&bots, 0, SeatState::Taken),
        seat(&bots, 1, SeatState::Bot),
        seat(&people, 0, SeatState::Taken),
    ];
    world.store.commit(Commit { seats, ..Commit::default() }).await.unwrap();
    for log in [&bots, &people] {
        world.store.commit(Commit { status: Some((log.id, Status::Running)), ..Commit::default() }).await.unwrap();
    }

    assert_eq!(world.store.full_lobbies().await.unwrap(), [full.id]);
    assert_eq!(world.store.running_with_bots().await.unwrap(), [(bots.id, 1)]);
}

pub async fn refusing_what_breaks_the_rules_is_no_failure(world: FreshStore) {
    let mut log = world.campaign(1).await;
    let mut late = log.clone();
    world.store.commit(of(vec![log.answer("first")])).await.unwrap();
    assert_eq!(conflict(world.store.commit(of(vec![late.answer("late")])).await), 2);

    world.store.ping().await.unwrap();

    world.store.commit(of(vec![log.answer("goes on")])).await.unwrap();
}

pub async fn whoever_asks_often_whether_it_is_ready_makes_few_writes(world: FreshStore) {
    for _ in 0..400 {
        world.store.ping().await.unwrap();
    }
    let written = world.number("SELECT number FROM probe").await;
    assert!((1..200).contains(&written), "{written} writes for 400 questions");
}

pub async fn a_notice_is_part_of_its_transaction(world: FreshStore) {
    let mut log = world.campaign(1).await;
    world.by_hand("ALTER FUNCTION pg_catalog.pg_notify(TEXT, TEXT) RENAME TO pg_notify_gone").await.unwrap();

    // A server that has not used the function yet.
    let server = world.another_server().await;
    let untold = server.commit(of(vec![log.clone().answer("nobody can be told")])).await;

    assert!(untold.is_err(), "{untold:?}");
    assert_eq!(world.store.head(log.id).await.unwrap().unwrap().0, 1, "what cannot be told is not stored");
    world.by_hand("ALTER FUNCTION pg_catalog.pg_notify_gone(TEXT, TEXT) RENAME TO pg_notify").await.unwrap();
    world.store.commit(of(vec![log.answer("told")])).await.unwrap();
}

pub async fn readiness_is_a_write(world: FreshStore) {
    let mut log = world.campaign(1).await;
    // For new connections, so the ones there are end.
    let takes_writes = async |yes: bool| {
        let mode = if yes { "off" } else { "on" };
        let set = format!(
            "BEGIN READ WRITE; \
             DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = {mode}', current_database()); END $$; \
             COMMIT; SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        );
        world.by_hand(&set).await.unwrap();
    };

    takes_writes(false).await;
    world.store.commit(of(vec![log.clone().answer("refused")])).await.unwrap_err();
    let said = world.store.ping().await.unwrap_err();
    assert!(said.remedy().unwrap().contains("read-only"), "{said}");
    assert_eq!(world.store.head(log.id).await.unwrap().unwrap().0, 1, "reading goes on");

    takes_writes(true).await;
    world.store.ping().await.unwrap();
    world.store.commit(of(vec![log.answer("taken")])).await.unwrap();
}

/// A file of some hundred pages.
async fn large(world: &FreshStore) -> Log {
    let mut log = world.campaign(1).await;
    let text = "x".repeat(2_000);
    let entries = (0..200).map(|n| log.answer(&format!("{n}{text}"))).collect();
    world.store.commit(of(entries)).await.unwrap();
    log
}

/// Overwrites pages in the middle of a file.
fn damage(file: &Path) {
    let length = std::fs::metadata(file).unwrap().len();
    let file = OpenOptions::new().write(true).open(file).unwrap();
    for page in 20..length / 4_096 - 20 {
        file.write_all_at(&[0xa5; 4_096], page * 4_096).unwrap();
    }
}

pub async fn a_damaged_page_is_found(world: FreshStore) {
    large(&world).await;
    world.store.examine().await.unwrap();

    damage(&world.whole_file().await);

    let said = world.reopened().await.err().expect("refused");
    assert!(said.remedy().is_some_and(|remedy| remedy.contains("backup")), "{said}");
}

pub async fn damage_that_was_met_is_remembered(world: FreshStore) {
    let log = large(&world).await;
    let file = world.whole_file().await;
    let server = world.reopened().await.unwrap();
    server.ping().await.unwrap();

    damage(&file);

    server.entries(log.id, 0, 1_000).await.unwrap_err();
    let said = server.ping().await.unwrap_err();
    assert!(matches!(said, StoreError::Damaged(_)), "{said}");
}
