//! While several seats are asked together nobody can find out who has answered: from no list, version, time, tag or stream.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use sternpost::clock::{Clock as _, SystemClock};
use sternpost::post::links::{InviteLink, Links};

/// A campaign that begins with a question to everybody: which secret objective to keep.
async fn begin(server: &Server, table: &Table) -> String {
    let seats = ["ada@a.test", "bo@b.test", "cleo@c.test"].map(|address| json!({ "name": address, "email": address }));
    let options = json!({ "content": ["transactions", "secret-objectives"], "unfinished": true });
    let body = json!({ "game": "twilight-imperium", "name": "Sealed", "options": options, "seats": seats });
    let created = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap().1;
    let id = created["id"].as_str().unwrap().to_owned();
    for (seat, faction) in [(0, "sol"), (1, "hacan"), (2, "letnev")] {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let choice = json!({ "faction": faction }).to_string();
        let taken = table.client.post(format!("{}/i/{token}", server.url)).form(&[("choice", choice)]).send().await.unwrap();
        assert_eq!(taken.status(), 200);
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

async fn nobody_can_tell(database: Option<String>) {
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
    let stream = table.client.get(format!("{url}/stream")).send().await.unwrap();
    let mut events = stream.bytes_stream();

    let own = asked(0).await;
    let body = json!({ "version": own["version"], "question": own["questions"][0]["id"], "answers": [own["questions"][0]["default"]] });
    let (status, receipt) = table.post(0, format!("{url}/answers"), None, &body).await.unwrap();
    assert_eq!(status, 201, "{receipt}");

    for (eyes, before) in onlookers.into_iter().zip(&before) {
        assert_eq!(&readable(&server, &table, &id, eyes).await, before, "{eyes:?} cannot tell that seat 0 has answered");
    }
    let own_log = table.get(0, format!("{url}/log")).await;
    assert_eq!(own_log["entries"].as_array().unwrap().last().unwrap()["seq"], receipt["version"], "the seat itself sees its answer");
    assert!(asked(0).await["questions"].as_array().unwrap().is_empty());
    assert_eq!(table.get(0, url.clone()).await["waiting-for"], json!([1, 2]), "and is not waited for in its own eyes");
    for at in [receipt["version"].as_u64().unwrap(), receipt["version"].as_u64().unwrap() + 1] {
        let past = table.client.get(format!("{url}/at/{at}")).bearer_auth(&table.tokens[1]).send().await.unwrap().status();
        assert_eq!(past, 404, "entry {at} is not there yet");
    }

    for seat in [2, 1] {
        let own = asked(seat).await;
        let body = json!({ "version": own["version"], "question": own["questions"][0]["id"], "answers": [own["questions"][0]["default"]] });
        assert_eq!(table.post(seat, format!("{url}/answers"), None, &body).await.unwrap().0, 201);
    }
    // The stream tells of all three at once, now.
    let told = String::from_utf8(events.next().await.unwrap().unwrap().to_vec()).unwrap();
    assert!(told.contains(&format!("id: {}\n", receipt["version"])), "{told}");
    let log: Value = table.client.get(format!("{url}/log")).send().await.unwrap().json().await.unwrap();
    let answered: Vec<&Value> = log["entries"].as_array().unwrap().iter().filter(|entry| entry["kind"] == "answered").collect();
    assert_eq!(answered.len(), 3);
    assert_eq!(answered.iter().filter(|entry| entry["recorded-at"].is_null()).count(), 2, "when the first two were given stays hidden");
    for entry in answered {
        let face: Value = serde_json::from_str(entry["face"].as_str().unwrap()).unwrap();
        assert_eq!(face["recorded-at"].is_null(), entry["recorded-at"].is_null(), "also in what the chain shows");
    }
    assert!(server.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_who_has_answered_a_question_to_several_seats_on_sqlite() {
    nobody_can_tell(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_tell_who_has_answered_a_question_to_several_seats_on_postgres() {
    nobody_can_tell(Some(fresh_database().await)).await;
}

/// A server that starts in the middle knows where the log ends for others.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_betrays_no_sealed_answer() {
    let mut server = Server::start(None, None);
    let table = Table::new(&server);
    let id = begin(&server, &table).await;
    let own = table.get(0, format!("{}/api/v1/campaigns/{id}/questions", server.url)).await;
    let before = readable(&server, &table, &id, Some(1)).await;
    let body = json!({ "version": own["version"], "question": own["questions"][0]["id"], "answers": [own["questions"][0]["default"]] });
    let answered = table.post(0, format!("{}/api/v1/campaigns/{id}/answers", server.url), None, &body).await.unwrap();
    assert_eq!(answered.0, 201);
    let back = json!({ "version": answered.1["version"] });
    assert_eq!(table.post(0, format!("{}/api/v1/campaigns/{id}/take-back", server.url), None, &back).await.unwrap().0, 201);
    assert_eq!(readable(&server, &table, &id, Some(1)).await, before, "nor that it was taken back");

    let old = server.url.clone();
    server.kill_and_restart();
    let after: Vec<String> = readable(&server, &table, &id, Some(1)).await.iter().map(|text| text.replace(&server.url, &old)).collect();
    assert_eq!(after, before);
}
