//! Play by reply: letters answered in plain text through the listener, and nothing else; and what must not count as an answer.

use crate::forms::Form;
use crate::postgres::fresh_database;
use crate::server::{Server, until};
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::http::handlers::inbound::signed;
use sternpost_core::Source as _;
use sternpost_workbench::Rng;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
const HOOK_KEY: &str = "a key for the hook in tests, long enough";
static MAILS: AtomicU32 = AtomicU32::new(0);

/// A port nobody listens on.
pub(crate) fn free_port() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// A server that takes replies by LMTP.
struct Post {
    server: Server,
    sink: Sink,
    lmtp: SocketAddr,
    client: reqwest::Client,
    id: String,
}

pub(crate) fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().replace("\r\n", "\n")
}

/// Where a letter is answered.
pub(crate) fn reply_address(letter: &Received) -> Option<String> {
    let parsed = letter.mail();
    Some(parsed.reply_to()?.first()?.address()?.to_owned())
}

impl Post {
    async fn start(database: Option<String>, more: &[(&str, &str)]) -> Self {
        let (sink, lmtp) = (Sink::start().await, free_port());
        let listen = lmtp.to_string();
        let mut settings = vec![
            ("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"),
            ("STERNPOST__INBOUND__LMTP_LISTEN", listen.as_str()),
            ("STERNPOST__LIMITS__REPLIES_PER_SEAT", "0"),
            ("STERNPOST__LIMITS__REPLIES_PER_SENDER", "0"),
        ];
        settings.extend(more);
        let server = Server::start_with(database, Some(sink.address), &settings);
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { server, sink, lmtp, client, id: String::new() }
    }

    /// A campaign whose seats are all taken, by the links of the invitations.
    async fn begin(&mut self, game: &str, seats: usize, options: Value) -> usize {
        let players = &PLAYERS[..seats];
        let seats: Vec<Value> = players.iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
        let body = json!({ "game": game, "name": "By reply", "options": options, "seats": seats });
        let request = self.client.post(format!("{}/api/v1/campaigns", self.server.url)).bearer_auth(self.server.token(players[0]));
        let created = request.json(&body).send().await.unwrap();
        assert_eq!(created.status(), 201);
        self.id = created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned();
        for number in 0..players.len() {
            let letter = self.sink.nth(number).await;
            assert_eq!(reply_address(&letter), None, "an invitation is taken by its link");
            let text = text_of(&letter);
            let path = text.split_whitespace().find_map(|word| word.split_once("/i/")).unwrap().1;
            let url = format!("{}/i/{path}", self.server.url);
            let page = self.client.get(&url).send().await.unwrap().text().await.unwrap();
            let form = Form::with_field(&page, "choice").unwrap();
            let choice = form.options("choice").into_iter().nth(1).unwrap_or_default();
            assert_eq!(self.client.post(&url).form(&[("choice", choice)]).send().await.unwrap().status(), 303);
        }
        players.len()
    }

    async fn campaign(&self) -> Value {
        self.client.get(format!("{}/api/v1/campaigns/{}", self.server.url, self.id)).send().await.unwrap().json().await.unwrap()
    }

    async fn version(&self) -> u64 {
        self.campaign().await["version"].as_u64().unwrap()
    }

    /// The first letter that asks somebody something.
    async fn first_question(&self) -> Received {
        self.sink.wait_for(|mail| is_question(&text_of(mail))).await
    }

    /// Sends a mail by LMTP: what is said to each recipient.
    async fn deliver(&self, from: &str, to: &[&str], raw: &[u8]) -> Vec<String> {
        let mut lmtp = Lmtp::connect(self.lmtp).await;
        let said = lmtp.mail(from, to, raw).await;
        lmtp.quit().await;
        said
    }

    /// Answers a letter, and expects that the mail is taken.
    async fn answer(&self, letter: &Received, body: &str) {
        let to = reply_address(letter).expect("the letter can be answered");
        let said = self.deliver(&letter.to[0], &[&to], &reply(letter, body)).await;
        assert_eq!(said, ["250 2.0.0 Kept"]);
    }

    /// Answers a letter and waits for what is written back.
    async fn answered(&self, letter: &Received, body: &str) -> String {
        let before = self.sink.received().len();
        self.answer(letter, body).await;
        self.next_receipt(before, &letter.to[0]).await
    }

    /// The first letter about a reply to somebody after so many letters.
    async fn next_receipt(&self, before: usize, to: &str) -> String {
        text_of(&self.next_receipt_letter(before, to).await)
    }

    async fn next_receipt_letter(&self, before: usize, to: &str) -> Received {
        let mut number = before;
        loop {
            let mail = self.sink.nth(number).await;
            if mail.to[0] == to && text_of(&mail).contains("You wrote:") {
                return mail;
            }
            number += 1;
        }
    }
}

/// Somebody who speaks LMTP.
pub(crate) struct Lmtp(BufReader<TcpStream>);

impl Lmtp {
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let mut lmtp = Self(BufReader::new(TcpStream::connect(address).await.unwrap()));
        assert!(lmtp.line().await.starts_with("220 "));
        lmtp.say("LHLO test.example").await;
        while lmtp.line().await.starts_with("250-") {}
        lmtp
    }

    async fn say(&mut self, line: &str) {
        self.0.get_mut().write_all(format!("{line}\r\n").as_bytes()).await.unwrap();
    }

    async fn line(&mut self) -> String {
        let mut line = String::new();
        let read = tokio::time::timeout(std::time::Duration::from_secs(30), self.0.read_line(&mut line)).await;
        read.expect("the listener answers").unwrap();
        line.trim_end().to_owned()
    }

    async fn asked(&mut self, line: &str) -> String {
        self.say(line).await;
        self.line().await
    }

    /// What is said to each recipient, at once or at the end.
    pub(crate) async fn mail(&mut self, from: &str, to: &[&str], raw: &[u8]) -> Vec<String> {
        assert_eq!(self.asked(&format!("MAIL FROM:<{from}>")).await, "250 2.1.0 OK");
        let (mut said, mut taken) = (vec![], 0);
        for to in to {
            let reply = self.asked(&format!("RCPT TO:<{to}>")).await;
            if reply.starts_with('2') { taken += 1 } else { said.push(reply) }
        }
        if taken == 0 {
            return said;
        }
        assert!(self.asked("DATA").await.starts_with("354"));
        let text = String::from_utf8_lossy(raw).replace("\r\n.", "\r\n..");
        let stuffed = if text.starts_with('.') { format!(".{text}") } else { text.clone() };
        let bytes = if raw.is_ascii() { stuffed.into_bytes() } else { raw.to_vec() };
        self.0.get_mut().write_all(&bytes).await.unwrap();
        self.0.get_mut().write_all(b"\r\n.\r\n").await.unwrap();
        for _ in 0..taken {
            said.push(self.line().await);
        }
        said
    }

    pub(crate) async fn quit(mut self) {
        assert!(self.asked("QUIT").await.starts_with("221"));
    }
}

/// A mail with a head of one's own.
fn mail(letter: &Received, head: &str, body: &str) -> Vec<u8> {
    let number = MAILS.fetch_add(1, Ordering::Relaxed);
    let parsed = letter.mail();
    let id = parsed.message_id().unwrap();
    let to = reply_address(letter).unwrap_or_else(|| "post@sternpost.test".to_owned());
    let head = format!(
        "From: <{}>\r\nTo: Sternpost <{to}>\r\nSubject: Re: x\r\nMessage-ID: <{number}@mail.test>\r\nIn-Reply-To: <{id}>\r\n{head}",
        letter.to[0]
    );
    [head.as_bytes(), b"\r\n", body.replace("\r\n", "\n").replace('\n', "\r\n").as_bytes()].concat()
}

/// A reply as a mail program writes it: above the letter, quoted.
fn reply(letter: &Received, body: &str) -> Vec<u8> {
    let quoted: String = text_of(letter).lines().map(|line| format!("> {line}\n")).collect();
    let body = format!("{body}\n\nOn Mon, 23 Nov 2026 at 10:11, Sternpost <post@sternpost.test> wrote:\n{quoted}\n-- \nSent by hand\n");
    mail(letter, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", &body)
}

fn is_question(text: &str) -> bool {
    text.contains("You can answer by replying to this letter")
}

/// The choices of a letter: what stands before each, and what it is called.
fn choices(text: &str) -> Vec<(String, String)> {
    let choice = |line: &str| {
        let (mark, label) = line.split_once(") ")?;
        (mark.len() <= 2 && mark.bytes().all(|b| b.is_ascii_lowercase())).then(|| (mark.to_owned(), label.to_owned()))
    };
    let asked = text.rsplit_once("And this is asked now:").map_or(text, |(_, asked)| asked);
    asked.lines().filter_map(choice).collect()
}

/// The number in a line that begins and goes on so.
fn number_in(text: &str, before: &str, after: &str) -> Option<u32> {
    text.split(before).skip(1).find_map(|rest| rest.split_once(after)?.0.trim().replace(',', "").parse().ok())
}

/// What somebody replies who knows nothing but a letter's text, and picks at random what is legal.
fn picked(text: &str, rng: &mut Rng) -> String {
    let choices = choices(text);
    let any = |rng: &mut Rng| choices[rng.below(u32::try_from(choices.len()).unwrap()) as usize].0.clone();
    if text.contains("write the letter before your choice") {
        let quick = ["pass", "done", "decline"];
        let is_quick = |label: &str| quick.iter().any(|word| label.to_lowercase().starts_with(word));
        if let Some((mark, label)) = choices.iter().find(|(_, label)| is_quick(label)).filter(|_| rng.percent(60)) {
            // By its name as often as by its letter.
            let name = label.split(" (").next().unwrap().to_owned();
            let is_alone = choices.iter().filter(|(_, other)| other.to_lowercase().contains(&name.to_lowercase())).count() == 1;
            return if is_alone && rng.percent(50) { name } else { mark.clone() };
        }
        let open: Vec<&(String, String)> = choices.iter().filter(|(_, label)| !label.starts_with("Propose")).collect();
        return open[rng.below(u32::try_from(open.len()).unwrap()) as usize].0.clone();
    }
    if text.contains("write the letters before your choices") {
        let least = number_in(text, "Pick exactly ", ".").or_else(|| number_in(text, "Pick at least ", " and"));
        let least = least.unwrap_or(u32::from(text.contains("Pick exactly one"))) as usize;
        let marks: Vec<&str> = choices.iter().take(least).map(|(mark, _)| mark.as_str()).collect();
        return if marks.is_empty() { "none".to_owned() } else { marks.join(", ") };
    }
    if text.contains("write the number on the first line") {
        let (least, most) = (
            number_in(text, "A number from ", " to").unwrap(),
            number_in(text, &format!("A number from {} to ", number_in(text, "A number from ", " to").unwrap()), ".").unwrap(),
        );
        return (least + rng.below(most + 1 - least)).to_string();
    }
    let default = text.lines().rev().find_map(|line| line.strip_prefix("Unless you say otherwise: ")).expect("the letter says its default");
    if text.contains("write how many of each") {
        let parts: Vec<String> = choices
            .iter()
            .filter_map(|(mark, label)| {
                let label = label.to_lowercase();
                let counted = |part: &str| {
                    part.split_once(" × ").filter(|(_, said)| label.starts_with(&said.to_lowercase())).map(|(n, _)| n.to_owned())
                };
                default.split(", ").find_map(counted).map(|count| format!("{count} {mark}"))
            })
            .collect();
        return if parts.is_empty() { "none".to_owned() } else { parts.join(", ") };
    }
    assert!(text.contains("letters in the order you want"), "how is this answered?\n{text}");
    let _ = any(rng);
    choices.iter().rev().map(|(mark, _)| mark.as_str()).collect::<Vec<_>>().join(" > ")
}

/// What came of playing by replies.
#[derive(Debug, Default)]
struct Played {
    replies: u32,
    over: BTreeSet<String>,
    refused: Vec<String>,
}

/// Answers every letter that asks, in the order they come, until enough is played.
async fn play(post: &mut Post, from: usize, seed: u64, enough: impl Fn(&str, &Played) -> bool) -> Played {
    let mut rng = Rng::new(seed);
    let mut played = Played::default();
    for number in from.. {
        let letter = post.sink.nth(number).await;
        let text = text_of(&letter);
        if text.starts_with("Your reply was not carried out") {
            played.refused.push(text.lines().take(12).collect::<Vec<_>>().join(" / "));
        }
        if text.contains("is over.") {
            played.over.insert(letter.to[0].clone());
        } else if is_question(&text) {
            let body = picked(&text, &mut rng);
            post.answer(&letter, &body).await;
            played.replies += 1;
        }
        if enough(&text, &played) {
            return played;
        }
    }
    unreachable!("letters have no end")
}

async fn a_campaign_ends(database: Option<String>, game: &str, seats: usize, seed: u64) {
    let mut post = Post::start(database, &[]).await;
    let from = post.begin(game, seats, json!({})).await;
    let played = play(&mut post, from, seed, |_, played| played.over.len() == seats).await;
    let campaign = post.campaign().await;
    assert_eq!(campaign["status"], "ended");
    assert!(played.replies > 20, "{played:?}");
    assert_eq!(played.refused, Vec::<String>::new());
    let log: Value =
        post.client.get(format!("{}/api/v1/campaigns/{}/log", post.server.url, post.id)).send().await.unwrap().json().await.unwrap();
    let entries = log.as_array().or(log["entries"].as_array()).unwrap();
    let causes: BTreeSet<&str> =
        entries.iter().filter(|entry| entry["kind"] == "answered").filter_map(|entry| entry["cause"].as_str()).collect();
    // Whoever had no choice was not asked.
    let by_people: BTreeSet<&str> = causes.into_iter().filter(|cause| *cause != "only-choice").collect();
    assert_eq!(by_people, BTreeSet::from(["reply"]), "every answer came by reply");
    assert!(post.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_is_played_by_plain_text_replies_alone_on_sqlite() {
    a_campaign_ends(None, "arcs", 2, 3).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_is_played_by_plain_text_replies_alone_on_postgres() {
    a_campaign_ends(Some(fresh_database().await), "arcs", 2, 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_campaign_with_everything_in_play_is_played_by_plain_text_replies_alone() {
    a_campaign_ends(None, "twilight-imperium", 3, 5).await;
}

/// A table at which somebody has just been asked the first question.
async fn asked() -> (Post, Received) {
    asked_with(&[]).await
}

async fn asked_with(more: &[(&str, &str)]) -> (Post, Received) {
    let mut post = Post::start(None, more).await;
    post.begin("arcs", 2, json!({})).await;
    let letter = post.first_question().await;
    (post, letter)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_letter_says_what_was_understood_and_asks_what_is_next() {
    let (post, letter) = asked().await;
    let text = text_of(&letter);
    let version = post.version().await;
    let first = choices(&text)[0].clone();
    let receipt = post.answered(&letter, "Hello,\n\na)\n\nThanks,\nAda").await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    assert!(receipt.contains("> a)\n") && !receipt.contains("> Thanks"), "{receipt}");
    let name = first.1.split(" (").next().unwrap();
    assert!(receipt.to_lowercase().contains(&name.to_lowercase()), "{first:?}: {receipt}");
    assert!(post.version().await > version);
    // Its mailbox holds no other letter that asks the same.
    let asks: Vec<String> =
        post.sink.received().iter().filter(|mail| mail.to == letter.to).map(text_of).filter(|text| is_question(text)).collect();
    assert!(asks.len() <= 2, "{}", asks.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_understood_is_told_with_the_choices_again_and_changes_nothing() {
    let (post, letter) = asked().await;
    let version = post.version().await;
    for (body, why) in [
        ("I attack everybody", "Nothing on offer is called “I attack everybody”."),
        ("zz", "Nothing on offer is called “zz”."),
        ("a\nthen something else entirely", "then something else entirely"),
        ("", "No answer was found in your reply."),
        (&"a\n".repeat(40), "more lines than any turn"),
        ("ORDER pass", "ORDER LIST tells your standing orders"),
        ("UNDO", "Nothing was taken back"),
    ] {
        let before = post.sink.received().len();
        post.answer(&letter, body).await;
        until("it is told", async || {
            let told = |mail: &Received| {
                let text = text_of(mail);
                mail.to == letter.to && text.contains(why) && is_question(&text) && choices(&text).len() > 1
            };
            post.sink.received().iter().skip(before).any(told)
        })
        .await;
        assert_eq!(post.version().await, version, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_answered_and_an_answer_is_taken_back() {
    let (post, letter) = asked().await;
    for (word, said) in [
        ("status", "How things stand"),
        ("BRETT", "The board in words"),
        ("Log", "The latest of the chronicle"),
        ("HELP", "How to play by reply"),
    ] {
        let receipt = post.answered(&letter, word).await;
        assert!(receipt.contains(said) && is_question(&receipt), "{word}: {receipt}");
    }
    // A seat that is asked nothing may look too.
    let started = post.sink.wait_for(|mail| mail.to != letter.to && text_of(mail).contains("All seats are taken")).await;
    let receipt = post.answered(&started, "STATUS").await;
    assert!(receipt.contains("Nothing is asked of you now.") && receipt.contains("How everybody stands"), "{receipt}");
    let receipt = post.answered(&started, "a").await;
    assert!(receipt.contains("asked nothing") && receipt.contains("Nothing has changed."), "{receipt}");
}

/// Standing orders by reply: which there are, one given, which answers at once, and one switched off.
#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_given_listed_and_ended_by_reply() {
    let mut post = Post::start(None, &[]).await;
    post.begin("twilight-imperium", 3, json!({ "content": ["transactions"] })).await;
    let is_card = |mail: &Received| is_question(&text_of(mail)) && text_of(mail).contains("Which strategy card do you choose?");
    // Some factions choose a technology first.
    let mut seen = 0;
    let letter = loop {
        let letter = post.sink.nth(seen).await;
        seen += 1;
        if is_card(&letter) {
            break letter;
        }
        if is_question(&text_of(&letter)) {
            post.answer(&letter, "a").await;
        }
    };
    let receipt = post.answered(&letter, "ORDER LIST").await;
    assert!(receipt.contains("You have given no orders.") && is_question(&receipt), "{receipt}");
    let receipt = post.answered(&letter, "ORDER OFF 3").await;
    assert!(receipt.contains("You have no order 3."), "{receipt}");
    let version = post.version().await;
    let receipt = post.answered(&letter, "ORDER ALWAYS no such card").await;
    assert!(receipt.contains("Nothing has changed."), "{receipt}");
    assert_eq!(post.version().await, version);
    let receipt = post.answered(&letter, "ORDER ALWAYS b").await;
    assert!(receipt.starts_with("Your order was given") && receipt.contains("1. Choosing a strategy card"), "{receipt}");
    assert_eq!(post.version().await, version + 1, "it has answered what the letter asked");
    let receipt = post.answered(&letter, "ORDER ALWAYS a").await;
    assert!(receipt.contains("Nothing has changed."), "its question is gone: {receipt}");
    let receipt = post.answered(&letter, "Order off 1").await;
    assert!(receipt.contains("Order 1 is off."), "{receipt}");
    let receipt = post.answered(&letter, "order list").await;
    assert!(receipt.contains("1. Choosing a strategy card") && receipt.contains("Switched off."), "{receipt}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_booked_by_a_reply_and_the_receipt_says_which() {
    let (post, letter) = asked().await;
    let untimed = post.answered(&letter, "AWAY 2 DAYS").await;
    assert!(untimed.contains("No time is measured") && untimed.contains("Nothing has changed"), "{untimed}");
    let terms = json!({ "pace": { "kind": "deadline", "hours": 48 }, "zone": "Asia/Kathmandu", "absence-days": 5 });
    let request =
        post.client.put(format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id)).bearer_auth(post.server.token(PLAYERS[0]));
    assert_eq!(request.json(&terms).send().await.unwrap().status(), 204);
    let away = async || {
        let url = format!("{}/api/v1/campaigns/{}/time", post.server.url, post.id);
        post.client.get(url).send().await.unwrap().json::<Value>().await.unwrap()["away"].as_array().unwrap().clone()
    };

    let how = post.answered(&letter, "AWAY").await;
    assert!(how.contains("AWAY 24.12. TO 2.1.") && how.contains("5 days of absence are left"), "{how}");
    let unread = post.answered(&letter, "AWAY next weekend").await;
    assert!(unread.contains("No days can be made of “next weekend”"), "{unread}");
    let too_long = post.answered(&letter, "ABWESEND 9 TAGE").await;
    assert!(too_long.contains("5 days of absence are left") && too_long.contains("Nothing has changed"), "{too_long}");
    let not_away = post.answered(&letter, "BACK").await;
    assert!(not_away.contains("You are not away"), "{not_away}");
    assert!(away().await.is_empty());

    let booked = post.answered(&letter, "AWAY 2 DAYS").await;
    assert!(booked.contains("Your absence is booked") && booked.contains("(Asia/Kathmandu)") && booked.contains("3 days"), "{booked}");
    let [one] = &away().await[..] else { panic!("one absence is booked") };
    let until: chrono::DateTime<chrono::Utc> = one["until"].as_str().unwrap().parse().unwrap();
    assert_eq!(until.format("%H:%M").to_string(), "18:15", "midnight in Kathmandu");
    let again = post.answered(&letter, "AWAY 1 DAY").await;
    assert!(again.contains("on some of these days already"), "{again}");
    let back = post.answered(&letter, "Wieder da!").await;
    assert!(back.contains("You are back"), "{back}");
    let now = SystemClock.now();
    assert!(away().await.iter().all(|away| away["until"].as_str().unwrap().parse::<chrono::DateTime<chrono::Utc>>().unwrap() <= now));
    assert!(post.server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_letter_is_told_what_became_of_its_question_and_a_mail_sent_twice_counts_once() {
    let (post, letter) = asked().await;
    let to = reply_address(&letter).unwrap();
    let raw = reply(&letter, "a");
    let before = post.sink.received().len();
    assert_eq!(post.deliver("ada@a.test", &[&to], &raw).await, ["250 2.0.0 Kept"]);
    let receipt = post.next_receipt(before, &letter.to[0]).await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
    let version = post.version().await;
    assert_eq!(post.deliver("ada@a.test", &[&to], &raw).await, ["250 2.0.0 Kept"], "the same mail again");
    let receipt = post.answered(&letter, "a").await;
    assert!(receipt.contains("What that letter asked was answered with entry") && receipt.contains("Nothing has changed."), "{receipt}");
    assert_eq!(post.version().await, version);
    let receipts = post.sink.received().iter().filter(|mail| text_of(mail).contains("You wrote:")).count();
    assert_eq!(receipts, 2, "the mail that came twice was answered once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_person_wrote_is_ignored_and_what_has_no_living_key_is_refused() {
    let (post, letter) = asked().await;
    let (to, version) = (reply_address(&letter).unwrap(), post.version().await);
    let letters = post.sink.received().len();
    let report = "MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n";
    for (head, from, body) in [
        ("Auto-Submitted: auto-replied\r\n", "ada@a.test", "a"),
        ("Precedence: bulk\r\n", "ada@a.test", "a"),
        ("X-Auto-Response-Suppress: All\r\n", "ada@a.test", "a"),
        ("List-Id: <x.test>\r\n", "ada@a.test", "a"),
        ("X-Autoreply: yes\r\n", "ada@a.test", "a"),
        (report, "ada@a.test", "--x\nContent-Type: text/plain\n\na\n--x--\n"),
        ("", "", "a"),
    ] {
        assert_eq!(post.deliver(from, &[&to], &mail(&letter, head, body)).await, ["250 2.0.0 Kept"], "{head}");
    }
    let raw = reply(&letter, "a");
    let key = to.split(['+', '@']).nth(1).unwrap();
    let other_key: String = key.chars().rev().collect();
    let too_short = &key[1..];
    for address in [
        format!("post+{other_key}@sternpost.test"),
        format!("post+{too_short}@sternpost.test"),
        format!("post+{key}@elsewhere.test"),
        "victim@elsewhere.test".to_owned(),
        "postmaster".to_owned(),
        "post+@sternpost.test".to_owned(),
        "post+' OR 1=1 --@sternpost.test".to_owned(),
    ] {
        assert_eq!(post.deliver("ada@a.test", &[&address], &raw).await, ["550 5.1.1 Nobody here by that name"], "{address}");
    }
    // To our address without a key, and without a letter that it answers: taken, and nothing comes of it.
    let bare = b"From: x@y.test\r\nTo: post@sternpost.test\r\nMessage-ID: <1@y.test>\r\n\r\na\r\n";
    assert_eq!(post.deliver("x@y.test", &["post@sternpost.test"], bare).await, ["250 2.0.0 Kept"]);
    // Whatever is done is done by now if a command that came last is.
    let receipt = post.answered(&letter, "STATUS").await;
    assert!(receipt.contains("How things stand"));
    assert_eq!(post.version().await, version);
    assert_eq!(post.sink.received().len(), letters + 1, "nobody was written to but whoever asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_form_mail_programs_give_a_reply_is_read() {
    let (post, letter) = asked().await;
    let html = "MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n";
    let outlook = "<div class=WordSection1><p class=MsoNormal>HELP<o:p></o:p></p><div style='border:none;border-top:solid #E1E1E1 1.0pt'><p><b>From:</b> Sternpost</p></div><p>a) this must not count</p></div>";
    for (what, head, body) in [
        (
            "quoted-printable",
            "Content-Type: text/plain; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n",
            "HEL=\nP\n\nViele Gr=FC=DFe\nAda\n",
        ),
        ("base64", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n", "SEVMUAo=\n"),
        ("8bit", "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", "HELP\n-- \nGrüße\n"),
        ("html", html, "<div dir=\"ltr\">HELP<br></div><div class=\"gmail_quote\">On Mon wrote:<blockquote>a) this</blockquote></div>"),
        ("outlook", html, outlook),
        (
            "outlook text",
            "Content-Type: text/plain\r\n",
            "HELP\n\n________________________________\nFrom: Sternpost <post@sternpost.test>\nSent: Monday\nTo: Ada\nSubject: x\n\na) this\n",
        ),
        (
            "alternative",
            "MIME-Version: 1.0\r\nContent-Type: multipart/alternative; boundary=x\r\n",
            "--x\nContent-Type: text/plain\n\nHELP\n\nVon meinem iPhone gesendet\n--x\nContent-Type: text/html\n\n<p>not this</p>\n--x--\n",
        ),
        ("below the quote", "Content-Type: text/plain\r\n", "On Mon, Sternpost wrote:\n> a) this\n\nHELP\n"),
        ("a dot first", "Content-Type: text/plain\r\n", "HELP\n-- \n.hidden\n"),
    ] {
        let before = post.sink.received().len();
        let to = reply_address(&letter).unwrap();
        assert_eq!(post.deliver("ada@a.test", &[&to], &mail(&letter, head, body)).await, ["250 2.0.0 Kept"], "{what}");
        let receipt = post.next_receipt(before, &letter.to[0]).await;
        assert!(receipt.starts_with("How to play by reply"), "{what}: {receipt}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_counts_for_its_keys_seat_whoever_it_says_it_is_from() {
    let (post, letter) = asked().await;
    let to = reply_address(&letter).unwrap();
    let letters = post.sink.received().len();
    let raw =
        String::from_utf8(reply(&letter, "HELP")).unwrap().replacen(&format!("From: <{}>", letter.to[0]), "From: <mallory@m.test>", 1);
    assert_eq!(post.deliver("mallory@m.test", &[&to], raw.as_bytes()).await, ["250 2.0.0 Kept"]);
    post.next_receipt(letters, &letter.to[0]).await;
    assert!(post.sink.received().iter().all(|mail| mail.to[0] != "mallory@m.test"));
    // The key of the letter that was answered, where a mail program has dropped the address.
    let before = post.sink.received().len();
    let raw = String::from_utf8(reply(&letter, "HELP")).unwrap().replacen(&to, "post@sternpost.test", 1);
    assert!(!raw.contains(&to));
    assert_eq!(post.deliver("ada@a.test", &["post@sternpost.test"], raw.as_bytes()).await, ["250 2.0.0 Kept"]);
    post.next_receipt(before, &letter.to[0]).await;
    // Links that were revoked take their keys with them.
    let token = post.server.token(&letter.to[0]);
    let revoked =
        post.client.post(format!("{}/api/v1/campaigns/{}/revoke-links", post.server.url, post.id)).bearer_auth(token).json(&json!({}));
    assert_eq!(revoked.send().await.unwrap().status(), 204);
    assert_eq!(post.deliver("ada@a.test", &[&to], &reply(&letter, "a")).await, ["550 5.1.1 Nobody here by that name"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_listener_keeps_to_its_limits() {
    let more = [
        ("STERNPOST__INBOUND__TIMEOUT_SECONDS", "1"),
        ("STERNPOST__INBOUND__CONNECTIONS", "3"),
        ("STERNPOST__INBOUND__MOST_BYTES", "65536"),
        ("STERNPOST__LIMITS__REPLIES_PER_SENDER", "2"),
    ];
    let (post, letter) = asked_with(&more).await;
    let to = reply_address(&letter).unwrap();
    let long = mail(&letter, "", &"x".repeat(70_000));
    assert_eq!(post.deliver("ada@a.test", &[&to], &long).await, ["552 5.3.4 That is too long"]);
    let mut lmtp = Lmtp::connect(post.lmtp).await;
    assert_eq!(lmtp.asked("MAIL FROM:<x@y.test> SIZE=99999999").await, "552 5.3.4 That is too long");
    assert_eq!(lmtp.asked("DATA").await, "503 5.5.1 Not now");
    assert_eq!(lmtp.asked("EHLO x").await, "500 5.5.1 Not like this", "LMTP is greeted otherwise");
    // A reply for each recipient.
    let said = lmtp.mail("sender@y.test", &[&to, "victim@elsewhere.test", &to], &reply(&letter, "HELP")).await;
    assert_eq!(said, ["550 5.1.1 Nobody here by that name", "250 2.0.0 Kept", "250 2.0.0 Kept"]);
    assert_eq!(lmtp.mail("sender@y.test", &[&to], &reply(&letter, "HELP")).await, ["452 4.7.1 Too much for now"]);
    // Line ends that are none.
    assert_eq!(lmtp.asked("MAIL FROM:<z@y.test>").await, "250 2.1.0 OK");
    assert_eq!(lmtp.asked(&format!("RCPT TO:<{to}>")).await, "250 2.1.5 OK");
    assert!(lmtp.asked("DATA").await.starts_with("354"));
    assert_eq!(lmtp.asked("Subject: x\r\n\r\na\n.\nMAIL FROM:<smuggled@y.test>\r\n.").await, "554 5.6.0 Lines end with CR LF");
    for _ in 0..10 {
        let said = lmtp.asked("NONSENSE").await;
        if said.starts_with("421") {
            break;
        }
    }
    // Whoever says nothing is left; whoever finds no place is told.
    let slow: Vec<Lmtp> = vec![Lmtp::connect(post.lmtp).await, Lmtp::connect(post.lmtp).await, Lmtp::connect(post.lmtp).await];
    let mut fourth = BufReader::new(TcpStream::connect(post.lmtp).await.unwrap());
    let mut line = String::new();
    fourth.read_line(&mut line).await.unwrap();
    assert!(line.starts_with("421 4.3.2"), "{line}");
    for mut slow in slow {
        assert_eq!(slow.line().await, "421 4.4.2 You take too long");
    }
    // Bytes that come one by one, slower than any mail may.
    let mut drip = Lmtp::connect(post.lmtp).await;
    drip.asked("MAIL FROM:<d@y.test>").await;
    drip.asked(&format!("RCPT TO:<{to}>")).await;
    drip.asked("DATA").await;
    let begun = std::time::Instant::now();
    let (mut closed, mut said) = (false, String::new());
    while begun.elapsed().as_secs() < 20 && !closed {
        let _ = drip.0.get_mut().write_all(b"x").await;
        let waited = tokio::time::timeout(std::time::Duration::from_millis(300), drip.0.read_line(&mut said)).await;
        closed = waited.is_ok();
    }
    assert!(closed && said.starts_with("421"), "{said}");
    let receipt = post.sink.wait_for(|mail| text_of(mail).contains("How to play by reply")).await;
    assert_eq!(receipt.to, letter.to);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hook_takes_mail_of_whoever_has_its_key() {
    let (post, letter) = asked_with(&[("STERNPOST__INBOUND__HOOK_KEY", HOOK_KEY)]).await;
    let url = format!("{}/inbound/mail", post.server.url);
    let now = SystemClock.now().timestamp().unsigned_abs();
    let send = async |raw: Vec<u8>, headers: Vec<(&'static str, String)>| {
        let mut request = post.client.post(&url).header("content-type", "message/rfc822").body(raw);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json::<Value>().await.unwrap_or_default())
    };
    let signature = |moment: u64, raw: &[u8], key: &str| {
        vec![("x-sternpost-timestamp", moment.to_string()), ("x-sternpost-signature", signed(key, &moment.to_string(), raw))]
    };
    let raw = reply(&letter, "HELP");
    let other = reply(&letter, "a");
    assert_eq!(send(raw.clone(), vec![]).await.0, 401);
    assert_eq!(send(raw.clone(), vec![("authorization", "Bearer something else entirely, as long".to_owned())]).await.0, 401);
    assert_eq!(send(raw.clone(), signature(now, &raw, "another key that is as long as the first")).await.0, 401);
    assert_eq!(send(raw.clone(), signature(now - 3_600, &raw, HOOK_KEY)).await.0, 401, "an hour old");
    assert_eq!(send(raw.clone(), signature(now + 3_600, &raw, HOOK_KEY)).await.0, 401, "of tomorrow");
    assert_eq!(send(other, signature(now, &raw, HOOK_KEY)).await.0, 401, "of another mail");
    let before = post.sink.received().len();
    assert_eq!(send(raw.clone(), signature(now, &raw, HOOK_KEY)).await, (200, json!({ "outcome": "kept" })));
    assert_eq!(send(raw.clone(), signature(now, &raw, HOOK_KEY)).await, (200, json!({ "outcome": "known" })), "replayed");
    post.next_receipt(before, &letter.to[0]).await;
    let bearer = || vec![("authorization", format!("Bearer {HOOK_KEY}"))];
    assert_eq!(send(b"To: x@y.test\r\n\r\na\r\n".to_vec(), bearer()).await, (200, json!({ "outcome": "for-nobody" })));
    assert_eq!(send(vec![0xff; 300_000], bearer()).await, (200, json!({ "outcome": "for-nobody" })), "rubbish");
    assert_eq!(send(vec![b'x'; 1_100_000], bearer()).await.0, 413);
    let html = post.client.post(&url).bearer_auth(HOOK_KEY).header("content-type", "text/html").body("x").send().await.unwrap();
    assert_eq!(html.status(), 415);
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_is_taken_from_a_maildir_and_what_was_confirmed_outlives_a_crash() {
    let folder = tempfile::TempDir::new().unwrap();
    for part in ["new", "cur", "tmp"] {
        std::fs::create_dir(folder.path().join(part)).unwrap();
    }
    let maildir = folder.path().display().to_string();
    let (mut post, letter) = asked_with(&[("STERNPOST__INBOUND__MAILDIR", maildir.as_str())]).await;
    let before = post.sink.received().len();
    std::fs::write(folder.path().join("new/1800000001.M1P1.host"), reply(&letter, "HELP")).unwrap();
    post.next_receipt(before, &letter.to[0]).await;
    until("it is moved", async || folder.path().join("cur/1800000001.M1P1.host:2,S").exists()).await;
    // Confirmed, and the server dies before it has done anything.
    let before = post.sink.received().len();
    post.answer(&letter, "a").await;
    post.server.kill_and_restart();
    crate::crash::leases_run_out(&post.server, std::slice::from_ref(&post.id)).await;
    let receipt = post.next_receipt(before, &letter.to[0]).await;
    assert!(receipt.starts_with("Your answer counts"), "{receipt}");
}
