//! Nobody fills a fellow player's mailbox: by answers that are taken back, by motions that are dropped.

use crate::api::PLAYERS;
use crate::pace::Hands;
use crate::page::Page;
use crate::server::Server;
use crate::world::World;
use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_store::{DeliveryState, StoredLetter};

/// A campaign at a server whose time the test sets, with a grace of ten minutes.
struct Flooded {
    world: World,
    hands: Hands,
}

impl Deref for Flooded {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Flooded {
    async fn begin(database: Option<String>) -> Self {
        let hands = Hands::at(SystemClock.now());
        let clock = hands.path.display().to_string();
        let server = Server::start_with(database, None, &[("STERNPOST_TEST_CLOCK", &clock), ("STERNPOST__MAIL__GRACE_SECONDS", "600")]);
        Self { world: World::on(server).await, hands }
    }

    /// What is asked is answered by its default; who has, at which version.
    async fn go_on(&self) -> (usize, u64) {
        let (seat, status, said) = self.answer_by_default().await;
        assert_eq!(status, 201, "{said}");
        (seat, said["version"].as_u64().unwrap())
    }

    async fn take_back(&self, seat: usize, version: u64) -> u16 {
        self.post(seat, "/take-back", &json!({ "version": version })).await.0
    }

    /// The letters of a kind to a player.
    async fn letters(&self, kind: &str, seat: usize) -> Vec<StoredLetter> {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let mut letters = store.letters(self.id.parse().unwrap()).await.unwrap();
        letters.retain(|letter| letter.letter.kind().name() == kind && letter.letter.recipient == PLAYERS[seat]);
        letters
    }

    /// An answer that can be taken back and after which somebody else is asked: whose, and who.
    async fn somebody_may_take_back(&self) -> (usize, usize) {
        for _ in 0..40 {
            let (seat, version) = self.go_on().await;
            let (next, ..) = self.asked().await;
            if next != seat && self.take_back(seat, version).await == 201 {
                return (seat, next);
            }
        }
        panic!("nobody could take an answer back");
    }
}

/// Letters that go out by a moment.
fn out(letters: &[StoredLetter], by: DateTime<Utc>) -> usize {
    letters.iter().filter(|letter| letter.state != DeliveryState::Withdrawn && letter.letter.not_before <= by).count()
}

async fn take_backs_fill_no_mailbox(database: Option<String>) {
    let flooded = Flooded::begin(database).await;
    let (seat, next) = flooded.somebody_may_take_back().await;
    let before = flooded.letters("turn", next).await.len();
    let mut taken = 1;
    let enough = loop {
        let (again, version) = flooded.go_on().await;
        assert_eq!(again, seat);
        match flooded.take_back(seat, version).await {
            201 => taken += 1,
            status => break status,
        }
        assert!(taken < 50, "there is no limit");
    };
    assert_eq!((enough, taken), (429, 12), "a seat takes so much back in an hour, and no more");
    let letters = flooded.letters("turn", next).await;
    assert!(letters.len() > before, "what is asked again is written again");
    let now = letters.iter().map(|letter| letter.letter.not_before).max().unwrap() - chrono::TimeDelta::minutes(10);
    assert_eq!(out(&letters, now), out(&letters[..before], now), "but is held as long as whoever has answered may think better of it");
    // It counts for each seat, and for an hour.
    flooded.hands.go_on(1);
    let (again, version) = flooded.go_on().await;
    if again == seat {
        assert_ne!(flooded.take_back(seat, version).await, 429);
    }
}

async fn motions_that_are_dropped_fill_no_mailbox(database: Option<String>) {
    let flooded = Flooded::begin(database).await;
    for _ in 0..5 {
        flooded.go_on().await;
    }
    let log = flooded.log(Some(0)).await;
    let answered: Vec<u64> = log.iter().filter(|entry| entry["kind"] == "answered").map(|entry| entry["seq"].as_u64().unwrap()).collect();
    let does = async |seat: usize, act: Value| {
        let (status, said) = flooded.post(seat, "/court", &act).await;
        assert_eq!(status, 200, "{said}");
        said["entry"].as_u64().unwrap()
    };
    let propose = async |why: &str| does(0, json!({ "act": "propose", "motion": { "is": "rewind", "to": answered[1] }, "why": why })).await;
    for round in 0..12 {
        let motion = propose(&format!("Flood {round}.")).await;
        does(0, json!({ "act": "drop", "motion": motion })).await;
    }
    for seat in [1, 2] {
        let letters = flooded.letters("court", seat).await;
        // What was dropped before its letter went out is told nobody.
        let letters: Vec<_> = letters.into_iter().filter(|letter| letter.state != DeliveryState::Withdrawn).collect();
        assert!((1..=2).contains(&letters.len()), "one at once, one that waits: {letters:#?}");
        if letters.len() == 1 {
            continue;
        }
        let gap = letters.iter().map(|letter| letter.letter.not_before).max().unwrap()
            - letters.iter().map(|letter| letter.letter.not_before).min().unwrap();
        assert!(gap >= chrono::TimeDelta::minutes(59), "for an hour: {gap}");
    }
    // What waits tells what is open when it goes out.
    let motion = propose("This one stays.").await;
    flooded.hands.go_on(1);
    flooded.hands.minutes(1);
    let postbox = format!("{}/postbox", flooded.server.url);
    crate::server::until("the motion that is open is told", async || {
        let list = flooded.table.client.get(&postbox).send().await.unwrap().text().await.unwrap();
        let links = Page::of(&list).links();
        for id in links.iter().filter_map(|link| link.strip_prefix("/postbox/")?.split('?').next()) {
            let letter = flooded.table.client.get(format!("{postbox}/{id}/html")).send().await.unwrap().text().await.unwrap();
            if letter.contains("This one stays.") {
                return true;
            }
        }
        false
    })
    .await;
    // Of what is dropped hears who had voted on it.
    does(1, json!({ "act": "vote", "motion": motion, "yes": false })).await;
    let before = [flooded.letters("court", 1).await.len(), flooded.letters("court", 2).await.len()];
    does(0, json!({ "act": "drop", "motion": motion })).await;
    let after = [flooded.letters("court", 1).await.len(), flooded.letters("court", 2).await.len()];
    assert_eq!(after, [before[0] + 1, before[1]]);
}

on_both_servers! {
    take_backs_fill_no_mailbox
    motions_that_are_dropped_fill_no_mailbox
}
