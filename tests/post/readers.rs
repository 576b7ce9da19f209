//! Whoever looks does not wait for whoever plays: an answer that the database takes its time with holds nobody up.

use crate::api::Table;
use crate::server::Server;
use serde_json::json;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use std::time::Duration;

/// How long a reader may take before it counts as waiting.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody who keeps the database from taking writes.
enum Holder {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Holder {
    async fn of(server: &Server) -> Self {
        let url = server.database();
        if url.starts_with("sqlite:") {
            let mut connection = SqliteConnection::connect(&url).await.unwrap();
            sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
            Self::Sqlite(connection)
        } else {
            let mut connection = PgConnection::connect(&url).await.unwrap();
            sqlx::query("BEGIN").execute(&mut connection).await.unwrap();
            sqlx::query("LOCK TABLE entries IN EXCLUSIVE MODE").execute(&mut connection).await.unwrap();
            Self::Postgres(connection)
        }
    }

    async fn let_go(self) {
        match self {
            Self::Sqlite(mut connection) => drop(sqlx::query("COMMIT").execute(&mut connection).await.unwrap()),
            Self::Postgres(mut connection) => drop(sqlx::query("COMMIT").execute(&mut connection).await.unwrap()),
        }
    }
}

async fn whoever_looks_does_not_wait_for_an_answer_that_is_being_stored(database: Option<String>) {
    let server = Server::start(database, None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let base = format!("{}/api/v1/campaigns/{id}", server.url);
    let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
    let holder = Holder::of(&server).await;

    let turn = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
    let (client, token, answers) = (table.client.clone(), table.tokens[seat].clone(), format!("{base}/answers"));
    let sent = turn.clone();
    let answering = tokio::spawn(async move { client.post(answers).bearer_auth(token).json(&sent).send().await.unwrap().status() });
    for round in 0..3 {
        for way in ["", "/questions", "/log", "/export", "/board.svg", "/board.txt", &format!("/at/{version}")] {
            let got = table.client.get(format!("{base}{way}")).bearer_auth(&table.tokens[seat]).send();
            let got = tokio::time::timeout(PATIENCE, got).await;
            assert_eq!(got.unwrap_or_else(|_| panic!("GET {way} waits, round {round}")).unwrap().status(), 200, "GET {way}");
        }
        let seen = tokio::time::timeout(PATIENCE, table.post(seat, format!("{base}/preview"), None, &turn)).await;
        assert_eq!(seen.expect("a preview waits").unwrap().0, 200);
        let page = tokio::time::timeout(PATIENCE, table.client.get(format!("{}/c/{id}", server.url)).send()).await;
        assert_eq!(page.expect("the page waits").unwrap().status(), 200);
    }
    assert!(!answering.is_finished(), "the answer is still being stored");
    assert_eq!(table.get(seat, base.clone()).await["version"], json!(version), "and nobody has seen it");

    holder.let_go().await;
    assert_eq!(answering.await.unwrap(), 201);
    assert!(table.get(seat, base).await["version"].as_u64().unwrap() > version);
}

on_both_servers! {
    whoever_looks_does_not_wait_for_an_answer_that_is_being_stored
}
