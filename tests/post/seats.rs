//! The host looks after a lobby: invitations are sent again, corrected and taken back, and open seats are asked for by a link.

use crate::page::Page;
use crate::server::Server;
use crate::smtp::{Received, Sink};
use reqwest::StatusCode;
use serde_json::{Value, json};

struct Lobby {
    client: reqwest::Client,
    server: Server,
    sink: Sink,
    id: String,
}

fn text(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().replace("\r\n", "\n")
}

impl Lobby {
    /// Ada hosts and plays; Bo is invited; the third seat is as given.
    async fn hosted(database: Option<String>, third: Value) -> Self {
        let sink = Sink::start().await;
        let server = Server::start(database, Some(sink.address));
        let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
        let seats = json!([{ "name": "Ada", "email": "ada@a.test" }, { "name": "Bo", "email": "bo@b.test" }, third]);
        let body = json!({ "game": "twilight-imperium", "name": "Hosted", "seats": seats });
        let made = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token("ada@a.test")).json(&body).send();
        let made = made.await.unwrap().json::<Value>().await.unwrap();
        let id = made["id"].as_str().unwrap_or_else(|| panic!("{made}")).to_owned();
        Self { client, server, sink, id }
    }

    async fn post(&self, who: Option<&str>, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String, String) {
        let mut request = self.client.post(format!("{}{path}", self.server.url)).form(fields);
        if let Some(address) = who {
            request = request.bearer_auth(self.server.token(address));
        }
        let answer = request.send().await.unwrap();
        let place = answer.headers().get("location").map(|place| place.to_str().unwrap().to_owned()).unwrap_or_default();
        (answer.status(), place, answer.text().await.unwrap())
    }

    async fn seat(&self, seat: u8, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let (status, _, page) = self.post(Some("ada@a.test"), &format!("/c/{}/seats/{seat}", self.id), fields).await;
        (status, page)
    }

    async fn page(&self, who: Option<&str>, url: &str) -> (StatusCode, String) {
        let url = if url.starts_with('/') { format!("{}{url}", self.server.url) } else { url.to_owned() };
        let mut request = self.client.get(url);
        if let Some(address) = who {
            request = request.bearer_auth(self.server.token(address));
        }
        let answer = request.send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    }

    /// Name and state of each seat, and how the campaign stands.
    async fn seats(&self) -> (Vec<(String, String)>, String) {
        let (_, body) = self.page(None, &format!("/api/v1/campaigns/{}", self.id)).await;
        let body: Value = serde_json::from_str(&body).unwrap();
        let word = |value: &Value| value.as_str().unwrap().to_owned();
        (body["seats"].as_array().unwrap().iter().map(|seat| (word(&seat["name"]), word(&seat["state"]))).collect(), word(&body["status"]))
    }

    /// The link of the newest letter to somebody that leads there.
    async fn link(&self, to: &str, way: &str) -> String {
        let start = format!("{}/{way}/", self.server.url);
        let mail = self.sink.wait_for(|mail| mail.to[0] == to && text(mail).contains(&start)).await;
        text(&mail).split_whitespace().find(|word| word.starts_with(&start)).unwrap().to_owned()
    }

    /// How many invitations to an address were written.
    async fn invitations(&self, to: &str) -> usize {
        let store = sternpost_store::open(&self.server.database()).await.unwrap();
        let letters = store.letters(self.id.parse().unwrap()).await.unwrap();
        letters.iter().filter(|letter| letter.letter.recipient == to && letter.letter.kind().name() == "invitation").count()
    }
}

fn bot() -> Value {
    json!({ "name": "Bot", "bot": true })
}

async fn a_corrected_invitation_kills_the_old_link(database: Option<String>) {
    let lobby = Lobby::hosted(database, bot()).await;
    let old = lobby.link("bo@b.test", "i").await;
    let fields = [("act", "invite"), ("name", "Bob"), ("mail", " Bob@B.test "), ("language", "de"), ("key", "once")];
    for _ in 0..2 {
        assert_eq!(lobby.seat(1, &fields).await.0, StatusCode::SEE_OTHER);
    }
    let new = lobby.link("bob@b.test", "i").await;
    assert_eq!(lobby.invitations("bob@b.test").await, 1, "the same form twice sends one letter");
    let (status, page) = lobby.page(None, &old).await;
    assert_eq!(status, StatusCode::GONE);
    assert!(page.contains("<h1>"), "the old letter says that its link is dead");
    assert_eq!(lobby.post(None, old.strip_prefix(&lobby.server.url).unwrap(), &[("choice", "")]).await.0, StatusCode::GONE);
    assert_eq!(lobby.seats().await.0[1], ("Bob".to_owned(), "invited".to_owned()));

    let again = [("act", "resend"), ("key", "again")];
    for _ in 0..2 {
        assert_eq!(lobby.seat(1, &again).await.0, StatusCode::SEE_OTHER);
    }
    assert_eq!(lobby.invitations("bob@b.test").await, 2);
    assert_eq!(lobby.post(None, new.strip_prefix(&lobby.server.url).unwrap(), &[("choice", "")]).await.0, StatusCode::SEE_OTHER);
    assert_eq!(lobby.seats().await.0[1], ("Bob".to_owned(), "taken".to_owned()));
    for act in ["resend", "open", "bot", "invite"] {
        let (status, page) = lobby.seat(1, &[("act", act), ("name", "Eve"), ("mail", "eve@e.test")]).await;
        assert_eq!(status, StatusCode::CONFLICT, "{act}: who is in stays in: {page}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_stands_beside_its_field_and_nothing_typed_is_lost() {
    let lobby = Lobby::hosted(None, bot()).await;
    let before = lobby.seats().await;
    let wrong = [
        ("Ada", "eve@e.test", "This name is at the table already."),
        ("", "eve@e.test", "A name has 1 to 60 letters"),
        ("Eve\u{202e}", "eve@e.test", "A name has 1 to 60 letters"),
        ("Eve", "nobody", "no mail address"),
        ("Eve", "ADA@a.test", "This address has a seat already"),
    ];
    for (name, mail, says) in wrong {
        let (status, page) = lobby.seat(1, &[("act", "invite"), ("name", name), ("mail", mail), ("key", "k")]).await;
        assert_eq!(status, StatusCode::OK);
        assert!(page.contains("aria-invalid=\"true\"") && page.contains(&format!("value=\"{mail}\"")), "{name} {mail}");
        assert!(page.contains(says) || mail == "nobody", "{says}");
    }
    for (fields, status) in [
        (vec![("act", "sit")], StatusCode::BAD_REQUEST),
        (vec![], StatusCode::BAD_REQUEST),
        (vec![("act", "bot"), ("strength", "godlike")], StatusCode::BAD_REQUEST),
    ] {
        assert_eq!(lobby.seat(1, &fields).await.0, status, "{fields:?}");
    }
    let act = [("act", "open")];
    for (who, path, status) in [
        (None, format!("/c/{}/seats/1", lobby.id), StatusCode::UNAUTHORIZED),
        (Some("bo@b.test"), format!("/c/{}/seats/1", lobby.id), StatusCode::FORBIDDEN),
        (Some("eve@e.test"), format!("/c/{}/open-link", lobby.id), StatusCode::FORBIDDEN),
        (Some("ada@a.test"), format!("/c/{}/seats/7", lobby.id), StatusCode::NOT_FOUND),
    ] {
        let fields: &[(&str, &str)] = if path.ends_with("link") { &[("open", "true")] } else { &act };
        assert_eq!(lobby.post(who, &path, fields).await.0, status, "{path}");
    }
    assert_eq!(lobby.seats().await, before);
    let (_, page) = lobby.page(Some("bo@b.test"), &format!("/c/{}", lobby.id)).await;
    let own = Page::of(&page).attribute("a.button.primary", "href").unwrap();
    assert!(own.starts_with("/i/") && lobby.page(None, &own).await.0 == StatusCode::OK, "who is signed in finds the own invitation here");
    let (_, list) = lobby.page(Some("bo@b.test"), "/campaigns").await;
    assert!(list.contains("is-waited-for") && list.contains("still to come: Ada, Bo"), "{list}");
    assert!(!page.contains("host-heading") && !page.contains("ada@a.test"), "others see no addresses");
}

async fn an_open_seat_is_given_by_the_letter_that_proves_the_address(database: Option<String>) {
    let lobby = Lobby::hosted(database, json!({ "name": "Seat 3", "open": true })).await;
    let (host, path) = (Some("ada@a.test"), format!("/c/{}", lobby.id));
    assert_eq!(lobby.post(host, &format!("{path}/open-link"), &[("open", "true")]).await.0, StatusCode::SEE_OTHER);
    let shared = async || {
        let (_, page) = lobby.page(host, &path).await;
        let link = Page::of(&page).attribute("#open-link", "value");
        link.map(|link| link.strip_prefix(&lobby.server.url).unwrap().to_owned())
    };
    let link = shared().await.expect("the host sees the link");
    let (status, page) = lobby.page(None, &link).await;
    assert!(status == StatusCode::OK && page.contains("Ada") && !page.contains("@a.test"), "{page}");

    // Whoever asks changes nothing yet, and is not told who has a seat.
    let ask = async |name: &str, mail: &str| lobby.post(None, &link, &[("name", name), ("mail", mail), ("language", "en")]).await;
    let (dora, known) = (ask("Dora", "dora@d.test").await, ask("Somebody", "bo@b.test").await);
    assert_eq!((dora.0, &dora.1), (StatusCode::SEE_OTHER, &format!("{link}?sent=true")));
    assert_eq!(dora, known);
    assert_eq!(lobby.seats().await.0[2], ("Seat 3".to_owned(), "open".to_owned()));
    let (status, _, page) = ask("Ada", "nobody").await;
    assert!(status == StatusCode::OK && page.contains("value=\"nobody\"") && page.matches("field-error").count() == 2, "{page}");

    let wish = lobby.link("dora@d.test", "w").await;
    let wish = wish.strip_prefix(&lobby.server.url).unwrap();
    for _ in 0..2 {
        assert_eq!(lobby.page(None, wish).await.0, StatusCode::OK, "a scanner that opens the link changes nothing");
    }
    assert_eq!(lobby.seats().await.0[2].1, "open");
    let (status, invitation, _) = lobby.post(None, wish, &[]).await;
    assert_eq!(status, StatusCode::SEE_OTHER);
    assert_eq!(lobby.seats().await.0[2], ("Dora".to_owned(), "invited".to_owned()));
    let again = lobby.post(None, wish, &[]).await.1;
    assert!(again.starts_with("/i/") && invitation.starts_with("/i/"), "the same seat, not another: {again}");
    assert_eq!(lobby.post(None, &invitation, &[("choice", "")]).await.0, StatusCode::SEE_OTHER);
    assert_eq!(lobby.seats().await.0[2].1, "taken");

    // The host closes the link: it is dead, and so is a letter of somebody who has not come yet.
    assert_eq!(lobby.seat(1, &[("act", "open")]).await.0, StatusCode::SEE_OTHER);
    assert_eq!(ask("Eve", "eve@e.test").await.0, StatusCode::SEE_OTHER);
    let late = lobby.link("eve@e.test", "w").await;
    assert_eq!(lobby.post(host, &format!("{path}/open-link"), &[("open", "false")]).await.0, StatusCode::SEE_OTHER);
    assert_eq!(shared().await, None);
    assert_eq!(lobby.page(None, &link).await.0, StatusCode::GONE);
    assert_eq!(ask("Eve", "eve@e.test").await.0, StatusCode::GONE);
    let late = late.strip_prefix(&lobby.server.url).unwrap();
    assert_eq!((lobby.page(None, late).await.0, lobby.post(None, late, &[]).await.0), (StatusCode::GONE, StatusCode::GONE));

    // A bot takes what is left, and the campaign begins as soon as nobody is missing.
    assert_eq!(lobby.seat(1, &[("act", "bot"), ("key", "bot")]).await.0, StatusCode::SEE_OTHER);
    assert_eq!(lobby.seats().await.1, "lobby");
    let own = lobby.link("ada@a.test", "i").await;
    assert_eq!(lobby.post(None, own.strip_prefix(&lobby.server.url).unwrap(), &[("choice", "")]).await.0, StatusCode::SEE_OTHER);
    let (seats, status) = lobby.seats().await;
    assert_eq!((seats[1].1.as_str(), status.as_str()), ("bot", "running"));
    assert_eq!(lobby.seat(1, &[("act", "open")]).await.0, StatusCode::CONFLICT, "not after the start");
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_look_after_a_lobby_too() {
    let lobby = Lobby::hosted(None, json!({ "name": "Seat 3", "open": true })).await;
    let url = format!("{}/api/v1/campaigns/{}", lobby.server.url, lobby.id);
    let call = async |who: &str, method: reqwest::Method, path: &str, key: &str, body: Value| {
        let request = lobby.client.request(method, format!("{url}/{path}")).bearer_auth(lobby.server.token(who));
        let answer = request.header("Idempotency-Key", key).json(&body).send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    };
    let (post, put) = (reqwest::Method::POST, reqwest::Method::PUT);
    let invite = json!({ "act": "invite", "name": "Bob", "email": "bob@b.test" });
    for _ in 0..2 {
        assert_eq!(call("ada@a.test", post.clone(), "seats/1", "once", invite.clone()).await.0, StatusCode::NO_CONTENT);
    }
    assert_eq!(lobby.invitations("bob@b.test").await, 1);
    let other = json!({ "act": "resend" });
    let (status, problem) = call("ada@a.test", post.clone(), "seats/1", "once", other.clone()).await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && problem.contains("key-used"), "{problem}");
    for (who, body, status) in [
        ("bo@b.test", other.clone(), StatusCode::FORBIDDEN),
        ("ada@a.test", json!({ "act": "sit" }), StatusCode::UNPROCESSABLE_ENTITY),
        ("ada@a.test", json!({ "act": "invite", "name": "Ada", "email": "eve@e.test" }), StatusCode::UNPROCESSABLE_ENTITY),
        ("ada@a.test", json!({ "act": "invite", "name": "Eve", "email": "nobody" }), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let (got, said) = call(who, post.clone(), "seats/1", "another", body.clone()).await;
        let is_refused = got == status || (status == StatusCode::UNPROCESSABLE_ENTITY && got == StatusCode::BAD_REQUEST);
        assert!(is_refused, "{body}: {got} {said}");
    }
    assert_eq!(lobby.seats().await.0[1], ("Bob".to_owned(), "invited".to_owned()));
    let (status, link) = call("ada@a.test", put.clone(), "open-link", "x", json!({ "open": true })).await;
    let link: Value = serde_json::from_str(&link).unwrap();
    assert_eq!((status, lobby.page(None, link["url"].as_str().unwrap()).await.0), (StatusCode::OK, StatusCode::OK));
    let (_, closed) = call("ada@a.test", put, "open-link", "x", json!({ "open": false })).await;
    assert_eq!(closed, "{\"url\":null}");
    assert_eq!(lobby.page(None, link["url"].as_str().unwrap()).await.0, StatusCode::GONE);
    for seat in ["seats/1", "seats/2"] {
        assert_eq!(
            call("ada@a.test", post.clone(), seat, seat, json!({ "act": "bot", "strength": "random" })).await.0,
            StatusCode::NO_CONTENT
        );
    }
    assert_eq!(lobby.page(None, &format!("/api/v1/campaigns/{}/course", lobby.id)).await.0, StatusCode::CONFLICT, "not before the start");
}

on_both_servers! {
    a_corrected_invitation_kills_the_old_link
    an_open_seat_is_given_by_the_letter_that_proves_the_address
}
