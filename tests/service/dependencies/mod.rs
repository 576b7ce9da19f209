//! What the product is built of: the lists of `deny.toml`, and the promises of the crates under `rules/`.
//!
//! Everything here reads files of the checkout and asks cargo what it has; nothing is fetched.

mod duplicates;
mod floats;
mod functions;
mod licences;
mod manifests;
mod verifier;

use std::fs::read_to_string;
use std::path::{Path, PathBuf};

/// A file or folder of the checkout.
fn checkout(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn toml_of(path: &Path) -> toml::Table {
    let text = read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    text.parse().unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The folders under `rules/` that are crates, by name.
fn rules_crates() -> Vec<String> {
    let names = crates_in("rules");
    assert!(names.iter().any(|name| name == "core") && names.len() >= 3, "the kernel, the workbench and a game: {names:?}");
    names
}

/// The folders under another that are crates, by name.
fn crates_in(folder: &str) -> Vec<String> {
    let entries = checkout(folder).read_dir().expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let crates = paths.filter(|path| path.join("Cargo.toml").is_file());
    let mut names: Vec<String> = crates.map(|path| path.file_name().expect("a crate has a name").to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A text of a table, or nothing.
fn text<'a>(table: &'a toml::Table, key: &str) -> Option<&'a str> {
    table.get(key).and_then(toml::Value::as_str)
}
