//! A campaign that moves to another server takes along what stands beside its log, or says line by line what it could not.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::{KEY, Server};
use chrono::TimeDelta;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection as _};
use sternpost_model::clock::{Clock as _, SystemClock};
use sternpost_post::links::{InviteLink, Links};

const PLAYERS: [&str; 3] = ["ada@a.test", "bo@b.test", "cleo@c.test"];

/// A campaign that begins with a question to everybody.
async fn begin(server: &Server, table: &Table) -> String {
    let seats =
        [("Ada", PLAYERS[0]), ("Bo", PLAYERS[1]), ("Cleo", PLAYERS[2])].map(|(name, address)| json!({ "name": name, "email": address }));
    let options = json!({ "content": ["transactions", "secret-objectives"] });
    let body =
        json!({ "game": "twilight-imperium", "name": "Moved", "options": options, "seats": seats, "table": { "windows": "everybody" } });
    let created = table.post(0, format!("{}/api/v1/campaigns", server.url), None, &body).await.unwrap().1;
    let id = created["id"].as_str().unwrap().to_owned();
    for (seat, faction) in [(0, "sol"), (1, "hacan"), (2, "letnev")] {
        let link = InviteLink { campaign: id.parse().unwrap(), seat, generation: 1 };
        let token = Links::new(KEY.as_bytes(), &[]).sign(link, SystemClock.now() + TimeDelta::days(1));
        let choice = json!({ "faction": faction }).to_string();
        table.client.post(format!("{}/i/{token}", server.url)).form(&[("choice", choice)]).send().await.unwrap();
    }
    id
}

/// The same with talk, a promise, orders, and two answers that wait for the third.
async fn begin_with_much_beside(old: &Server, table: &Table) -> String {
    let id = begin(old, table).await;
    let api = |server: &Server, way: &str| format!("{}/api/v1/campaigns/{id}{way}", server.url);
    for (seat, body) in [
        (0, json!({ "said": "Good evening.\nAll of you." })),
        (1, json!({ "said": "Between us: I leave Lodor.", "to": [0] })),
        (2, json!({ "said": "And between us.", "to": [1] })),
    ] {
        assert_eq!(table.post(seat, api(old, "/talk"), None, &body).await.unwrap().0, 201);
    }
    let promise = json!({ "said": "No war in the east.", "with": [1], "public": false });
    let (status, said) = table.post(0, api(old, "/promises"), None, &promise).await.unwrap();
    assert_eq!(status, 201, "{said}");
    let order = json!({ "kind": "pay", "choose": "default" });
    for seat in [0, 2] {
        let (status, said) = table.post(seat, api(old, "/orders"), None, &order).await.unwrap();
        assert_eq!(status, 201, "{said}");
    }
    for seat in [0, 2] {
        let asked = table.get(seat, api(old, "/questions")).await;
        let question = &asked["questions"][0];
        let body = json!({ "version": asked["version"], "question": question["id"], "answers": [{ "one": question["choices"][1]["id"] }] });
        let (status, said) = table.post(seat, api(old, "/answers"), None, &body).await.unwrap();
        assert_eq!((status, &said["is-sealed"]), (201, &json!(true)), "{said}");
    }
    id
}

async fn takes_along(databases: [Option<String>; 2]) {
    let [from, to] = databases;
    let old = Server::start(from, None);
    let table = Table::new(&old);
    let id = begin_with_much_beside(&old, &table).await;
    let api = |server: &Server, way: &str| format!("{}/api/v1/campaigns/{id}{way}", server.url);

    // A player's file has what that player reads, and nothing else.
    let own = table.client.get(api(&old, "/export")).bearer_auth(&table.tokens[0]).send().await.unwrap().text().await.unwrap();
    let beside = |file: &str, kind: &str| file.lines().filter(|line| line.starts_with(&format!("{{\"beside\":\"{kind}\""))).count();
    assert_eq!(["talk", "promise", "order", "waiting"].map(|kind| beside(&own, kind)), [2, 1, 1, 1], "{own}");
    assert!(own.contains("I leave Lodor") && !own.contains("And between us") && !own.contains("@"), "{own}");
    let stranger = table.client.get(api(&old, "/export")).send().await.unwrap().text().await.unwrap();
    assert!(!stranger.contains("\"beside\":"), "{stranger}");
    let mine = old.data().join("mine.jsonl");
    std::fs::write(&mine, &own).unwrap();
    assert_ne!(old.command(&["verify", mine.to_str().unwrap()]).status.code(), Some(1), "it holds still");

    let file = old.data().join("moved.jsonl");
    let file = file.to_str().unwrap();
    assert!(old.command(&["export", &id, "--out", file]).status.success());
    let whole = std::fs::read_to_string(file).unwrap();
    assert_eq!(["talk", "promise", "order", "waiting"].map(|kind| beside(&whole, kind)), [3, 1, 2, 2], "{whole}");
    assert!(!whole.contains('@'), "no address is in it: {whole}");
    // Bent records are left out by their line; the log is read in all the same.
    let bent = whole.clone()
        + "{\"beside\":\"talk\",\"id\":\"x1\",\"seat\":9,\"audience\":0,\"holders\":{},\"said\":\"Boo\",\"said-at\":\"2026-01-01T00:00:00Z\",\"seq\":1}\n"
        + "{\"beside\":\"talk\",\"id\":\"x2\",\"seat\":0,\"audience\":0,\"holders\":{},\"said\":\"\\u0000\",\"said-at\":\"2026-01-01T00:00:00Z\",\"seq\":1}\n"
        + "{\"beside\":\"something\",\"seat\":0}\n"
        + whole.lines().find(|line| line.starts_with("{\"beside\":\"order\"")).unwrap()
        + "\n";
    let lines = bent.lines().count();
    std::fs::write(file, bent).unwrap();

    let new = Server::start(to, None);
    // Nobody is named for the last seat.
    let out = new.command(&["import", file, "--host", PLAYERS[0], "--seat", "0=ada@elsewhere.test", "--seat", "1=bo@b.test"]);
    let told = String::from_utf8(out.stdout).unwrap();
    assert!(out.status.success(), "{told}{}", String::from_utf8_lossy(&out.stderr));
    let not_kept: Vec<&str> = told.lines().filter(|line| line.starts_with("not kept: ")).collect();
    assert_eq!(not_kept.len(), 4 + 3, "four bent, and of the last seat what was private, an order and an answer: {told}");
    for at in lines - 3..=lines {
        assert!(not_kept.iter().any(|line| line.starts_with(&format!("not kept: line {at}: "))), "{at}: {told}");
    }
    let as_seat = async |who: &str, way: &str| -> Value {
        table.client.get(api(&new, way)).bearer_auth(new.token(who)).send().await.unwrap().json().await.unwrap()
    };
    let heard = as_seat("ada@elsewhere.test", "/talk").await.to_string();
    assert!(heard.contains("All of you.") && heard.contains("I leave Lodor") && !heard.contains("And between us"), "{heard}");
    assert!(as_seat("bo@b.test", "/talk").await.to_string().contains("And between us"), "who has heard it hears it still");
    let promises = as_seat("bo@b.test", "/promises").await.to_string();
    assert!(promises.contains("No war in the east."), "{promises}");
    let orders = as_seat("ada@elsewhere.test", "/orders").await;
    assert_eq!(orders["orders"].as_array().unwrap().len(), 1, "{orders}");
    let asked = as_seat("ada@elsewhere.test", "/questions").await;
    assert_eq!((asked["questions"].as_array().unwrap().len(), asked["sealed"].as_array().unwrap().len()), (0, 1), "{asked}");
    assert_eq!(asked["sealed"][0]["answer"]["one"], asked["sealed"][0]["choices"][1]["id"]);
    assert_eq!(as_seat("bo@b.test", "/questions").await["questions"].as_array().unwrap().len(), 1);
    assert!(new.command(&["audit"]).status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_beside_the_log_moves_along_from_sqlite_to_postgres() {
    takes_along([None, Some(fresh_database().await)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_stands_beside_the_log_moves_along_from_postgres_to_sqlite() {
    takes_along([Some(fresh_database().await), None]).await;
}

/// Statements at a database as somebody might run them beside the server.
async fn by_hand(url: &str, statements: &str) {
    let statements = sqlx::raw_sql(AssertSqlSafe(statements.to_owned()));
    if url.starts_with("sqlite") {
        let mut connection = sqlx::SqliteConnection::connect(url).await.unwrap();
        statements.execute(&mut connection).await.unwrap();
    } else {
        let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
        statements.execute(&mut connection).await.unwrap();
    }
}

/// Whatever fails while a file is read in, of the log or of what stands beside it: nothing is there afterwards, and it can be read in again.
async fn of_an_import_that_fails_nothing_is_left(database: Option<String>) {
    let old = Server::start(None, None);
    let table = Table::new(&old);
    let id = begin_with_much_beside(&old, &table).await;
    let file = old.data().join("moved.jsonl");
    let file = file.to_str().unwrap();
    assert!(old.command(&["export", &id, "--out", file]).status.success());
    let new = Server::start(database, None);
    let url = new.database();
    let is_sqlite = url.starts_with("sqlite");
    let seats = ["0=ada@a.test", "1=bo@b.test", "2=cleo@c.test"];
    let import = || new.command(&["import", file, "--host", PLAYERS[0], "--seat", seats[0], "--seat", seats[1], "--seat", seats[2]]);
    let store = sternpost_store::open(&url).await.unwrap();
    let campaign = id.parse().unwrap();
    for part in ["entries", "talk", "promises", "orders", "sealed", "letters"] {
        let refuse = if is_sqlite {
            format!("CREATE TRIGGER outage BEFORE INSERT ON {part} BEGIN SELECT RAISE(ABORT, 'out'); END")
        } else {
            format!(
                "CREATE FUNCTION outage() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out'; END $$; \
                 CREATE TRIGGER outage BEFORE INSERT ON {part} FOR EACH ROW EXECUTE FUNCTION outage()"
            )
        };
        by_hand(&url, &refuse).await;
        let failed = import();
        assert!(!failed.status.success(), "{part}: {}", String::from_utf8_lossy(&failed.stdout));
        assert!(store.campaign(campaign).await.unwrap().is_none(), "{part}: nothing of it is there");
        let left = (store.entries(campaign, 0, 10).await.unwrap().len(), store.letters(campaign).await.unwrap().len());
        assert_eq!(
            (left, store.orders(campaign).await.unwrap().len(), store.sealed(campaign).await.unwrap().len()),
            ((0, 0), 0, 0),
            "{part}"
        );
        assert!(
            store.talk(campaign, 0, 100, 100).await.unwrap().is_empty() && store.promises(campaign, 0, 100).await.unwrap().is_empty(),
            "{part}"
        );
        by_hand(
            &url,
            &if is_sqlite { "DROP TRIGGER outage".to_owned() } else { format!("DROP TRIGGER outage ON {part}; DROP FUNCTION outage()") },
        )
        .await;
    }
    let done = import();
    assert!(done.status.success(), "{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert_eq!((store.orders(campaign).await.unwrap().len(), store.sealed(campaign).await.unwrap().len()), (2, 2));
    assert_eq!((store.talk(campaign, 0, 100, 100).await.unwrap().len(), store.promises(campaign, 0, 100).await.unwrap().len()), (2, 1));
    // Who is asked is written to, in the same act; who has answered is not.
    let letters = store.letters(campaign).await.unwrap();
    let written_to: Vec<_> = letters.iter().map(|letter| (letter.letter.kind().name(), letter.letter.seat)).collect();
    assert_eq!(written_to, [("turn", Some(1))]);
    assert!(new.command(&["audit"]).status.success());
}

on_both_servers! {
    of_an_import_that_fails_nothing_is_left
}
