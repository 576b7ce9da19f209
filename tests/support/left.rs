//! Databases that earlier servers left, as their operators find them after an upgrade: `tests/upgrades/` holds them, its README says how they came about.

use sqlx::migrate::Migrator;
use sqlx::{Column as _, Connection as _, PgConnection, QueryBuilder, Row as _, SqliteConnection, TypeInfo as _};
use std::path::{Path, PathBuf};

/// Every table an earlier server filled, parents first.
const TABLES: [&str; 11] =
    ["campaigns", "seats", "entries", "lines", "snapshots", "idempotency", "letters", "sessions", "revoked_tokens", "heads", "sealed"];

/// The latest revisions of Twilight Imperium before the one at hand.
pub(crate) const OLDER: [u32; 2] = [7, 8];

/// The file of a revision.
pub(crate) fn recorded(revision: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/upgrades/r{revision}.sqlite"))
}

/// Fills an empty database with what an earlier server left, as its operator finds it after the upgrade: the file itself on SQLite, the same rows on
/// Postgres.
pub(crate) async fn leave(revision: u32, url: &str) {
    if let Some(file) = url.strip_prefix("sqlite:") {
        std::fs::copy(recorded(revision), file).unwrap();
        return;
    }
    let mut from = SqliteConnection::connect(&format!("sqlite:{}?mode=ro", recorded(revision).display())).await.unwrap();
    let applied: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut from).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let all = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres")).unwrap();
    for file in all.map(|file| file.unwrap().path()) {
        let name = file.file_name().unwrap().to_str().unwrap();
        if name[..4].parse::<i64>().unwrap() <= applied {
            std::fs::copy(&file, folder.path().join(name)).unwrap();
        }
    }
    let mut to = PgConnection::connect(url).await.unwrap();
    Migrator::new(folder.path()).await.unwrap().run(&mut to).await.unwrap();
    for table in TABLES {
        copy(&mut from, &mut to, table).await;
    }
}

async fn copy(from: &mut SqliteConnection, to: &mut PgConnection, table: &str) {
    let exists = sqlx::query("SELECT 1 FROM sqlite_master WHERE name = $1").bind(table).fetch_optional(&mut *from).await.unwrap();
    if exists.is_none() {
        return;
    }
    for row in sqlx::query(sqlx::AssertSqlSafe(format!("SELECT * FROM {table} ORDER BY rowid"))).fetch_all(from).await.unwrap() {
        let columns: Vec<_> = row.columns().iter().filter(|column| column.name() != "number").collect();
        let names: Vec<&str> = columns.iter().map(|column| column.name()).collect();
        let mut insert = QueryBuilder::new(format!("INSERT INTO {table} ({}) VALUES (", names.join(", ")));
        let mut values = insert.separated(", ");
        for column in columns {
            match column.type_info().name() {
                "INTEGER" => values.push_bind(row.get::<Option<i64>, _>(column.ordinal())),
                "BLOB" => values.push_bind(row.get::<Option<Vec<u8>>, _>(column.ordinal())),
                _ => values.push_bind(row.get::<Option<String>, _>(column.ordinal())),
            };
        }
        insert.push(")");
        insert.build().execute(&mut *to).await.unwrap();
    }
}
