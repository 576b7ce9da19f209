//! A server that takes mail in, and whoever writes to it.

use crate::forms::Form;
use crate::server::{LMTP, Server};
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

pub(crate) const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];
pub(crate) const HOOK_KEY: &str = "a key for the hook in tests, long enough";
static MAILS: AtomicU32 = AtomicU32::new(0);

/// An address at which nobody listens, nor can as long as it is held: bound, so that no other process is given it, and no more.
pub(crate) struct Nobody {
    pub(crate) address: SocketAddr,
    _held: TcpSocket,
}

impl Nobody {
    pub(crate) fn listens() -> Self {
        let held = TcpSocket::new_v4().unwrap();
        held.bind("127.0.0.1:0".parse().unwrap()).unwrap();
        Self { address: held.local_addr().unwrap(), _held: held }
    }
}

/// A server that takes replies by LMTP.
pub(crate) struct Post {
    pub(crate) server: Server,
    pub(crate) sink: Sink,
    pub(crate) client: reqwest::Client,
    pub(crate) id: String,
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
    pub(crate) async fn start(database: Option<String>, more: &[(&str, &str)]) -> Self {
        let sink = Sink::start().await;
        let mut settings = vec![
            ("STERNPOST__MAIL__REPLY_ADDRESS", "post@sternpost.test"),
            LMTP,
            ("STERNPOST__LIMITS__REPLIES_PER_SEAT", "0"),
            ("STERNPOST__LIMITS__REPLIES_PER_SENDER", "0"),
        ];
        settings.extend(more);
        let server = Server::start_with(database, Some(sink.address), &settings);
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        Self { server, sink, client, id: String::new() }
    }

    /// A campaign whose seats are all taken, by the links of the invitations.
    pub(crate) async fn begin(&mut self, game: &str, seats: usize, options: Value) -> usize {
        self.begin_with(game, seats, options, Value::Null).await
    }

    /// The same with policies.
    pub(crate) async fn begin_with(&mut self, game: &str, seats: usize, options: Value, policies: Value) -> usize {
        let players = &PLAYERS[..seats];
        let seats: Vec<Value> = players.iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
        let body = json!({ "game": game, "name": "By reply", "options": options, "seats": seats, "policies": policies });
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

    pub(crate) async fn campaign(&self) -> Value {
        self.client.get(format!("{}/api/v1/campaigns/{}", self.server.url, self.id)).send().await.unwrap().json().await.unwrap()
    }

    pub(crate) async fn version(&self) -> u64 {
        self.campaign().await["version"].as_u64().unwrap()
    }

    /// The first letter that asks somebody something.
    pub(crate) async fn first_question(&self) -> Received {
        self.sink.wait_for(|mail| is_question(&text_of(mail))).await
    }

    /// Sends a mail by LMTP: what is said to each recipient.
    pub(crate) async fn deliver(&self, from: &str, to: &[&str], raw: &[u8]) -> Vec<String> {
        let mut lmtp = Lmtp::connect(self.server.lmtp()).await;
        let said = lmtp.mail(from, to, raw).await;
        lmtp.quit().await;
        said
    }

    /// Answers a letter, and expects that the mail is taken.
    pub(crate) async fn answer(&self, letter: &Received, body: &str) {
        let to = reply_address(letter).expect("the letter can be answered");
        let said = self.deliver(&letter.to[0], &[&to], &reply(letter, body)).await;
        assert_eq!(said, ["250 2.0.0 Kept"]);
    }

    /// Answers a letter and waits for what is written back.
    pub(crate) async fn answered(&self, letter: &Received, body: &str) -> String {
        let before = self.sink.received().len();
        self.answer(letter, body).await;
        self.next_receipt(before, &letter.to[0]).await
    }

    /// The first letter about a reply to somebody after so many letters.
    pub(crate) async fn next_receipt(&self, before: usize, to: &str) -> String {
        text_of(&self.next_receipt_letter(before, to).await)
    }

    pub(crate) async fn next_receipt_letter(&self, before: usize, to: &str) -> Received {
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
pub(crate) struct Lmtp(pub(crate) BufReader<TcpStream>);

impl Lmtp {
    /// Comes again for as long as there is no place: whoever has just left may hold theirs still.
    pub(crate) async fn connect(address: SocketAddr) -> Self {
        let mut tries = 0;
        let mut lmtp = loop {
            let mut lmtp = Self(BufReader::new(TcpStream::connect(address).await.unwrap()));
            let greeting = lmtp.line().await;
            tries += 1;
            if !greeting.starts_with("421 4.3.2") || tries == 2_000 {
                assert!(greeting.starts_with("220 "), "{greeting}");
                break lmtp;
            }
        };
        lmtp.say("LHLO test.example").await;
        while lmtp.line().await.starts_with("250-") {}
        lmtp
    }

    pub(crate) async fn say(&mut self, line: &str) {
        self.0.get_mut().write_all(format!("{line}\r\n").as_bytes()).await.unwrap();
    }

    pub(crate) async fn line(&mut self) -> String {
        let mut line = String::new();
        let read = tokio::time::timeout(std::time::Duration::from_secs(30), self.0.read_line(&mut line)).await;
        read.expect("the listener answers").unwrap();
        line.trim_end().to_owned()
    }

    pub(crate) async fn asked(&mut self, line: &str) -> String {
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
pub(crate) fn mail(letter: &Received, head: &str, body: &str) -> Vec<u8> {
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
pub(crate) fn reply(letter: &Received, body: &str) -> Vec<u8> {
    let quoted: String = text_of(letter).lines().map(|line| format!("> {line}\n")).collect();
    let body = format!("{body}\n\nOn Mon, 23 Nov 2026 at 10:11, Sternpost <post@sternpost.test> wrote:\n{quoted}\n-- \nSent by hand\n");
    mail(letter, "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n", &body)
}

pub(crate) fn is_question(text: &str) -> bool {
    text.contains("You can answer by replying to this letter")
}

pub(crate) async fn asked() -> (Post, Received) {
    asked_with(&[]).await
}

pub(crate) async fn asked_with(more: &[(&str, &str)]) -> (Post, Received) {
    let mut post = Post::start(None, more).await;
    post.begin("arcs", 2, json!({})).await;
    let letter = post.first_question().await;
    (post, letter)
}
