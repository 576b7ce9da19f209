//! What a question offers and what it does not, as pages show it: what it is called, what it costs, and what it does in full.

use super::Linked;
use crate::picture::Words;
use serde::Serialize;
use sternpost_core::{Asked, Closed};

/// One choice of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its number in the list and on the board, from 1.
    pub index: usize,
    /// Its id.
    pub id: String,
    /// What it is.
    pub label: Linked,
    /// What it costs or causes.
    pub hint: Option<Linked>,
    /// What it does in full, a paragraph each.
    pub detail: Vec<Linked>,
    /// Whether that is folded.
    pub is_folded: bool,
    /// Whether it can be found on the board.
    pub is_on_board: bool,
    /// Whether it is picked.
    pub is_picked: bool,
    /// In a split its part, in an arrangement its place.
    pub number: u32,
    /// The largest number it can get.
    pub cap: u32,
}

/// A choice says so many letters without being opened: what is shorter takes no more room than the words that open it.
const LONG: usize = 150;

/// All choices of a question together say so many.
const LONG_TOGETHER: usize = 2_000;

/// What is long is folded, and then with all choices of the question: they look alike.
#[must_use]
pub fn fold(mut choices: Vec<Choice>) -> Vec<Choice> {
    let lengths: Vec<usize> =
        choices.iter().map(|choice| choice.detail.iter().map(|text| text.plain().chars().count()).sum::<usize>()).collect();
    let is_long = lengths.iter().any(|length| *length > LONG) || lengths.iter().sum::<usize>() > LONG_TOGETHER;
    for choice in &mut choices {
        choice.is_folded = is_long && !choice.detail.is_empty();
    }
    choices
}

impl Choice {
    /// The first thing it names: where it can be looked up, and how it is called.
    #[must_use]
    pub fn about(&self) -> Option<(&str, &str)> {
        self.label.first_link()
    }

    /// What it does, where it stands under its name.
    #[must_use]
    pub fn does(&self) -> &[Linked] {
        if self.is_folded { &[] } else { &self.detail }
    }
}

/// Something that is not on offer now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NotOffered {
    /// What it is.
    pub label: Linked,
    /// What stands against it.
    pub why: Linked,
    /// The rule that has it so.
    pub rule: String,
    /// Where that rule can be looked up.
    pub rule_page: Option<String>,
}

impl NotOffered {
    /// What a question does not offer, in words.
    #[must_use]
    pub fn of(asked: &Asked, words: &Words<'_>) -> Vec<Self> {
        let worded = |closed: &Closed| Self {
            label: Linked::label(words, &closed.label),
            why: Linked::of(words, &closed.why),
            rule: closed.rule.clone(),
            rule_page: words.page_of_rule(&closed.rule),
        };
        asked.barred.iter().map(worded).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(detail: &str) -> Choice {
        let detail = if detail.is_empty() { vec![] } else { vec![Linked::from(detail)] };
        Choice {
            index: 1,
            id: "a".to_owned(),
            label: Linked::from("A"),
            hint: None,
            detail,
            is_folded: false,
            is_on_board: false,
            is_picked: false,
            number: 0,
            cap: 0,
        }
    }

    fn folded(details: &[&str]) -> Vec<bool> {
        fold(details.iter().map(|detail| choice(detail)).collect()).iter().map(|choice| choice.is_folded).collect()
    }

    #[test]
    fn what_is_long_is_folded_with_its_neighbours() {
        let long = "x".repeat(LONG + 1);
        assert_eq!(folded(&["short", ""]), [false, false]);
        assert_eq!(folded(&["short", "", &long]), [true, false, true]);
        let much = "x".repeat(LONG_TOGETHER / 20 + 1);
        assert_eq!((folded(&[much.as_str(); 19]), folded(&[much.as_str(); 20])), (vec![false; 19], vec![true; 20]));
        assert!(fold(vec![choice(&long)])[0].does().is_empty());
    }
}
