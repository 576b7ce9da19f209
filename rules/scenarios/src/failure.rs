//! What is not as a scenario says, in words somebody can act on.

use super::answers::answer_words;
use std::fmt;
use sternpost_core::question::Shape;
use sternpost_game::Asked;

/// One thing that is not as a scenario says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// Which step, counted from 1; nothing if it is the file or its position.
    pub step: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// What the scenario says.
    pub expected: Option<String>,
    /// What is so.
    pub actual: Option<String>,
    /// The open questions at that point, a line each.
    pub open: Box<[String]>,
    /// What the last `until` before it answered by default.
    pub played_on: Box<[String]>,
}

impl Failure {
    pub(crate) fn of_file(what: impl Into<String>) -> Self {
        Self { step: None, what: what.into(), expected: None, actual: None, open: Box::default(), played_on: Box::default() }
    }

    pub(crate) fn differs(what: impl Into<String>, expected: impl Into<String>, actual: impl Into<String>) -> Self {
        Self { expected: Some(expected.into()), actual: Some(actual.into()), ..Self::of_file(what) }
    }

    pub(crate) fn at(mut self, step: usize, asked: &[Asked]) -> Self {
        self.step = Some(step);
        self.open = asked.iter().map(one_line).collect();
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            Some(step) => write!(f, "step {step}: {}", self.what)?,
            None => write!(f, "{}", self.what)?,
        }
        for (name, text) in [("expected", &self.expected), ("actual  ", &self.actual)] {
            if let Some(text) = text {
                write!(f, "\n    {name}: {text}")?;
            }
        }
        if self.step.is_some() {
            let none = ["nobody is asked anything".to_owned()];
            let lines = if self.open.is_empty() { &none[..] } else { &self.open[..] };
            write!(f, "\n    open    : {}", lines.join("\n              "))?;
        }
        if !self.played_on.is_empty() {
            write!(f, "\n    defaults: {}", self.played_on.join("\n              "))?;
        }
        Ok(())
    }
}

/// A question with its choice ids.
fn one_line(asked: &Asked) -> String {
    let ids = || asked.offers.iter().map(|offer| offer.id.as_str()).collect::<Vec<_>>().join(", ");
    let what = match asked.shape {
        Shape::OneOf => format!("one of {}", ids()),
        Shape::SomeOf { least, most } => format!("{least} to {most} of {}", ids()),
        Shape::Split { least, total } if least == total => format!("{total} split over {}", ids()),
        Shape::Split { least, total } => format!("{least} to {total} split over {}", ids()),
        Shape::Arrange => format!("an order of {}", ids()),
        Shape::Amount { least, most } => format!("a number from {least} to {most}"),
    };
    format!("seat {} {} ({}): {what}; default {}", asked.seat, asked.prompt.key, asked.rule, answer_words(&asked.default))
}
