//! Playing on with defaults until something is asked: within the phase, and saying what was declined.

use super::answers::answer_words;
use super::failure::Failure;
use super::file::Until;
use super::runner::Table;
use sternpost_core::question::Shape;
use sternpost_core::{Picked, Seat};
use sternpost_game::Asked;

/// More defaults than any rulebook takes between two moments one could wait for.
const MOST_DEFAULTS: usize = 2_000;

impl Until {
    fn is_met(&self, asked: &[Asked], over: bool) -> bool {
        let wanted =
            |q: &Asked| self.seat.is_none_or(|seat| q.seat == Seat(seat)) && self.prompt.as_ref().is_none_or(|key| q.prompt.key == *key);
        let asks = self.seat.is_some() || self.prompt.is_some();
        (!asks || asked.iter().any(wanted)) && self.over.is_none_or(|wanted| wanted == over)
    }
}

impl Table<'_> {
    /// Everybody answers with the defaults until this is so.
    pub(super) fn play_until(&mut self, until: &Until) -> Result<(), Failure> {
        if until.seat.is_none() && until.prompt.is_none() && until.over.is_none() {
            return Err(Failure::of_file("`until` names a `seat`, a `prompt`, or `over`"));
        }
        self.played_on.clear();
        let begun = self.play.phase();
        let bounded = until.over.is_none() && !until.through_phases;
        let not = |why: String| Failure::differs("playing on with defaults", until.words(), why);
        for _ in 0..MOST_DEFAULTS {
            let phase = self.play.phase();
            if bounded && phase != begun {
                return Err(not(format!("the phase ended ({begun}; now {phase}); to go on beyond it, say `through_phases: true`")));
            }
            let asked = self.asked();
            if until.is_met(&asked, self.play.is_over()) {
                return Ok(());
            }
            let Some(first) = asked.first() else { return Err(not("the campaign came to its end".to_owned())) };
            self.answer(first.seat, std::slice::from_ref(&first.default))?;
            self.note_default(first);
        }
        Err(not(format!("not within {MOST_DEFAULTS} answers")))
    }

    /// A line for an answer given by default; the same once more is counted.
    fn note_default(&mut self, asked: &Asked) {
        let declined: Vec<&str> = match &asked.default {
            Picked::One(id) if asked.shape == Shape::OneOf => {
                asked.offers.iter().map(|offer| &*offer.id).filter(|other| other != id).collect()
            }
            Picked::One(_) | Picked::Some(_) | Picked::Split(_) | Picked::Arrange(_) | Picked::Amount(_) => vec![],
        };
        let declined = if declined.is_empty() { String::new() } else { format!(", declining {}", declined.join(", ")) };
        self.played_on.push(format!("seat {} {}: {}{declined}", asked.seat, asked.prompt.key, answer_words(&asked.default)));
    }
}

impl Until {
    fn words(&self) -> String {
        let seat = self.seat.map(|seat| format!("seat {seat} is asked"));
        let prompt = self.prompt.as_ref().map(|prompt| format!("{prompt} is open"));
        let over = self.over.map(|over| if over { "it is over".to_owned() } else { "it is not over".to_owned() });
        [seat, prompt, over].into_iter().flatten().collect::<Vec<_>>().join(" and ")
    }
}
