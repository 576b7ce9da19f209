//! While several seats are asked together nobody can find out who has answered: from no list, version, time, tag or stream.

use crate::api::Table;
use crate::server::{KEY, Server, is_in};
use chrono::TimeDelta;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sternpost_log::face::commitment;
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};

/// A campaign that begins with a question to everybody: which secret objective to keep.
pub(crate) async fn begin(server: &Server, table: &Table) -> String {
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(|address| json!({ "name": address, "email": address }));
    let options = json!({ "content": ["transactions", "secret-objectives"] });
    let body =
        json!({ "game": "twilight-imperium", "name": "Sealed", "options": options, "seats": seats, "table": { "windows": "everybody" } });
    let created = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap().1;
    let id = created["id"].as_str().unwrap().to_owned();
    for (seat, faction) in [(0, "sol"), (1, "hacan"), (2, "letnev")] {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let choice = json!({ "faction": faction }).to_string();
        let taken = table.client.post(format!("{}/i/{token}", server.url)).form(&[("choice", choice)]).send().await.unwrap();
        assert!(is_in(&taken));
    }
    id
}

/// Everything an onlooker can read, with the tag of the campaign.
async fn readable(server: &Server, table: &Table, id: &str, seat: Option<usize>) -> Vec<String> {
    let mut all = vec![];
    for way in ["", "/log", "/export", "/board.svg", "/board.txt"] {
        let mut request = table.client.get(format!("{}/api/v1/campaigns/{id}{way}", server.url));
        if let Some(seat) = seat {
            request = request.bearer_auth(&table.tokens[seat]);
        }
        let answer = request.send().await.unwrap();
        all.push(format!("{way} {} {:?}", answer.status(), answer.headers().get("etag")));
        all.push(answer.text().await.unwrap());
    }
    let page = table.client.get(format!("{}/c/{id}", server.url)).send().await.unwrap().text().await.unwrap();
    all.push(page);
    all
}

/// What the store holds for the letters of all seats but one.
async fn letters_to_others(server: &Server, id: &str, seat: u8) -> Vec<String> {
    let letters = sternpost_store::open(&server.database()).await.unwrap().letters(id.parse().unwrap()).await.unwrap();
    letters.into_iter().filter(|letter| letter.letter.seat != Some(seat)).map(|letter| letter.letter.id).collect()
}

/// An answer of a seat to its question, which it may owe or have sealed already.
pub(crate) async fn answer(server: &Server, table: &Table, id: &str, seat: usize, choice: usize) -> (u16, Value) {
    let url = format!("{}/api/v1/campaigns/{id}", server.url);
    let asked = table.get(seat, format!("{url}/questions")).await;
    let question = asked["questions"].get(0).or(asked["sealed"].get(0)).unwrap().clone();
    let answer = json!({ "one": question["choices"][choice]["id"] });
    let body = json!({ "version": asked["version"], "question": question["id"], "answers": [answer] });
    table.post(seat, format!("{url}/answers"), None, &body).await.unwrap()
}

async fn nobody_can_tell_who_has_answered_a_question_to_several_seats(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = begin(&server, &table).await;
    let url = format!("{}/api/v1/campaigns/{id}", server.url);
    let asked = async |seat: usize| table.get(seat, format!("{url}/questions")).await;
    for seat in 0..3 {
        assert_eq!(asked(seat).await["questions"].as_array().unwrap().len(), 1, "seat {seat} is asked");
    }
    let onlookers = [None, Some(1), Some(2)];
    let mut before = vec![];
    for eyes in onlookers {
        before.push(readable(&server, &table, &id, eyes).await);
    }
    let letters = letters_to_others(&server, &id, 0).await;
    let stream = table.client.get(format!("{url}/stream")).send().await.unwrap();
    let mut events = stream.bytes_stream();
    let nothing_has_moved = async |what: &str| {
        for (eyes, before) in onlookers.into_iter().zip(&before) {
            assert_eq!(&readable(&server, &table, &id, eyes).await, before, "{eyes:?} cannot tell that seat 0 has {what}");
        }
        assert_eq!(letters_to_others(&server, &id, 0).await, letters, "nobody else is written to");
    };
    let version = asked(0).await["version"].as_u64().unwrap();

    let (status, receipt) = answer(&server, &table, &id, 0, 0).await;
    assert_eq!((status, &receipt["is-sealed"], &receipt["version"]), (201, &json!(true), &json!(version)), "{receipt}");
    nothing_has_moved("answered").await;
    let (status, receipt) = answer(&server, &table, &id, 0, 1).await;
    assert_eq!(status, 201, "{receipt}");
    nothing_has_moved("changed its mind").await;
    let sealed = &asked(0).await["sealed"][0];
    assert_eq!(sealed["answer"]["one"], sealed["choices"][1]["id"], "the seat itself sees what it has sealed");
    assert!(asked(0).await["questions"].as_array().unwrap().is_empty());
    assert_eq!(table.get(0, url.clone()).await["waiting-for"], json!([1, 2]), "and is not waited for in its own eyes");
    let back = json!({ "version": version });
    assert_eq!(table.post(0, format!("{url}/take-back"), None, &back).await.unwrap().0, 201);
    nothing_has_moved("taken its answer back").await;
    assert_eq!(asked(0).await["questions"].as_array().unwrap().len(), 1, "it is asked again");
    let (status, again) = table.post(0, format!("{url}/take-back"), None, &back).await.unwrap();
    assert_eq!(status, 409, "whoever takes back twice takes nothing else back: {again}");
    answer(&server, &table, &id, 0, 1).await;
    for at in [version + 1, version + 2] {
        let past = table.client.get(format!("{url}/at/{at}")).bearer_auth(&table.tokens[1]).send().await.unwrap().status();
        assert_eq!(past, 404, "entry {at} is not there yet");
    }

    assert_eq!(answer(&server, &table, &id, 2, 0).await.0, 201);
    let (status, receipt) = answer(&server, &table, &id, 1, 0).await;
    assert_eq!((status, &receipt["is-sealed"], &receipt["version"]), (201, &json!(false), &json!(version + 1)), "{receipt}");
    // The stream tells of all three at once, now, as one entry.
    let told = String::from_utf8(events.next().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(told.contains(&format!("id: {}\n", version + 1)) && told.contains("together"), "{told}");
    let log: Value = table.client.get(format!("{url}/log?after={version}")).send().await.unwrap().json().await.unwrap();
    assert_eq!(log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "together").count(), 1);
    let shown = &log["entries"][0];
    assert_eq!((&shown["actor"], &shown["cause"]), (&json!("system"), &json!("lifecycle")), "nobody is said to have been the last");
    assert!(shown["answers"].is_null() && shown["own"].is_null(), "{shown}");
    let face: Value = serde_json::from_str(shown["face"].as_str().unwrap()).unwrap();
    for seat in 0..3_usize {
        // Each seat checks its own answer against what the chain promises, and is given nothing of others.
        let own = table.get(seat, format!("{url}/log?after={version}")).await["entries"][0].clone();
        let (text, salt) = (own["own"]["text"].as_str().unwrap(), own["own"]["salt"].as_str().unwrap());
        assert_eq!(face["owns"][seat.to_string()], json!(commitment(salt, text)), "seat {seat}");
        assert_eq!(own["answers"].as_array().unwrap().len(), 1);
        let said: Value = serde_json::from_str(text).unwrap();
        assert_eq!((&said["seat"], &said["answer"]), (&json!(seat), &own["answers"][0]));
    }
    assert!(server.command(&["audit"]).status.success());
}

/// A server that starts in the middle knows what was sealed, and tells nobody.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_betrays_and_loses_no_sealed_answer() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let id = begin(&server, &table).await;
    let before = readable(&server, &table, &id, Some(1)).await;
    assert_eq!(answer(&server, &table, &id, 0, 1).await.0, 201);
    let own = table.get(0, format!("{}/api/v1/campaigns/{id}/questions", server.url)).await;

    let old = server.url.clone();
    server.kill_and_restart();
    let after: Vec<String> = readable(&server, &table, &id, Some(1)).await.iter().map(|text| text.replace(&server.url, &old)).collect();
    assert_eq!(after, before);
    let kept = table.get(0, format!("{}/api/v1/campaigns/{id}/questions", server.url)).await;
    assert_eq!(kept, own, "it waits still");
    for seat in [1, 2] {
        assert_eq!(answer(&server, &table, &id, seat, 0).await.0, 201);
    }
    let log = table.get(0, format!("{}/api/v1/campaigns/{id}/log", server.url)).await;
    let opened = log["entries"].as_array().unwrap().iter().find(|entry| entry["kind"] == "together").unwrap();
    assert_eq!(opened["answers"][0], own["sealed"][0]["answer"], "and is opened with the others");
}

/// The same key is the same answer, as long as it is sealed and after it was opened.
#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_that_is_sent_twice_counts_once() {
    let server = Server::start(None, None);
    let table = Table::new(&server);
    let id = begin(&server, &table).await;
    let url = format!("{}/api/v1/campaigns/{id}", server.url);
    let asked = table.get(0, format!("{url}/questions")).await;
    let question = &asked["questions"][0];
    let turn = |choice: usize| {
        let answer = json!({ "one": question["choices"][choice]["id"] });
        json!({ "version": asked["version"], "question": question["id"], "answers": [answer] })
    };
    let send = async |choice: usize, key: &str| table.post(0, format!("{url}/answers"), Some(key), &turn(choice)).await.unwrap();
    assert_eq!(send(0, "first").await.0, 201);
    assert_eq!(send(1, "second").await.0, 201, "another key is another answer");
    let (status, again) = send(0, "first").await;
    assert_eq!((status, &again["repeated"]), (200, &json!(true)), "the first one has been taken already");
    let sealed = table.get(0, format!("{url}/questions")).await["sealed"][0].clone();
    assert_eq!(sealed["answer"]["one"], question["choices"][1]["id"], "and does not replace the second");
    assert_eq!(send(1, "first").await.0, 422, "a key stands for one answer");
    let mut two = turn(0);
    two["answers"] = json!([two["answers"][0], two["answers"][0]]);
    assert_eq!(table.post(0, format!("{url}/answers"), None, &two).await.unwrap().0, 422, "nothing follows before all are open");
    for seat in [1, 2] {
        answer(&server, &table, &id, seat, 0).await;
    }
    let (status, again) = send(1, "second").await;
    assert_eq!((status, &again["repeated"]), (200, &json!(true)));
}

on_both_servers! {
    nobody_can_tell_who_has_answered_a_question_to_several_seats
}
