//! Files and folders that only their owner can read: they hold addresses, letters and the secrets of campaigns.

use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a file that only its owner can read unless it is there; one that is there is corrected. Names that are none, such
/// as those of databases in memory, are left alone.
pub fn file(path: &Path) -> io::Result<()> {
    let is_named = path.parent().is_some_and(|folder| folder.as_os_str().is_empty() || folder.is_dir());
    if !is_named || path.to_string_lossy().starts_with(':') || path.to_string_lossy().starts_with("file:") {
        return Ok(());
    }
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    match options.open(path) {
        Ok(_) => {}
        // A database that may only be read is opened so, or not, by whoever opens it.
        Err(error) if path.exists() => {
            tracing::debug!(path = %path.display(), %error, "a file cannot be written");
            return Ok(());
        }
        Err(error) => return Err(error),
    }
    for beside in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(beside);
        correct(Path::new(&name));
    }
    Ok(())
}

/// Makes a folder that only its owner can open unless it is there; one that is there is corrected, with the files in it.
pub fn folder(path: &Path) -> io::Result<()> {
    new_folder(path)?;
    correct(path);
    for inside in fs::read_dir(path)? {
        let inside = inside?;
        if inside.file_type()?.is_file() {
            correct(&inside.path());
        }
    }
    Ok(())
}

/// Makes a folder that only its owner can open; one that is there is its owner's to arrange.
pub fn new_folder(path: &Path) -> io::Result<()> {
    let mut maker = fs::DirBuilder::new();
    maker.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt as _;
        maker.mode(0o700);
    }
    maker.create(path)
}

/// Takes away what group and others may do, if we may: a folder that can only be read, or that belongs to somebody else, is no
/// reason not to serve.
fn correct(path: &Path) {
    if let Err(error) = close_to_others(path) {
        tracing::warn!(path = %path.display(), %error, "others on this machine may read this, and that cannot be changed");
    }
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let found = match fs::metadata(path) {
        Ok(found) => found,
        // Another process may just have removed it.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let mode = found.permissions().mode();
    if mode & 0o077 == 0 {
        return Ok(());
    }
    fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700))
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same shape as where there are permissions")]
fn close_to_others(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt as _;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn what_was_readable_by_everybody_is_corrected_and_what_is_new_never_was() {
        let place = tempfile::tempdir().unwrap();
        let (old, new) = (place.path().join("old.db"), place.path().join("new.db"));
        let beside = place.path().join("old.db-wal");
        for path in [&old, &beside] {
            fs::write(path, b"secrets").unwrap();
            fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
        }
        file(&old).unwrap();
        file(&new).unwrap();
        assert_eq!([mode(&old), mode(&beside), mode(&new)], [0o600; 3]);
        assert_eq!(fs::read(&old).unwrap(), b"secrets");

        let postbox = place.path().join("made/postbox");
        folder(&postbox).unwrap();
        fs::write(postbox.join("a.eml"), b"letter").unwrap();
        fs::set_permissions(&postbox, fs::Permissions::from_mode(0o755)).unwrap();
        folder(&postbox).unwrap();
        assert_eq!((mode(&postbox), mode(&postbox.join("a.eml"))), (0o700, 0o600));
    }

    #[test]
    fn a_database_in_memory_makes_no_file() {
        file(Path::new(":memory:")).unwrap();
        file(Path::new("file:sqlx-in-memory-0?mode=memory")).unwrap();
        assert!(!Path::new(":memory:").exists());
    }
}
