//! The page of standing orders: those a seat has, and the form by which one is given.

use super::host::FieldError;
use super::layout::Page;
use super::promises::DueChoice;
use super::talk::Listener;
use super::windows::WindowsPart;
use askama::Template;
use serde::Serialize;

/// An order in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderLine {
    /// Its name.
    pub id: String,
    /// Its number among those of its seat.
    pub number: u64,
    /// Which questions it answers.
    pub kind: String,
    /// The answer it gives.
    pub what: String,
    /// When, and how long.
    pub conditions: Vec<String>,
    /// Whether it answers, and if not, why.
    pub state: String,
    /// Whether it answers.
    pub is_on: bool,
    /// Whether it waits for its seat to look at it.
    pub waits: bool,
    /// How often it has answered.
    pub uses: String,
    /// The moment in which it did last: its words and where it is.
    pub last: Option<(String, String)>,
    /// Where it is changed.
    pub action: String,
    /// Where the form is filled with it.
    pub edit: String,
}

/// A condition on what the seat has, as the form has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HasField {
    /// Its place in the form, from 1.
    pub number: usize,
    /// What can be counted.
    pub columns: Vec<DueChoice>,
    /// Whether it is an upper bound.
    pub is_most: bool,
    /// The number, as it was typed.
    pub count: String,
}

/// A place in a ranking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RankField {
    /// Which place, from 1.
    pub number: usize,
    /// What can stand there.
    pub choices: Vec<DueChoice>,
}

/// The fields for an amount of something in a proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TermField {
    /// Its place in the form, from 1.
    pub number: usize,
    /// What can be in it.
    pub terms: Vec<DueChoice>,
    /// Whether it is an upper bound.
    pub is_most: bool,
    /// The number, as it was typed.
    pub count: String,
}

/// The fields that say which proposals are accepted or refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DealFields {
    /// Whether they are refused.
    pub refuses: bool,
    /// From whom.
    pub from: Vec<Listener>,
    /// What they ask.
    pub asked: Vec<TermField>,
    /// What they offer.
    pub offered: Vec<TermField>,
}

/// The form by which an order is given or changed, as it was filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OrderFields {
    /// Where it is sent.
    pub action: String,
    /// The kind.
    pub kind: String,
    /// The kind in words.
    pub words: String,
    /// Whether an order that is there is changed.
    pub is_edit: bool,
    /// Whether such a question is asked now: the order answers at once.
    pub is_asked: bool,
    /// `ranked`, `row`, `default`, `most` or `exactly`.
    pub choose: &'static str,
    /// The places of the ranking; none: no choice is known ahead.
    pub ranks: Vec<RankField>,
    /// Whether they can be given one after the other.
    pub is_row: bool,
    /// What just this answers, as JSON and in words.
    pub exactly: Option<(String, String)>,
    /// What the seat has to have.
    pub has: Vec<HasField>,
    /// Against whom it does not hold.
    pub others: Vec<Listener>,
    /// Whether the game knows what is at stake in such questions.
    pub knows_stakes: bool,
    /// Whether it does not hold then.
    pub at_stake: bool,
    /// What it does not hold for if it is on offer.
    pub offered: Vec<RankField>,
    /// `always`, `once`, `times` or `round`.
    pub lasts: String,
    /// How often, as it was typed.
    pub times: String,
    /// Whether a round is on.
    pub has_round: bool,
    /// What it says of proposals, if it is for these instead of questions.
    pub deal: Option<DealFields>,
    /// What is wrong.
    pub errors: Vec<FieldError>,
}

impl OrderFields {
    /// The error in a field, if it has one.
    #[must_use]
    pub fn error(&self, field: &str) -> Option<&str> {
        FieldError::of(&self.errors, field)
    }
}

/// Kinds that stand under one heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct KindGroup {
    /// The heading; none where a game has few kinds.
    pub heading: Option<String>,
    /// The kinds, each with where its form is.
    pub kinds: Vec<DueChoice>,
}

impl KindGroup {
    /// Kinds in their order, those of one heading that follow each other together.
    #[must_use]
    pub fn of(kinds: impl IntoIterator<Item = (Option<String>, DueChoice)>) -> Vec<Self> {
        let mut groups: Vec<Self> = vec![];
        for (heading, kind) in kinds {
            match groups.last_mut().filter(|group| group.heading == heading) {
                Some(group) => group.kinds.push(kind),
                None => groups.push(Self { heading, kinds: vec![kind] }),
            }
        }
        groups
    }
}

/// A usual order that a seat has not given, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UsualLine {
    /// Which questions it answers.
    pub kind: String,
    /// The answer it gives.
    pub what: String,
    /// When, and how long.
    pub conditions: Vec<String>,
}

/// The usual orders of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UsualPart {
    /// Those about kinds of which it has ordered nothing yet.
    pub left: Vec<UsualLine>,
    /// What was given just now.
    pub done: Option<String>,
}

/// The orders of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/orders.html")]
pub struct OrdersPage {
    /// The frame.
    pub page: Page,
    /// Where the page is.
    pub action: String,
    /// The orders.
    pub orders: Vec<OrderLine>,
    /// The kinds that can be ordered; empty once the campaign is over.
    pub kinds: Vec<KindGroup>,
    /// The form for one of them.
    pub form: Option<OrderFields>,
    /// How long windows wait, and who lets which pass.
    pub windows: WindowsPart,
    /// What is usually ordered and was not yet.
    pub usual: UsualPart,
    /// What could not be done.
    pub error: Option<String>,
}
