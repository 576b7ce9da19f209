//! Why something happened, on the page of its moment.

use super::{Link, Step};
use serde::Serialize;

/// Why something happened, as far as the reader may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Why {
    /// Whose doing it was, and by what way.
    pub how: String,
    /// What was asked and answered.
    pub answered: Vec<WhyAnswered>,
    /// That answers of others are shown when the campaign is over; none if none are hidden.
    pub hidden: Option<String>,
    /// What was drawn.
    pub drawn: Option<String>,
    /// That it was left behind, and where.
    pub undone: Option<Link>,
    /// Where the whole entry is.
    pub entry: String,
}

/// What a seat was asked, and what it answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyAnswered {
    /// Who.
    pub who: String,
    /// Step by step.
    pub steps: Vec<WhyStep>,
}

/// A step, with the rule that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyStep {
    /// What was asked and answered.
    pub step: Step,
    /// The rule.
    pub rule: String,
    /// Where its words stand.
    pub rule_page: Option<String>,
}
