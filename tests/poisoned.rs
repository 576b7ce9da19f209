//! A game whose rules panic whenever a position is shown: whoever asks is told so, by every route, and every other campaign goes on.

#[path = "support/other_rules.rs"]
mod other_rules;

use actix_web::web::Data;
use chrono::TimeDelta;
use other_rules::OtherRules;
use serde_json::Value;
use std::net::TcpListener;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use sternpost::campaign::{Invited, NewCampaign, Player, Service};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::config::Config;
use sternpost::games::{GAMES, Games};
use sternpost::http::app::App;
use sternpost::http::server::serve;
use sternpost::language::Language;
use sternpost::log::CampaignId;
use sternpost::post::links::{ApiToken, Links};
use sternpost::store::Windows;
use sternpost_core::Game;
use tempfile::TempDir;

const ROUTES: &str = include_str!("../src/http/routes.rs");
const KEY: &[u8] = b"a key for tests only, long enough to be one";
const ADA: &str = "ada@a.test";

/// Whether the poison works: campaigns begin before it does.
static POISONED: AtomicBool = AtomicBool::new(false);

fn poisoned() -> &'static dyn Game {
    let fails = || assert!(!POISONED.load(Ordering::Relaxed), "a rule failed");
    Box::leak(Box::new(OtherRules { id: "poisoned", shown: fails, ..OtherRules::like(GAMES[0]) }))
}

/// A server in this process with a poisoned campaign and a sound one.
struct World {
    url: String,
    token: String,
    client: reqwest::Client,
    service: Arc<Service>,
    poisoned: CampaignId,
    sound: CampaignId,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: TempDir,
}

impl World {
    async fn begin() -> Self {
        let folder = TempDir::new().unwrap();
        let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
        let store = sternpost::store::open(&config.database()).await.unwrap();
        let games = Games::new(vec![poisoned(), GAMES[0]]);
        let service = Service::new(store, games, Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
        let counters = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
        let links = Arc::new(Links::new(KEY, &[]));
        let said = ApiToken { address: ADA.to_owned(), made: SystemClock.now() };
        let token = links.sign(said, SystemClock.now() + TimeDelta::days(1));
        let app = Data::new(App::new(&config, "http://localhost".to_owned(), service.clone(), links, counters));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(serve(listener, app, 1, std::future::pending()).unwrap());
        let (poisoned, sound) = (campaign(&service, "poisoned").await, campaign(&service, GAMES[0].id()).await);
        POISONED.store(true, Ordering::Relaxed);
        Self { url, token, client: reqwest::Client::new(), service, poisoned, sound, serving, _folder: folder }
    }

    /// What is answered at an address: the status and the body.
    async fn get(&self, path: &str) -> (u16, String) {
        let answer = self.client.get(format!("{}{path}", self.url)).bearer_auth(&self.token).send().await;
        let answer = answer.unwrap_or_else(|why| panic!("{path} is answered: {why}"));
        let status = answer.status().as_u16();
        (status, answer.text().await.unwrap())
    }
}

/// A campaign of three that has begun.
async fn campaign(service: &Arc<Service>, game: &str) -> CampaignId {
    let person = |name: &str| Invited {
        name: name.to_owned(),
        language: Language::English,
        player: Player::Email(format!("{name}@{}.test", &name[..1])),
    };
    let new = NewCampaign {
        game: game.to_owned(),
        name: "Poison".to_owned(),
        options: None,
        seats: ["ada", "bo", "cleo"].map(person).into(),
        windows: Windows::Everybody,
        policies: None,
    };
    let id = service.create(ADA, new).await.unwrap();
    for seat in 0..3 {
        service.take_seat(id, seat, None).await.unwrap();
    }
    id
}

/// The paths of all routes about a campaign that are looked at.
fn looks(id: CampaignId) -> Vec<String> {
    let end_of_api = ROUTES.find("\"/api/openapi.json\"").unwrap();
    let route = |(at, _): (usize, &str)| {
        let line = ROUTES[at..].lines().next().unwrap();
        let path = line.split('"').nth(1).unwrap();
        let path = if at < end_of_api { format!("/api/v1{path}") } else { path.to_owned() };
        (line.contains(").get(") && path.contains("{id}") && !path.contains("{token}") && !path.ends_with("/stream")).then_some(path)
    };
    let paths = ROUTES.match_indices(".service(at(\"").filter_map(route);
    let filled = |path: String| {
        let path = path.replace("{id}", &id.to_string()).replace("{seq}", "4").replace("{seat}", "0").replace("{dispute}", "1");
        path.replace("{kind}", "svg")
    };
    paths.map(filled).filter(|path| !path.contains("/reference/") && !path.starts_with("/postbox")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_panic_when_shown_are_told_of_by_every_route_and_stop_nobody_else() {
    let world = World::begin().await;
    let mut failed = vec![];
    for path in looks(world.poisoned) {
        let (status, body) = world.get(&path).await;
        if status < 500 {
            continue;
        }
        assert_eq!(status, 500, "{path}: {body}");
        if path.starts_with("/api/") {
            let document: Value = serde_json::from_str(&body).unwrap_or_else(|why| panic!("{path}: {why}: {body}"));
            assert_eq!(document["type"], "https://sternpost.invalid/problems/failed", "{path}");
        } else {
            assert!(body.contains("This page could not be made") && body.contains(&format!("/c/{}", world.poisoned)), "{path}: {body}");
        }
        failed.push(path);
    }
    for shown in ["", "/turn", "/orders", "/time"] {
        let path = format!("/c/{}{shown}", world.poisoned);
        assert!(failed.contains(&path), "the poison works at {path}: {failed:?}");
    }
    for path in looks(world.sound) {
        let (status, body) = world.get(&path).await;
        assert!(status < 500, "{path}: {status} {body}");
    }
    // What cannot be kept keeps no other from being kept.
    for id in [world.poisoned, world.sound] {
        world.service.standing(id).await.unwrap();
    }
    world.service.keep_heads().await;
    let game = GAMES[0];
    assert_eq!(world.service.store.without_head(game.id(), game.revision()).await.unwrap(), []);
    world.serving.abort();
}
