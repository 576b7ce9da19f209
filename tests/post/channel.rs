//! A campaign's channel: what Discord, Slack and a program are told, what they are not, and who settles it.

use crate::office::{HOST, Office, PLAYERS};
use crate::pace::Hands;
use crate::push::{PushService, Pushed};
use crate::server::until;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_model::wishes::Secret;
use sternpost_post::webhook::signature;

const PRIVATE: (&str, &str) = ("STERNPOST__MAIL__PRIVATE_WEBHOOKS", "true");
const NO_END: (&str, &str) = ("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "0");

async fn settle(office: &Office, who: &str, act: &Value) -> (u16, Value) {
    office.send("POST", &format!("/campaigns/{}/roles", office.id), who, act).await
}

/// Names a channel for the campaign; what came of it.
async fn named(office: &Office, service: &PushService, format: &str) -> Value {
    let url = format!("http://{}/hook", service.address);
    let (status, said) = settle(office, HOST, &json!({ "act": "channel", "url": url, "format": format })).await;
    assert_eq!((status, said["called"].as_str()), (200, Some("ok")), "{said}");
    assert_eq!(service.all().len(), 1, "it is called once");
    assert_eq!(said["channel"]["format"], format);
    assert!(!said.to_string().contains("/hook"), "the address is shown to nobody: {said}");
    said
}

/// Whoever is asked answers.
async fn answer(office: &Office) {
    let seat = office.asked().await;
    let way = |what: &str| format!("/campaigns/{}/{what}", office.id);
    let (_, asked) = office.send("GET", &way("questions"), PLAYERS[seat], &Value::Null).await;
    let question = &asked["questions"][0];
    let body = json!({ "version": asked["version"], "question": question["id"], "answers": [question["default"]] });
    assert_eq!(office.send("POST", &way("answers"), PLAYERS[seat], &body).await.0, 201);
}

async fn post(service: &PushService, number: usize) -> Pushed {
    until("something is posted", async || service.all().len() > number).await;
    service.all()[number].clone()
}

/// Nothing of it lets anybody in, or names a mailbox.
fn holds_no_secret(said: &str) {
    for secret in ["/t/", "/link/", "@a.test", "@b.test", "@c.test", HOST] {
        assert!(!said.contains(secret), "{secret} in {said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn discord_is_told_what_spectators_read_with_the_board_as_a_file() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    named(&office, &service, "discord").await;
    answer(&office).await;
    let post = post(&service, 1).await;
    let boundary = post.head["content-type"].strip_prefix("multipart/form-data; boundary=").unwrap().to_owned();
    let parts: Vec<&[u8]> = split(&post.body, format!("--{boundary}").as_bytes());
    assert_eq!(parts.len(), 4, "nothing, two parts, the end");
    assert_eq!(parts[3], b"--\r\n");
    let (head, said) = halves(parts[1]);
    assert!(head.contains("name=\"payload_json\"") && head.contains("application/json"), "{head}");
    let said: Value = serde_json::from_slice(said).unwrap();
    let embed = &said["embeds"][0];
    assert_eq!((embed["title"].as_str(), embed["image"]["url"].as_str()), (Some("By post"), Some("attachment://board.png")));
    assert_eq!(embed["url"], format!("{}/c/{}", office.server.url, office.id));
    assert_eq!(said["allowed_mentions"], json!({ "parse": [] }));
    let lines = embed["description"].as_str().unwrap().lines().count();
    assert!((1..=6).contains(&lines), "{embed}");
    holds_no_secret(&said.to_string());
    let (head, png) = halves(parts[2]);
    assert!(head.contains("name=\"files[0]\"; filename=\"board.png\"") && head.contains("image/png"), "{head}");
    // The board as anybody sees it who is not signed in.
    let board = office.client.get(format!("{}/api/v1/campaigns/{}/board.png", office.server.url, office.id)).send().await.unwrap();
    assert_eq!(png, board.bytes().await.unwrap().as_ref());
    assert!(!post.head.contains_key("sternpost-signature"), "Discord knows no signature");
}

fn split<'b>(bytes: &'b [u8], by: &[u8]) -> Vec<&'b [u8]> {
    let mut parts = vec![];
    let mut rest = bytes;
    while let Some(at) = rest.windows(by.len()).position(|some| some == by) {
        parts.push(&rest[..at]);
        rest = &rest[at + by.len()..];
    }
    parts.push(rest);
    parts
}

/// Head and body of a part, without the end of its last line.
fn halves(part: &[u8]) -> (String, &[u8]) {
    let at = part.windows(4).position(|four| four == b"\r\n\r\n").unwrap();
    (String::from_utf8(part[..at].to_vec()).unwrap(), &part[at + 4..part.len() - 2])
}

#[tokio::test(flavor = "multi_thread")]
async fn slack_is_told_with_the_boards_address() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    named(&office, &service, "slack").await;
    answer(&office).await;
    let post = post(&service, 1).await;
    let said: Value = serde_json::from_slice(&post.body).unwrap();
    let [head, lines, picture] = said["blocks"].as_array().unwrap().as_slice() else { panic!("{said}") };
    assert_eq!(head["text"]["text"], format!("*<{}/c/{}|By post>*", office.server.url, office.id));
    assert_eq!((lines["text"]["type"].as_str(), picture["alt_text"].as_str()), (Some("plain_text"), Some("The board of By post")));
    assert!(!lines["text"]["text"].as_str().unwrap().is_empty());
    holds_no_secret(&said.to_string());
    let board = office.client.get(picture["image_url"].as_str().unwrap()).send().await.unwrap();
    assert_eq!((board.status().as_u16(), board.headers()["content-type"].to_str().unwrap()), (200, "image/png"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_in_fields_that_are_signed_and_nothing_twice() {
    let office = Office::open(None, &[PRIVATE, NO_END]).await;
    let service = PushService::start().await;
    let said = named(&office, &service, "json").await;
    let secret = Secret(said["secret"].as_str().unwrap().to_owned());
    let (_, shown) = office.send("GET", &format!("/campaigns/{}/roles", office.id), HOST, &Value::Null).await;
    assert!(!shown.to_string().contains(&secret.0), "the secret is told once");
    let (_, shown) = office.send("GET", &format!("/campaigns/{}/roles", office.id), PLAYERS[0], &Value::Null).await;
    assert_eq!(shown["channel"], Value::Null, "it is the host's");
    let mut known = vec![];
    for number in 1..3 {
        answer(&office).await;
        let post = post(&service, number).await;
        let header = &post.head["sternpost-signature"];
        let moment: i64 = header.strip_prefix("t=").unwrap().split(',').next().unwrap().parse().unwrap();
        assert_eq!(*header, signature(&secret, moment, &post.body));
        let said: Value = serde_json::from_slice(&post.body).unwrap();
        assert_eq!((said["kind"].as_str(), said["campaign"]["name"].as_str()), (Some("channel"), Some("By post")));
        let lines = said["lines"].as_array().unwrap().clone();
        assert!(!lines.is_empty() && lines != known, "{said}");
        holds_no_secret(&said.to_string());
        assert_eq!(office.client.get(said["picture"].as_str().unwrap()).send().await.unwrap().status(), 200);
        known = lines;
    }
    // The chronicle that anybody may read has these lines.
    let page = office.client.get(format!("{}/c/{}/chronicle", office.server.url, office.id)).send().await.unwrap().text().await.unwrap();
    let text = |line: &Value| line.as_str().unwrap().split(['.', ',', '’', '“']).next().unwrap().to_owned();
    assert!(known.iter().all(|line| plain(&page).contains(&text(line))), "{known:?} in {page}");
}

/// A page without its marks.
fn plain(page: &str) -> String {
    let mut is_mark = false;
    page.chars()
        .filter(|letter| {
            is_mark = *letter == '<' || is_mark && *letter != '>';
            !is_mark && *letter != '>'
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_look_on_it_is_told_that_something_happened_and_nothing_else() {
    for format in ["json", "discord", "slack"] {
        let office = Office::open(None, &[PRIVATE, NO_END]).await;
        let service = PushService::start().await;
        assert_eq!(settle(&office, HOST, &json!({ "act": "watching", "by": "nobody" })).await.0, 200);
        named(&office, &service, format).await;
        answer(&office).await;
        let post = post(&service, 1).await;
        let text = String::from_utf8(post.body.clone()).unwrap();
        let said: Value = serde_json::from_str(&text).unwrap();
        let told = match format {
            "json" => said["lines"].clone(),
            "discord" => json!([said["embeds"][0]["description"]]),
            _ => json!([said["blocks"][1]["text"]["text"]]),
        };
        assert_eq!(told, json!(["Something has happened."]), "{said}");
        for picture in ["board.png", "image", "attachment"] {
            assert!(!text.contains(picture), "{text}");
        }
        holds_no_secret(&text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_with_a_delay_is_told_with_it() {
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    let office = Office::open(None, &[PRIVATE, NO_END, ("STERNPOST_TEST_CLOCK", clock.as_str())]).await;
    let service = PushService::start().await;
    assert_eq!(settle(&office, HOST, &json!({ "act": "watching", "by": { "by-link": { "hours": 2 } } })).await.0, 200);
    named(&office, &service, "json").await;
    hands.minutes(60);
    answer(&office).await;
    // The start shows by now, the answer does not.
    hands.minutes(61);
    let first: Value = serde_json::from_slice(&post(&service, 1).await.body).unwrap();
    hands.minutes(60);
    let second: Value = serde_json::from_slice(&post(&service, 2).await.body).unwrap();
    assert_ne!(first["lines"], second["lines"]);
    for said in [&first, &second] {
        assert!(said["url"].as_str().unwrap().starts_with(&format!("{}/x/", office.server.url)), "{said}");
        let board = office.client.get(said["picture"].as_str().unwrap()).send().await.unwrap();
        assert_eq!(board.status(), 200, "by the spectators' link the board is seen");
    }
    let alone = format!("{}/api/v1/campaigns/{}/board.png", office.server.url, office.id);
    assert_eq!(office.client.get(alone).send().await.unwrap().status(), 404, "without it, it is not");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_settles_it_and_it_leads_nowhere_in_this_network() {
    let office = Office::open(None, &[NO_END]).await;
    let channel = |url: &str| json!({ "act": "channel", "url": url, "format": "discord" });
    for who in PLAYERS {
        assert_eq!(settle(&office, who, &channel("https://1.1.1.1/hook")).await.0, 403);
        assert_eq!(settle(&office, who, &json!({ "act": "no-channel" })).await.0, 403);
    }
    for url in
        ["http://1.1.1.1/", "https://127.0.0.1:8443/", "https://localhost:9009/", "https://169.254.169.254/", "https://1.1.1.1:25/", ""]
    {
        let (status, said) = settle(&office, HOST, &channel(url)).await;
        assert_eq!(status, 422, "{url}: {said}");
    }
    assert_eq!(settle(&office, HOST, &json!({ "act": "channel", "url": "https://1.1.1.1/", "format": "irc" })).await.0, 422);
    let (_, shown) = office.send("GET", &format!("/campaigns/{}/roles", office.id), HOST, &Value::Null).await;
    assert_eq!(shown["channel"], Value::Null, "nothing of it is kept");
    let form = [("act", "channel"), ("url", "https://127.0.0.1:8443/"), ("format", "slack")];
    let page =
        office.client.post(format!("{}/c/{}/roles", office.server.url, office.id)).bearer_auth(office.server.token(HOST)).form(&form);
    let page = page.send().await.unwrap();
    assert_eq!(page.status(), 422);
    assert!(page.text().await.unwrap().contains("That is no webhook"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_is_gone_is_forgotten_and_one_that_fails_is_tried_again() {
    let hands = Hands::at(SystemClock.now());
    let clock = hands.path.display().to_string();
    let office = Office::open(None, &[PRIVATE, NO_END, ("STERNPOST_TEST_CLOCK", clock.as_str())]).await;
    let service = PushService::start().await;
    named(&office, &service, "json").await;
    service.answer(&["429 Too Many Requests\r\nRetry-After: 30.5", "404 Not Found"]);
    answer(&office).await;
    post(&service, 1).await;
    let waits = async || {
        let letters = office.store.letters(office.id.parse().unwrap()).await.unwrap();
        letters.into_iter().rfind(|letter| letter.letter.kind().name() == "channel").unwrap()
    };
    until("it is put off", async || waits().await.last_error.is_some()).await;
    assert_eq!(waits().await.letter.not_before, hands.now() + chrono::TimeDelta::seconds(31));
    hands.seconds(31);
    let again = post(&service, 2).await;
    assert_eq!(again.body, service.all()[1].body, "the same once more");
    until("it is forgotten", async || office.store.channel(office.id.parse().unwrap()).await.unwrap().is_none()).await;
    assert_eq!(settle(&office, HOST, &json!({ "act": "no-channel" })).await.0, 200, "what is over ends once more");
}
