//! Disputes and votes keep their time when something happens to the campaign itself: it moves to another server, or is stuck for a while.

use crate::pace::Hands;
use crate::server::{Server, until};
use crate::world::World;
use serde_json::{Value, json};
use std::ops::Deref;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_store::{Commit, Status};

/// A campaign with answers, at a server whose time the test sets.
struct Game {
    world: World,
    hands: Hands,
}

impl Deref for Game {
    type Target = World;

    fn deref(&self) -> &World {
        &self.world
    }
}

impl Game {
    async fn begin(database: Option<String>) -> Self {
        let hands = Hands::at(SystemClock.now());
        let game = Self { world: World::on(Self::serve(&hands, database)).await, hands };
        for _ in 0..5 {
            assert_eq!(game.answer_by_default().await.1, 201);
        }
        game
    }

    fn serve(hands: &Hands, database: Option<String>) -> Server {
        Server::start_with(database, None, &[("STERNPOST_TEST_CLOCK", &hands.path.display().to_string())])
    }

    /// The entries of answers, in their order.
    async fn answered(&self) -> Vec<u64> {
        let log = self.log(Some(0)).await;
        let entries = log.iter().filter(|entry| entry["kind"] == "answered");
        entries.map(|entry| entry["seq"].as_u64().unwrap()).collect()
    }

    async fn does(&self, seat: usize, act: Value) -> u64 {
        let (status, said) = self.post(seat, "/court", &act).await;
        assert_eq!(status, 200, "{said}");
        said["entry"].as_u64().unwrap()
    }

    async fn dispute(&self, server: &Server, at: usize) -> Value {
        self.table.get(0, format!("{}/api/v1/campaigns/{}/court", server.url, self.id)).await["disputes"][at].clone()
    }

    /// Whether a server has a campaign.
    async fn is_at(&self, server: &Server, campaign: &str) -> bool {
        let asked = self.table.client.get(format!("{}/api/v1/campaigns/{campaign}", server.url)).send().await.unwrap();
        asked.status() == 200
    }
}

/// A dispute that is open moves along with its time; a second campaign that a ruling let begin does not begin once more.
async fn a_dispute_that_moves_keeps_its_time_and_nothing_begins_twice(to: Option<String>) {
    let game = Game::begin(None).await;
    let answered = game.answered().await;
    let first = game.does(0, json!({ "act": "dispute", "entry": answered[2], "why": "That was mine." })).await;
    let ruling = json!({ "is": "forked", "at": answered[1] });
    let motion = json!({ "is": "rule", "dispute": first, "ruling": ruling });
    let motion = game.does(0, json!({ "act": "propose", "motion": motion, "why": "Both, then." })).await;
    game.does(1, json!({ "act": "vote", "motion": motion, "yes": true })).await;
    let fork = game.dispute(&game.server, 0).await["verdicts"][0]["fork"].as_str().expect("a second campaign begins").to_owned();
    until("the second campaign is there", async || game.is_at(&game.server, &fork).await).await;
    game.does(2, json!({ "act": "dispute", "entry": answered[3], "why": "And this?" })).await;

    let file = game.server.data().join("moved.jsonl");
    let file = file.to_str().unwrap();
    assert!(game.server.command(&["export", &game.id, "--out", file]).status.success());
    let new = Game::serve(&game.hands, to);
    let seats = ["0=ada@a.test", "1=bo@b.test", "2=cleo@c.test"];
    let out = new.command(&["import", file, "--host", "ada@a.test", "--seat", seats[0], "--seat", seats[1], "--seat", seats[2]]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    assert_eq!(game.dispute(&new, 1).await["open"], true);
    game.hands.go_on(24 * 7 + 1);
    until("nobody has decided it in time", async || game.dispute(&new, 1).await["verdicts"][0]["ruling"]["is"] == "upheld").await;
    assert!(!game.is_at(&new, &fork).await, "it began where the campaign was before");
}

/// A campaign that was stuck while a dispute was open knows of it once it goes on.
async fn a_dispute_in_a_campaign_that_was_stuck_keeps_its_time(database: Option<String>) {
    let game = Game::begin(database).await;
    let answered = game.answered().await;
    game.does(0, json!({ "act": "dispute", "entry": answered[2], "why": "That was mine." })).await;
    let store = sternpost_store::open(&game.server.database()).await.unwrap();
    let id = game.id.parse().unwrap();
    store.commit(Commit { status: Some((id, Status::Stuck)), ..Commit::default() }).await.unwrap();
    until("the server knows that it is stuck", async || game.get(0, "").await["status"] == "stuck").await;
    game.hands.go_on(24 * 7 + 1);
    until("the clock leaves it alone", async || !store.watch(id).await.unwrap().is_some_and(|kept| kept.watch.knows_court())).await;
    assert!(game.server.command(&["campaign", "retry", &game.id]).status.success());
    let is_upheld = async || {
        // A server that had not heard of the retry when it was due looks again once its lease is over.
        game.hands.minutes(1);
        game.dispute(&game.server, 0).await["verdicts"][0]["ruling"]["is"] == "upheld"
    };
    until("nobody has decided it in time", is_upheld).await;
}

on_both_servers! {
    a_dispute_that_moves_keeps_its_time_and_nothing_begins_twice
    a_dispute_in_a_campaign_that_was_stuck_keeps_its_time
}
