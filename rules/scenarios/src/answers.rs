//! Answers as files write them.

use super::file::{AnswerGiven, Shaped, Step};
use serde_json::Value;
use std::collections::BTreeMap;
use sternpost_core::{Answer, Picked};

/// The answers of a turn.
pub(crate) fn turn(given: &AnswerGiven) -> Result<Vec<Answer>, String> {
    match given {
        AnswerGiven::Shaped(Shaped { some: None, split: None, arrange: None, amount: None, turn: Some(turn) }) => {
            turn.iter().map(answer).collect()
        }
        one @ (AnswerGiven::One(_) | AnswerGiven::Shaped(_)) => Ok(vec![answer(one)?]),
    }
}

/// One answer.
pub(crate) fn answer(given: &AnswerGiven) -> Result<Answer, String> {
    match given {
        AnswerGiven::One(id) => Ok(Picked::One(id.clone())),
        AnswerGiven::Shaped(Shaped { some, split, arrange, amount, turn: None }) => {
            let parts = |parts: &BTreeMap<String, u32>| Picked::Split(parts.iter().map(|(id, n)| (id.clone(), *n)).collect());
            let all = [
                some.clone().map(Picked::Some),
                split.as_ref().map(parts),
                arrange.clone().map(Picked::Arrange),
                amount.map(Picked::Amount),
            ];
            let mut said = all.into_iter().flatten();
            match (said.next(), said.next()) {
                (Some(answer), None) => Ok(answer),
                (_, _) => Err("an answer is exactly one of a choice id, `some`, `split`, `arrange` and `amount`".to_owned()),
            }
        }
        AnswerGiven::Shaped(_) => Err("a `turn` cannot stand inside an answer".to_owned()),
    }
}

/// The answers of a step, if it has any.
pub(crate) fn answer_of(step: &Step) -> Result<Option<Vec<Answer>>, String> {
    let Step { answer: one, some, split, arrange, amount, turn: several, .. } = step;
    let shaped = Shaped { some: some.clone(), split: split.clone(), arrange: arrange.clone(), amount: *amount, turn: None };
    let is_shaped = some.is_some() || split.is_some() || arrange.is_some() || amount.is_some();
    match (one, is_shaped, several) {
        (None, false, None) => Ok(None),
        (Some(id), false, None) => turn(&AnswerGiven::One(id.clone())).map(Some),
        (None, true, None) => turn(&AnswerGiven::Shaped(shaped)).map(Some),
        (None, false, Some(turn)) => turn.iter().map(answer).collect::<Result<Vec<_>, _>>().map(Some),
        (_, _, _) => Err("a step has one answer, or one `turn` of several".to_owned()),
    }
}

/// The answers of a turn as a file would write them.
pub(crate) fn turn_words(answers: &[Answer]) -> String {
    answers.iter().map(answer_words).collect::<Vec<_>>().join(", then ")
}

/// An answer as a file would write it.
pub(crate) fn answer_words(answer: &Picked<String>) -> String {
    match answer {
        Picked::One(id) => id.clone(),
        Picked::Some(ids) => format!("{{some: [{}]}}", ids.join(", ")),
        Picked::Split(parts) => {
            let parts: Vec<String> = parts.iter().map(|(id, n)| format!("{}: {n}", Value::from(id.as_str()))).collect();
            format!("{{split: {{{}}}}}", parts.join(", "))
        }
        Picked::Arrange(ids) => format!("{{arrange: [{}]}}", ids.join(", ")),
        Picked::Amount(n) => format!("{{amount: {n}}}"),
    }
}
