//! What a turn, or a round, comes to in a line: the strongest thing its lines tell.

use serde::Serialize;
use sternpost_core::Text;

/// Something that lines tell, and how strong it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Headline {
    /// The line that tells it, by its place.
    pub at: usize,
    /// What it says: the line itself, or several of them in one sentence.
    pub text: Text,
    /// How strong it is: of several the strongest is told, of equal ones the first.
    pub weight: u32,
}

/// The lines that have a weight, by their keys.
#[must_use]
pub fn weighed(lines: &[&Text], weights: &[(&str, u32)]) -> Vec<Headline> {
    let of = |(at, line): (usize, &&Text)| {
        let weight = weights.iter().find(|(key, _)| *key == line.key).map(|(_, weight)| *weight)?;
        Some(Headline { at, text: (*line).clone(), weight })
    };
    lines.iter().enumerate().filter_map(of).collect()
}

/// The strongest of them, the first of equal ones.
#[must_use]
pub fn strongest(headlines: &[Headline]) -> Option<&Headline> {
    headlines.iter().rev().max_by_key(|headline| headline.weight)
}

/// So many of the strongest, in the order told.
#[must_use]
pub fn strongest_of(mut headlines: Vec<Headline>, most: usize) -> Vec<Headline> {
    // Sorting keeps the order of equal ones: the first of them are kept.
    headlines.sort_by_key(|headline| std::cmp::Reverse(headline.weight));
    headlines.truncate(most);
    headlines.sort_by_key(|headline| headline.at);
    headlines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_is_told_and_of_equal_ones_the_first() {
        let texts = ["line-moved", "line-won", "line-passed", "line-won", "line-unknown"].map(Text::plain);
        let lines: Vec<&Text> = texts.iter().collect();
        let found = weighed(&lines, &[("line-moved", 2), ("line-won", 9), ("line-passed", 1)]);
        assert_eq!(found.iter().map(|headline| headline.at).collect::<Vec<_>>(), [0, 1, 2, 3]);
        assert_eq!(strongest(&found).map(|headline| headline.at), Some(1));
        assert_eq!(strongest_of(found, 3).iter().map(|headline| headline.at).collect::<Vec<_>>(), [0, 1, 3]);
        assert_eq!(strongest(&[]), None);
    }
}
