//! The files of a game's crate that can cite rules.

use super::{Coverage, LEDGER, check};
use std::path::{Path, PathBuf};

/// A file that may cite rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its path below the game's crate, with `/`.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// The coverage of a game whose crate lies in this folder: its ledger, `scenarios/`, `src/` and `tests/`.
///
/// # Errors
/// Everything that is wrong, a line each: see [`check`]; what cannot be read.
pub fn of_folder(folder: &Path) -> Result<Coverage, Vec<String>> {
    let ledger = read(&folder.join(LEDGER)).map_err(|why| vec![why])?;
    let sources = of_parts(folder, &["scenarios", "src", "tests"]).map_err(|why| vec![why])?;
    check(&ledger, &sources)
}

/// The scenarios of a game whose crate lies in this folder, in the order of their paths.
///
/// # Errors
/// What cannot be read.
pub fn scenarios(folder: &Path) -> Result<Vec<Source>, Vec<String>> {
    let mut sources = of_parts(folder, &["scenarios"]).map_err(|why| vec![why])?;
    sources.retain(|source| source.path.ends_with(".yaml"));
    Ok(sources)
}

fn of_parts(folder: &Path, parts: &[&str]) -> Result<Vec<Source>, String> {
    let mut sources = vec![];
    for part in parts {
        for path in files(&folder.join(part))? {
            let below = path.strip_prefix(folder).unwrap_or(&path);
            let below = below.iter().map(|name| name.to_string_lossy()).collect::<Vec<_>>().join("/");
            sources.push(Source { path: below, text: read(&path)? });
        }
    }
    Ok(sources)
}

#[expect(clippy::disallowed_methods, reason = "the workbench reads the files of a checkout; rules do not")]
fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))
}

/// Scenarios and Rust files at any depth, in the order of their paths.
fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |why: std::io::Error| format!("{}: {why}", folder.display());
    let (mut found, mut below) = (vec![], vec![]);
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            below.push(path);
        } else if path.extension().is_some_and(|extension| extension == "yaml" || extension == "rs") {
            found.push(path);
        }
    }
    for folder in below {
        found.extend(files(&folder)?);
    }
    found.sort();
    Ok(found)
}
