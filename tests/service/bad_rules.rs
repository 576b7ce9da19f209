//! Rules that panic whenever a position is shown, rules that come to no end: whoever asks for what they work out is told so or waits, by every route,
//! and everybody else is answered.

use crate::looks::looks;
use crate::support::other_rules::OtherRules;
use actix_web::web::Data;
use chrono::TimeDelta;
use serde_json::Value;
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use sternpost::config::Config;
use sternpost_core::{Answer, Refusal, Seat};
use sternpost_game::{Game, Play};
use sternpost_games::{GAMES, Games};
use sternpost_log::{CampaignId, Cause};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_post::links::{ApiToken, Links};
use sternpost_store::Store;
use sternpost_table::court::CourtWish;
use sternpost_table::play::answer::Submission;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::seats::roles::RoleWish;
use sternpost_table::{Act, By, Service, Whom};
use sternpost_web::app::App;
use sternpost_web::server::serve;
use tempfile::TempDir;

const KEY: &[u8] = b"a key for tests only, long enough to be one";
const ADA: &str = "ada@a.test";
const ADDRESSES: [&str; 3] = [ADA, "bo@b.test", "cleo@c.test"];
const JUNO: &str = "juno@j.test";
/// How long somebody waits who should not have to: as long as it takes a slow machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// Whether the poison works: campaigns begin before it does.
static POISONED: AtomicBool = AtomicBool::new(false);

fn poisoned() -> &'static dyn Game {
    let fails = || assert!(!POISONED.load(Ordering::Relaxed), "a rule failed");
    Box::leak(Box::new(OtherRules { id: "poisoned", shown: fails, ..OtherRules::like(GAMES[0]) }))
}

/// Rules that come to no end as long as they are held.
struct Hold {
    state: Mutex<Held>,
    changed: Condvar,
}

#[derive(Default)]
struct Held {
    is_on: bool,
    /// How many are held.
    within: usize,
}

static HOLD: Hold = Hold { state: Mutex::new(Held { is_on: false, within: 0 }), changed: Condvar::new() };

impl Hold {
    fn set(&self, is_on: bool) {
        self.state.lock().unwrap().is_on = is_on;
        self.changed.notify_all();
    }

    fn pass(&self) {
        let mut state = self.state.lock().unwrap();
        state.within += 1;
        self.changed.notify_all();
        drop(self.changed.wait_while(state, |state| state.is_on).unwrap());
        self.state.lock().unwrap().within -= 1;
    }

    /// Whether some rules are held now.
    fn holds(&self) -> bool {
        self.state.lock().unwrap().within > 0
    }

    /// Waits until some rules are held.
    fn is_reached(&self) {
        drop(self.changed.wait_while(self.state.lock().unwrap(), |state| state.within == 0).unwrap());
    }
}

/// The rules that are held are one for all tests here.
static ALONE: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// Whether the busy rules take long when something is shown too.
static SHOWING: AtomicBool = AtomicBool::new(false);

fn busy() -> &'static dyn Game {
    fn begun(play: Box<dyn Play>) -> Box<dyn Play> {
        HOLD.pass();
        play
    }
    fn answers(_: &[Answer]) -> Result<(), Refusal> {
        HOLD.pass();
        Ok(())
    }
    fn held() {
        if SHOWING.load(Ordering::Relaxed) {
            HOLD.pass();
        }
    }
    Box::leak(Box::new(OtherRules { id: "busy", begun, answers, shown: held, asked: held, ..OtherRules::like(GAMES[0]) }))
}

/// A server in this process, with one thread for everybody who asks.
struct OneThreadServer {
    url: String,
    token: String,
    client: reqwest::Client,
    service: Arc<Service>,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: Option<TempDir>,
}

impl OneThreadServer {
    async fn begin(bad: &'static dyn Game) -> Self {
        let folder = TempDir::new().unwrap();
        let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
        let store = sternpost_store::open(&config.database()).await.unwrap();
        Self { _folder: Some(folder), ..Self::on(store, &config, bad) }
    }

    /// The same on a store that is there: another server, that has looked at nothing yet.
    fn on(store: Arc<Store>, config: &Config, bad: &'static dyn Game) -> Self {
        let games = Games::new(vec![bad, GAMES[0]]);
        let service = Service::new(store, games, Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
        let counters = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
        let links = Arc::new(Links::new(KEY, &[]));
        let said = ApiToken { address: ADA.to_owned(), made: SystemClock.now() };
        let token = links.sign(said, SystemClock.now() + TimeDelta::days(1));
        let app = Data::new(App::new(config.of_the_web(), "http://localhost".to_owned(), service.clone(), links, counters));
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(serve(listener, app, 1, std::future::pending()).unwrap());
        Self { url, token, client: reqwest::Client::new(), service, serving, _folder: None }
    }

    /// What lets somebody in.
    fn token_of(&self, who: &str) -> String {
        let said = ApiToken { address: who.to_owned(), made: SystemClock.now() };
        Links::new(KEY, &[]).sign(said, SystemClock.now() + TimeDelta::days(1))
    }

    /// What is answered at an address: the status and the body.
    async fn get(&self, path: &str) -> (u16, String) {
        let answer = self.client.get(format!("{}{path}", self.url)).bearer_auth(&self.token).send().await;
        let answer = answer.unwrap_or_else(|why| panic!("{path} is answered: {why}"));
        let status = answer.status().as_u16();
        (status, answer.text().await.unwrap())
    }
}

/// A campaign of three as it is created.
fn three(game: &str) -> NewCampaign {
    let person = |name: &str| Invited {
        name: name.to_owned(),
        language: Language::English,
        player: Player::Email(format!("{name}@{}.test", &name[..1])),
    };
    NewCampaign {
        game: game.to_owned(),
        name: "Poison".to_owned(),
        options: None,
        seats: ["ada", "bo", "cleo"].map(person).into(),
        table: Windows::Everybody.into(),
        policies: None,
    }
}

/// A campaign of three that has begun.
async fn campaign(service: &Arc<Service>, game: &str) -> CampaignId {
    let id = service.create(ADA, three(game)).await.unwrap();
    for seat in 0..3 {
        service.take_seat(id, seat, None).await.unwrap();
    }
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_panic_when_shown_are_told_of_by_every_route_and_stop_nobody_else() {
    let world = OneThreadServer::begin(poisoned()).await;
    let (poisoned, sound) = (campaign(&world.service, "poisoned").await, campaign(&world.service, GAMES[0].id()).await);
    POISONED.store(true, Ordering::Relaxed);
    let mut failed = vec![];
    for path in looks(poisoned) {
        let (status, body) = world.get(&path).await;
        if status < 500 {
            continue;
        }
        assert_eq!(status, 500, "{path}: {body}");
        if path.starts_with("/api/") {
            let document: Value = serde_json::from_str(&body).unwrap_or_else(|why| panic!("{path}: {why}: {body}"));
            assert_eq!(document["type"], "https://sternpost.invalid/problems/failed", "{path}");
        } else {
            assert!(body.contains("This page could not be made") && body.contains(&format!("/c/{}", poisoned)), "{path}: {body}");
        }
        failed.push(path);
    }
    for shown in ["", "/turn", "/orders", "/time"] {
        let path = format!("/c/{}{shown}", poisoned);
        assert!(failed.contains(&path), "the poison works at {path}: {failed:?}");
    }
    for path in looks(sound) {
        let (status, body) = world.get(&path).await;
        assert!(status < 500, "{path}: {status} {body}");
    }
    // What cannot be kept keeps no other from being kept.
    for id in [poisoned, sound] {
        world.service.snapshot(id).await.unwrap();
    }
    world.service.keep_heads().await;
    let game = GAMES[0];
    assert_eq!(world.service.store.without_head(game.id(), game.revision()).await.unwrap(), []);
    world.serving.abort();
}

impl OneThreadServer {
    async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        self.post_as(ADA, path, body).await
    }

    async fn post_as(&self, who: &str, path: &str, body: &Value) -> (u16, Value) {
        let answer = self.client.post(format!("{}{path}", self.url)).bearer_auth(self.token_of(who)).json(body).send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap())
    }

    /// Whether rules are held before something is answered; what was answered until then.
    async fn holds_up<T>(&self, asked: &mut (impl Future<Output = T> + Unpin)) -> Option<T> {
        loop {
            tokio::select! {
                answered = &mut *asked => return Some(answered),
                () = tokio::time::sleep(Duration::from_millis(2)) => {}
            }
            if HOLD.holds() {
                return None;
            }
        }
    }

    /// Asks for something while all rules that are asked to show a position are held: then everybody else is answered. Whether any were.
    async fn holds_up_nobody<T>(&self, sound: CampaignId, what: &str, asked: impl Future<Output = T>) -> bool {
        HOLD.set(true);
        let mut asked = Box::pin(asked);
        let held = self.holds_up(&mut asked).await.is_none();
        if held {
            let others = async {
                assert_eq!(self.get("/healthz").await.0, 200, "{what}");
                assert_eq!(self.get(&format!("/c/{sound}")).await.0, 200, "{what}");
            };
            let answered = tokio::time::timeout(PATIENCE, others).await;
            HOLD.set(false);
            assert!(answered.is_ok(), "{what}: others wait for rules that come to no end");
            asked.await;
        }
        HOLD.set(false);
        held
    }

    /// While rules are held everybody else is answered, and does what they came for; then they are let go.
    async fn answers_others(&self, sound: CampaignId, what: &str) {
        tokio::task::spawn_blocking(|| HOLD.is_reached()).await.unwrap();
        let others = async {
            assert_eq!(self.get("/healthz").await.0, 200, "{what}");
            assert_eq!(self.get(&format!("/c/{sound}")).await.0, 200, "{what}");
            let (status, created) = self.post("/api/v1/campaigns", &serde_json::to_value(three(GAMES[0].id())).unwrap()).await;
            assert_eq!(status, 201, "{what}: {created}");
        };
        let answered = tokio::time::timeout(PATIENCE, others).await;
        HOLD.set(false);
        assert!(answered.is_ok(), "{what}: others wait for rules that come to no end");
    }
}

/// The seat that is asked in a campaign, and its turn: what happens if nobody says otherwise.
async fn default_turn(service: &Arc<Service>, id: CampaignId) -> Submission {
    let snapshot = service.snapshot(id).await.unwrap();
    let asked = snapshot.owed().remove(0);
    Submission::plain(id, (asked.seat, asked.id, snapshot.seq), vec![asked.default], Cause::Page)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn rules_that_come_to_no_end_keep_nobody_else_waiting() {
    let _alone = ALONE.lock().await;
    let folder = TempDir::new().unwrap();
    let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
    let store = sternpost_store::open(&config.database()).await.unwrap();
    let world = OneThreadServer::on(store.clone(), &config, busy());
    let (id, sound) = (campaign(&world.service, "busy").await, campaign(&world.service, GAMES[0].id()).await);

    HOLD.set(true);
    let new = serde_json::to_value(three("busy")).unwrap();
    let ((status, created), ()) = tokio::join!(world.post("/api/v1/campaigns", &new), world.answers_others(sound, "a campaign is created"));
    assert_eq!(status, 201, "it is created in the end: {created}");

    HOLD.set(true);
    let many = futures_util::future::join_all((0..8).map(|_| world.post("/api/v1/campaigns", &new)));
    let (created, ()) = tokio::join!(many, world.answers_others(sound, "many campaigns are created at once"));
    assert!(created.iter().all(|(status, _)| *status == 201), "all are created in the end: {created:?}");

    // Nobody has asked for it: what is carried out for a table is carried out beside what is asked of the server.
    HOLD.set(true);
    let turn = default_turn(&world.service, id).await;
    let (answered, ()) = tokio::join!(world.service.answer(turn), world.answers_others(sound, "an answer is taken"));
    answered.unwrap();

    // Another server reads the campaign for the first time.
    HOLD.set(true);
    let other = OneThreadServer::on(store, &config, busy());
    let path = format!("/c/{id}");
    let ((status, _), ()) = tokio::join!(other.get(&path), other.answers_others(sound, "a campaign is read"));
    assert_eq!(status, 200);
    world.serving.abort();
    other.serving.abort();
}

/// Names who rules at a campaign's table, by the consent of all, and lets a seat dispute its last turn.
async fn disputed(service: &Arc<Service>, id: CampaignId) -> u64 {
    let act = async |address: &str, wish| {
        let by = By::of(&service.snapshot(id).await.unwrap(), address, Cause::Page);
        service.act(id, by, Act::Role(wish)).await
    };
    act(ADA, RoleWish::Name { name: "Juno".to_owned(), email: JUNO.to_owned(), language: Language::English }).await.unwrap();
    for player in ADDRESSES {
        let proposal = service.store.arbiter_proposal(id).await.unwrap();
        let Some(proposal) = proposal.filter(|proposal| proposal.who.is_some()) else { break };
        // Who has proposed it has agreed already.
        let _ = act(player, RoleWish::Agree { proposal: Some(proposal.name()) }).await;
    }
    // Who is asked together answers under seal: that moves nothing until the last has.
    let before = service.snapshot(id).await.unwrap().head;
    while service.snapshot(id).await.unwrap().head == before {
        service.answer(default_turn(service, id).await).await.unwrap();
    }
    let entry = service.snapshot(id).await.unwrap().head;
    let wish = CourtWish::Dispute { entry, why: "So it was not.".to_owned() };
    service.court(id, Whom::Seat(Seat(0)), wish, Cause::Page).await.unwrap()
}

/// Whatever shows a campaign asks its rules apart from who serves requests: every page and every call, and what a correction would do.
#[tokio::test(flavor = "multi_thread", worker_threads = 1)]
async fn rules_that_take_long_to_show_something_keep_nobody_else_waiting() {
    let _alone = ALONE.lock().await;
    let world = OneThreadServer::begin(busy()).await;
    let (id, sound) = (campaign(&world.service, "busy").await, campaign(&world.service, GAMES[0].id()).await);
    let dispute = disputed(&world.service, id).await;
    SHOWING.store(true, Ordering::Relaxed);
    let mut held = vec![];
    let moment = format!("/at/{}", world.service.snapshot(id).await.unwrap().head);
    for path in looks(id) {
        let path = path.replace("/at/4", &moment);
        if world.holds_up_nobody(sound, &path, world.get(&path)).await {
            held.push(path);
        }
    }
    for shown in ["", "/turn", "/orders", "/time", "/what-if", &moment, "/court"] {
        let path = format!("/c/{id}{shown}");
        assert!(held.contains(&path), "rules take long at {path}: {held:?}");
    }
    for shown in ["", "/questions", "/board.svg", "/orders", "/course", &moment] {
        let path = format!("/api/v1/campaigns/{id}{shown}");
        assert!(held.contains(&path), "rules take long at {path}: {held:?}");
    }
    // What a turn would do, and what a correction would.
    let snapshot = world.service.snapshot(id).await.unwrap();
    SHOWING.store(false, Ordering::Relaxed);
    let asked = snapshot.owed().remove(0);
    SHOWING.store(true, Ordering::Relaxed);
    let turn = serde_json::json!({ "version": snapshot.seq, "question": asked.id, "answers": [asked.default] });
    let way = format!("/api/v1/campaigns/{id}/preview");
    let previewed = world.post_as(ADDRESSES[usize::from(asked.seat.0)], &way, &turn);
    assert!(world.holds_up_nobody(sound, "a turn is looked at", previewed).await);
    let lines = [("lines", "/state/round = 1"), ("why", "It was forgotten.")];
    let url = format!("{}/c/{id}/court/{dispute}/correction", world.url);
    let corrected = world.client.post(url).bearer_auth(world.token_of(JUNO)).form(&lines).send();
    assert!(world.holds_up_nobody(sound, "a correction is looked at", corrected).await);
    SHOWING.store(false, Ordering::Relaxed);
    world.serving.abort();
}
