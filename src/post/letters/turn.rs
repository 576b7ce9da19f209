//! The turn letter: what happened since the seat's last answer, and the question it owes an answer to.

use super::{Board, ChoiceLink, Frame, When, Words, written};
use sternpost_core::Shape;

/// More choices than these are on the page only.
pub const MOST_CHOICES: usize = 12;
/// More lines of what happened than these are on the page only.
pub const MOST_LINES: usize = 40;

/// An answer is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// What is around it.
    pub frame: Frame,
    /// What happened since the seat's last answer, oldest first.
    pub lines: Vec<String>,
    /// What is asked.
    pub prompt: String,
    /// The rule it comes from.
    pub rule: String,
    /// What an answer looks like.
    pub shape: Shape,
    /// Every choice, as the page shows them.
    pub choices: Vec<ChoiceLink>,
    /// What a passed deadline picks, in words.
    pub default: Option<String>,
    /// Until when.
    pub deadline: Option<When>,
    /// Who else is waited for.
    pub also_waited_for: Vec<String>,
    /// The page of the question.
    pub url: String,
    /// The board as the seat sees it.
    pub board: Option<Board>,
}

impl Turn {
    /// The choices that stand in the letter.
    fn shown(&self) -> &[ChoiceLink] {
        &self.choices[..self.choices.len().min(MOST_CHOICES)]
    }

    /// The latest lines: those that stand in the letter.
    fn told(&self) -> &[String] {
        &self.lines[self.untold()..]
    }

    /// How many lines the letter leaves to the page.
    fn untold(&self) -> usize {
        self.lines.len().saturating_sub(MOST_LINES)
    }

    /// What a mail program shows beside the subject.
    fn preview(&self, words: &Words) -> String {
        match &self.deadline {
            Some(when) => words.t2("letter-turn-preview-due", "prompt", &self.prompt, "when", words.when(when)),
            None => self.prompt.clone(),
        }
    }
}

written!(Turn, "mail/turn/subject.txt", "mail/turn/body.txt", "mail/turn/body.html", |letter| Board::picture_of(letter.board.as_ref()));
