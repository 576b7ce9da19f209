//! A campaign of three people at a server of its own: what most tests begin with, and what many of them do with it.

use crate::api::{Table, one_at_a_time, pick};
use crate::planted::{ID, plant_with, position};
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::policy::Windows;
use sternpost_players::Rng;
use sternpost_post::links::{AnswerLink, Links};
use tempfile::TempDir;

/// The setting of a server at which a reader looks at things as often as a test is quick.
pub(crate) const ANY_LOOKS: (&str, &str) = ("STERNPOST__LIMITS__LOOKS_PER_READER", "0");

/// A server, a client with the tokens of three players, and the id of their campaign.
pub(crate) struct World {
    pub(crate) server: Server,
    pub(crate) table: Table,
    pub(crate) id: String,
    /// The folder of a database that was made for the campaign.
    _folder: Option<TempDir>,
}

impl World {
    /// A campaign that has begun, at a server on a database (none: SQLite in the server's folder).
    pub(crate) async fn new(database: Option<String>) -> Self {
        Self::on(Server::start(database, None)).await
    }

    /// The same at this server.
    pub(crate) async fn on(server: Server) -> Self {
        Self::playing(server, "twilight-imperium", one_at_a_time()).await
    }

    /// The same of a game with these options.
    pub(crate) async fn playing(server: Server, game: &str, options: Value) -> Self {
        let mut world = Self::of(server, "");
        world.id = world.table.begin_game(&world.server, game, options).await;
        world
    }

    /// The same at a server that does not count how often somebody looks at something.
    pub(crate) async fn much_looked_at(database: Option<String>, game: &str, options: Value) -> Self {
        Self::playing(Server::start_with(database, None, &[ANY_LOOKS]), game, options).await
    }

    /// A campaign that a server has already; without an id, one that is yet to be created.
    pub(crate) fn of(server: Server, id: &str) -> Self {
        Self { table: Table::new(&server), server, id: id.to_owned(), _folder: None }
    }

    /// A campaign in a position that scenarios describe, some of its seats bots, at a server that is started on its database.
    pub(crate) async fn planted(
        database: Option<String>,
        given: &Value,
        bots: &[u8],
        start: impl FnOnce(Option<String>) -> Server,
    ) -> Self {
        let folder = TempDir::new().unwrap();
        let url = database.unwrap_or_else(|| format!("sqlite:{}", folder.path().join("planted.db").display()));
        plant_with(&url, given, &*position(given), bots, Windows::Everybody).await;
        Self { _folder: Some(folder), ..Self::of(start(Some(url)), ID) }
    }

    /// An address of the campaign in the API.
    pub(crate) fn api(&self, way: &str) -> String {
        format!("{}/api/v1/campaigns/{}{way}", self.server.url, self.id)
    }

    /// An address among the campaign's pages.
    pub(crate) fn page_address(&self, way: &str) -> String {
        format!("{}/c/{}{way}", self.server.url, self.id)
    }

    /// What the API tells a seat.
    pub(crate) async fn get(&self, seat: usize, way: &str) -> Value {
        self.table.get(seat, self.api(way)).await
    }

    /// What the API answers to a seat that sends it something: the status and the body.
    pub(crate) async fn post(&self, seat: usize, way: &str, body: &Value) -> (u16, Value) {
        self.table.post(seat, self.api(way), None, body).await.unwrap()
    }

    /// A page as a seat sees it: the status and the text.
    pub(crate) async fn page(&self, seat: usize, way: &str) -> (u16, String) {
        let got = self.table.client.get(self.page_address(way)).bearer_auth(&self.table.tokens[seat]).send().await.unwrap();
        (got.status().as_u16(), got.text().await.unwrap())
    }

    /// What a seat is shown that sends a page's form: the status and the text.
    pub(crate) async fn form(&self, seat: usize, way: &str, fields: &[(&str, &str)]) -> (u16, String) {
        let request = self.table.client.post(self.page_address(way)).bearer_auth(&self.table.tokens[seat]).form(fields);
        let sent = request.send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    }

    /// The first seat that owes an answer, with its question and the version.
    pub(crate) async fn asked(&self) -> (usize, Value, u64) {
        self.table.question(&self.server.url, &self.id).await.expect("somebody is asked")
    }

    /// Answers a question of a seat.
    pub(crate) async fn answer(&self, seat: usize, question: &Value, version: u64, answer: Value) -> (u16, Value) {
        self.post(seat, "/answers", &json!({ "version": version, "question": question["id"], "answers": [answer] })).await
    }

    /// Answers what is asked first by its default: which seat, the status and the body.
    pub(crate) async fn answer_by_default(&self) -> (usize, u16, Value) {
        let (seat, question, version) = self.asked().await;
        let (status, receipt) = self.answer(seat, &question, version, question["default"].clone()).await;
        (seat, status, receipt)
    }

    /// Answers so many questions on behalf of those who are asked; the entries of the answers.
    pub(crate) async fn play(&self, answers: usize, rng: &mut Rng) -> Vec<u64> {
        let mut entries = vec![];
        for _ in 0..answers {
            let (seat, question, version) = self.asked().await;
            let (status, receipt) = self.answer(seat, &question, version, pick(&question, rng)).await;
            assert_eq!(status, 201, "{receipt}");
            entries.push(receipt["version"].as_u64().unwrap());
        }
        entries
    }

    /// The version of the log.
    pub(crate) async fn version(&self) -> u64 {
        self.get(0, "").await["version"].as_u64().unwrap()
    }

    /// The entries of the log as a seat reads them, or somebody without a seat.
    pub(crate) async fn log(&self, seat: Option<usize>) -> Vec<Value> {
        let log = match seat {
            Some(seat) => self.get(seat, "/log").await,
            None => self.table.client.get(self.api("/log")).send().await.unwrap().json().await.unwrap(),
        };
        log["entries"].as_array().unwrap().clone()
    }

    /// The link of a letter that asks a seat a question; good for a day.
    pub(crate) fn question_link(&self, seat: usize, question: &Value, version: u64) -> String {
        let link = AnswerLink {
            campaign: self.id.parse().unwrap(),
            seat: u8::try_from(seat).unwrap(),
            question: question["id"].as_str().map(str::to_owned),
            version,
            generation: 1,
            choice: None,
        };
        format!("{}/t/{}", self.server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)))
    }
}
