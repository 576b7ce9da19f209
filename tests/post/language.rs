//! A seat chooses its language: its letters and pages are in it, those of the others are not.

use crate::forms::Form;
use crate::server::Server;
use crate::smtp::{Received, Sink};
use serde_json::{Value, json};

const PLAYERS: [(&str, Option<&str>); 3] = [("ada@a.test", Some("de")), ("bo@b.test", None), ("cleo@c.test", None)];

fn text_of(mail: &Received) -> String {
    mail.mail().body_text(0).unwrap_or_default().into_owned()
}

fn link(mail: &Received, page: &str) -> String {
    let text = text_of(mail);
    text.split_whitespace().find(|word| word.contains(page)).unwrap_or_else(|| panic!("no link to {page} in {text}")).to_owned()
}

/// The first letter to somebody that leads to a kind of page.
async fn letter(sink: &Sink, to: &str, page: &str) -> Received {
    sink.wait_for(|mail| mail.to[0] == to && text_of(mail).contains(page)).await
}

async fn create(server: &Server, client: &reqwest::Client) -> String {
    let seat = |(address, language): &(&str, Option<&str>)| {
        let mut seat = json!({ "name": address.split('@').next(), "email": address });
        if let Some(language) = language {
            seat["language"] = json!(language);
        }
        seat
    };
    let body = json!({ "game": "twilight-imperium", "name": "Zwei Sprachen", "seats": PLAYERS.iter().map(seat).collect::<Vec<_>>() });
    let request = client.post(format!("{}/api/v1/campaigns", server.url)).bearer_auth(server.token("ada@a.test")).json(&body);
    let created = request.send().await.unwrap();
    assert_eq!(created.status(), 201);
    created.json::<Value>().await.unwrap()["id"].as_str().unwrap().to_owned()
}

async fn page(client: &reqwest::Client, url: &str, accept: Option<&str>) -> String {
    let request = client.get(url);
    let request = if let Some(accept) = accept { request.header("Accept-Language", accept) } else { request };
    request.send().await.unwrap().text().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_chose_german_gets_german_letters_and_pages() {
    let sink = Sink::start().await;
    let server = Server::start(None, Some(sink.address));
    let client = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let id = create(&server, &client).await;

    let (german, english) = (letter(&sink, "ada@a.test", "/i/").await, letter(&sink, "bo@b.test", "/i/").await);
    assert_eq!(german.mail().subject(), Some("[Twilight Imperium] Du bist eingeladen"));
    assert_eq!(english.mail().subject(), Some("[Twilight Imperium] You are invited"));

    // Bo was invited in English; the browser of the first visit asks for German, and Bo takes the seat so.
    let invitation = link(&english, "/i/");
    let lobby = page(&client, &invitation, Some("de-DE,de;q=0.9,en;q=0.8")).await;
    assert!(lobby.contains("<html lang=\"de\">") && lobby.contains("Was du spielst"), "{lobby}");
    assert!(page(&client, &invitation, None).await.contains("<html lang=\"en\">"), "looking has changed nothing");
    let form = Form::with_field(&lobby, "choice").unwrap();
    assert_eq!(form.options("language"), ["en", "de"]);
    client.post(&invitation).form(&[("choice", ""), ("language", "de")]).send().await.unwrap();
    assert!(page(&client, &invitation, Some("en")).await.contains("<html lang=\"de\">"), "the seat has chosen");

    let campaign = format!("{}/api/v1/campaigns/{id}", server.url);
    // The host sees who is written to in which language.
    let seen = client.get(&campaign).bearer_auth(server.token("ada@a.test")).send().await.unwrap();
    let seats: Value = seen.json().await.unwrap();
    let languages: Vec<&str> = seats["seats"].as_array().unwrap().iter().map(|seat| seat["language"].as_str().unwrap()).collect();
    assert_eq!(languages, ["de", "de", "en"]);

    // Cleo turns German too, so that the first question is asked in German whoever it goes to.
    let set = client.put(format!("{campaign}/language")).bearer_auth(server.token("cleo@c.test"));
    assert_eq!(set.json(&json!({ "language": "de" })).send().await.unwrap().status(), 204);
    for (address, _) in [PLAYERS[0], PLAYERS[2]] {
        let url = link(&letter(&sink, address, "/i/").await, "/i/");
        client.post(&url).form(&[("choice", "")]).send().await.unwrap();
    }
    let started = letter(&sink, "ada@a.test", "Alle Plätze sind besetzt").await;
    assert!(started.mail().subject().is_some_and(|said| said.starts_with("[Zwei Sprachen] ") && said.ends_with("Die Kampagne beginnt")));

    let turn = sink.wait_for(|mail| text_of(mail).contains("Auf der Seite antworten:")).await;
    assert!(turn.mail().body_html(0).unwrap().contains("<html lang=\"de\">"));
    assert!(text_of(&turn).contains("Regel: "), "{}", text_of(&turn));
    let url = link(&turn, "/t/");
    // A letter's link leads on.
    let reader = reqwest::Client::new();
    let question = page(&reader, &url, Some("en")).await;
    assert!(
        question.contains("<html lang=\"de\">") && question.contains("Du bist am Zug") && question.contains("Mecatol Rex"),
        "{question}"
    );
    assert!(!question.contains("Confirm turn"));

    // Back to English by the form on the page; the choice leads back to the question.
    let form = Form::with_field(&question, "language").unwrap();
    let mut fields = form.hidden();
    fields.push(("language".to_owned(), "en".to_owned()));
    let changed = client.post(format!("{}{}", server.url, form.action)).form(&fields).send().await.unwrap();
    assert_eq!(changed.status(), 303);
    let back = format!("{}{}", server.url, changed.headers()["location"].to_str().unwrap());
    assert!(page(&reader, &back, Some("de")).await.contains("<html lang=\"en\">"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_seat_is_told_in_the_language_the_browser_asks_for() {
    let server = Server::start(None, None);
    let client = reqwest::Client::new();
    let home = page(&client, &server.url, Some("de")).await;
    assert!(home.contains("<html lang=\"de\">") && home.contains("Lange Spiele, Brief für Brief"), "{home}");
    let nothing = page(&client, &format!("{}/nowhere", server.url), Some("de")).await;
    assert!(nothing.contains("<html lang=\"de\">") && nothing.contains("Hier ist nichts"), "{nothing}");
    let english = page(&client, &format!("{}/nowhere", server.url), Some("fr")).await;
    assert!(english.contains("<html lang=\"en\">") && english.contains("There is nothing here"), "{english}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_asks_for_texts_in_a_language_and_for_no_language_of_others() {
    let server = Server::start(None, None);
    let table = crate::api::Table::new(&server);
    let id = table.begin(&server).await;
    let (seat, ..) = table.question(&server.url, &id).await.unwrap();
    let address = format!("{}/api/v1/campaigns/{id}/questions", server.url);
    let asked =
        |language: &'static str| table.client.get(&address).bearer_auth(&table.tokens[seat]).header("Accept-Language", language).send();
    let prompt = |body: Value| body["questions"][0]["prompt"].as_str().unwrap().to_owned();
    let german = prompt(asked("de").await.unwrap().json().await.unwrap());
    let english = prompt(asked("en").await.unwrap().json().await.unwrap());
    assert!(german.ends_with('?') && german != english, "{german} / {english}");
    let set = table.client.put(format!("{}/api/v1/campaigns/{id}/language", server.url));
    let klingon = set.try_clone().unwrap().bearer_auth(&table.tokens[0]).json(&json!({ "language": "tlh" })).send().await.unwrap();
    assert_eq!(klingon.status(), 422);
    let stranger = set.bearer_auth(server.token("stranger@x.test")).json(&json!({ "language": "de" })).send().await.unwrap();
    assert_eq!(stranger.status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reason_is_told_in_the_language_of_who_reads_it() {
    let server = Server::start(None, None);
    let table = crate::api::Table::new(&server);
    let id = table.begin(&server).await;
    let (client, ada) = (&table.client, &table.tokens[0]);
    let api = format!("{}/api/v1/campaigns/{id}", server.url);
    let set = client.put(format!("{api}/language")).bearer_auth(ada).json(&json!({ "language": "de" })).send().await.unwrap();
    assert_eq!(set.status(), 204);

    // It has started: there is no link to open seats any more.
    let (status, problem) = {
        let sent = client.put(format!("{api}/open-link")).bearer_auth(ada).json(&json!({ "open": true })).send().await.unwrap();
        (sent.status().as_u16(), sent.json::<Value>().await.unwrap())
    };
    assert_eq!(
        (status, &problem["detail"], &problem["reason"], &problem["field"]),
        (409, &json!("the campaign has started already"), &json!("started-already"), &Value::Null)
    );
    let form = client.post(format!("{}/c/{id}/open-link", server.url)).bearer_auth(ada).form(&[("open", "true")]);
    let page = form.header("Accept-Language", "de").send().await.unwrap();
    assert_eq!(page.status(), 409);
    let page = page.text().await.unwrap();
    assert!(page.contains("Die Kampagne hat schon begonnen.") && !page.contains("the campaign has started already"), "{page}");

    // A day that is over, at the field for the day.
    let body = json!({ "said": "Too late.", "with": [2], "due": { "date": "2020-01-01" } });
    let (status, problem) = table.post(0, format!("{api}/promises"), None, &body).await.unwrap();
    assert_eq!(
        (status, &problem["detail"], &problem["reason"], &problem["field"]),
        (422, &json!("name a day that is not over, within ten years"), &json!("no-such-day"), &json!("due"))
    );
    let fields = [("said", "Zu spät"), ("with", "2"), ("due", "date"), ("date", "2020-02-02")];
    let page = client.post(format!("{}/c/{id}/promises", server.url)).bearer_auth(ada).form(&fields).send().await.unwrap();
    assert_eq!(page.status(), 422);
    let page = page.text().await.unwrap();
    assert!(page.contains("id=\"date-error\"") && page.contains("Nenne einen Tag, der noch nicht vorbei ist"), "{page}");
}
