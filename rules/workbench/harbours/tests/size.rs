//! What a new game writes besides its rules, texts, data and scenarios: counted, so that it does not grow unnoticed.

use std::path::Path;

/// Files that are no rules of the book: wiring, position by hand, what is shown, tests.
const BESIDES: [&str; 6] = ["src/lib.rs", "src/flow.rs", "src/position.rs", "src/show/mod.rs", "src/show/messages.rs", "tests/game.rs"];

#[test]
#[expect(clippy::disallowed_methods, reason = "it reads files of the checkout")]
fn a_new_game_writes_at_most_six_hundred_lines_besides_its_rules() {
    let lines =
        |file: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("the file is there").lines().count();
    let all: usize = BESIDES.into_iter().map(lines).sum();
    assert!(all <= 600, "{all} lines");
}
