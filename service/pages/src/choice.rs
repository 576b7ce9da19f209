//! The choices of a question, offered or barred, as pages show them: name, cost, and full description.

use super::linked::Linked;
use serde::Serialize;
use sternpost_game::{Asked, Closed};
use sternpost_picture::Words;

/// One choice of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its number in the list and on the board, from 1.
    pub index: usize,
    /// Its id.
    pub id: String,
    /// What it is.
    pub label: Linked,
    /// What picking it does, where a button says more than its name.
    pub deed: Option<String>,
    /// What it costs or causes.
    pub hint: Option<Linked>,
    /// How near everybody is to the goal that it names, if it names one.
    pub near: Option<String>,
    /// What it does in full, a paragraph each.
    pub detail: Vec<Linked>,
    /// Whether that is folded.
    pub is_folded: bool,
    /// Whether it was opened.
    pub is_open: bool,
    /// Where it is fetched from when it is opened, if it is not in the page.
    pub does_at: Option<String>,
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

/// The most letters of all choices together for which long ones are shown unfolded too.
const ROOM: usize = 700;

/// All choices of a question together say so many.
const LONG_TOGETHER: usize = 2_000;

/// The most letters that folded choices, with what names in them lead to, may add to the page; beyond that they are fetched.
const FETCHED: usize = 5_000;

/// Folds the choices of a question if one of them is long: all of them, so that they look alike.
#[must_use]
pub fn fold(mut choices: Vec<Choice>) -> Vec<Choice> {
    let lengths: Vec<usize> =
        choices.iter().map(|choice| choice.detail.iter().map(|text| text.plain().chars().count()).sum::<usize>()).collect();
    let together: usize = lengths.iter().sum();
    let is_long = lengths.iter().any(|length| *length > LONG) && together > ROOM || together > LONG_TOGETHER;
    for choice in &mut choices {
        choice.is_folded = is_long && !choice.detail.is_empty();
    }
    choices
}

/// Has each of several choices that say very much fetched when it is opened; `closed` says where, of one that is opened nowhere.
pub fn fetch(choices: &mut [Choice], closed: impl Fn(&str) -> Option<String>) {
    let letters: usize = choices.iter().flat_map(|choice| &choice.detail).map(|text| text.to_string().len()).sum();
    for choice in choices.iter_mut().filter(|choice| choice.is_folded && letters > FETCHED) {
        choice.does_at = closed(&choice.does_id());
        choice.is_open = choice.does_at.is_none();
    }
}

impl Choice {
    /// The id of what it does, in the page.
    #[must_use]
    pub fn does_id(&self) -> String {
        format!("does-{}", self.index)
    }

    /// The first thing it names: where it can be looked up, and how it is called.
    #[must_use]
    pub fn about(&self) -> Option<(&str, &str)> {
        self.label.first_link()
    }

    /// Its description, if it stands under its name.
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
    /// The barred choices of a question, in words.
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
            deed: None,
            hint: None,
            near: None,
            detail,
            is_folded: false,
            is_open: false,
            does_at: None,
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
        assert_eq!(folded(&["short", "", &long]), [false; 3], "there is room");
        let longer = "x".repeat(ROOM);
        assert_eq!(folded(&["short", "", &longer]), [true, false, true]);
        let much = "x".repeat(LONG_TOGETHER / 20 + 1);
        assert_eq!((folded(&[much.as_str(); 19]), folded(&[much.as_str(); 20])), (vec![false; 19], vec![true; 20]));
        assert!(fold(vec![choice(&longer), choice(&long)])[0].does().is_empty());
        // Of very much each is fetched.
        let mut very_much = fold(vec![choice(&"x".repeat(FETCHED)), choice(&long), choice("")]);
        fetch(&mut very_much, |part| (part != "does-1").then(|| format!("?open={part}")));
        let fetched = very_much.iter().map(|choice| choice.does_at.is_some() || choice.is_open).collect::<Vec<_>>();
        assert_eq!(fetched, [true, true, false]);
    }
}
