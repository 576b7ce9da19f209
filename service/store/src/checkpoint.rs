//! Checkpoints SQLite's write-ahead log beside the writer: copies it into the database file, and lets the log begin anew before it fills the disk.

use super::StoreError;
use super::kept::Kept;
use super::turn::Turn;
use std::time::Duration;

/// How often. The writer never does it itself.
pub(super) const EVERY: Duration = Duration::from_millis(500);
/// The longest time that writers are held up by readers, so that the log begins anew.
pub(super) const PATIENCE: Duration = Duration::from_millis(200);
/// Pages of 4 KiB after which it should: 256 MiB.
const LONG: i64 = 65_536;

/// Moves what was written into the file. Where the writer never rests, that alone never lets the log begin anew, and it grows for as long as
/// there is work: when it is long, it is given a turn of its own. A long read (a backup) is not disturbed: it is tried again at the next tick.
pub(super) async fn move_into_the_file(kept: &mut Kept, turn: &Turn) -> Result<(), StoreError> {
    if move_some(kept).await? >= LONG {
        begin_anew(kept, turn).await?;
    }
    Ok(())
}

/// Moves what has been written so far, beside whoever writes on. The pages that the log holds.
async fn move_some(kept: &mut Kept) -> Result<i64, StoreError> {
    moved(kept, "PRAGMA wal_checkpoint(PASSIVE)").await
}

/// Moves the few pages that are left while nobody writes: whoever writes next begins at the start of the log.
async fn begin_anew(kept: &mut Kept, turn: &Turn) -> Result<(), StoreError> {
    let _turn = turn.taken().await;
    moved(kept, "PRAGMA wal_checkpoint(RESTART)").await?;
    Ok(())
}

async fn moved(kept: &mut Kept, pragma: &'static str) -> Result<i64, StoreError> {
    let said = sqlx::query_as::<_, (i64, i64, i64)>(pragma).fetch_one(kept.get().await?).await;
    let (_, pages, _) = kept.judged(said.map_err(StoreError::from)).await?;
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};

    /// Bytes of a page.
    const PAGE: u64 = 4_096;
    /// Writes some 16 of them.
    const FILL: &str = "INSERT INTO filled (filler) VALUES (zeroblob(65536))";

    /// A file that somebody writes without a rest: whenever anybody looks, a transaction is open.
    struct Busy {
        folder: tempfile::TempDir,
        writing: Kept,
        beside: Kept,
        turn: Turn,
    }

    impl Busy {
        async fn open() -> Self {
            let folder = tempfile::tempdir().unwrap();
            let options = SqliteConnectOptions::new()
                .filename(folder.path().join("busy.db"))
                .create_if_missing(true)
                .journal_mode(SqliteJournalMode::Wal)
                .pragma("wal_autocheckpoint", "0");
            let mut writing = Kept::connect(&options).await.unwrap();
            sqlx::query("CREATE TABLE filled (filler BLOB)").execute(writing.get().await.unwrap()).await.unwrap();
            let beside = Kept::connect(&options.busy_timeout(PATIENCE)).await.unwrap();
            Self { folder, writing, beside, turn: Turn::default() }
        }

        /// A turn of the writer in the middle of which what was written before is moved into the file; then, if `is_long`, the log is to begin
        /// anew, and the writer's next turn comes at once.
        async fn round(&mut self, is_long: bool) {
            let Self { writing, beside, turn, .. } = self;
            let writing = writing.get().await.unwrap();
            let held = turn.taken().await;
            run(writing, "BEGIN IMMEDIATE").await;
            move_some(beside).await.unwrap();
            run(writing, FILL).await;
            let writer = async {
                run(writing, "COMMIT").await;
                drop(held);
                let _held = turn.taken().await;
                run(writing, "BEGIN IMMEDIATE").await;
            };
            if is_long {
                // In this order: whoever checkpoints stands in the queue before the writer gives its turn back.
                tokio::join!(async { begin_anew(beside, turn).await.unwrap() }, writer);
            } else {
                writer.await;
            }
            run(writing, FILL).await;
            run(writing, "COMMIT").await;
        }

        fn pages(&self) -> u64 {
            std::fs::metadata(self.folder.path().join("busy.db-wal")).unwrap().len() / PAGE
        }
    }

    async fn run(c: &mut sqlx::SqliteConnection, statement: &'static str) {
        sqlx::query(statement).execute(c).await.unwrap();
    }

    #[tokio::test]
    async fn a_log_written_without_a_rest_grows_unless_it_is_given_a_turn() {
        let mut busy = Busy::open().await;
        for _ in 0..20 {
            let before = busy.pages();
            busy.round(false).await;
            assert!(busy.pages() > before + 10, "moving pages alone shortens nothing: {before} before, {} after", busy.pages());
        }
        busy.round(true).await;
        let long = busy.pages();
        for _ in 0..10 {
            busy.round(false).await;
        }
        assert_eq!(busy.pages(), long, "ten more turns were written over the start of the log");
    }
}
