//! A folder of scenario files as one test.

use super::run;
use std::fmt::Write as _;
use std::path::Path;
use sternpost_core::Game;

/// Runs every `.yaml` file of a folder; how many there were.
///
/// # Errors
/// One report with every file that fails, or why the folder cannot be read. A folder without scenarios is an error: a
/// test that runs nothing proves nothing. So is a file that expects nothing after its last answer.
pub fn run_folder(game: &dyn Game, folder: &Path) -> Result<usize, String> {
    let unreadable = |why: std::io::Error| format!("{}: {why}", folder.display());
    let mut files = vec![];
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "yaml") {
            files.push(path);
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(format!("{} has no scenarios", folder.display()));
    }
    let mut report = String::new();
    let mut failing = 0;
    for path in &files {
        if let Err(why) = run_file(game, path) {
            failing += 1;
            let _ = writeln!(report, "\n{}\n{why}", path.display());
        }
    }
    if failing == 0 { Ok(files.len()) } else { Err(format!("{failing} of {} scenarios fail\n{report}", files.len())) }
}

/// Runs the scenarios of every chapter: a folder each below this one. How many there were.
///
/// # Errors
/// As [`run_folder`], for all chapters together.
pub fn run_chapters(game: &dyn Game, folder: &Path) -> Result<usize, String> {
    let unreadable = |why: std::io::Error| format!("{}: {why}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut chapters = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    chapters.sort();
    let (mut held, mut report) = (0, String::new());
    for chapter in chapters.iter().filter(|path| path.is_dir()) {
        match run_folder(game, chapter) {
            Ok(count) => held += count,
            Err(failing) => report.push_str(&failing),
        }
    }
    if report.is_empty() { Ok(held) } else { Err(report) }
}

fn run_file(game: &dyn Game, path: &Path) -> Result<(), String> {
    #[expect(clippy::disallowed_methods, reason = "the workbench reads scenarios; rules do not")]
    let text = std::fs::read_to_string(path).map_err(|why| format!("  {why}"))?;
    // A file that cannot be read says so when it is run.
    if let Ok(file) = super::file::read(&text) {
        file.shows_what_came().map_err(|why| format!("  {why}\n"))?;
    }
    run(game, &text).map(drop).map_err(|failures| failures.iter().map(|failure| format!("  {failure}\n")).collect())
}
