//! The lines of the chronicle that the service itself tells, for code that words them beside the lines of a game.

use sternpost_model::pace::{catalogue, is_line};
use sternpost_picture::Lines;

/// The lines that the service itself tells, beside those of a game.
#[must_use]
pub fn lines(language: &str) -> Lines<'static> {
    Lines { catalogue: catalogue(language), is_one: is_line }
}
