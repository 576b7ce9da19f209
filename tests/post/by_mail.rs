//! A campaign played by following the links of mails, and nothing else, while scanners open every link first.

use crate::browser::Browser;
use crate::crash::leases_run_out;
use crate::forms::Form;
use crate::page::Page;
use crate::server::Server;
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::{IpAddr, Ipv4Addr};
use sternpost_players::Rng;

pub(crate) const PLAYERS: [&str; 6] = ["ada@a.test", "bo@b.test", "cleo@c.test", "dov@d.test", "esi@e.test", "fay@f.test"];

/// Bytes a letter may have, with the picture of the whole board: drawn as it is on the page, it takes most of them.
const LARGEST: usize = 220_000;

pub(crate) fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().into_owned()
}

/// The address of the first link of a mail that goes to a page of this kind, on a server that may have another port by now.
pub(crate) fn link(mail: &Received, server: &Server, page: &str) -> Option<String> {
    let text = text_of(mail);
    let path = |word: &str| word.strip_prefix("http://127.0.0.1:")?.split_once('/').map(|(_, path)| path.to_owned());
    let mut paths = text.split_whitespace().filter_map(path);
    paths.find(|path| path.starts_with(&format!("{page}/"))).map(|path| format!("{}/{path}", server.url))
}

pub(crate) fn browser(from: [u8; 4], name: &str) -> reqwest::Client {
    let from = IpAddr::V4(Ipv4Addr::from(from));
    reqwest::Client::builder().local_address(from).user_agent(name).redirect(reqwest::redirect::Policy::none()).build().unwrap()
}

async fn version(client: &reqwest::Client, server: &Server, id: &str) -> u64 {
    let campaign: Value = client.get(format!("{}/api/v1/campaigns/{id}", server.url)).send().await.unwrap().json().await.unwrap();
    campaign["version"].as_u64().unwrap()
}

pub(crate) async fn create(server: &Server, client: &reqwest::Client, game: &str, players: &[&str], options: Value) -> String {
    let seats: Vec<Value> = players.iter().map(|address| json!({ "name": address.split('@').next(), "email": address })).collect();
    let body = json!({ "game": game, "name": "By mail", "options": options, "seats": seats });
    let request = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token(players[0])).json(&body);
    let created = request.send().await.unwrap();
    assert_eq!(created.status(), 201);
    created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
}

/// What a link leads to, without cookies.
async fn led_to(url: &str, client: &reqwest::Client) -> reqwest::Response {
    let first = client.get(url).send().await.unwrap();
    match first.headers().get("location").and_then(|location| location.to_str().ok()) {
        Some(path) => client.get(format!("{}{path}", url.split("/t/").next().unwrap())).send().await.unwrap(),
        None => first,
    }
}

/// HEAD, GET, GET again, from another address and with another name: what mail scanners do.
async fn scan(url: &str, scanner: &reqwest::Client) {
    scanner.head(url).send().await.unwrap();
    for _ in 0..2 {
        let seen = led_to(url, scanner).await;
        assert!(seen.status().is_success() || seen.status() == 410, "{}", seen.status());
    }
}

/// A campaign for people who know nothing but their letters.
pub(crate) struct ByMail {
    pub(crate) game: &'static str,
    pub(crate) seats: usize,
    pub(crate) options: Value,
    pub(crate) seed: u64,
    /// After so many answers the server is killed and another goes on.
    pub(crate) killed_after: Option<u32>,
}

impl ByMail {
    /// Plays it to its end, while scanners open every link first; how many questions were answered.
    pub(crate) async fn played(self, database: Option<String>) -> u32 {
        let players = &PLAYERS[..self.seats];
        let sink = Sink::start().await;
        let mut server = Server::start(database, Some(sink.address));
        let person = browser([127, 0, 0, 1], "a mail program");
        let scanner = browser([127, 0, 0, 2], "a scanner");
        let id = create(&server, &person, self.game, players, self.options).await;
        let mut rng = Rng::new(self.seed);
        let mut over: BTreeSet<String> = BTreeSet::new();
        let (mut answered, mut killed_after) = (0_u32, self.killed_after);
        for number in 0.. {
            if over.len() == players.len() {
                break;
            }
            if killed_after.is_some_and(|answers| answered >= answers) {
                server.kill_and_restart();
                leases_run_out(&server, std::slice::from_ref(&id)).await;
                killed_after = None;
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
                let choices = form.picks("choice");
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
        assert_eq!(killed_after, None, "{answered} answers were too few for a kill in the middle");
        let campaign: Value = person.get(format!("{}/api/v1/campaigns/{id}", server.url)).send().await.unwrap().json().await.unwrap();
        assert_eq!(campaign["status"], "ended");
        assert_eq!(campaign["standings"].as_array().unwrap().len(), players.len());
        let audit = server.command(&["audit"]);
        assert!(audit.status.success(), "{}", String::from_utf8_lossy(&audit.stdout));
        answered
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn six_people_play_to_the_end_by_mail_alone_while_scanners_open_every_link() {
    let options = json!({ "victory-points": "10" });
    let campaign = ByMail { game: "twilight-imperium", seats: 6, options, seed: 20, killed_after: None };
    let answered = campaign.played(None).await;
    assert!(answered > 200, "the campaign was played: {answered} answers");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_conquest_to_the_end_by_mail_alone_while_scanners_open_every_link() {
    let campaign = ByMail { game: "conquest", seats: 2, options: json!({}), seed: 8, killed_after: None };
    let answered = campaign.played(None).await;
    assert!(answered > 40, "the campaign was played: {answered} answers");
}

/// Follows a link and answers; a question that is gone shows what has changed instead of a form.
async fn answer(server: &Server, person: &reqwest::Client, url: &str, rng: &mut Rng) -> bool {
    let page = led_to(url, person).await.text().await.unwrap();
    let Some(form) = Form::with_field(&page, "turn") else { return false };
    let fields = form.filled(rng);
    let address = format!("{}{}", server.url, form.action);
    let sent = person.post(&address).form(&fields).send().await.unwrap();
    assert_eq!(sent.status(), 200);
    let receipt = sent.text().await.unwrap();
    let refused = Page::of(&receipt).texts("[role=alert]");
    assert_eq!(refused, Vec::<String>::new(), "{fields:?}");
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
    let id = create(&server, &person, "twilight-imperium", &PLAYERS, json!({})).await;
    for address in PLAYERS {
        let mail = sink.wait_for(|mail| mail.to[0] == address && text_of(mail).contains("/i/")).await;
        let url = link(&mail, &server, "i").unwrap();
        person.post(&url).form(&[("choice", "")]).send().await.unwrap();
    }
    let mail = sink.wait_for(|mail| text_of(mail).contains("/t/")).await;
    let url = link(&mail, &server, "t").unwrap();
    let before = version(&person, &server, &id).await;
    let mut browser = Browser::start();
    browser.open(&url);
    browser.until("document.querySelector('[name=one]')");
    assert!(!browser.read("location.href").as_str().unwrap().contains("/t/"), "the token has left the address");
    assert_eq!(version(&person, &server, &id).await, before, "scripts changed the campaign");
}
