//! A server in this process that plays Outpost, with its pages, its API and its letters.

use crate::support::outpost;
use actix_web::web::Data;
use chrono::TimeDelta;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use std::net::TcpListener;
use std::sync::Arc;
use sternpost::config::Config;
use sternpost_core::{Answer, Picked, Seat};
use sternpost_games::Games;
use sternpost_log::{CampaignId, Cause, verify};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::language::Language;
use sternpost_model::policy::Windows;
use sternpost_post::composer::{Composed, Composer};
use sternpost_post::links::{ApiToken, Links};
use sternpost_store::Store;
use sternpost_table::past::export::write_whole;
use sternpost_table::play::answer::{Receipt, Submission};
use sternpost_table::play::take_back::TakeBackWish;
use sternpost_table::seats::create::{Invited, NewCampaign, Player};
use sternpost_table::{Act, By, Refused, Service, Snapshot};
use sternpost_verify::{Verdict, check};
use sternpost_web::app::App;
use sternpost_web::server::serve;

const KEY: &[u8] = b"a key for tests only, long enough to be one";
/// Who plays; the last one reads German.
pub const NAMES: [&str; 3] = ["ada", "bo", "cleo"];

pub fn address(seat: usize) -> String {
    format!("{0}@{0}.test", NAMES[seat])
}

pub fn one(id: &str) -> Answer {
    Picked::One(id.to_owned())
}

pub fn bag(oil: u32) -> Answer {
    Picked::Split([("oil", oil), ("rope", 3 - oil)].into_iter().filter(|(_, n)| *n > 0).map(|(id, n)| (id.to_owned(), n)).collect())
}

/// A server in this process whose only game is Outpost, with its store and what writes its letters.
pub struct OutpostServer {
    pub url: String,
    pub service: Arc<Service>,
    pub store: Arc<Store>,
    composer: Composer,
    client: reqwest::Client,
    serving: tokio::task::JoinHandle<std::io::Result<()>>,
    _folder: tempfile::TempDir,
}

impl Drop for OutpostServer {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

impl OutpostServer {
    pub async fn on(database: &str) -> Self {
        let folder = tempfile::TempDir::new().unwrap();
        let config = Config { data_dir: folder.path().to_owned(), ..Config::default() };
        let store = sternpost_store::open(database).await.unwrap();
        let games = Games::new(vec![outpost::game()]);
        let service = Service::new(store.clone(), games, Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
        let counters = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder().handle();
        let app = App::new(config.of_the_web(), "http://localhost".to_owned(), service.clone(), Arc::new(Links::new(KEY, &[])), counters);
        let from = "Sternpost <post@localhost>".parse().unwrap();
        let composer = Composer::new(service.clone(), app.addresses.clone(), app.boards.clone(), from);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(serve(listener, Data::new(app), 1, std::future::pending()).unwrap());
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { url, service, store, composer, client, serving, _folder: folder }
    }

    /// A request of the holder of a seat.
    pub fn request(&self, method: Method, seat: usize, path: &str) -> RequestBuilder {
        let said = ApiToken { address: address(seat), made: SystemClock.now() };
        let token = Links::new(KEY, &[]).sign(said, SystemClock.now() + TimeDelta::days(1));
        self.client.request(method, format!("{}{path}", self.url)).bearer_auth(token)
    }

    /// What the holder of a seat is answered at an address: the status and the body.
    pub async fn get(&self, seat: usize, path: &str) -> (u16, String) {
        let answer = self.request(Method::GET, seat, path).send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    pub async fn json(&self, seat: usize, path: &str) -> Value {
        let (status, body) = self.get(seat, path).await;
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// As many seats as are wanted, all taken.
    pub async fn begin(&self, seats: usize, options: Value) -> CampaignId {
        let person = |seat: usize| Invited {
            name: NAMES[seat].to_owned(),
            language: if seat == 2 { Language::German } else { Language::English },
            player: Player::Email(address(seat)),
        };
        let new = NewCampaign {
            game: "outpost".to_owned(),
            name: "Nights".to_owned(),
            options: Some(options),
            seats: (0..seats).map(person).collect(),
            table: Windows::Everybody.into(),
            policies: None,
        };
        let id = self.service.create(&address(0), new).await.unwrap();
        for seat in 0..seats {
            self.service.take_seat(id, u8::try_from(seat).unwrap(), None).await.unwrap();
        }
        id
    }

    pub async fn snapshot(&self, id: CampaignId) -> Arc<Snapshot> {
        self.service.snapshot(id).await.unwrap()
    }

    pub async fn say(&self, id: CampaignId, seat: u8, answers: &[Answer]) -> Result<Receipt, Refused> {
        let snapshot = self.snapshot(id).await;
        let question = snapshot.play().unwrap().asked_of(Seat(seat)).map_or_else(|| "none".to_owned(), |asked| asked.id);
        let turn = Submission::plain(id, (Seat(seat), question, snapshot.seq), answers.to_vec(), Cause::Page);
        self.service.answer(turn).await
    }

    /// A seat takes its last answer back.
    pub async fn take_back(&self, id: CampaignId, seat: u8) {
        let version = self.snapshot(id).await.seq;
        let back = Act::TakeBack(TakeBackWish { version, question: None });
        self.service.act(id, By::letter(Seat(seat), Cause::Page), back).await.unwrap();
    }

    /// All of these seats pack so much oil.
    pub async fn pack(&self, id: CampaignId, oil: &[u32]) {
        for (seat, oil) in (0..).zip(oil) {
            self.say(id, seat, &[bag(*oil)]).await.unwrap();
        }
    }

    pub async fn kinds(&self, id: CampaignId) -> Vec<&'static str> {
        self.store.entries(id, 0, 1_000).await.unwrap().iter().map(|entry| entry.body.kind()).collect()
    }

    /// How many letters of a kind a seat has been written.
    pub async fn letters(&self, id: CampaignId, seat: u8, kind: &str) -> usize {
        let all = self.store.letters(id).await.unwrap();
        all.iter().filter(|letter| letter.letter.kind().name() == kind && letter.letter.seat == Some(seat)).count()
    }

    /// The last letter of a kind that a seat is written, as it goes out.
    pub async fn letter(&self, id: CampaignId, seat: u8, kind: &str) -> String {
        let all = self.store.letters(id).await.unwrap();
        let last = all.iter().rev().find(|letter| letter.letter.kind().name() == kind && letter.letter.seat == Some(seat));
        let letter = &last.unwrap_or_else(|| panic!("seat {seat} is written a letter of kind {kind}")).letter;
        let Composed::Message(message) = self.composer.compose(letter).await.unwrap() else { panic!("there is something to say") };
        String::from_utf8_lossy(&message.bytes).into_owned()
    }

    /// The chain holds, and another server on the same database comes to the same position.
    pub async fn is_in_order(&self, id: CampaignId) {
        let entries = self.store.entries(id, 0, 10_000).await.unwrap();
        let secret = self.store.secret(id).await.unwrap().unwrap();
        verify(&entries, &secret).unwrap();
        let games = Games::new(vec![outpost::game()]);
        let other = Service::new(self.store.clone(), games, Arc::new(SystemClock), "o@o.test".to_owned(), TimeDelta::zero());
        let (here, there) = (self.snapshot(id).await, other.snapshot(id).await.unwrap());
        assert_eq!(here.play().unwrap().snapshot(), there.play().unwrap().snapshot());
        assert_eq!((here.seq, &here.hash), (there.seq, &there.hash));
        // As whoever has the export checks it.
        let mut export = vec![];
        write_whole(&self.store, id, &mut export).await.unwrap();
        let report = check(export.as_slice(), &Games::new(vec![outpost::game()]), None);
        let wrong: Vec<_> = report.findings.iter().filter(|finding| finding.verdict == Verdict::Wrong).collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
    }
}

/// Options under which the table holds the outpost for one night, and needs so many points.
pub fn together(goal: u32) -> Value {
    json!({ "mode": "together", "goal": goal, "nights": 1 })
}
