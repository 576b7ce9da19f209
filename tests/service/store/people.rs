//! Campaigns, seats and sign-ins.

use crate::store::world::{FreshStore, Log, at, id};
use serde_json::json;
use sternpost_log::CampaignSecret;
use sternpost_model::language::Language;
use sternpost_store::{Commit, SeatChange, SeatRow, SeatState, SeatUpdate, Session, Status};

fn seat(log: &Log, number: u8, address: Option<&str>) -> SeatRow {
    SeatRow {
        campaign: log.id,
        seat: number,
        name: "Änne".to_owned(),
        address: address.map(str::to_owned),
        language: "de".to_owned(),
        state: SeatState::Invited,
        options: None,
        link_generation: 1,
        seen: 0,
        wants_mail: true,
        strength: None,
        heir_of: vec![],
    }
}

pub async fn campaigns_are_found_by_host_and_by_player(world: FreshStore) {
    let (older, newer, other) = (world.campaign(1).await, world.campaign(2).await, world.campaign(3).await);
    let seats = vec![seat(&older, 0, Some("ann@example.org")), seat(&newer, 1, Some("ann@example.org")), seat(&other, 0, None)];
    for seat in seats {
        world.store.commit(Commit { seats: vec![SeatChange::added(seat)], ..Commit::default() }).await.unwrap();
    }
    world.store.commit(Commit { status: Some((newer.id, Status::Running)), ..Commit::default() }).await.unwrap();
    let names = async |address: &str| -> Vec<_> {
        world.store.campaigns_of(address).await.unwrap().into_iter().map(|campaign| campaign.id).collect()
    };

    assert_eq!(names("ann@example.org").await, [newer.id, older.id], "newest first");
    assert_eq!(names("host@example.org").await, [other.id, newer.id, older.id]);
    assert!(names("nobody@example.org").await.is_empty());
    let running = world.store.campaigns_with(Status::Running).await.unwrap();
    assert_eq!(running, [world.store.campaign(newer.id).await.unwrap().unwrap()]);
    assert_eq!(running[0].name, "Café ☕");
    assert_eq!(running[0].options, json!({"z": 1, "a": [1.5, null]}));
    assert_eq!(running[0].created_at, at(2));
}

/// Stores one change of a seat.
async fn change(world: &FreshStore, row: &SeatRow, what: SeatUpdate) {
    let change = SeatChange::of(row, what);
    world.store.commit(Commit { seats: vec![change], ..Commit::default() }).await.unwrap();
}

pub async fn seats_change_but_what_was_seen_only_grows(world: FreshStore) {
    let log = world.campaign(1).await;
    let (first, second) = (seat(&log, 0, Some("ann@example.org")), seat(&log, 1, None));
    let added = [&second, &first].map(|row| SeatChange::added(row.clone())).to_vec();
    world.store.commit(Commit { seats: added, ..Commit::default() }).await.unwrap();
    assert_eq!(world.store.seats(log.id).await.unwrap(), [first.clone(), second.clone()]);

    world.store.mark_seen(log.id, 0, 9).await.unwrap();
    world.store.mark_seen(log.id, 0, 4).await.unwrap();
    change(&world, &first, SeatUpdate::Taken(Some(json!("red")))).await;
    change(&world, &first, SeatUpdate::WantsMail(false)).await;
    change(&world, &first, SeatUpdate::Language(Language::English)).await;
    change(&world, &first, SeatUpdate::LinksRevoked).await;
    change(&world, &second, SeatUpdate::Dealt(json!("blue"))).await;

    let changed = SeatRow {
        state: SeatState::Taken,
        options: Some(json!("red")),
        link_generation: 2,
        wants_mail: false,
        strength: None,
        heir_of: vec![],
        language: "en".to_owned(),
        seen: 9,
        ..first
    };
    let dealt = SeatRow { options: Some(json!("blue")), ..second };
    assert_eq!(world.store.seats(log.id).await.unwrap(), [changed, dealt]);
}

pub async fn who_unsubscribes_beside_a_change_of_language_gets_both(world: FreshStore) {
    let log = world.campaign(1).await;
    let other = world.another_server().await;
    for number in 0..20 {
        let row = seat(&log, number, None);
        world.store.commit(Commit { seats: vec![SeatChange::added(row.clone())], ..Commit::default() }).await.unwrap();
        // Two servers that both know the seat as it was.
        let commit = |what| Commit { seats: vec![SeatChange::of(&row, what)], ..Commit::default() };
        let (one, two) = (commit(SeatUpdate::WantsMail(false)), commit(SeatUpdate::Language(Language::English)));
        let (one, two) = tokio::join!(world.store.commit(one), other.commit(two));
        one.and(two).unwrap();
    }
    let seats = world.store.seats(log.id).await.unwrap();
    let lost: Vec<u8> = seats.iter().filter(|row| row.wants_mail || row.language != "en").map(|row| row.seat).collect();
    assert_eq!((seats.len(), lost), (20, vec![]));
}

pub async fn the_secret_is_kept_to_the_byte(world: FreshStore) {
    let (log, mut commit) = Log::created(1);
    let secret = CampaignSecret(std::array::from_fn(|n| u8::try_from(n * 8).unwrap()));
    commit.campaign = commit.campaign.map(|(campaign, _)| (campaign, secret.clone()));
    world.store.commit(commit).await.unwrap();

    assert_eq!(world.store.secret(log.id).await.unwrap(), Some(secret));
    assert_eq!(world.store.secret(id(2)).await.unwrap(), None);
}

pub async fn a_sign_in_expires_and_can_be_ended(world: FreshStore) {
    let store = &world.store;
    store.put_session(&Session::until("hash-1", "ann@example.org", at(100))).await.unwrap();
    store.put_session(&Session::until("hash-2", "bob@example.org", at(100))).await.unwrap();

    assert_eq!(store.session("hash-1", at(99)).await.unwrap().map(|session| session.address).as_deref(), Some("ann@example.org"));
    assert_eq!(store.session("hash-1", at(100)).await.unwrap(), None, "expired");
    assert_eq!(store.session("hash-3", at(0)).await.unwrap(), None);

    store.drop_session("hash-1").await.unwrap();
    assert_eq!(store.session("hash-1", at(0)).await.unwrap(), None);
    assert_eq!(store.session("hash-2", at(0)).await.unwrap().map(|session| session.address).as_deref(), Some("bob@example.org"));
}

pub async fn expired_sign_ins_are_forgotten(world: FreshStore) {
    let store = &world.store;
    store.put_session(&Session::until("old", "ann@example.org", at(100))).await.unwrap();
    store.put_session(&Session::until("new", "ann@example.org", at(101))).await.unwrap();

    store.drop_expired_sessions(at(100)).await.unwrap();

    assert_eq!(store.session("old", at(0)).await.unwrap(), None, "gone, not merely expired");
    assert_eq!(store.session("new", at(0)).await.unwrap().map(|session| session.address).as_deref(), Some("ann@example.org"));
}

pub async fn revoked_tokens_stay_revoked(world: FreshStore) {
    let store = &world.store;
    assert_eq!(store.tokens_revoked("ann@example.org").await.unwrap(), None);

    store.revoke_tokens("ann@example.org", at(100)).await.unwrap();
    store.revoke_tokens("ann@example.org", at(90)).await.unwrap();

    assert_eq!(store.tokens_revoked("ann@example.org").await.unwrap(), Some(at(100)), "a clock that is behind revives nothing");
    store.revoke_tokens("ann@example.org", at(110)).await.unwrap();
    assert_eq!(store.tokens_revoked("ann@example.org").await.unwrap(), Some(at(110)));
    assert_eq!(store.tokens_revoked("bob@example.org").await.unwrap(), None);
}
