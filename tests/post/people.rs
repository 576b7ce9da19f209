//! People: one address is one person with one seat, and what a person was sent or signed into can be taken back.

use crate::api::Table;
use crate::server::{KEY, Server, until};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{AnswerLink, InviteLink, Links, SignInLink, UnsubscribeLink};
use sternpost_store::Store;

async fn create(table: &Table, server: &Server, seats: &[(&str, &str)]) -> (u16, Value) {
    let seats: Vec<Value> = seats.iter().map(|(name, address)| json!({ "name": name, "email": address })).collect();
    let body = json!({ "game": "twilight-imperium", "name": "People", "seats": seats });
    table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap()
}

fn browser() -> reqwest::Client {
    reqwest::Client::builder().cookie_store(true).build().unwrap()
}

/// Signs in as a person does, by a link that was mailed.
async fn signed_in(server: &Server, address: &str) -> reqwest::Client {
    let client = browser();
    let link = Links::new(KEY.as_bytes(), &[]).sign(SignInLink::to(address.to_owned()), SystemClock.now() + TimeDelta::hours(1));
    assert_eq!(client.post(format!("{}/s/{link}", server.url)).send().await.unwrap().status(), 200);
    client
}

async fn letters(store: &Store, id: &str, kind: &str, seat: u8) -> usize {
    let letters = store.letters(id.parse().unwrap()).await.unwrap();
    letters.iter().filter(|letter| letter.letter.kind().name() == kind && letter.letter.seat == Some(seat)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_in_capitals_is_the_same_person_and_holds_one_seat() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let (status, problem) = create(&table, &server, &[("Ada", "ada@a.test"), ("Bo", "bo@b.test"), ("Ada too", " Ada@A.Test ")]).await;
    assert_eq!(status, 422);
    assert!(problem["detail"].as_str().unwrap().contains("one person holds one seat"), "{problem}");

    let (status, created) = create(&table, &server, &[("Ada", "ADA@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")]).await;
    assert_eq!(status, 201);
    let id = created["id"].as_str().unwrap();
    let seen = table.get(0, format!("{}/api/v1/campaigns/{id}", server.url)).await;
    assert_eq!(seen["eyes"], json!({ "seat": 0 }), "who signs in as ada@a.test holds that seat");
    let shouting = server.token("ADA@A.TEST");
    let seen: Value =
        table.client.get(format!("{}/api/v1/campaigns/{id}", server.url)).bearer_auth(shouting).send().await.unwrap().json().await.unwrap();
    assert_eq!(seen["eyes"], json!({ "seat": 0 }));
    let page = signed_in(&server, "Ada@A.test").await.get(format!("{}/campaigns", server.url)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains(id), "the page of their campaigns shows it");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_could_pass_for_others_are_refused() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    for mark in
        ['\u{202e}', '\u{200b}', '\u{200f}', '\u{2066}', '\u{feff}', '\u{ad}', '\u{3164}', '\u{2800}', '\u{e0041}', '\u{e000}', '\u{2028}']
    {
        let name = format!("Ada{mark}");
        let (status, problem) = create(&table, &server, &[(&name, "ada@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")]).await;
        assert_eq!(status, 422, "{:?}: {problem}", mark);
    }
    let (status, _) = create(&table, &server, &[("Zoë 陽子", "ada@a.test"), ("Борис 🚀", "bo@b.test"), ("آدا", "cleo@c.test")]).await;
    assert_eq!(status, 201, "names of all the world are welcome");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_told_how_it_is_written_to_and_its_host_but_nobody_else() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let url = format!("{}/api/v1/campaigns/{id}", server.url);
    let sees = |campaign: &Value| -> Vec<bool> {
        campaign["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|seat| seat.get("wants-mail").is_some() || seat.get("language").is_some())
            .collect()
    };
    let anybody: Value = table.client.get(&url).send().await.unwrap().json().await.unwrap();
    assert_eq!(sees(&anybody), [false, false, false]);
    assert_eq!(sees(&table.get(1, url.clone()).await), [false, true, false]);
    assert_eq!(sees(&table.get(0, url).await), [true, true, true], "the host has to know who cannot be reached");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stopped_their_mail_turns_it_on_again_and_is_written_what_is_asked() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let (seat, ..) = table.question(&server.url, &id).await.unwrap();
    let number = u8::try_from(seat).unwrap();
    let link = UnsubscribeLink { campaign: id.parse().unwrap(), seat: number, who: String::new() };
    let link = format!("{}/u/{}", server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)));
    let wants = async || store.seats(id.parse().unwrap()).await.unwrap()[seat].wants_mail;

    let off = table.client.post(&link).form(&[("List-Unsubscribe", "One-Click")]).send().await.unwrap().text().await.unwrap();
    assert!(!wants().await && off.contains("/resume\""), "the page offers the way back");
    let before = letters(&store, &id, "turn", number).await;
    assert_eq!(table.client.get(format!("{link}/resume")).send().await.unwrap().status(), 405, "opening it changes nothing");
    table.client.post(format!("{link}/resume")).send().await.unwrap();
    assert!(wants().await);
    assert_eq!(letters(&store, &id, "turn", number).await, before + 1, "what was missed is sent");

    let mail = format!("{}/api/v1/campaigns/{id}/mail", server.url);
    let put = async |wanted: bool| {
        let request = table.client.put(&mail).bearer_auth(&table.tokens[seat]).json(&json!({ "wanted": wanted }));
        request.send().await.unwrap().status().as_u16()
    };
    assert_eq!((put(false).await, wants().await), (204, false));
    assert_eq!((put(true).await, wants().await), (204, true));
    let person = signed_in(&server, ["ada@a.test", "bo@b.test", "cleo@c.test"][seat]).await;
    let page = person.get(format!("{}/c/{id}", server.url)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains(&format!("/c/{id}/mail")), "the campaign's page has a switch");
    person.post(format!("{}/c/{id}/mail", server.url)).form(&[("wanted", "false")]).send().await.unwrap();
    assert!(!wants().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn links_in_wrong_hands_are_revoked_by_seat_host_and_operator() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let number = u8::try_from(seat).unwrap();
    let link = |generation: u32| {
        let campaign = id.parse().unwrap();
        let question = Some(question["id"].as_str().unwrap().to_owned());
        let link = AnswerLink { campaign, seat: number, question, version, generation, choice: None };
        format!("{}/t/{}", server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)))
    };
    let status = async |link: String| table.client.get(link).send().await.unwrap().status().as_u16();
    let revoke = format!("{}/api/v1/campaigns/{id}/revoke-links", server.url);
    let by = async |who: usize, body: Value| {
        table.client.post(&revoke).bearer_auth(&table.tokens[who]).json(&body).send().await.unwrap().status().as_u16()
    };
    assert_eq!(status(link(1)).await, 200);
    let other = (1..3).find(|other| *other != seat).unwrap();
    assert_eq!(by(other, json!({ "seat": seat })).await, 403, "another seat may not");

    let before = letters(&store, &id, "turn", number).await;
    assert_eq!(by(seat, json!({})).await, 204);
    assert_eq!((status(link(1)).await, status(link(2)).await), (410, 200));
    assert_eq!(letters(&store, &id, "turn", number).await, before + 1, "a new letter has a living link");
    assert_eq!(by(0, json!({ "seat": seat })).await, 204, "the host may");
    assert_eq!((status(link(2)).await, status(link(3)).await), (410, 200));
    let said = server.command(&["campaign", "revoke-links", &id, "--seat", &seat.to_string()]);
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
    until("the server has heard of it", async || status(link(3)).await == 410).await;
    assert_eq!(status(link(4)).await, 200);
    let person = signed_in(&server, ["ada@a.test", "bo@b.test", "cleo@c.test"][seat]).await;
    person.post(format!("{}/c/{id}/revoke-links", server.url)).form(&[("seat", number.to_string())]).send().await.unwrap();
    assert_eq!(status(link(4)).await, 410, "and the page");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_in_wrong_hands_is_withdrawn_and_sent_anew() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let (_, created) = create(&table, &server, &[("Ada", "ada@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")]).await;
    let id = created["id"].as_str().unwrap();
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let invitation = |generation: u32| {
        let link = InviteLink { campaign: id.parse().unwrap(), seat: 1, generation };
        format!("{}/i/{}", server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)))
    };
    let host = signed_in(&server, "ada@a.test").await;
    let page = host.get(format!("{}/c/{id}", server.url)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("revoke-links"), "the lobby offers it to the host");
    host.post(format!("{}/c/{id}/revoke-links", server.url)).form(&[("seat", "1")]).send().await.unwrap();
    assert_eq!(table.client.get(invitation(1)).send().await.unwrap().status(), 410);
    assert_eq!(table.client.get(invitation(2)).send().await.unwrap().status(), 200);
    assert_eq!(letters(&store, id, "invitation", 1).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_signs_out_everywhere_with_every_token() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let (here, there, other) =
        (signed_in(&server, "ada@a.test").await, signed_in(&server, "ada@a.test").await, signed_in(&server, "bo@b.test").await);
    let is_in = async |client: &reqwest::Client| client.get(format!("{}/c/{id}/turn", server.url)).send().await.unwrap().status() == 200;
    assert!(is_in(&here).await && is_in(&there).await && is_in(&other).await);
    let page = here.get(format!("{}/campaigns", server.url)).send().await.unwrap().text().await.unwrap();
    assert!(page.contains("name=\"everywhere\""), "the page offers it");

    here.post(format!("{}/sign-out", server.url)).form(&[("everywhere", "true")]).send().await.unwrap();

    assert!(!is_in(&here).await && !is_in(&there).await, "every browser is out");
    assert!(is_in(&other).await, "nobody else is");
    let questions = format!("{}/api/v1/campaigns/{id}/questions", server.url);
    assert_eq!(table.client.get(questions).bearer_auth(&table.tokens[0]).send().await.unwrap().status(), 401, "nor does a token live on");
}

/// What a person may ask for as often as they like must not send letters as often.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_fills_a_mailbox_by_having_letters_sent_anew() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__INVITATIONS_PER_ADDRESS", "3")]);
    let table = Table::new(&server);
    let (_, created) = create(&table, &server, &[("Ada", "ada@a.test"), ("Bo", "bo@b.test"), ("Cleo", "cleo@c.test")]).await;
    let id = created["id"].as_str().unwrap();
    let store = sternpost_store::open(&server.database()).await.unwrap();
    let revoke = format!("{}/api/v1/campaigns/{id}/revoke-links", server.url);
    let mut statuses = vec![];
    for _ in 0..4 {
        statuses.push(
            table.client.post(&revoke).bearer_auth(&table.tokens[0]).json(&json!({ "seat": 1 })).send().await.unwrap().status().as_u16(),
        );
    }
    assert_eq!(statuses, [204, 204, 429, 429], "the invitation itself was the first");
    assert_eq!(letters(&store, id, "invitation", 1).await, 3);
    let link = UnsubscribeLink { campaign: id.parse().unwrap(), seat: 1, who: String::new() };
    let link = format!("{}/u/{}", server.url, Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1)));
    assert_eq!(table.client.post(&link).send().await.unwrap().status(), 200, "stopping mail is never refused");
    assert_eq!(table.client.post(format!("{link}/resume")).send().await.unwrap().status(), 429);
    let mail = format!("{}/api/v1/campaigns/{id}/mail", server.url);
    for _ in 0..3 {
        table.client.put(&mail).bearer_auth(&table.tokens[2]).json(&json!({ "wanted": true })).send().await.unwrap();
    }
    assert_eq!(letters(&store, id, "invitation", 2).await, 1, "mail that is on already sends nothing");
}
