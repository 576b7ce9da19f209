//! What an answer brings is stored at once: nothing of it can be lost alone, and nothing costs a second write.

use crate::api::Table;
use crate::postgres::fresh_database;
use crate::server::Server;
use serde_json::json;
use sqlx::{Connection as _, PgConnection};

#[tokio::test(flavor = "multi_thread")]
async fn everything_an_answer_brings_is_stored_in_one_transaction() {
    let server = Server::start(Some(fresh_database().await), None);
    let table = Table::new(&server);
    let id = table.begin(&server).await;
    let mut database = PgConnection::connect(&server.database()).await.unwrap();
    let mut letters = 0;
    for n in 0..6 {
        let (seat, question, version) = table.question(&server.url, &id).await.unwrap();
        let body = json!({ "version": version, "question": question["id"], "answers": [question["default"]] });
        let key = format!("answer {n}");
        let (status, receipt) = table.post(seat, format!("{}/api/v1/campaigns/{id}/answers", server.url), Some(&key), &body).await.unwrap();
        assert_eq!(status, 201, "{receipt}");
        let seq = i64::try_from(receipt["version"].as_u64().unwrap()).unwrap();

        let of = "SELECT xmin::TEXT FROM entries WHERE campaign = $1 AND seq = $2";
        let entry: String = sqlx::query_scalar(of).bind(&id).bind(seq).fetch_one(&mut database).await.unwrap();
        let of = "SELECT xmin::TEXT FROM idempotency WHERE campaign = $1 AND key = $2";
        let key: String = sqlx::query_scalar(of).bind(&id).bind(&key).fetch_one(&mut database).await.unwrap();
        assert_eq!(key, entry, "the key of answer {n}");
        let of = "SELECT xmin::TEXT FROM lines WHERE campaign = $1 AND seq = $2";
        let lines: Vec<String> = sqlx::query_scalar(of).bind(&id).bind(seq).fetch_all(&mut database).await.unwrap();
        assert!(!lines.is_empty() && lines.iter().all(|line| *line == entry), "the lines of answer {n}");
        let of = "SELECT xmin::TEXT, seen FROM seats WHERE campaign = $1 AND seat = $2";
        let (seen, up_to): (String, i64) =
            sqlx::query_as(of).bind(&id).bind(i64::try_from(seat).unwrap()).fetch_one(&mut database).await.unwrap();
        assert_eq!((seen, up_to), (entry, seq), "that answer {n} was seen by who gave it");
        let of = "SELECT COUNT(*) FROM letters WHERE campaign = $1 AND kind = 'turn' AND payload LIKE $2";
        let about = format!("%\"version\":{seq}}}%");
        letters += sqlx::query_scalar::<_, i64>(of).bind(&id).bind(about).fetch_one(&mut database).await.unwrap();
    }
    assert!(letters > 0, "some answers ask somebody else");
}
