//! What a seat does although nobody waits for it.

use super::answers::{answer, turn_words};
use super::failure::Failure;
use super::file::AtAnyTime;
use super::runner::Table;
use crate::panics::caught;
use sternpost_core::{Answer, Chance, Seat};

impl Table<'_> {
    /// What is not as expected; or why the scenario cannot go on.
    pub(super) fn at_any_time(&mut self, act: &AtAnyTime) -> Result<Vec<Failure>, Failure> {
        let answers = act.answers.iter().map(answer).collect::<Result<Vec<Answer>, String>>().map_err(Failure::of_file)?;
        let seat = Seat(act.seat);
        let words = format!("seat {seat}, whom nobody waits for, does {}", turn_words(&answers));
        let mut fork = self.play.fork();
        let dice = &mut self.dice;
        let applied = caught(|| fork.apply_anytime(seat, &answers, &mut Chance::live(dice)));
        if let Some(wrong) = self.dice.take_wrong() {
            return Err(Failure::of_file(format!("{words}: {wrong}")));
        }
        match (applied, &act.refused) {
            (Err(panic), _) => Err(Failure::differs(words, "no panic", format!("the rules panicked: {panic}"))),
            (Ok(Ok(_)), Some(_)) => Ok(vec![Failure::differs(words, "a refusal", "it is done")]),
            (Ok(Err(refusal)), Some(because)) if refusal.to_string().contains(because) => Ok(vec![]),
            (Ok(Err(refusal)), Some(because)) => {
                Ok(vec![Failure::differs(words, format!("refused because … {because} …"), refusal.to_string())])
            }
            (Ok(Err(refusal)), None) => Err(Failure::differs(words, "it is done", format!("refused: {refusal}"))),
            (Ok(Ok(outcome)), None) => {
                // Sealed answers stay as they are while their step does.
                if fork.steps_answered() != self.play.steps_answered() {
                    self.sealed.clear();
                }
                self.go_on(fork, outcome);
                Ok(vec![])
            }
        }
    }
}
