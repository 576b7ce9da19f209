//! The key that signs links: configured, or generated once and kept in the data folder, readable by its owner only.
//!
//! The file is created whole or not at all: a crash leaves a part under another name, and of two commands that make it at once the second takes over
//! what the first has made.

use crate::config::Config;
use anyhow::{Context as _, bail};
use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::Path;
use sternpost_model::entropy;
use sternpost_model::private;

/// Bytes a key must have.
const LEAST: usize = 32;

/// The key of a configuration.
///
/// # Errors
/// If the file of the key can neither be read nor made, or holds no key.
pub(super) fn signing_key(config: &Config) -> anyhow::Result<Vec<u8>> {
    if !config.secret_key.0.is_empty() {
        return Ok(config.secret_key.0.as_bytes().to_vec());
    }
    kept_in(&config.data_dir)
}

/// The key that was made once and is kept in the data folder; none if it is configured, or was not made yet.
pub(super) fn made_before(config: &Config) -> anyhow::Result<Option<Vec<u8>>> {
    let path = config.data_dir.join("signing.key");
    if !config.secret_key.0.is_empty() || !path.exists() {
        return Ok(None);
    }
    fs::read(&path).map(Some).with_context(|| format!("{} could not be read", path.display()))
}

/// Puts a key into the data folder unless one is there or configured; whether links that it signed will open.
pub(super) fn bring_back(config: &Config, key: &[u8]) -> anyhow::Result<bool> {
    if !config.secret_key.0.is_empty() {
        return Ok(config.secret_key.0.as_bytes() == key);
    }
    let folder = &config.data_dir;
    private::new_folder(folder).with_context(|| format!("the data folder {} could not be made", folder.display()))?;
    let path = folder.join("signing.key");
    if !path.exists() {
        keep(key, folder, &path).with_context(|| format!("{} could not be written", path.display()))?;
    }
    Ok(fs::read(&path).with_context(|| format!("{} could not be read", path.display()))? == key)
}

fn kept_in(folder: &Path) -> anyhow::Result<Vec<u8>> {
    private::new_folder(folder).with_context(|| format!("the data folder {} could not be made", folder.display()))?;
    let path = folder.join("signing.key");
    if !path.exists() {
        make(folder, &path).with_context(|| format!("{} could not be written", path.display()))?;
    }
    let key = fs::read(&path).with_context(|| format!("{} could not be read", path.display()))?;
    if key.len() < LEAST {
        bail!("{} is too short for a key", path.display());
    }
    Ok(key)
}

/// Makes a new key.
fn make(folder: &Path, path: &Path) -> std::io::Result<()> {
    keep(&entropy::signing_key(), folder, path)
}

/// Writes a key beside its place and moves it there.
fn keep(key: &[u8], folder: &Path, path: &Path) -> std::io::Result<()> {
    let draft = folder.join(format!(".signing.key.{}.part", entropy::token()));
    let made = write_for_owner(&draft, key).and_then(|()| put(&draft, path));
    let _ = fs::remove_file(&draft);
    made?;
    // The name is durable once its folder is (fsync(2)).
    File::open(folder)?.sync_all()
}

/// Gives a file its name unless that is taken.
fn put(draft: &Path, path: &Path) -> std::io::Result<()> {
    match fs::hard_link(draft, path) {
        Ok(()) => Ok(()),
        // Another command was quicker, and its key counts.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        // Some file systems know no second name for a file.
        Err(_) => fs::rename(draft, path),
    }
}

fn write_for_owner(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    let mut file = options.open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[cfg(unix)]
    #[test]
    fn a_key_is_made_once_for_its_owner_only() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::TempDir::new().unwrap();
        let inside = folder.path().join("made-when-needed");
        let key = kept_in(&inside).unwrap();
        assert_eq!(key.len(), LEAST);
        assert_eq!(kept_in(&inside).unwrap(), key);
        let names: Vec<_> = fs::read_dir(&inside).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(names, ["signing.key"], "no draft is left");
        assert_eq!(fs::metadata(inside.join("signing.key")).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn commands_that_make_the_key_at_once_agree_on_one() {
        let folder = tempfile::TempDir::new().unwrap();
        let keys: BTreeSet<Vec<u8>> = std::thread::scope(|scope| {
            let makers: Vec<_> = (0..16).map(|_| scope.spawn(|| kept_in(folder.path()).unwrap())).collect();
            makers.into_iter().map(|maker| maker.join().unwrap()).collect()
        });
        assert_eq!(keys.len(), 1);
    }

    #[test]
    fn what_a_crash_left_half_written_is_never_taken_for_the_key() {
        let folder = tempfile::TempDir::new().unwrap();
        fs::write(folder.path().join(".signing.key.abc.part"), b"half").unwrap();
        assert_eq!(kept_in(folder.path()).unwrap().len(), LEAST);
        let other = tempfile::TempDir::new().unwrap();
        fs::write(other.path().join("signing.key"), b"half").unwrap();
        assert!(kept_in(other.path()).unwrap_err().to_string().contains("too short"));
    }
}
