//! What a new game writes besides its rules, texts, data and scenarios: counted, so that it does not grow unnoticed.

use std::path::Path;

/// Chapters of the book and cards: the rules themselves. Whatever else there is counts, also what is added.
const RULES: [&str; 3] = ["map.rs", "sailing.rs", "cards"];

#[expect(clippy::disallowed_methods, reason = "it reads files of the checkout")]
fn lines(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read").path());
    let besides = entries.filter(|path| !RULES.iter().any(|name| path.ends_with(name)));
    let of = |path: std::path::PathBuf| {
        if path.is_dir() { lines(&path) } else { std::fs::read_to_string(&path).expect("it is text").lines().count() }
    };
    besides.map(of).sum()
}

#[test]
fn a_new_game_writes_at_most_six_hundred_lines_besides_its_rules() {
    let crate_ = Path::new(env!("CARGO_MANIFEST_DIR"));
    let all = lines(&crate_.join("src")) + lines(&crate_.join("tests"));
    assert!((200..=600).contains(&all), "{all} lines");
}
