//! A campaign of three on a server that sends letters to a mail server of the test, and takes in what comes back.

use crate::api::{one_at_a_time, seats_in};
use crate::mail_in::{Lmtp, text_of};
use crate::server::{KEY, LMTP, Server, is_in, until};
use crate::smtp::{Received, Sink};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use sternpost_games::GAMES;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};
use sternpost_store::Store;

pub(crate) const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
pub(crate) const HOST: &str = "host@h.test";

/// A campaign of three that somebody else hosts, on a server that takes mail in.
pub(crate) struct Office {
    pub(crate) server: Server,
    pub(crate) sink: Sink,
    pub(crate) client: reqwest::Client,
    pub(crate) store: Arc<Store>,
    pub(crate) id: String,
}

impl Office {
    pub(crate) async fn open(database: Option<String>, more: &[(&str, &str)]) -> Self {
        Self::open_with(database, more, Value::Null).await
    }

    /// The same, of a campaign with policies.
    pub(crate) async fn open_with(database: Option<String>, more: &[(&str, &str)], policies: Value) -> Self {
        Self::open_game((GAMES[0].id(), one_at_a_time()), database, more, policies).await
    }

    /// The same of a game with these options.
    pub(crate) async fn open_game(
        (game, options): (&str, Value),
        database: Option<String>,
        more: &[(&str, &str)],
        policies: Value,
    ) -> Self {
        let sink = Sink::start().await;
        let mut settings =
            vec![("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"), LMTP, ("STERNPOST__MAIL__SMTP__TIMEOUT_SECONDS", "2")];
        settings.extend(more);
        let server = Server::start_with(database, Some(sink.address), &settings);
        let store = sternpost_store::open(&server.database()).await.unwrap();
        let mut office = Self { sink, client: reqwest::Client::new(), store, id: String::new(), server };
        let body = json!({ "game": game, "name": "By post", "options": options, "seats": players_of(game), "policies": policies });
        office.id = office.begin(HOST, &body).await;
        office
    }

    /// Creates a campaign and lets its players in.
    pub(crate) async fn begin(&self, host: &str, body: &Value) -> String {
        let created = self.send("POST", "/campaigns", host, body).await;
        let id = created.1["id"].as_str().unwrap().to_owned();
        for seat in 0..u8::try_from(body["seats"].as_array().unwrap().len()).unwrap() {
            let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
            let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
            let taken = self.client.post(format!("{}/i/{token}", self.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert!(is_in(&taken));
        }
        id
    }

    pub(crate) async fn send(&self, method: &str, way: &str, who: &str, body: &Value) -> (u16, Value) {
        let url = format!("{}/api/v1{way}", self.server.url);
        let request = self.client.request(method.parse().unwrap(), url).bearer_auth(self.server.token(who));
        let request = if method == "GET" { request } else { request.json(body) };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or(Value::Null))
    }

    /// How far letters to a seat come, as somebody sees it.
    pub(crate) async fn seen_by(&self, who: &str, seat: usize) -> Value {
        let (status, said) = self.send("GET", &format!("/campaigns/{}/delivery", self.id), who, &Value::Null).await;
        assert_eq!(status, 200, "{said}");
        said["seats"].as_array().unwrap().iter().find(|one| one["seat"] == seat).cloned().unwrap_or(Value::Null)
    }

    pub(crate) async fn state(&self, who: &str, seat: usize) -> String {
        self.seen_by(who, seat).await["state"].as_str().unwrap_or("none").to_owned()
    }

    /// The seat that is asked. Seats are looked at one after the other, and the question may pass from one to another meanwhile: then once more.
    pub(crate) async fn asked(&self) -> usize {
        for _ in 0..10 {
            for (seat, address) in PLAYERS.iter().enumerate() {
                let (_, asked) = self.send("GET", &format!("/campaigns/{}/questions", self.id), address, &Value::Null).await;
                if asked["questions"].get(0).is_some() {
                    return seat;
                }
            }
        }
        panic!("somebody is asked");
    }

    /// Has what a seat is asked sent once more.
    pub(crate) async fn ask_again(&self, seat: usize) {
        for wanted in [false, true] {
            let set = self.send("PUT", &format!("/campaigns/{}/mail", self.id), PLAYERS[seat], &json!({ "wanted": wanted })).await;
            assert_eq!(set.0, 204, "{}", set.1);
        }
    }

    /// The letter with a number, from 0, that asks somebody something.
    pub(crate) async fn question(&self, to: &str, number: usize) -> Received {
        until("the letter comes", async || self.questions(to).len() > number).await;
        self.questions(to).remove(number)
    }

    pub(crate) fn questions(&self, to: &str) -> Vec<Received> {
        let is_one = |mail: &Received| mail.to[0] == to && text_of(mail).contains("/t/");
        self.sink.received().into_iter().filter(is_one).collect()
    }

    /// Reports what became of a letter to an address, as a mail server would: what is said to that.
    pub(crate) async fn report(&self, to: &str, action: &str, status: &str) -> Vec<String> {
        let mut lmtp = Lmtp::connect(self.server.lmtp()).await;
        let said = lmtp.mail("", &[to], &report(to, action, status)).await;
        lmtp.quit().await;
        said
    }
}

/// As many of the players as a game has seats for, as a campaign is created with.
pub(crate) fn players_of(game: &str) -> Vec<Value> {
    PLAYERS[..seats_in(game)].iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect()
}

/// A delivery status notification.
pub(crate) fn report(to: &str, action: &str, status: &str) -> Vec<u8> {
    format!(
        "From: MAILER-DAEMON@mx.example\r\nTo: <{to}>\r\nMessage-ID: <{}@mx.example>\r\nAuto-Submitted: auto-replied\r\nMIME-Version: 1.0\r\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=\"x\"\r\n\r\n\
         --x\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n\
         --x\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example\r\n\r\n\
         Final-Recipient: rfc822; somebody@a.test\r\nAction: {action}\r\nStatus: {status}\r\n\r\n--x--\r\n",
        STANDARD.encode(Sha256::digest(format!("{to}{action}{status}"))).replace(['/', '+', '='], "x")
    )
    .into_bytes()
}
