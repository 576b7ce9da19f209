//! Every route is walked by every kind of caller, and each is answered as the table in `docs/reliability.md` says.

use crate::api::Table;
use crate::server::{KEY, Server};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::{DateTime, TimeDelta, Utc};
use reqwest::{Client, Method, redirect::Policy};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::language::Language;
use sternpost::post::links::{
    AnswerLink, ApiToken, BlockLink, CalendarLink, FormerLink, HandLink, InviteLink, Links, OpenLink, PoolLink, Purpose, SecondLink,
    SignInLink, SubstituteLink, UnsubscribeLink, WatchLink, WishLink,
};
use sternpost::store::Session;

const ROUTES: &str = include_str!("../../src/http/routes.rs");
const TABLE: &str = include_str!("../../docs/reliability.md");

/// The kinds of callers, in the order of the table's columns.
const CALLERS: [&str; 12] = [
    "nobody",
    "a player elsewhere",
    "a spectator with an account",
    "the host without a seat",
    "another seat",
    "the seat asked",
    "revoked",
    "expired",
    "another purpose",
    "another key",
    "unsigned",
    "made up",
];

/// Method and path of every route.
pub(crate) fn routes() -> BTreeSet<(String, String)> {
    let end_of_api = ROUTES.find("\"/api/openapi.json\"").expect("the API's document has a route");
    let mut routes = BTreeSet::new();
    for (at, _) in ROUTES.match_indices(".service(at(\"") {
        let line = ROUTES[at..].lines().next().expect("a route is a line");
        let path = line.split('"').nth(1).expect("a route has a path");
        let path = if at < end_of_api && path != "/api/openapi.json" { format!("/api/v1{path}") } else { path.to_owned() };
        for method in ["get", "post", "put", "delete"] {
            if line.contains(&format!(").{method}(")) {
                routes.insert((method.to_uppercase(), path.clone()));
            }
        }
    }
    routes
}

/// The statuses of each row of the table.
fn promised(table: &str, heading: &str) -> BTreeMap<(String, String), Vec<u16>> {
    let section = table.split(&format!("## {heading}\n")).nth(1).expect("the table has a section");
    let section = section.split("\n## ").next().expect("a section has text");
    let row = |line: &str| {
        let mut cells = line.trim_matches('|').split('|').map(str::trim);
        let (method, path) = cells.next()?.strip_prefix('`')?.strip_suffix('`')?.split_once(' ')?;
        Some(((method.to_owned(), path.to_owned()), cells.map(|cell| cell.parse().expect("a status")).collect()))
    };
    section.lines().filter(|line| line.starts_with('|')).filter_map(row).collect()
}

/// A token for a purpose, as each kind of caller may come by one.
fn token<P: Purpose + Clone>(caller: &str, good: P, revoked: P) -> String {
    let links = Links::new(KEY.as_bytes(), &[]);
    let now = SystemClock.now();
    let (later, earlier) = (now + TimeDelta::days(1), now - TimeDelta::days(1));
    match caller {
        "revoked" => links.sign(revoked, later),
        "expired" => links.sign(good, earlier),
        // Good for something, but not for this.
        "another purpose" if P::AUDIENCE == UnsubscribeLink::AUDIENCE => links.sign(SignInLink::to("ada@a.test".to_owned()), later),
        "another purpose" => links.sign(UnsubscribeLink::of(sternpost::log::CampaignId(uuid::Uuid::nil()), 0, ""), later),
        "another key" => Links::new(b"a key that somebody else has thought of", &[]).sign(good, later),
        "unsigned" => {
            let signed = links.sign(good, later);
            let body = signed.split('.').nth(1).expect("a token has a body");
            let key = jwt_head(&signed)["kid"].clone();
            let head = URL_SAFE_NO_PAD.encode(json!({ "alg": "none", "typ": "JWT", "kid": key }).to_string());
            format!("{head}.{body}.")
        }
        "made up" => "not.a.token".to_owned(),
        _ => links.sign(good, later),
    }
}

fn jwt_head(token: &str) -> Value {
    let head = token.split('.').next().expect("a token has a head");
    serde_json::from_slice(&URL_SAFE_NO_PAD.decode(head).unwrap()).unwrap()
}

/// A server with a campaign that has begun, one that has not, and everybody who may come by.
struct World {
    server: Server,
    client: Client,
    table: Table,
    running: String,
    lobby: String,
    /// The seat that is asked first, its question and the version.
    asked: (usize, Value, u64),
    letter: String,
    /// Tokens made before this moment are dead.
    revoked_at: DateTime<Utc>,
    /// What the spectators' link leaves in a browser; empty: there is none.
    watching: String,
}

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
const HOST: &str = "host@h.test";
/// Who held the third seat until it passed to who sits there now.
const FORMER: &str = "former@f.test";

/// The roles, in the order of the columns of `docs/roles.md`.
const ROLES: [&str; 6] = ["nobody", "spectator by link", "former seat", "seat", "host", "arbiter"];
const ROLES_TABLE: &str = include_str!("../../docs/roles.md");

impl World {
    async fn new() -> Self {
        let limits = [
            "LOOKS_PER_READER",
            "CAMPAIGNS_PER_HOST",
            "CAMPAIGNS_PER_NETWORK",
            "INVITATIONS_PER_HOST",
            "INVITATIONS_PER_ADDRESS",
            "INVITATIONS_PER_NETWORK",
            "SIGN_INS_PER_ADDRESS",
        ];
        let limits = limits.map(|limit| format!("STERNPOST__LIMITS__{limit}"));
        let off: Vec<(&str, &str)> = limits.iter().map(|name| (name.as_str(), "0")).collect();
        let server = Server::start_with(None, None, &off);
        let client = Client::builder().redirect(Policy::none()).build().unwrap();
        let mut world = Self {
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
        let store = sternpost::store::open(&world.server.database()).await.unwrap();
        store.revoke_tokens("gone@g.test", world.revoked_at).await.unwrap();
        store.put_session(&Session::until("unused", "ada@a.test", world.revoked_at)).await.unwrap();
        world.running = world.begin().await;
        world.lobby = world.create(&["ada@a.test", "bo@b.test", "cleo@c.test"]).await;
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

    fn new_campaign(seats: &[&str]) -> Value {
        let seats: Vec<Value> = seats.iter().map(|address| json!({ "name": address, "email": address })).collect();
        json!({ "game": "twilight-imperium", "name": "Walked", "seats": seats })
    }

    async fn create(&self, seats: &[&str]) -> String {
        let request =
            self.client.post(format!("{}/api/v1/campaigns", self.server.url)).bearer_auth(self.bearer("the host without a seat").unwrap());
        let created: Value = request.json(&Self::new_campaign(seats)).send().await.unwrap().json().await.unwrap();
        created["id"].as_str().unwrap().to_owned()
    }

    async fn begin(&self) -> String {
        let id = self.create(&PLAYERS).await;
        for seat in 0..3 {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = token("", link.clone(), link);
            let taken = self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert_eq!(taken.status(), 303);
        }
        id
    }

    /// Something about who may do what, by the host.
    async fn settle(&self, campaign: &str, body: Value) {
        let url = format!("{}/api/v1/campaigns/{campaign}/roles", self.server.url);
        let host = self.bearer("the host without a seat").unwrap();
        let answer = self.client.post(url).bearer_auth(host).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 200, "{}", answer.text().await.unwrap());
    }

    /// A campaign with an arbiter and a spectators' link, in which a seat has changed hands.
    async fn begin_with_roles(&mut self) {
        let seats = [PLAYERS[0], PLAYERS[1], FORMER];
        let id = self.create(&seats).await;
        self.settle(&id, json!({ "act": "name", "name": "Juno", "email": "juno@j.test" })).await;
        for seat in 0..3 {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = token("", link.clone(), link);
            self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
        }
        let holder = format!("{}/api/v1/campaigns/{id}/seats/2/holder", self.server.url);
        let former = self.bearer("former seat").unwrap();
        let offer = json!({ "act": "offer", "name": PLAYERS[2], "email": PLAYERS[2] });
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
    async fn seen(&self, role: &str) -> String {
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
    fn address(&self, caller: &str) -> &'static str {
        match caller {
            "a player elsewhere" => "elsewhere@e.test",
            "a spectator with an account" => "watcher@w.test",
            "the host without a seat" => HOST,
            "another seat" => PLAYERS[(self.asked.0 + 1) % 3],
            "former seat" => FORMER,
            "arbiter" => "juno@j.test",
            "revoked" => "gone@g.test",
            // Whatever is wrong with their token, it is that of the seat that is asked.
            _ => PLAYERS[self.asked.0],
        }
    }

    /// Who a role is, in the campaign that is walked.
    fn as_role(role: &str) -> &str {
        match role {
            "spectator by link" => "nobody",
            "seat" => "the seat asked",
            "host" => "the host without a seat",
            other => other,
        }
    }

    /// The API token of a caller.
    fn bearer(&self, caller: &str) -> Option<String> {
        let address = self.address(caller).to_owned();
        let made = if caller == "revoked" { self.revoked_at } else { SystemClock.now() };
        let said = ApiToken { address, made };
        (caller != "nobody").then(|| token(caller, said.clone(), said))
    }

    /// The path with everything filled in; the token of a link is what the caller has.
    async fn filled(&self, path: &str, caller: &str) -> String {
        let campaign = self.running.parse().unwrap();
        let seat = u8::try_from(self.asked.0).unwrap();
        let component = path.replace("{game}", "twilight-imperium").replace("{kind}/{id}", "technology/sarween-tools");
        let path = if path.starts_with("/games/") { component.replace("{kind}", "technology") } else { component };
        let path = path.replace("{id}", if path.starts_with("/postbox") { &self.letter } else { &self.running });
        let path = path
            .replace("{seq}", &self.asked.2.to_string())
            .replace("{seat}", &self.asked.0.to_string())
            .replace("{kind}", "svg")
            .replace("{promise}", "nothing")
            .replace("{order}", "nothing")
            .replace("{session}", "nothing")
            .replace("{dispute}", "1")
            .replace("{name}", "style.css");
        if !path.contains("{token}") {
            return path;
        }
        let kind = if path.contains("/link/") { "/t/" } else { &path[..3] };
        let link = match kind {
            "/t/" => {
                let question = self.asked.1["id"].as_str().map(str::to_owned);
                let link =
                    |generation| AnswerLink { campaign, seat, question: question.clone(), version: self.asked.2, generation, choice: None };
                token(caller, link(1), link(0))
            }
            // What is taken by an invitation is a seat of a lobby.
            "/i/" => {
                let link = |generation| InviteLink { campaign: self.lobby.parse().unwrap(), seat: 0, generation };
                token(caller, link(1), link(0))
            }
            "/s/" => {
                // A link lets in once: each caller has another.
                let link = || SignInLink::to(format!("{}@w.test", caller.replace(' ', "-")));
                let signed = token(caller, link(), link());
                if caller == "revoked" {
                    self.client.post(format!("{}/s/{signed}", self.server.url)).send().await.unwrap();
                }
                signed
            }
            // Nobody has made a calendar: one of the first generation is dead already.
            "/k/" => {
                let link = || CalendarLink { address: self.address(caller).to_owned(), generation: 1 };
                token(caller, link(), link())
            }
            "/u/" => {
                let link = || UnsubscribeLink::of(campaign, seat, PLAYERS[self.asked.0]);
                token(caller, link(), link())
            }
            // No seat was offered, none has passed to anybody.
            "/h/" => {
                let link = || HandLink { campaign, offer: "nothing".to_owned() };
                token(caller, link(), link())
            }
            "/f/" => {
                let link = || FormerLink { campaign, seat, generation: 1 };
                token(caller, link(), link())
            }
            // Nobody has made a link for substitutes.
            "/p/" => {
                let link = || PoolLink { campaign, generation: 1 };
                token(caller, link(), link())
            }
            "/q/" => {
                let (name, address) = ("Esi".to_owned(), "esi@e.test".to_owned());
                let link = || SubstituteLink { campaign, address: address.clone(), name: name.clone(), language: Language::English };
                token(caller, link(), link())
            }
            // Nobody has named a second address.
            "/v/" => {
                let link = || SecondLink { address: self.address(caller).to_owned(), second: "second@s.test".to_owned() };
                token(caller, link(), link())
            }
            // Nobody has made a link for spectators, but where roles are walked.
            "/x/" => {
                let link = || WatchLink { campaign, generation: 1 };
                token(caller, link(), link())
            }
            "/b/" => {
                let link = || BlockLink { address: self.address(caller).to_owned(), campaign };
                token(caller, link(), link())
            }
            // Nobody has made an open link: one of the first generation is dead already.
            "/o/" => {
                let link = || OpenLink { campaign: self.lobby.parse().unwrap(), generation: 1 };
                token(caller, link(), link())
            }
            "/w/" => {
                let (campaign, name, address) = (self.lobby.parse().unwrap(), "Esi".to_owned(), "esi@e.test".to_owned());
                let link = || WishLink {
                    campaign,
                    generation: 1,
                    name: name.clone(),
                    address: address.clone(),
                    language: Language::English,
                    seat: None,
                };
                token(caller, link(), link())
            }
            other => panic!("a link of an unknown kind: {other}"),
        };
        path.replace("{token}", &link)
    }

    /// What a caller is answered.
    async fn status(&self, method: &str, path: &str, caller: &str) -> u16 {
        let url = format!("{}{}", self.server.url, self.filled(path, Self::as_role(caller)).await);
        let mut request = self.client.request(Method::from_bytes(method.as_bytes()).unwrap(), url);
        let (role, caller) = (caller, Self::as_role(caller));
        if role == "spectator by link" {
            request = request.header("cookie", format!("sternpost-watch={}", self.watching));
        }
        if let Some(token) = self.bearer(caller).filter(|_| !path.contains("{token}")) {
            request = request.bearer_auth(token);
        }
        if path == "/api/v1/campaigns/{id}/diff" {
            request = request.query(&[("from", self.asked.2), ("to", self.asked.2)]);
        }
        let (_, question, version) = &self.asked;
        let turn = || json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        let request = match (method, path) {
            ("GET", _) => request,
            ("POST", "/api/v1/campaigns") => request.json(&Self::new_campaign(&PLAYERS)),
            ("POST", "/api/v1/campaigns/{id}/answers" | "/api/v1/campaigns/{id}/preview") => request.json(&turn()),
            ("POST", "/api/v1/campaigns/{id}/take-back") => request.json(&json!({ "version": version })),
            ("POST", "/api/v1/campaigns/{id}/revoke-links") => request.json(&json!({})),
            ("POST", "/api/v1/campaigns/{id}/seats/{seat}") => request.json(&json!({ "act": "resend" })),
            ("POST", "/api/v1/campaigns/{id}/seats/{seat}/holder") => request.json(&json!({ "act": "back" })),
            ("POST", "/api/v1/campaigns/{id}/substitutes") => request.json(&json!({ "act": "link", "open": false })),
            ("POST", "/api/v1/campaigns/{id}/roles") => request.json(&json!({ "act": "agree" })),
            ("POST", "/c/{id}/roles") => request.form(&[("act", "agree")]),
            ("POST", "/sessions") => request.form(&[("act", "others")]),
            ("DELETE", _) => request,
            ("POST", "/q/{token}") => request.form(&[("act", "leave")]),
            ("POST", "/api/v1/campaigns/{id}/what-if") => request.json(&json!({ "act": "bots", "from": version })),
            ("POST", "/c/{id}/what-if") => {
                let (from, seat) = (version.to_string(), self.asked.0.to_string());
                request.form(&[("from", from.as_str()), ("sample", "1"), ("tried", ""), ("seat", seat.as_str()), ("action", "bots")])
            }
            ("POST", "/c/{id}/seats/{seat}") => request.form(&[("act", "resend")]),
            ("PUT", "/api/v1/campaigns/{id}/open-link") => request.json(&json!({ "open": true })),
            ("POST", "/c/{id}/open-link") => request.form(&[("open", "true")]),
            ("POST", "/o/{token}" | "/w/{token}") => request.form(&[("name", "Esi"), ("mail", "esi@e.test")]),
            ("PUT", "/api/v1/letters") => {
                request.json(&json!({ "rhythm": { "kind": "at-once" }, "together": false, "quiet": null, "zone": "Europe/Berlin" }))
            }
            ("PUT", "/api/v1/letters/second") => request.json(&json!({ "kind": "none" })),
            ("POST", "/letters") => request.form(&[("act", "drop")]),
            ("POST", "/u/{token}/wishes") => {
                request.form(&[("rhythm", "at-once"), ("hour", "8"), ("quiet-from", "22"), ("quiet-to", "7"), ("zone", "Europe/Berlin")])
            }
            ("PUT", "/api/v1/campaigns/{id}/mail") => request.json(&json!({ "wanted": true })),
            ("PUT", "/api/v1/campaigns/{id}/language") => request.json(&json!({ "language": "de" })),
            // A form without a choice: it is shown again, and nothing is answered.
            ("POST", "/c/{id}/turn" | "/t/{token}") => {
                let (version, question) = (version.to_string(), question["id"].as_str().unwrap());
                request.form(&[("action", "confirm"), ("turn", "[]"), ("version", &version), ("question", question), ("key", "walked")])
            }
            // Nothing may be done at any time: the page says that the campaign has moved on.
            ("POST", "/c/{id}/anytime") => {
                let (version, question) = (version.to_string(), format!("any-{}", self.asked.0));
                request.form(&[("action", "confirm"), ("turn", "[]"), ("version", &version), ("question", &question), ("key", "walked")])
            }
            ("POST", "/c/{id}/turn/take-back" | "/t/{token}/take-back") => request.form(&[("version", version)]),
            ("POST", "/api/v1/campaigns/{id}/talk") => request.json(&json!({ "said": "Good evening." })),
            ("POST", "/c/{id}/talk") => request.form(&[("said", "Good evening.")]),
            ("POST", "/c/{id}/talk/read") => request.form(&[("up-to", "nothing")]),
            ("PUT", "/api/v1/campaigns/{id}/talk/settings") => request.json(&json!({ "digest": "weekly" })),
            ("POST", "/api/v1/campaigns/{id}/promises") => request.json(&json!({ "said": "No war.", "with": [(self.asked.0 + 2) % 3] })),
            ("POST", "/c/{id}/promises") => request.form(&[("said", "No war."), ("with", &((self.asked.0 + 2) % 3).to_string())]),
            ("POST", "/api/v1/campaigns/{id}/orders") => request.json(&json!({ "kind": "pay", "choose": "default" })),
            ("PUT", "/api/v1/campaigns/{id}/orders/{order}") => request.json(&json!({ "on": false })),
            ("POST", "/c/{id}/orders") => request.form(&[("kind", "pay"), ("choose", "default"), ("lasts", "always")]),
            ("POST", "/c/{id}/orders/{order}") => request.form(&[("act", "off")]),
            ("POST", "/api/v1/campaigns/{id}/promises/{promise}") => request.json(&json!({ "act": "agree" })),
            ("POST", "/c/{id}/promises/{promise}") => request.form(&[("act", "agree")]),
            // Nothing is disputed.
            ("POST", "/api/v1/campaigns/{id}/court") => request.json(&json!({ "act": "withdraw", "dispute": 1 })),
            ("POST", "/api/v1/campaigns/{id}/time") => request.json(&json!({ "act": "zone", "zone": "Europe/Berlin" })),
            ("PUT", "/api/v1/campaigns/{id}/time") => request.json(&json!({})),
            ("POST", "/c/{id}/notes") => request.form(&[("note", "Watch the east.")]),
            ("POST", "/c/{id}/mail") => request.form(&[("wanted", "true")]),
            ("POST", "/sign-in") => request.form(&[("mail", self.address(caller))]),
            ("POST", "/b/{token}") => request.form(&[("from", "nobody")]),
            ("POST", "/i/{token}") => request.form(&[("choice", "")]),
            ("POST", "/calendar") => request.form(&[("open", "false")]),
            ("POST", "/create") => request.form(&[("game", "twilight-imperium"), ("name", "Walked")]),
            ("POST", path) if path.ends_with("/language") => request.form(&[("language", "en")]),
            ("POST", _) => request.form(&[("nothing", "")]),
            other => panic!("nobody has said what is sent to {other:?}"),
        };
        if path.ends_with("/stream") {
            // Only the head: the body has no end.
            return tokio::time::timeout(std::time::Duration::from_secs(60), request.send()).await.unwrap().unwrap().status().as_u16();
        }
        request.send().await.unwrap().status().as_u16()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_answers_every_caller_as_the_table_says() {
    let promised = promised(TABLE, "Who may do what");
    let routes = routes();
    assert!(routes.len() > 40, "the routes were found: {routes:?}");
    let missing: Vec<_> = routes.iter().filter(|route| !promised.contains_key(*route)).collect();
    let gone: Vec<_> = promised.keys().filter(|route| !routes.contains(*route)).collect();
    let mut world = World::new().await;
    let mut found = String::new();
    let mut wrong = vec![];
    for route in &routes {
        let (method, path) = route;
        let mut statuses = vec![];
        for caller in CALLERS {
            statuses.push(world.status(method, path, caller).await);
        }
        let cells: Vec<String> = statuses.iter().map(u16::to_string).collect();
        found.push_str(&format!("| `{method} {path}` | {} |\n", cells.join(" | ")));
        if promised.get(route).is_some_and(|promised| *promised != statuses) {
            wrong.push(format!("{method} {path}: {statuses:?}, promised {:?}", promised[route]));
        }
        if method != "GET" {
            // The next route finds everything as this one did.
            world.running = world.begin().await;
            world.lobby = world.create(&PLAYERS).await;
            let running = world.running.clone();
            world.asked = world.table.question(&world.server.url, &running).await.unwrap();
        }
    }
    println!("| route | {} |\n{found}", CALLERS.join(" | "));
    assert!(missing.is_empty(), "routes without a row: {missing:?}");
    assert!(gone.is_empty(), "rows without a route: {gone:?}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A browser says where a request comes from. What one click on a letter's header does is for the mail program of whoever has the
/// letter (RFC 8058).
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_change_nothing() {
    let mut world = World::new().await;
    let elsewhere = [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")];
    let headers = |(name, value): (&'static str, &'static str)| (name.parse().unwrap(), value.parse().unwrap());
    let mut open = vec![];
    for said in elsewhere {
        world.client = Client::builder().redirect(Policy::none()).default_headers([headers(said)].into_iter().collect()).build().unwrap();
        for (method, path) in routes().iter().filter(|(method, _)| method != "GET") {
            if world.status(method, path, "the seat asked").await != 403 {
                open.push(format!("{method} {path} {said:?}"));
            }
        }
    }
    assert_eq!(open, elsewhere.map(|said| format!("POST /u/{{token}} {said:?}")));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_role_is_answered_as_the_table_says() {
    let (promised, routes) = (promised(ROLES_TABLE, "Every route"), routes());
    let mut world = World::new().await;
    world.begin_with_roles().await;
    let (mut found, mut wrong) = (String::new(), vec![]);
    for route in &routes {
        let (method, path) = route;
        let mut statuses = vec![];
        for role in ROLES {
            statuses.push(world.status(method, path, role).await);
        }
        let cells: Vec<String> = statuses.iter().map(u16::to_string).collect();
        let row = format!("| `{method} {path}` | {} |", cells.join(" | "));
        match promised.get(route) {
            None => wrong.push(format!("no row: {row}")),
            Some(promised) if *promised != statuses => wrong.push(format!("not as promised: {row}")),
            Some(_) => {}
        }
        found.push_str(&row);
        found.push('\n');
        if method != "GET" {
            world.begin_with_roles().await;
        }
    }
    println!("{found}");
    wrong.extend(promised.keys().filter(|route| !routes.contains(*route)).map(|route| format!("no route: {route:?}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_role_sees_what_the_table_says() {
    let section = ROLES_TABLE.split("## Whose eyes").nth(1).unwrap().split("\n## ").next().unwrap();
    let mut world = World::new().await;
    world.begin_with_roles().await;
    let running = world.running.clone();
    for (row, by) in
        [("without a link", json!("anybody")), ("with a link", json!({ "by-link": { "entries": 1 } })), ("seen by nobody", json!("nobody"))]
    {
        world.settle(&running, json!({ "act": "watching", "by": by })).await;
        let mut cells = vec![];
        for role in ROLES {
            cells.push(world.seen(role).await);
        }
        let found = format!("| {row} | {} |", cells.join(" | "));
        assert!(section.contains(&found), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_command_of_an_operator_has_a_row() {
    let section = ROLES_TABLE.split("## The operator").nth(1).unwrap();
    let rows: BTreeSet<String> = section
        .lines()
        .filter(|line| line.starts_with("| `"))
        .flat_map(|line| line.split('|').nth(1).unwrap().split(',').map(|name| name.trim().trim_matches('`').to_owned()))
        .collect();
    let server = Server::start(None, None);
    let below = |arguments: &[&str]| -> Vec<String> {
        let out = server.command(&[arguments, &["--help"]].concat());
        let text = String::from_utf8(out.stdout).unwrap();
        let list = text.split("Commands:\n").nth(1).unwrap_or_default().split("\n\n").next().unwrap_or_default().to_owned();
        list.lines().filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help").map(str::to_owned).collect()
    };
    let mut commands = BTreeSet::new();
    for command in below(&[]) {
        let more = below(&[&command]);
        // What has parts does something by itself only if it says so.
        if more.is_empty() || command == "token" {
            commands.insert(command.clone());
        }
        commands.extend(more.iter().map(|part| format!("{command} {part}")));
    }
    assert!(commands.len() > 12, "{commands:?}");
    assert_eq!(commands, rows);
}
