//! A folder of scenario files as one test.

use super::run;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use sternpost_game::Game;

/// Runs every `.yaml` file of a folder; how many there were.
///
/// # Errors
/// One report with every file that fails, or why the folder cannot be read. A folder without scenarios is an error: a
/// test that runs nothing proves nothing. So is a file that expects nothing after its last answer.
pub fn run_folder(game: &dyn Game, folder: &Path) -> Result<usize, String> {
    let files = files(folder)?;
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
    let (mut held, mut report) = (0, String::new());
    for chapter in chapters(folder)? {
        match run_folder(game, &chapter) {
            Ok(count) => held += count,
            Err(failing) => report.push_str(&failing),
        }
    }
    if report.is_empty() { Ok(held) } else { Err(report) }
}

/// The questions of all chapters' scenarios of which two offers read alike, a sentence each.
///
/// # Errors
/// If a folder cannot be read or has no scenarios.
pub fn alike_in_chapters(game: &dyn Game, folder: &Path) -> Result<Vec<String>, String> {
    let mut found = vec![];
    for chapter in chapters(folder)? {
        for path in files(&chapter)? {
            let alike = read(&path).map(|text| run(game, &text).unwrap_or_default().alike);
            found.extend(alike?.into_iter().map(|alike| format!("{}: {alike}", path.display())));
        }
    }
    Ok(found)
}

/// The keys of the lines that scenarios of any chapter expect to be told.
///
/// # Errors
/// If a folder cannot be read or has no scenarios.
pub fn lines_expected_in_chapters(folder: &Path) -> Result<BTreeSet<String>, String> {
    let mut keys = BTreeSet::new();
    for chapter in chapters(folder)? {
        for path in files(&chapter)? {
            // A file that cannot be read says so when it is run.
            if let Ok(file) = super::file::read(&read(&path)?) {
                keys.extend(file.lines_expected());
            }
        }
    }
    Ok(keys)
}

/// The scenarios of a folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "yaml"));
    if files.is_empty() { Err(format!("{} has no scenarios", folder.display())) } else { Ok(files) }
}

/// The folders of a game's chapters.
fn chapters(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut chapters = entries(folder)?;
    chapters.retain(|path| path.is_dir());
    Ok(chapters)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |why: std::io::Error| format!("{}: {why}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(unreadable)?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    #[expect(clippy::disallowed_methods, reason = "the workbench reads scenarios; rules do not")]
    std::fs::read_to_string(path).map_err(|why| format!("  {why}"))
}

fn run_file(game: &dyn Game, path: &Path) -> Result<(), String> {
    let text = read(path)?;
    // A file that cannot be read says so when it is run.
    if let Ok(file) = super::file::read(&text) {
        file.shows_what_came().map_err(|why| format!("  {why}\n"))?;
    }
    run(game, &text).map(drop).map_err(|failures| failures.iter().map(|failure| format!("  {failure}\n")).collect())
}
