//! A campaign played by following the links of mails, and nothing else, while scanners open every link first.

use crate::forms::Form;
use crate::server::Server;
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use std::process::Command;
use sternpost_workbench::Rng;

const PLAYERS: [&str; 6] = ["ada@a.test", "bo@b.test", "cleo@c.test", "dov@d.test", "esi@e.test", "fay@f.test"];

/// Bytes a letter may have, with the picture of the board.
const LARGEST: usize = 150_000;

fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().into_owned()
}

/// The first link of a mail that goes to a page of this kind.
fn link(mail: &Received, server: &Server, page: &str) -> Option<String> {
    let start = format!("{}/{page}/", server.url);
    text_of(mail).split_whitespace().find(|word| word.starts_with(&start)).map(str::to_owned)
}

fn browser(from: [u8; 4], name: &str) -> reqwest::Client {
    let from = IpAddr::V4(Ipv4Addr::from(from));
    reqwest::Client::builder().local_address(from).user_agent(name).redirect(reqwest::redirect::Policy::none()).build().unwrap()
}

async fn version(client: &reqwest::Client, server: &Server, id: &str) -> u64 {
    let campaign: Value = client.get(format!("{}/api/v1/campaigns/{id}", server.url)).send().await.unwrap().json().await.unwrap();
    campaign["version"].as_u64().unwrap()
}

async fn create(server: &Server, client: &reqwest::Client, options: Value) -> String {
    let seats: Vec<Value> = PLAYERS.iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
    let body = json!({ "game": "twilight-imperium", "name": "By mail", "options": options, "seats": seats });
    let request = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token(PLAYERS[0])).json(&body);
    let created = request.send().await.unwrap();
    assert_eq!(created.status(), 201);
    created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
}

/// HEAD, GET, GET again, from another address and with another name: what mail scanners do.
async fn scan(url: &str, scanner: &reqwest::Client) {
    scanner.head(url).send().await.unwrap();
    for _ in 0..2 {
        let seen = scanner.get(url).send().await.unwrap();
        assert!(seen.status().is_success() || seen.status() == 410, "{}", seen.status());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn six_people_play_to_the_end_by_mail_alone_while_scanners_open_every_link() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let person = browser([127, 0, 0, 1], "a mail program");
    let scanner = browser([127, 0, 0, 2], "a scanner");
    let id = create(&server, &person, json!({ "victory-points": "10" })).await;
    let mut rng = Rng::new(20);
    let mut over: BTreeSet<String> = BTreeSet::new();
    let mut answered = 0_u32;
    for number in 0.. {
        if over.len() == PLAYERS.len() {
            break;
        }
        let mail = &sink.nth(number).await;
        let to = mail.to[0].clone();
        assert!(mail.data.len() < LARGEST, "letter {number} has {} bytes", mail.data.len());
        if text_of(mail).contains("is over.") {
            over.insert(to);
        } else if let Some(url) = link(mail, &server, "i") {
            scan(&url, &scanner).await;
            let page = person.get(&url).send().await.unwrap().text().await.unwrap();
            let form = Form::with_field(&page, "choice").expect("the invitation offers a choice");
            let choices = form.options("choice");
            let choice = choices.get(1 + number % (choices.len() - 1)).cloned().unwrap_or_default();
            let taken = person.post(format!("{}{}", server.url, form.action)).form(&[("choice", choice)]).send().await.unwrap();
            assert_eq!(taken.status(), 303, "{to} takes a seat");
        } else if let Some(url) = link(mail, &server, "t") {
            let before = version(&person, &server, &id).await;
            scan(&url, &scanner).await;
            assert_eq!(version(&person, &server, &id).await, before, "a scanner changed the campaign");
            answered += u32::from(answer(&server, &person, &url, &mut rng).await);
        }
    }
    assert!(answered > 200, "the campaign was played: {answered} answers");
    let campaign: Value = person.get(format!("{}/api/v1/campaigns/{id}", server.url)).send().await.unwrap().json().await.unwrap();
    assert_eq!(campaign["status"], "ended");
    assert_eq!(campaign["standings"].as_array().unwrap().len(), 6);
    let audit = server.command(&["audit"]);
    assert!(audit.status.success(), "{}", String::from_utf8_lossy(&audit.stdout));
}

/// Follows a link and answers; a question that is gone shows what has changed instead of a form.
async fn answer(server: &Server, person: &reqwest::Client, url: &str, rng: &mut Rng) -> bool {
    let page = person.get(url).send().await.unwrap().text().await.unwrap();
    let Some(form) = Form::with_field(&page, "turn") else { return false };
    let fields = form.filled(rng);
    let address = format!("{}{}", server.url, form.action);
    let sent = person.post(&address).form(&fields).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let receipt = sent.text().await.unwrap();
    assert!(Form::with_field(&receipt, "one").is_none(), "the answer was refused: {fields:?}");
    // Submitting twice is the same as once.
    let again = person.post(&address).form(&fields).send().await.unwrap();
    assert_eq!(again.status(), 200);
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_runs_scripts_changes_nothing() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let person = browser([127, 0, 0, 1], "a mail program");
    let id = create(&server, &person, json!({})).await;
    for address in PLAYERS {
        let mail = sink.wait_for(|mail| mail.to[0] == address && text_of(mail).contains("/i/")).await;
        let url = link(&mail, &server, "i").unwrap();
        person.post(&url).form(&[("choice", "")]).send().await.unwrap();
    }
    let mail = sink.wait_for(|mail| text_of(mail).contains("/t/")).await;
    let url = link(&mail, &server, "t").unwrap();
    let before = version(&person, &server, &id).await;
    let profile = tempfile::TempDir::new().unwrap();
    let chromium = std::env::var("CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let seen = Command::new(chromium)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"])
        .args(["--disable-component-update", "--disable-sync", "--virtual-time-budget=3000", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(&url)
        .output()
        .unwrap();
    let dom = String::from_utf8_lossy(&seen.stdout);
    assert!(dom.contains("name=\"one\""), "the browser saw the question");
    assert_eq!(version(&person, &server, &id).await, before, "scripts changed the campaign");
}
