//! What becomes of letters on their way: servers that fail, letters that come back, second ways, signatures.

use crate::api::one_at_a_time;
use crate::mail_in::{Lmtp, free_port, reply_address, text_of};
use crate::postgres::fresh_database;
use crate::server::{KEY, Server, until};
use crate::smtp::{Failures, Received, Sink};
use aws_lc_rs::encoding::{AsDer as _, Pkcs8V1Der};
use aws_lc_rs::signature::{ED25519, Ed25519KeyPair, KeyPair as _, RSA_PKCS1_2048_8192_SHA256, UnparsedPublicKey};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::TimeDelta;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::Arc;
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::post::links::{InviteLink, Links};
use sternpost::post::webhook::signature;
use sternpost::post::wishes::Secret;
use sternpost::store::{DeliveryState, Store};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
const HOST: &str = "host@h.test";

/// A campaign of three that somebody else hosts, on a server that takes mail in.
struct Office {
    server: Server,
    sink: Sink,
    lmtp: SocketAddr,
    client: reqwest::Client,
    store: Arc<dyn Store>,
    id: String,
}

impl Office {
    async fn open(database: Option<String>, more: &[(&str, &str)]) -> Self {
        let (sink, lmtp) = (Sink::start().await, free_port());
        let listen = lmtp.to_string();
        let mut settings = vec![
            ("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"),
            ("STERNPOST__INBOUND__LMTP_LISTEN", listen.as_str()),
            ("STERNPOST__MAIL__SMTP__TIMEOUT_SECONDS", "2"),
        ];
        settings.extend(more);
        let server = Server::start_with(database, Some(sink.address), &settings);
        let store = sternpost::store::open(&server.database()).await.unwrap();
        let mut office = Self { sink, lmtp, client: reqwest::Client::new(), store, id: String::new(), server };
        let seats: Vec<Value> = PLAYERS.iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
        let body = json!({ "game": "twilight-imperium", "name": "By post", "options": one_at_a_time(), "seats": seats });
        let created = office.send("POST", "/campaigns", HOST, &body).await;
        office.id = created.1["id"].as_str().unwrap().to_owned();
        for seat in 0..3 {
            let link = InviteLink { campaign: office.id.parse().unwrap(), seat, generation: 1 };
            let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
            let taken = office.client.post(format!("{}/i/{token}", office.server.url)).form(&[("choice", "")]).send().await.unwrap();
            assert_eq!(taken.status(), 200);
        }
        office
    }

    async fn send(&self, method: &str, way: &str, who: &str, body: &Value) -> (u16, Value) {
        let url = format!("{}/api/v1{way}", self.server.url);
        let request = self.client.request(method.parse().unwrap(), url).bearer_auth(self.server.token(who));
        let request = if method == "GET" { request } else { request.json(body) };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or(Value::Null))
    }

    /// How far letters to a seat come, as somebody sees it.
    async fn seen_by(&self, who: &str, seat: usize) -> Value {
        let (status, said) = self.send("GET", &format!("/campaigns/{}/delivery", self.id), who, &Value::Null).await;
        assert_eq!(status, 200, "{said}");
        said["seats"].as_array().unwrap().iter().find(|one| one["seat"] == seat).cloned().unwrap_or(Value::Null)
    }

    async fn state(&self, who: &str, seat: usize) -> String {
        self.seen_by(who, seat).await["state"].as_str().unwrap_or("none").to_owned()
    }

    /// The seat that is asked.
    async fn asked(&self) -> usize {
        for (seat, address) in PLAYERS.iter().enumerate() {
            let (_, asked) = self.send("GET", &format!("/campaigns/{}/questions", self.id), address, &Value::Null).await;
            if asked["questions"].get(0).is_some() {
                return seat;
            }
        }
        panic!("somebody is asked");
    }

    /// Has what a seat is asked sent once more.
    async fn ask_again(&self, seat: usize) {
        for wanted in [false, true] {
            let set = self.send("PUT", &format!("/campaigns/{}/mail", self.id), PLAYERS[seat], &json!({ "wanted": wanted })).await;
            assert_eq!(set.0, 204, "{}", set.1);
        }
    }

    /// The letter with a number, from 0, that asks somebody something.
    async fn question(&self, to: &str, number: usize) -> Received {
        until("the letter comes", async || self.questions(to).len() > number).await;
        self.questions(to).remove(number)
    }

    fn questions(&self, to: &str) -> Vec<Received> {
        let is_one = |mail: &Received| mail.to[0] == to && text_of(mail).contains("/t/");
        self.sink.received().into_iter().filter(is_one).collect()
    }

    /// Reports what became of a letter to an address, as a mail server would: what is said to that.
    async fn report(&self, to: &str, action: &str, status: &str) -> Vec<String> {
        let mut lmtp = Lmtp::connect(self.lmtp).await;
        let said = lmtp.mail("", &[to], &report(to, action, status)).await;
        lmtp.quit().await;
        said
    }
}

/// A delivery status notification.
fn report(to: &str, action: &str, status: &str) -> Vec<u8> {
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

async fn a_server_in_every_mood(database: Option<String>) {
    let office = Office::open(database, &[]).await;
    let seat = office.asked().await;
    office.question(PLAYERS[seat], 0).await;
    office.sink.fail(Failures { busy: 1_000, ..Failures::default() });
    office.ask_again(seat).await;
    let letters = async || office.store.letters(office.id.parse().unwrap()).await.unwrap();
    until("one is put off, and its reader sees that, and when it is tried again", async || {
        let seen = office.seen_by(PLAYERS[seat], seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    office.sink.fail(Failures { one_in: 2, silent: 1, ..Failures::default() });
    for _ in 0..4 {
        office.ask_again(seat).await;
    }
    // Nobody has to wait for the hours between tries.
    until("no letter waits any more", async || {
        let now = SystemClock.now();
        office.store.hurry_letters(now, now).await.unwrap();
        letters().await.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    let mut names: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for mail in office.sink.received() {
        let id = mail.mail().message_id().unwrap().to_owned();
        names.entry(id.split(['.', '@']).next().unwrap().to_owned()).or_default().insert(id);
    }
    for letter in letters().await {
        match letter.state {
            DeliveryState::Sent => {
                let ids = names.get(&letter.letter.id).unwrap_or_else(|| panic!("{letter:?} has arrived"));
                assert_eq!(ids.len(), 1, "under one name, however often: {ids:?}");
            }
            DeliveryState::Withdrawn => {}
            DeliveryState::Pending | DeliveryState::Dead | DeliveryState::Delayed | DeliveryState::Bounced => panic!("{letter:?}"),
        }
    }
    assert_eq!(office.state(PLAYERS[seat], seat).await, "sent");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen_on_sqlite() {
    a_server_in_every_mood(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_in_every_mood_loses_nothing_and_what_it_puts_off_is_seen_on_postgres() {
    a_server_in_every_mood(Some(fresh_database().await)).await;
}

async fn letters_that_come_back(database: Option<String>) {
    let office = Office::open(database, &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0")]).await;
    let seat = office.asked().await;
    let (own, other) = (PLAYERS[seat], PLAYERS[(seat + 1) % 3]);
    let first = office.question(own, 0).await;
    assert!(first.from.starts_with("post+") && Some(&first.from) != reply_address(&first).as_ref(), "{}", first.from);

    // What does not come to a letter's own address counts for nothing.
    let made_up = format!("post+{}@sternpost.test", "a".repeat(26));
    assert_eq!(office.report(&made_up, "failed", "5.1.1").await, ["550 5.1.1 Nobody here by that name"]);
    assert_eq!(office.report(&reply_address(&first).unwrap(), "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delivered", "2.0.0").await, ["250 2.0.0 Kept"]);
    assert_eq!(office.report(&first.from, "delayed", "4.4.1").await, ["250 2.0.0 Kept"]);
    until("a delay is seen by its reader", async || office.state(own, seat).await == "deferred").await;
    assert_eq!(office.state(HOST, seat).await, "deferred", "and by a host who does not play");
    assert_eq!(office.send("GET", &format!("/campaigns/{}/delivery", office.id), "x@x.test", &Value::Null).await.0, 403);
    assert_eq!(office.seen_by(other, seat).await, Value::Null, "another seat is told nothing");

    for round in 0..3 {
        let letter = office.question(own, round).await;
        assert_eq!(office.report(&letter.from, "failed", "5.1.1").await, ["250 2.0.0 Kept"]);
        let wanted = if round == 2 { "unreachable" } else { "bounced" };
        until("the bounce is seen", async || office.state(own, seat).await == wanted).await;
        // The same report again, and another of the same letter, count once.
        office.report(&letter.from, "failed", "5.1.1").await;
        office.report(&letter.from, "failed", "5.1.2").await;
        assert_eq!(office.state(HOST, seat).await, wanted);
        assert_eq!(office.seen_by(HOST, seat).await["at"], Value::Null, "a host is not told when");
        office.ask_again(seat).await;
    }
    let name = own.split('@').next().unwrap();
    let told = office.sink.wait_for(|mail| mail.to[0] == HOST && text_of(mail).contains(&format!("The last letters to {name}"))).await;
    assert!(!text_of(&told).contains(own), "a host learns no address from it");
    until("nothing waits", async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.iter().all(|letter| letter.state != DeliveryState::Pending)
    })
    .await;
    assert_eq!(office.questions(own).len(), 3, "nothing is sent any more");
    let to_host =
        office.sink.received().into_iter().filter(|mail| mail.to[0] == HOST && text_of(mail).contains("The last letters")).count();
    assert_eq!(to_host, 1, "the host is told once");

    let page = office.client.get(format!("{}/letters", office.server.url)).bearer_auth(office.server.token(own)).send().await.unwrap();
    assert!(page.text().await.unwrap().contains("none is sent any more"));
    assert_eq!(office.send("POST", "/letters/reachable", own, &Value::Null).await.0, 204);
    let anew = office.question(own, 3).await;
    assert_eq!(office.state(HOST, seat).await, "fine");
    assert_eq!(office.report(&anew.from, "failed", "4.4.7").await, ["250 2.0.0 Kept"]);
    until("what was given up for a reason that passes is tried again", async || {
        let seen = office.seen_by(own, seat).await;
        seen["state"] == "deferred" && seen["again-at"].is_string()
    })
    .await;
    let now = SystemClock.now();
    office.store.hurry_letters(now, now).await.unwrap();
    let again = office.question(own, 4).await;
    assert_eq!(again.mail().message_id(), anew.mail().message_id(), "under its name");
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_that_come_back_are_seen_and_after_three_the_host_is_told_on_sqlite() {
    letters_that_come_back(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_that_come_back_are_seen_and_after_three_the_host_is_told_on_postgres() {
    letters_that_come_back(Some(fresh_database().await)).await;
}

/// A program that is called.
async fn listener(status: &'static str) -> (SocketAddr, mpsc::UnboundedReceiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (calls, heard) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let mut request = String::new();
            let mut piece = [0; 4_096];
            loop {
                let read = stream.read(&mut piece).await.unwrap();
                request.push_str(&String::from_utf8_lossy(&piece[..read]));
                let length = request.split("Content-Length: ").nth(1).and_then(|rest| rest.lines().next()?.parse::<usize>().ok());
                let body = request.split_once("\r\n\r\n").map(|(_, body)| body.len());
                if read == 0 || length.is_some() && body >= length {
                    break;
                }
            }
            stream.write_all(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await.unwrap();
            calls.send(request).unwrap();
        }
    });
    (address, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_is_told_that_there_is_a_letter_and_not_what_it_says() {
    let office = Office::open(None, &[("STERNPOST__MAIL__PRIVATE_WEBHOOKS", "true")]).await;
    let seat = office.asked().await;
    let own = PLAYERS[seat];
    let (address, mut heard) = listener("204 No Content").await;
    let hook = json!({ "kind": "hook", "url": format!("http://{address}/hook"), "format": "json" });
    let (status, kept) = office.send("PUT", "/letters/second", own, &hook).await;
    assert_eq!((status, kept["called"].as_str()), (200, Some("ok")), "{kept}");
    let secret = Secret(kept["secret"].as_str().unwrap().to_owned());
    assert!(heard.recv().await.unwrap().contains("\"kind\":\"test\""));
    let (_, shown) = office.send("GET", "/letters", own, &Value::Null).await;
    assert!(!shown.to_string().contains(&secret.0), "the secret is told once");

    let letter = office.question(own, 0).await;
    office.report(&letter.from, "failed", "5.1.1").await;
    let call = heard.recv().await.unwrap();
    let (head, body) = call.split_once("\r\n\r\n").unwrap();
    let said = head.lines().find_map(|line| line.strip_prefix("Sternpost-Signature: ")).unwrap();
    let moment: i64 = said.strip_prefix("t=").unwrap().split(',').next().unwrap().parse().unwrap();
    assert_eq!(said, signature(&secret, moment, body));
    assert!((SystemClock.now().timestamp() - moment).abs() < 60);
    let told: Value = serde_json::from_str(body).unwrap();
    assert_eq!((told["kind"].as_str(), told["campaign"]["name"].as_str()), (Some("turn"), Some("By post")));
    assert_eq!(told["url"], format!("{}/c/{}/turn", office.server.url, office.id));
    for secret in ["/t/", "/link/", "post+", "eyJ"] {
        assert!(!body.contains(secret), "{body}");
    }
    until("its reader sees it", async || office.seen_by(own, seat).await["has-second"] == true).await;
    // The next one takes the second way from the beginning.
    office.ask_again(seat).await;
    assert!(heard.recv().await.unwrap().contains("\"kind\":\"turn\""));
    assert_eq!(office.questions(own).len(), 1);

    let discord = json!({ "kind": "hook", "url": format!("http://{address}/hook"), "format": "discord", "always": true });
    assert_eq!(office.send("PUT", "/letters/second", own, &discord).await.0, 200);
    let call = heard.recv().await.unwrap();
    let said: Value = serde_json::from_str(call.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert!(said["content"].is_string() && said["allowed_mentions"]["parse"] == json!([]), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_does_not_lead_into_this_network_and_follows_nowhere() {
    let office = Office::open(None, &[]).await;
    for url in [
        "http://hooks.example/",
        "https://127.0.0.1:8443/",
        "https://localhost:8443/",
        "https://[::1]:8443/",
        "https://[::ffff:10.0.0.1]:8443/",
        "https://169.254.169.254/latest/meta-data/",
        "https://ada:secret@1.1.1.1/",
        "https://1.1.1.1:25/",
        "nonsense",
    ] {
        let (status, said) =
            office.send("PUT", "/letters/second", PLAYERS[0], &json!({ "kind": "hook", "url": url, "format": "json" })).await;
        assert_eq!(status, 422, "{url}: {said}");
    }
    let (_, kept) = office.send("GET", "/letters", PLAYERS[0], &Value::Null).await;
    assert_eq!(kept["second"], Value::Null, "nothing of it is kept");
    let form = [("act", "hook"), ("url", "https://127.0.0.1:8443/"), ("format", "json")];
    let page = office.client.post(format!("{}/letters", office.server.url)).bearer_auth(office.server.token(PLAYERS[0])).form(&form);
    assert!(page.send().await.unwrap().text().await.unwrap().contains("does not lead to the open Internet"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_address_is_confirmed_by_a_person_and_gets_the_same_letter_under_the_same_name() {
    let office = Office::open(None, &[]).await;
    let seat = office.asked().await;
    let (own, second) = (PLAYERS[seat], "second@s.test");
    let named = json!({ "kind": "mail", "address": second, "always": true });
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "mail", "address": own })).await.0, 422);
    assert_eq!(office.send("PUT", "/letters/second", own, &named).await.0, 200);
    let asks = office.sink.wait_for(|mail| mail.to[0] == second).await;
    let text = text_of(&asks);
    let path = text.split_whitespace().find_map(|word| word.split_once("/v/")).unwrap().1.to_owned();
    let url = format!("{}/v/{path}", office.server.url);
    let is_confirmed = async || office.send("GET", "/letters", own, &Value::Null).await.1["second"]["confirmed"] == true;

    office.ask_again(seat).await;
    office.question(own, 1).await;
    for _ in 0..2 {
        assert_eq!(office.client.get(&url).send().await.unwrap().status(), 200);
    }
    assert!(!is_confirmed().await, "opening the link confirms nothing");
    assert!(office.questions(second).is_empty());
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 200);
    assert!(is_confirmed().await);

    office.ask_again(seat).await;
    let (there, here) = (office.question(second, 0).await, office.question(own, 2).await);
    assert_eq!(there.mail().message_id(), here.mail().message_id());
    assert_ne!(there.from, here.from, "which of the two comes back is known");
    assert_eq!(office.send("PUT", "/letters/second", own, &json!({ "kind": "none" })).await.0, 200);
    assert_eq!(office.client.post(&url).send().await.unwrap().status(), 410, "it cannot be confirmed any more");
    office.ask_again(seat).await;
    office.question(own, 3).await;
    assert_eq!(office.questions(second).len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_strangers_mailbox_by_naming_it_as_a_second_address() {
    let sink = Sink::start().await;
    let server = Server::start_with(None, Some(sink.address), &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "3")]);
    let client = reqwest::Client::new();
    let name = async |who: &str, second: &str| {
        let request = client.put(format!("{}/api/v1/letters/second", server.url)).bearer_auth(server.token(who));
        request.json(&json!({ "kind": "mail", "address": second })).send().await.unwrap().status().as_u16()
    };
    let mut statuses = vec![];
    for number in 0..6 {
        statuses.push(name(&format!("stranger{number}@s.test"), "victim@v.test").await);
    }
    assert_eq!(statuses, [200, 200, 200, 429, 429, 429], "whoever asks");
    // Who wants nothing of strangers is not asked, and that is not told.
    let store = sternpost::store::open(&server.database()).await.unwrap();
    store.block("quiet@q.test", None).await.unwrap();
    assert_eq!(name("stranger7@s.test", "quiet@q.test").await, 200);
    assert_eq!(name("stranger7@s.test", "last@l.test").await, 200);
    sink.wait_for(|mail| mail.to[0] == "last@l.test").await;
    let to = |address: &str| sink.received().iter().filter(|mail| mail.to[0] == address).count();
    until("the victim is asked three times", async || to("victim@v.test") == 3).await;
    assert_eq!(to("quiet@q.test"), 0);
}

// ---- signatures

/// A private key as PEM.
fn pem(der: &[u8]) -> String {
    format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", STANDARD.encode(der))
}

/// The tags of a signature or of a record.
fn tags(text: &str) -> BTreeMap<String, String> {
    let tag = |part: &str| part.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.split_whitespace().collect::<String>()));
    text.split(';').filter_map(tag).collect()
}

/// Whether a signature is that of a mail, worked out from the standard alone (RFC 6376, 3.7, relaxed).
fn is_signed(raw: &str, number: usize, key: &UnparsedPublicKey<Vec<u8>>) -> bool {
    let (head, body) = raw.split_once("\r\n\r\n").unwrap();
    let mut fields: Vec<(String, String)> = vec![];
    for line in head.split("\r\n") {
        if line.starts_with([' ', '\t']) {
            fields.last_mut().unwrap().1.push_str(&format!("\r\n{line}"));
        } else {
            let (name, value) = line.split_once(':').unwrap();
            fields.push((name.to_lowercase(), value.to_owned()));
        }
    }
    let own = fields.iter().filter(|(name, _)| name == "dkim-signature").nth(number).unwrap().1.clone();
    let said = tags(&own);
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut lines: Vec<String> = body
        .split("\r\n")
        .map(|line| {
            let inner = words(line);
            if line.starts_with([' ', '\t']) && !inner.is_empty() { format!(" {inner}") } else { inner }
        })
        .collect();
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    let relaxed = lines.iter().map(|line| format!("{line}\r\n")).collect::<String>();
    if STANDARD.encode(Sha256::digest(relaxed)) != said["bh"] {
        return false;
    }
    let mut left = fields.clone();
    let mut signed = String::new();
    for name in said["h"].to_lowercase().split(':') {
        if let Some(at) = left.iter().rposition(|(known, _)| known == name) {
            let (name, value) = left.remove(at);
            signed.push_str(&format!("{name}:{}\r\n", words(&value)));
        }
    }
    let unsigned = &own[..own.rfind("b=").unwrap() + 2];
    signed.push_str(&format!("dkim-signature:{}", words(unsigned)));
    let signature = STANDARD.decode(&said["b"]).unwrap();
    let text = if said["a"] == "ed25519-sha256" { Sha256::digest(&signed).to_vec() } else { signed.into_bytes() };
    key.verify(&text, &signature).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn letters_are_signed_with_each_key_and_doctor_says_what_dns_needs() {
    let folder = tempfile::TempDir::new().unwrap();
    let rsa = aws_lc_rs::rsa::KeyPair::generate(aws_lc_rs::rsa::KeySize::Rsa2048).unwrap();
    let der: Pkcs8V1Der<'_> = rsa.as_der().unwrap();
    let edwards = Ed25519KeyPair::generate().unwrap();
    let edwards_der: Pkcs8V1Der<'_> = edwards.as_der().unwrap();
    let (one, two) = (folder.path().join("rsa.pem"), folder.path().join("edwards.pem"));
    std::fs::write(&one, pem(der.as_ref())).unwrap();
    std::fs::write(&two, pem(edwards_der.as_ref())).unwrap();
    let key = |selector: &str, file: &std::path::Path| {
        format!("{{ domain = \"sternpost.test\", selector = \"{selector}\", key-file = \"{}\" }}", file.display())
    };
    let keys = format!("[{}, {}]", key("one", &one), key("two", &two));
    let office = Office::open(None, &[("STERNPOST__MAIL__DKIM", &keys)]).await;
    let seat = office.asked().await;
    let letter = office.question(PLAYERS[seat], 0).await;

    let raw = String::from_utf8(letter.data.clone()).unwrap();
    let rsa_key = UnparsedPublicKey::new(&RSA_PKCS1_2048_8192_SHA256, rsa.public_key().as_ref().to_vec());
    let edwards_key = UnparsedPublicKey::new(&ED25519, edwards.public_key().as_ref().to_vec());
    assert!(is_signed(&raw, 0, &rsa_key) && is_signed(&raw, 1, &edwards_key), "{}", &raw[..2_000]);
    assert!(raw.contains("List-Unsubscribe"));
    for (what, other) in [
        ("the body", raw.replacen("\r\n\r\n", "\r\n\r\nmore\r\n", 1)),
        ("the subject", raw.replacen("Subject: ", "Subject: Re: ", 1)),
        ("where mail is stopped", raw.replacen("List-Unsubscribe: <", "List-Unsubscribe: <x", 1)),
        ("the sender", raw.replacen("\r\nFrom: ", "\r\nFrom: x@y.test\r\nFrom: ", 1)),
    ] {
        assert_ne!(other, raw, "{what} is there");
        assert!(!is_signed(&other, 0, &rsa_key) && !is_signed(&other, 1, &edwards_key), "{what} is signed");
    }
    if let Ok(to) = std::env::var("SAMPLES_TO") {
        std::fs::write(format!("{to}/signed.eml"), &letter.data).unwrap();
        std::fs::write(format!("{to}/doctor.txt"), office.server.command(&["doctor"]).stdout).unwrap();
    }

    let said = office.server.command(&["doctor", "--send-to", "operator@o.test"]);
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.status.success(), "{text}{}", String::from_utf8_lossy(&said.stderr));
    let record = text.split('"').find(|part| part.starts_with("v=DKIM1; k=ed25519")).expect("the record is printed");
    assert_eq!(STANDARD.decode(&tags(record)["p"]).unwrap(), edwards.public_key().as_ref());
    assert!(text.contains("one._domainkey.sternpost.test") && text.contains("mail is taken in at"), "{text}");
    let test = office.sink.wait_for(|mail| mail.to[0] == "operator@o.test").await;
    assert!(is_signed(&String::from_utf8(test.data).unwrap(), 0, &rsa_key));
}

#[tokio::test(flavor = "multi_thread")]
async fn doctor_says_of_each_thing_that_is_wrong_what_to_do() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let nobody = free_port();
    let port = nobody.port().to_string();
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__PORT", port.as_str())]);
    assert!(said.contains("cannot be reached") && said.contains("mail.smtp.host"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__TLS", "starttls")]);
    assert!(said.contains("does not greet as it should"), "{said}");
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__SMTP__USER", "ada"), ("STERNPOST__MAIL__SMTP__PASSWORD", "hush")]);
    assert!(said.contains("does not let `ada` in") && !said.contains("hush"), "{said}");
    let keys = r#"[{ domain = "sternpost.test", selector = "x", key-file = "/nowhere/key.pem" }]"#;
    let said = server.refused(&["doctor"], &[("STERNPOST__MAIL__DKIM", keys)]);
    assert!(said.contains("/nowhere/key.pem") && said.contains("openssl genpkey"), "{said}");
    let maildir = [("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"), ("STERNPOST__INBOUND__MAILDIR", "/nowhere/mail")];
    assert!(server.refused(&["doctor"], &maildir).contains("/nowhere/mail/new"));

    let out = server.command(&["doctor"]);
    let text = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{text}");
    for line in
        ["the mail server greets", "the clock goes with the database", "MiB of room", "letters are not signed here", "bounces are not read"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(text.lines().all(|line| line.starts_with("ok  ") || line.starts_with("!!  ")), "{text}");
    assert!(sink.received().is_empty(), "nothing was sent");
}
