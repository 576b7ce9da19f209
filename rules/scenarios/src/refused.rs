//! Answers that are refused: which one of a turn, what it was given to, and why.

use super::answers::{answer_words, turn_words};
use super::dice::Dice;
use super::failure::Failure;
use super::runner::{Table, give};
use crate::panics::caught;
use sternpost_core::{Answer, Chance, Seat};

/// What a file calls it if a seat is asked nothing.
const NOTHING: &str = "nothing";

/// The answer of a turn that is not taken.
pub(super) struct Refused {
    /// Which one, counted from 0.
    at: usize,
    /// The key of the prompt it was given to.
    asked: String,
    /// The words of the refusal.
    why: String,
}

impl Refused {
    /// As a sentence, with the place in a turn of several.
    pub(super) fn words(&self, answers: &[Answer]) -> String {
        let which = match answers.get(self.at) {
            Some(answer) if answers.len() > 1 => format!("answer {} of {}, {}, ", self.at + 1, answers.len(), answer_words(answer)),
            Some(_) | None => String::new(),
        };
        format!("{which}asked {}: refused: {}", self.asked, self.why)
    }
}

impl Table<'_> {
    /// The answer of a turn that is refused, if one is; these dice bring what is drawn on the way there.
    ///
    /// # Errors
    /// What the rules panicked with.
    pub(super) fn refusal(&self, seat: Seat, answers: &[Answer], dice: &Dice) -> Result<Option<Refused>, String> {
        let mut before = (self.play.fork(), self.sealed.clone());
        // The shortest beginning of the turn that is refused ends with the answer that is.
        for taken in 1..=answers.len().max(1) {
            let part = &answers[..taken.min(answers.len())];
            let (mut dice, mut fork, mut sealed) = (dice.clone(), self.play.fork(), self.sealed.clone());
            match caught(|| give(fork.as_mut(), &mut sealed, seat, part, &mut Chance::live(&mut dice)))? {
                Ok(_) => before = (fork, sealed),
                Err(refusal) => {
                    let (play, sealed) = &before;
                    let asked = play.asked().into_iter().find(|asked| asked.seat == seat && !sealed.contains_key(&seat));
                    let asked = asked.map_or_else(|| NOTHING.to_owned(), |asked| asked.prompt.key.into_owned());
                    return Ok(Some(Refused { at: taken - 1, asked, why: refusal.to_string() }));
                }
            }
        }
        Ok(None)
    }

    /// What is not as expected of answers that must be refused and change nothing.
    pub(super) fn refused(&self, seat: Seat, answers: &[Answer], asked: &str, because: &str) -> Vec<Failure> {
        let before = self.play.snapshot();
        // What chance would bring does not matter: a turn that is refused has drawn nothing.
        let dice = Dice::new(&[], Some(0));
        let words = format!("seat {seat} answers {}", turn_words(answers));
        let expected = format!("asked {asked}: refused: … {because} …");
        let found = match self.refusal(seat, answers, &dice) {
            Err(panic) => Some(Failure::differs(words, "a refusal", format!("the rules panicked: {panic}"))),
            Ok(None) => Some(Failure::differs(words, "a refusal", "the answer is taken")),
            Ok(Some(refused)) if refused.asked == asked && refused.why.contains(because) => None,
            Ok(Some(refused)) => Some(Failure::differs(words, expected, refused.words(answers))),
        };
        let after = self.play.snapshot();
        let changed = (before != after)
            .then(|| Failure::of_file(format!("a refused answer changed something: {}", crate::diff::explain(&before, &after))));
        found.into_iter().chain(changed).collect()
    }
}
