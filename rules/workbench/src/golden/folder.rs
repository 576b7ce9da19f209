//! The golden logs of all revisions of a game as one test.

use super::Golden;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use sternpost_game::Game;

/// Checks every `rN/*.json` of a folder; how many there were, by revision.
///
/// # Errors
/// One report with every log that fails, or why the folder cannot be read.
pub fn check_folder(game: &dyn Game, folder: &Path) -> Result<Vec<(u32, usize)>, String> {
    let mut counts = vec![];
    let mut report = String::new();
    for path in entries(folder)? {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let revision = name.strip_prefix('r').and_then(|number| number.parse::<u32>().ok());
        let Some(revision) = revision.filter(|revision| *revision <= game.revision()) else {
            let _ = writeln!(report, "{}: not the folder of a revision up to {}", path.display(), game.revision());
            continue;
        };
        let files = entries(&path)?;
        for file in &files {
            if let Err(why) = check_file(game, file, revision) {
                let _ = writeln!(report, "{}: {why}", file.display());
            }
        }
        counts.push((revision, files.len()));
    }
    counts.sort_unstable();
    if report.is_empty() { Ok(counts) } else { Err(report) }
}

fn check_file(game: &dyn Game, path: &Path, revision: u32) -> Result<(), String> {
    #[expect(clippy::disallowed_methods, reason = "the workbench reads golden logs; rules do not")]
    let text = std::fs::read_to_string(path).map_err(|why| why.to_string())?;
    let golden = Golden::read(&text)?;
    if golden.digest.is_none() && revision == game.revision() {
        return Err("logs of the revision at hand have a digest".to_owned());
    }
    golden.check(game, revision)
}

/// What lies in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |why: std::io::Error| format!("{}: {why}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut paths = entries.map(|entry| entry.map(|entry| entry.path()).map_err(unreadable)).collect::<Result<Vec<_>, _>>()?;
    paths.sort();
    Ok(paths)
}
