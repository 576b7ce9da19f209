//! Migrations: the steps that bring a database to the tables this server knows, from `migrations/`, built into the binary.
//!
//! `sqlx::migrate!` would do the same, but its macros build sqlx, SQLite and TLS a second time, for the compiler.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The files of a folder, by their names without `.sql`.
macro_rules! files {
    ($folder:literal, $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../../migrations/", $folder, "/", $name, ".sql")))),+]
    };
}

type Files = &'static [(&'static str, &'static str)];

const SQLITE: Files = files!("sqlite", "0001_tables", "0002_policies");

const POSTGRES: Files = files!("postgres", "0001_tables", "0002_policies");

/// The migrations of a SQLite file.
pub(super) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

/// The migrations of a Postgres database.
pub(super) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(files: Files) -> Migrator {
    Migrator::with_migrations(files.iter().map(|(name, sql)| migration(name, sql)).collect())
}

/// The last migration this server knows, of either store.
pub(super) fn newest() -> i64 {
    [sqlite(), postgres()].iter().flat_map(|migrator| migrator.iter().map(|step| step.version)).max().unwrap_or_default()
}

/// Reads the name of a migration as sqlx reads a file `0004_heads.sql`: number, then description.
fn migration(name: &'static str, sql: &'static str) -> Migration {
    let (number, description) = name.split_once('_').expect("a migration is named NUMBER_DESCRIPTION");
    let number = number.parse().expect("a migration begins with its number");
    Migration::new(number, description.replace('_', " ").into(), MigrationType::Simple, sql.into_sql_str(), false)
}

#[cfg(test)]
mod tests {
    use super::{Files, POSTGRES, SQLITE, migrator};
    use sqlx::migrate::Migrator;
    use std::path::Path;

    #[tokio::test]
    async fn every_file_of_the_folder_is_in_the_binary_as_sqlx_reads_it() {
        let folders: [(&str, Files); 2] = [("sqlite", SQLITE), ("postgres", POSTGRES)];
        for (folder, files) in folders {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../migrations").join(folder);
            let read = Migrator::new(path).await.unwrap();
            let told = |migrator: &Migrator| {
                migrator
                    .iter()
                    .map(|step| (step.version, step.description.to_string(), step.checksum.to_vec(), step.no_tx))
                    .collect::<Vec<_>>()
            };
            assert_eq!(told(&migrator(files)), told(&read), "{folder}");
        }
    }
}
