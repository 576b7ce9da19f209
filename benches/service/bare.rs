//! What the database can do: one commit after the other, as durable as ours.

use crate::table::Rate;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, PgConnection};
use std::path::Path;
use std::str::FromStr as _;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A row as large as an entry.
const BYTES: usize = 600;
/// Connections to Postgres that insert and commit.
const CONNECTIONS: u32 = 8;

/// The address of an empty database of a Postgres server. The next run takes its place.
pub async fn fresh_database(server: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("sternpost_bench_{}", COUNT.fetch_add(1, Ordering::Relaxed));
    let mut c = PgConnection::connect(server).await.expect("a server");
    for statement in [format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"), format!("CREATE DATABASE {name} TEMPLATE template0")] {
        sqlx::query(AssertSqlSafe(statement)).execute(&mut c).await.expect("a database");
    }
    let (address, options) = server.split_once('?').unwrap_or((server, ""));
    let (host, _) = address.rsplit_once('/').expect("the server's address ends in a database");
    format!("{host}/{name}?{options}")
}

/// Single commits of one connection, write-ahead log, full sync.
pub async fn sqlite(path: &Path, window: Duration) -> Rate {
    let options = SqliteConnectOptions::from_str(&format!("sqlite:{}", path.display())).expect("an address");
    let options = options.create_if_missing(true).journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full);
    let mut c = options.connect().await.expect("a database");
    let table = "CREATE TABLE IF NOT EXISTS bare (number INTEGER PRIMARY KEY, body TEXT NOT NULL)";
    sqlx::query(table).execute(&mut c).await.expect("a table");
    let (begin, mut times) = (Instant::now(), vec![]);
    while begin.elapsed() < window {
        let one = Instant::now();
        sqlx::query("INSERT INTO bare (body) VALUES ($1)").bind("x".repeat(BYTES)).execute(&mut c).await.expect("a row");
        times.push(one.elapsed());
    }
    Rate::of(times, begin.elapsed())
}

/// Single commits of eight connections at once.
pub async fn postgres(url: &str, window: Duration) -> Rate {
    let pool = sqlx::postgres::PgPoolOptions::new().max_connections(CONNECTIONS).connect(url).await.expect("a database");
    let table = "CREATE TABLE IF NOT EXISTS bare (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body TEXT NOT NULL)";
    sqlx::query(table).execute(&pool).await.expect("a table");
    let begin = Instant::now();
    let tasks: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let pool = pool.clone();
            tokio::spawn(async move {
                let mut c = pool.acquire().await.expect("a connection");
                let mut times = vec![];
                while begin.elapsed() < window {
                    let one = Instant::now();
                    sqlx::query("INSERT INTO bare (body) VALUES ($1)").bind("x".repeat(BYTES)).execute(&mut *c).await.expect("a row");
                    times.push(one.elapsed());
                }
                times
            })
        })
        .collect();
    let mut times = vec![];
    for task in tasks {
        times.extend(task.await.expect("a connection"));
    }
    Rate::of(times, begin.elapsed())
}
