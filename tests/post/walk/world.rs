//! A server with campaigns, and everybody who may come by.

use super::tokens::token;
use crate::api::{Table, seats_in};
use crate::server::{NO_LIMITS, Server};
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::{Client, redirect::Policy};
use serde_json::{Value, json};
use sternpost_core::{Chance, Seat};
use sternpost_games::{Games, book_of};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_players::{Rng, seats_by_lot};
use sternpost_post::links::{ApiToken, HandLink, InviteLink, WatchLink};
use sternpost_store::Session;

/// A server with a campaign that has begun, one that has not, and everybody who may come by.
pub(super) struct EveryCaller {
    /// What is played.
    pub(super) game: &'static str,
    pub(super) server: Server,
    pub(super) client: Client,
    pub(super) table: Table,
    pub(super) running: String,
    pub(super) lobby: String,
    /// The seat that is asked first, its question and the version.
    pub(super) asked: (usize, Value, u64),
    pub(super) letter: String,
    /// Tokens made before this moment are dead.
    pub(super) revoked_at: DateTime<Utc>,
    /// What the spectators' link leaves in a browser; empty: there is none.
    pub(super) watching: String,
}

pub(super) const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
const HOST: &str = "host@h.test";
/// Who held the last seat until it passed to who sits there now.
const FORMER: &str = "former@f.test";

impl EveryCaller {
    pub(super) async fn of(game: &'static str) -> Self {
        let server = Server::start_with(None, None, &NO_LIMITS);
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        let mut world = Self {
            game,
            table: Table::new(&server),
            server,
            client,
            running: String::new(),
            lobby: String::new(),
            asked: (0, Value::Null, 0),
            letter: String::new(),
            revoked_at: SystemClock.now() - TimeDelta::days(2),
            watching: String::new(),
        };
        let store = sternpost_store::open(&world.server.database()).await.unwrap();
        store.revoke_tokens("gone@g.test", world.revoked_at).await.unwrap();
        store.put_session(&Session::until("unused", "ada@a.test", world.revoked_at)).await.unwrap();
        world.running = world.begin().await;
        world.lobby = world.create(&PLAYERS).await;
        world.create(&["elsewhere@e.test", "x@x.test", "y@y.test"]).await;
        let running = world.running.clone();
        world.asked = world.table.question(&world.server.url, &running).await.unwrap();
        world.letter = loop {
            let page = world.client.get(format!("{}/postbox", world.server.url)).send().await.unwrap().text().await.unwrap();
            if let Some((_, rest)) = page.split_once("href=\"/postbox/") {
                break rest.split('"').next().unwrap().to_owned();
            }
        };
        world
    }

    /// How many seats its campaigns have.
    pub(super) fn seats(&self) -> usize {
        seats_in(self.game)
    }

    /// Whether its seats can do something at any time from the first question on.
    pub(super) fn acts_at_any_time(&self) -> bool {
        let (games, mut rng) = (Games::default(), Rng::new(1));
        let game = games.get(self.game).expect("the game is in the product");
        let options = game.default_options();
        let seats = seats_by_lot(game, &options, self.seats(), &mut rng).expect("there are enough seats");
        let begun = game.begin(&json!({ "options": options, "seats": seats }), &mut Chance::live(&mut rng)).expect("it can be played");
        (0..begun.0.seats()).all(|seat| begun.0.anytime(Seat(seat)).is_some())
    }

    /// A new campaign of the first of these people.
    pub(super) fn new_campaign(&self, seats: &[&str]) -> Value {
        let seats: Vec<Value> = seats[..self.seats()].iter().map(|address| json!({ "name": address, "email": address })).collect();
        json!({ "game": self.game, "name": "Walked", "seats": seats })
    }

    /// Kind and id of something that can be looked up in the game.
    pub(super) fn looked_up(&self) -> (&'static str, String) {
        let book = book_of(self.game).expect("the game has a reference");
        let kind = book.kinds.first().expect("there is something in it").id;
        let entry = book.entries().iter().find(|entry| entry.kind == kind).expect("there is something of that kind");
        (kind, entry.id.to_string())
    }

    pub(super) async fn create(&self, seats: &[&str]) -> String {
        let request =
            self.client.post(format!("{}/api/v1/campaigns", self.server.url)).bearer_auth(self.bearer("the host without a seat").unwrap());
        let created: Value = request.json(&self.new_campaign(seats)).send().await.unwrap().json().await.unwrap();
        created["id"].as_str().unwrap().to_owned()
    }

    pub(super) async fn begin(&self) -> String {
        let id = self.create(&PLAYERS).await;
        for seat in 0..u8::try_from(self.seats()).unwrap() {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = token("", link.clone(), link);
            let taken = self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert_eq!(taken.status(), 303);
        }
        id
    }

    /// Something about who may do what, by the host.
    pub(super) async fn settle(&self, campaign: &str, body: Value) {
        let url = format!("{}/api/v1/campaigns/{campaign}/roles", self.server.url);
        let host = self.bearer("the host without a seat").unwrap();
        let answer = self.client.post(url).bearer_auth(host).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{}", answer.text().await.unwrap());
    }

    /// A campaign with an arbiter and a spectators' link, in which a seat has changed hands.
    pub(super) async fn begin_with_roles(&mut self) {
        // Who begins is decided by lot: links of the seat that was handed over have died once.
        self.hand_the_last_seat_over().await;
        while self.asked.0 + 1 == self.seats() {
            self.hand_the_last_seat_over().await;
        }
    }

    async fn hand_the_last_seat_over(&mut self) {
        let last = self.seats() - 1;
        let mut seats = PLAYERS;
        seats[last] = FORMER;
        let id = self.create(&seats).await;
        self.settle(&id, json!({ "act": "name", "name": "Juno", "email": "juno@j.test" })).await;
        for seat in 0..u8::try_from(self.seats()).unwrap() {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = token("", link.clone(), link);
            self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
        }
        let holder = format!("{}/api/v1/campaigns/{id}/seats/{last}/holder", self.server.url);
        let former = self.bearer("former seat").unwrap();
        let offer = json!({ "act": "offer", "name": PLAYERS[last], "email": PLAYERS[last] });
        assert_eq!(self.client.post(holder).bearer_auth(&former).json(&offer).send().await.unwrap().status(), 204);
        let seats = self.client.get(format!("{}/api/v1/campaigns/{id}/seats", self.server.url)).bearer_auth(&former).send().await.unwrap();
        let seats: Value = seats.json().await.unwrap();
        let link = || HandLink { campaign: id.parse().unwrap(), offer: seats["offers"][0]["offer"].as_str().unwrap().to_owned() };
        let accepted = self.client.post(format!("{}/h/{}", self.server.url, token("", link(), link()))).form(&[("act", "accept")]);
        assert_eq!(accepted.send().await.unwrap().status(), 303);
        self.settle(&id, json!({ "act": "watching", "by": { "by-link": { "entries": 1 } } })).await;
        let link = || WatchLink { campaign: id.parse().unwrap(), generation: 1 };
        self.watching = token("", link(), link());
        self.running = id;
        self.lobby = self.create(&PLAYERS).await;
        let running = self.running.clone();
        self.asked = self.table.question(&self.server.url, &running).await.unwrap();
    }

    /// What a role is shown of the campaign: whose eyes, and whether as it is now.
    pub(super) async fn seen(&self, role: &str) -> String {
        let mut request = self.client.get(format!("{}/api/v1/campaigns/{}", self.server.url, self.running));
        if role == "spectator by link" {
            request = request.header("cookie", format!("sternpost-watch={}", self.watching));
        }
        if let Some(token) = self.bearer(Self::as_role(role)) {
            request = request.bearer_auth(token);
        }
        let answer = request.send().await.unwrap();
        if answer.status() == 404 {
            return "nothing".to_owned();
        }
        let shown: Value = answer.json().await.unwrap();
        let eyes = if shown["eyes"].is_object() { "seat" } else { shown["eyes"].as_str().unwrap() };
        let when = if shown["version"] == json!(self.asked.2) { "now" } else { "then" };
        format!("{eyes}, {when}")
    }

    /// Whose address a caller has.
    pub(super) fn address(&self, caller: &str) -> &'static str {
        match caller {
            "a player elsewhere" => "elsewhere@e.test",
            "a spectator with an account" => "watcher@w.test",
            "the host without a seat" => HOST,
            "another seat" => PLAYERS[(self.asked.0 + 1) % self.seats()],
            "former seat" => FORMER,
            "arbiter" => "juno@j.test",
            "revoked" => "gone@g.test",
            // Whatever is wrong with their token, it is that of the seat that is asked.
            _ => PLAYERS[self.asked.0],
        }
    }

    /// Who a role is, in the campaign that is walked.
    pub(super) fn as_role(role: &str) -> &str {
        match role {
            "spectator by link" => "nobody",
            "seat" => "the seat asked",
            "host" => "the host without a seat",
            other => other,
        }
    }

    /// The API token of a caller.
    pub(super) fn bearer(&self, caller: &str) -> Option<String> {
        let address = self.address(caller).to_owned();
        let made = if caller == "revoked" { self.revoked_at } else { SystemClock.now() };
        let said = ApiToken { address, made };
        (caller != "nobody").then(|| token(caller, said.clone(), said))
    }
}
