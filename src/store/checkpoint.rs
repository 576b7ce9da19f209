//! What SQLite has written ahead is moved into the file, beside the writer; and the log that it writes ahead begins anew before it takes the disk.

use super::StoreError;
use super::kept::Kept;
use std::time::Duration;

/// How often. The writer never does it itself.
pub(super) const EVERY: Duration = Duration::from_millis(500);
/// How long the writer may be held up so that the log begins anew.
pub(super) const PATIENCE: Duration = Duration::from_millis(200);
/// Pages of 4 KiB after which it should: 256 MiB.
const LONG: i64 = 65_536;

/// Moves what was written into the file. Where the writer never rests, that alone never lets the log begin anew, and it grows for as long as
/// there is work: when it is long, the writer waits for the few pages that are left. Whoever reads for long (a backup) is let be: it is tried
/// again at the next tick.
pub(super) async fn move_into_the_file(kept: &mut Kept) -> Result<(), StoreError> {
    beyond(kept, LONG).await
}

async fn beyond(kept: &mut Kept, long: i64) -> Result<(), StoreError> {
    if moved(kept, "PRAGMA wal_checkpoint(PASSIVE)").await? >= long {
        moved(kept, "PRAGMA wal_checkpoint(RESTART)").await?;
    }
    Ok(())
}

/// The pages that the log holds.
async fn moved(kept: &mut Kept, pragma: &'static str) -> Result<i64, StoreError> {
    let said = sqlx::query_as::<_, (i64, i64, i64)>(pragma).fetch_one(kept.get().await?).await;
    let (_, pages, _) = kept.judged(said.map_err(StoreError::from)).await?;
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    /// Bytes of a page.
    const PAGE: u64 = 4_096;

    /// How long the log beside a file has become when somebody has written 20,000 pages without a rest.
    async fn longest(long: i64) -> u64 {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("busy.db");
        let options = SqliteConnectOptions::new()
            .filename(&file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .busy_timeout(Duration::from_secs(10))
            .pragma("wal_autocheckpoint", "0");
        let mut writing = Kept::connect(&options).await.unwrap();
        sqlx::query("CREATE TABLE filled (id INTEGER PRIMARY KEY, filler BLOB)").execute(writing.get().await.unwrap()).await.unwrap();
        let mut beside = Kept::connect(&options.busy_timeout(PATIENCE)).await.unwrap();
        let is_done = Arc::new(AtomicBool::new(false));
        let done = is_done.clone();
        let writer = tokio::spawn(async move {
            for at in 0..1_250_i64 {
                let write = sqlx::query("INSERT OR REPLACE INTO filled (id, filler) VALUES ($1, zeroblob(65536))").bind(at % 100);
                write.execute(writing.get().await.unwrap()).await.unwrap();
            }
            done.store(true, Ordering::Relaxed);
        });
        while !is_done.load(Ordering::Relaxed) {
            beyond(&mut beside, long).await.unwrap();
        }
        writer.await.unwrap();
        std::fs::metadata(folder.path().join("busy.db-wal")).unwrap().len() / PAGE
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_log_written_without_a_rest_begins_anew_when_it_is_long() {
        let pages = longest(1_000).await;
        assert!(pages < 10_000, "{pages} pages of 20,000");
    }
}
