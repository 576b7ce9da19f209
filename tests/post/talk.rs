//! Talk beside a campaign: who hears what, and that it is no part of the game.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::Server;
use serde_json::{Value, json};

fn api(server: &Server, id: &str) -> String {
    format!("{}/api/v1/campaigns/{id}/talk", server.url)
}

async fn say(table: &Table, server: &Server, id: &str, seat: usize, said: &str, to: &[u8]) -> (u16, Value) {
    table.post(seat, api(server, id), None, &json!({ "said": said, "to": to })).await.unwrap()
}

async fn heard(table: &Table, server: &Server, id: &str, seat: usize) -> Vec<Value> {
    table.get(seat, api(server, id)).await["messages"].as_array().unwrap().clone()
}

async fn in_private(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let secret = "I leave <b>Lodor</b> alone. https://evil.test/";
    assert_eq!(say(&table, &server, &id, 1, "Good evening, all.", &[]).await.0, 201);
    let (status, private) = say(&table, &server, &id, 1, secret, &[2]).await;
    assert_eq!(status, 201);

    let texts = |messages: &[Value]| messages.iter().map(|one| one["said"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(texts(&heard(&table, &server, &id, 2).await), ["Good evening, all.", secret]);
    assert_eq!(texts(&heard(&table, &server, &id, 1).await), ["Good evening, all.", secret], "who says it");
    let hosts = heard(&table, &server, &id, 0).await;
    assert_eq!(texts(&hosts), ["Good evening, all."], "the host holds another seat and hears what that seat hears");
    assert!(hosts.iter().all(|one| one.get("number").is_none()), "no number tells that others whisper: {hosts:?}");
    let before = format!("{}?before={}", api(&server, &id), private["id"].as_str().unwrap());
    let probing = table.client.get(before).bearer_auth(&table.tokens[0]).send().await.unwrap();
    assert_eq!(probing.status(), 422, "its id leads nobody else to it");
    assert_eq!(table.client.get(api(&server, &id)).send().await.unwrap().status(), 401);
    assert_eq!(table.client.get(api(&server, &id)).bearer_auth(server.token("z@z.test")).send().await.unwrap().status(), 403);

    let page = async |seat: usize, way: &str| {
        let url = format!("{}/c/{id}{way}", server.url);
        table.client.get(url).bearer_auth(&table.tokens[seat]).send().await.unwrap().text().await.unwrap()
    };
    let own = page(2, "/talk").await;
    assert!(own.contains("I leave &#60;b&#62;Lodor") && own.contains("in private to"), "{own}");
    assert!(!own.contains("href=\"https://evil.test"), "what is said is text");
    assert!(page(2, "").await.contains("Talk (2)") && page(0, "").await.contains("Talk (1)"), "what is unread is counted by seat");
    assert!(!page(0, "/talk").await.contains("Lodor"));
    let last = own.split("name=\"up-to\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let read = format!("{}/c/{id}/talk/read", server.url);
    let read = async |seat: usize| {
        let sent = table.client.post(&read).bearer_auth(&table.tokens[seat]).form(&[("up-to", &last)]).send().await.unwrap();
        sent.status().as_u16()
    };
    assert_eq!((read(0).await, read(2).await), (422, 200));
    assert!(!page(2, "").await.contains("Talk (") && page(2, "").await.contains(">Talk<"));

    let settings = format!("{}/c/{id}/talk/settings", server.url);
    table.client.post(settings).bearer_auth(&table.tokens[0]).form(&[("mute", "1"), ("digest", "true")]).send().await.unwrap();
    assert!(heard(&table, &server, &id, 0).await.is_empty(), "who is muted is not heard");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_private_is_heard_by_those_it_was_said_to_and_by_nobody_else() {
    in_private(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_in_private_is_heard_by_nobody_else_on_postgres() {
    in_private(Some(fresh_database().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_outlives_a_take_back_and_changes_nothing_of_the_log() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let log = format!("{}/api/v1/campaigns/{id}/log", server.url);
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let answers = format!("{}/api/v1/campaigns/{id}/answers", server.url);
    let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let receipt = table.post(seat, answers, None, &body).await.unwrap().1;
    let before = table.get(0, log.clone()).await;
    assert_eq!(say(&table, &server, &id, seat, "Wait, I think that was wrong.", &[]).await.0, 201);
    assert_eq!(table.get(0, log.clone()).await, before, "no entry, no line, no hash");
    let back = format!("{}/api/v1/campaigns/{id}/take-back", server.url);
    assert_eq!(table.post(seat, back, None, &json!({ "version": receipt["version"] })).await.unwrap().0, 201);
    assert_eq!(heard(&table, &server, &id, (seat + 1) % 3).await.len(), 1);
    assert!(server.command(&["audit"]).status.success());

    let store = sternpost::store::open(&server.database()).await.unwrap();
    let told = store.letters(id.parse().unwrap()).await.unwrap().into_iter().filter(|letter| letter.letter.kind == "talk").count();
    assert_eq!(told, 2, "the others are told by a letter, a day from now");
    say(&table, &server, &id, seat, "Never mind.", &[]).await;
    let again = store.letters(id.parse().unwrap()).await.unwrap().into_iter().filter(|letter| letter.letter.kind == "talk").count();
    assert_eq!(again, 2, "and by one only, however much is said");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_too_long_or_to_nobody_is_refused() {
    let server = Server::start_with(None, None, &[("STERNPOST__LIMITS__SAYINGS_PER_SEAT", "4")]);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    assert_eq!(say(&table, &server, &id, 1, &"x".repeat(2_001), &[]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, " \u{202e}\u{200b}\n ", &[]).await.0, 422, "nothing that shows");
    assert_eq!(say(&table, &server, &id, 1, "To myself?", &[1]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, "Hello?", &[9]).await.0, 422);
    assert_eq!(say(&table, &server, &id, 1, "One more.", &[]).await.0, 429);
    assert_eq!(say(&table, &server, &id, 2, "Others may.", &[]).await.0, 201);
    assert_eq!(heard(&table, &server, &id, 0).await.len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seats_notes_are_its_own_on_every_page_of_it() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let keep = format!("{}/c/{id}/notes", server.url);
    let kept =
        table.client.post(&keep).bearer_auth(&table.tokens[1]).form(&[("note", "Bo hides\n</textarea><script>")]).send().await.unwrap();
    assert_eq!(kept.status(), 200);
    let page = async |seat: usize, way: &str| {
        let url = format!("{}/c/{id}{way}", server.url);
        table.client.get(url).bearer_auth(&table.tokens[seat]).send().await.unwrap().text().await.unwrap()
    };
    for way in ["", "/turn", "/talk"] {
        assert!(page(1, way).await.contains("Bo hides\n&#60;/textarea&#62;"), "{way}");
        assert!(!page(0, way).await.contains("Bo hides"), "{way}: nobody else's");
    }
    let long = table.client.post(&keep).bearer_auth(&table.tokens[1]).form(&[("note", "x".repeat(20_001))]).send().await.unwrap();
    assert_eq!(long.status(), 422);
    assert!(page(1, "").await.contains("Bo hides"), "what was there stays");
}
