//! Reads mail that another program delivers into a Maildir: files in `new` are taken in the order of their names, which begin with the time, and
//! moved to `cur` once the mail is kept.

use super::door::{Coming, Door, NotNow};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use sternpost_store::Way;
use tokio::sync::watch;

/// The interval at which the folder is looked at.
const EVERY: Duration = Duration::from_secs(2);
/// The name of a mail in `cur` that was seen.
const SEEN: &str = ":2,S";
/// Mails taken in one go.
const AT_ONCE: usize = 200;

/// Looks for mail until the server closes.
pub async fn run(folder: PathBuf, door: Arc<Door>, mut closing: watch::Receiver<bool>) {
    let mut is_failing = false;
    loop {
        let done = pick_up(&folder, &door).await;
        if let (Err(error), false) = (&done, is_failing) {
            tracing::error!(%error, folder = %folder.display(), "the Maildir cannot be read, or its mail not kept; it is tried again");
        }
        is_failing = done.is_err();
        tokio::select! {
            () = tokio::time::sleep(EVERY) => {}
            _ = closing.wait_for(|is_closing| *is_closing) => return,
        }
    }
}

/// Takes what lies there. What cannot be kept now stays, and all that came later with it.
async fn pick_up(folder: &Path, door: &Door) -> io::Result<()> {
    let (new, cur) = (folder.join("new"), folder.join("cur"));
    for name in waiting(&new)? {
        let (from, to) = (new.join(&name), cur.join(format!("{}{SEEN}", name.split(':').next().unwrap_or(&name))));
        match read(&from, door.most_bytes)? {
            Some(raw) => match door.take(Coming { raw: &raw, way: Way::Maildir, envelope_from: None }).await {
                Ok(_) => {}
                // It is its turn later: another seat's need not wait for it.
                Err(NotNow::TooMuch(_)) => continue,
                Err(NotNow::Store(error)) => return Err(io::Error::other(error)),
            },
            None => tracing::warn!(name, "a mail in the Maildir is too long, or no file, and is left out"),
        }
        std::fs::create_dir_all(&cur)?;
        std::fs::rename(from, to)?;
    }
    Ok(())
}

/// The names of the mails that wait, in the order they came.
fn waiting(new: &Path) -> io::Result<Vec<String>> {
    let mut names: Vec<String> = vec![];
    for file in std::fs::read_dir(new)? {
        // What has a name that is no text, or one that begins with a dot, was put there by no mail program.
        names.extend(file?.file_name().into_string().ok().filter(|name| !name.starts_with('.')));
    }
    let seconds = |name: &String| name.split('.').next().and_then(|seconds| seconds.parse::<u64>().ok()).unwrap_or(u64::MAX);
    names.sort_by_cached_key(|name| (seconds(name), name.clone()));
    names.truncate(AT_ONCE);
    Ok(names)
}

/// A mail; none if it is too long or no file of its own.
fn read(path: &Path, most: usize) -> io::Result<Option<Vec<u8>>> {
    let about = std::fs::symlink_metadata(path)?;
    if !about.is_file() || about.len() > most as u64 {
        return Ok(None);
    }
    std::fs::read(path).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mails_are_taken_in_the_order_they_came() {
        let folder = tempfile::TempDir::new().unwrap();
        for name in ["1800000010.M1P1.host", "999.M1P1.host", "1800000002.M9P1.host", "1800000002.M1P1.host", ".hidden", "no-time"] {
            std::fs::write(folder.path().join(name), b"x").unwrap();
        }
        let names = waiting(folder.path()).unwrap();
        assert_eq!(names, ["999.M1P1.host", "1800000002.M1P1.host", "1800000002.M9P1.host", "1800000010.M1P1.host", "no-time"]);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_file_or_too_long_is_left_out() {
        let folder = tempfile::TempDir::new().unwrap();
        let (mail, link) = (folder.path().join("1.a"), folder.path().join("2.b"));
        std::fs::write(&mail, b"hello").unwrap();
        std::os::unix::fs::symlink(&mail, &link).unwrap();
        assert_eq!(read(&mail, 5).unwrap().as_deref(), Some(&b"hello"[..]));
        assert_eq!((read(&mail, 4).unwrap(), read(&link, 99).unwrap()), (None, None));
    }
}
