//! A property of questions: who reads the list of offers, in a letter or without the board, can tell them apart in every language.

use super::{Check, Property, ensure};
use sternpost_game::{Asked, Game};
use sternpost_scenarios::alike;

/// No two offers of one question read alike. Where they are on the board does not count: a letter does not show it.
pub(crate) fn reading(game: &dyn Game, asked: &[Asked]) -> Check {
    let found = asked.iter().find_map(|question| alike(game, question));
    ensure(found.is_none(), Property::DistinctWords, || found.unwrap_or_default())
}
