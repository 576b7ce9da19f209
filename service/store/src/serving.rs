//! A lock file that keeps a second server off a SQLite file. SQLite has no notifications, so two servers on one file would each trust their own
//! memory. The lock is held for as long as the process lives, and tells the second server who was first. Postgres needs none.

use super::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use sternpost_model::private;

/// The right to serve a database; it ends when this is dropped, or with the process, however that dies.
#[derive(Debug)]
pub struct ServingLock {
    _file: Option<File>,
}

/// Takes the right to serve a database at an address. Commands beside the server need none.
///
/// # Errors
/// [`StoreError::Served`] names who holds it.
pub fn lock_for_serving(url: &str, address: SocketAddr) -> Result<ServingLock, StoreError> {
    let Some(database) = file_of(url)? else { return Ok(ServingLock { _file: None }) };
    let path = lock_of(&database);
    let failed = |why| StoreError::Lock { file: path.display().to_string(), why };
    private::file(&path).map_err(failed)?;
    let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            // Whoever has just taken it may not have written yet.
            let known = file.read_to_string(&mut holder).is_ok() && !holder.trim().is_empty();
            let holder = if known { holder.trim().to_owned() } else { "another process".to_owned() };
            return Err(StoreError::Served { file: database.display().to_string(), holder });
        }
        Err(TryLockError::Error(why)) => return Err(failed(why)),
    }
    let holder = format!("process {} at {address}\n", std::process::id());
    // Who holds it is a courtesy: on a full disk the lock alone must do.
    let _ = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0))).and_then(|_| file.write_all(holder.as_bytes()));
    Ok(ServingLock { _file: Some(file) })
}

/// The file of a SQLite database; none for Postgres and for what lives in memory.
fn file_of(url: &str) -> Result<Option<PathBuf>, StoreError> {
    if !url.starts_with("sqlite:") || url.contains(":memory:") {
        return Ok(None);
    }
    Ok(Some(SqliteConnectOptions::from_str(url)?.get_filename().to_owned()))
}

/// The same for every name of the file.
fn lock_of(database: &Path) -> PathBuf {
    let mut path = database.canonicalize().unwrap_or_else(|_| database.to_owned()).into_os_string();
    path.push("-serving.lock");
    path.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(port: u16) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], port))
    }

    #[test]
    fn the_second_is_told_who_serves_the_file_and_may_when_the_first_is_gone() {
        let folder = tempfile::TempDir::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("s.db").display());
        let first = lock_for_serving(&url, at(4001)).unwrap();
        let second = lock_for_serving(&url, at(4002)).unwrap_err().to_string();
        assert!(second.contains(&format!("process {} at 127.0.0.1:4001", std::process::id())), "{second}");
        drop(first);
        lock_for_serving(&url, at(4002)).unwrap();
    }

    #[test]
    fn another_name_of_the_same_file_is_the_same_lock() {
        let folder = tempfile::TempDir::new().unwrap();
        let (file, link) = (folder.path().join("s.db"), folder.path().join("linked.db"));
        std::fs::write(&file, b"").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        let _first = lock_for_serving(&format!("sqlite:{}", file.display()), at(4001)).unwrap();
        assert!(lock_for_serving(&format!("sqlite:{}", link.display()), at(4002)).is_err());
    }

    #[test]
    fn postgres_bears_any_number_of_servers() {
        let _first = lock_for_serving("postgres://localhost/s", at(4001)).unwrap();
        lock_for_serving("postgres://localhost/s", at(4002)).unwrap();
    }
}
