//! What a person meets of disputes, votes and going back: pages, letters, replies, and what it means for each seat.

mod by_letter;
mod disputes;
mod going_back;
mod host_rules;
mod on_a_phone;

use crate::mail_in::{Lmtp, reply, reply_address, text_of};
use crate::office::{HOST, Office, PLAYERS};
use crate::server::until;
use crate::smtp::Received;
use serde_json::{Value, json};

const ADA: &str = PLAYERS[0];
const BO: &str = PLAYERS[1];
const CLEO: &str = PLAYERS[2];
const WHY: &str = "We <b>forgot</b> the agenda.";

/// A campaign of three that somebody else hosts, with some answers in its log.
struct Court {
    office: Office,
}

impl Court {
    async fn open(database: Option<String>, more: &[(&str, &str)]) -> Self {
        Self { office: Office::open(database, more).await }
    }

    fn way(&self, way: &str) -> String {
        format!("/campaigns/{}{way}", self.office.id)
    }

    async fn get(&self, who: &str, way: &str) -> Value {
        let (status, body) = self.office.send("GET", &self.way(way), who, &Value::Null).await;
        assert_eq!(status, 200, "{way}: {body}");
        body
    }

    async fn docket(&self) -> Value {
        self.get(HOST, "/court").await
    }

    /// Something is done by a program; status and body.
    async fn act(&self, who: &str, body: Value) -> (u16, Value) {
        self.office.send("POST", &self.way("/court"), who, &body).await
    }

    async fn does(&self, who: &str, body: Value) -> u64 {
        let (status, said) = self.act(who, body).await;
        assert_eq!(status, 200, "{said}");
        said["entry"].as_u64().unwrap()
    }

    async fn version(&self) -> u64 {
        self.get(HOST, "").await["version"].as_u64().unwrap()
    }

    async fn answer(&self) {
        let seat = PLAYERS[self.office.asked().await];
        let asked = self.get(seat, "/questions").await;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
        let (status, said) = self.office.send("POST", &self.way("/answers"), seat, &body).await;
        assert_eq!(status, 201, "{said}");
    }

    async fn play(&self, answers: usize) {
        for _ in 0..answers {
            self.answer().await;
        }
    }

    /// Plays until the game calls a round so.
    async fn play_to(&self, round: &str) {
        while !self.get(HOST, "").await["tally"]["facts"].to_string().contains(round) {
            self.answer().await;
        }
    }

    /// The answers that count, by entry and seat.
    async fn answered(&self) -> Vec<(u64, u64)> {
        let log = self.get(HOST, "/log").await;
        let entries = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "answered" && entry["effective"] == true);
        entries.map(|entry| (entry["seq"].as_u64().unwrap(), entry["actor"]["seat"].as_u64().unwrap())).collect()
    }

    async fn page(&self, who: Option<&str>, way: &str) -> (u16, String) {
        let request = self.office.client.get(format!("{}/c/{}{way}", self.office.server.url, self.office.id));
        let request = match who {
            Some(who) => request.bearer_auth(self.office.server.token(who)),
            None => request,
        };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn shown(&self, who: &str, way: &str) -> String {
        let (status, page) = self.page(Some(who), way).await;
        assert_eq!(status, 200, "{way}: {page}");
        page
    }

    async fn form(&self, who: &str, fields: &[(&str, &str)]) -> (u16, String) {
        let url = format!("{}/c/{}/court", self.office.server.url, self.office.id);
        let sent = self.office.client.post(url).bearer_auth(self.office.server.token(who)).form(fields).send().await.unwrap();
        (sent.status().as_u16(), sent.text().await.unwrap())
    }

    /// The seats that were written to about disputes and motions, in their order; the host is none.
    async fn told(&self) -> Vec<Option<u8>> {
        let letters = self.office.store.letters(self.office.id.parse().unwrap()).await.unwrap();
        letters.into_iter().filter(|letter| letter.letter.kind().name() == "court").map(|letter| letter.letter.seat).collect()
    }

    /// The letter to somebody that says something; it comes.
    async fn letter(&self, to: &str, says: &str) -> Received {
        self.office.sink.wait_for(|mail| mail.to[0] == to && text_of(mail).contains(says)).await
    }

    fn letters(&self, to: &str, says: &str) -> usize {
        self.office.sink.received().iter().filter(|mail| mail.to[0] == to && text_of(mail).contains(says)).count()
    }

    async fn reply(&self, letter: &Received, body: &str) -> String {
        let to = reply_address(letter).expect("the letter can be answered");
        let own = letter.to[0].clone();
        let before = self.letters(&own, "You wrote:");
        let mut lmtp = Lmtp::connect(self.office.server.lmtp()).await;
        assert_eq!(lmtp.mail(&own, &[&to], &reply(letter, body)).await, ["250 2.0.0 Kept"]);
        lmtp.quit().await;
        until("its receipt comes", async || self.letters(&own, "You wrote:") > before).await;
        let receipts = self.office.sink.received();
        text_of(receipts.iter().rfind(|mail| mail.to[0] == own && text_of(mail).contains("You wrote:")).unwrap())
    }
}

/// The link in a letter that leads somewhere.
fn link(letter: &Received, to: &str) -> String {
    let text = text_of(letter);
    text.split_whitespace()
        .find(|word| word.ends_with(&format!("?to={to}")))
        .unwrap_or_else(|| panic!("no link to {to}: {text}"))
        .to_owned()
}
