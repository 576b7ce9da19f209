//! What a database holds, whichever it is: read beside the server that works on it.

use sqlx::{AssertSqlSafe, Connection as _, PgConnection, Row as _, SqliteConnection};
use std::collections::BTreeMap;

/// The rows of a question whose every row is one text.
pub(crate) async fn words(database: &str, question: &str) -> Vec<String> {
    let question = AssertSqlSafe(question.to_owned());
    if database.starts_with("sqlite:") {
        let mut connection = SqliteConnection::connect(database).await.unwrap();
        let rows = sqlx::query(question).fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    } else {
        let mut connection = PgConnection::connect(database).await.unwrap();
        let rows = sqlx::query(question).fetch_all(&mut connection).await.unwrap();
        rows.iter().map(|row| row.get::<String, _>(0)).collect()
    }
}

/// The number that a question comes to.
pub(crate) async fn count(database: &str, question: &str) -> i64 {
    words(database, &format!("SELECT CAST(({question}) AS TEXT)")).await[0].parse().unwrap()
}

/// Everything a database holds: of each table its rows, each as one text.
pub(crate) async fn everything(database: &str) -> BTreeMap<String, Vec<String>> {
    let is_sqlite = database.starts_with("sqlite:");
    let tables = if is_sqlite {
        words(database, "SELECT name FROM sqlite_master WHERE type = 'table'").await
    } else {
        words(database, "SELECT CAST(table_name AS TEXT) FROM information_schema.tables WHERE table_schema = 'public'").await
    };
    let mut whole = BTreeMap::new();
    for table in tables {
        let rows = if is_sqlite {
            let columns = words(database, &format!("SELECT name FROM pragma_table_info('{table}')")).await;
            let columns: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
            format!("SELECT {} FROM \"{table}\"", columns.join(" || '|' || "))
        } else {
            format!("SELECT CAST(t AS TEXT) FROM \"{table}\" t")
        };
        let mut rows = words(database, &rows).await;
        rows.sort();
        whole.insert(table, rows);
    }
    whole
}
