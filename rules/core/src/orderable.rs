//! What a seat can answer ahead: kinds of questions that come again and again, with what is known of them before they are asked.
//!
//! A game names the kinds ([`Ordered`]); who keeps such answers, and when one is used, is the service's business.

use crate::{Arg, Message, Rules, Seat, Text, Usual};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of question. Its id is for ever, like that of a choice.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Kind {
    /// Its id: `secondary:technology`.
    pub id: String,
    /// It in a few words: "the secondary ability of Technology".
    pub words: Text,
}

impl Kind {
    /// The kind that a message names.
    pub fn of(message: &impl Message) -> Self {
        Self { id: message.id(), words: message.text() }
    }
}

/// A choice that can be named before it is on offer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Known {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub label: Text,
}

impl Known {
    /// A choice by its own words.
    pub fn of(choice: &impl Message) -> Self {
        Self { id: choice.id(), label: choice.text() }
    }

    /// A choice that is called otherwise in questions of its kind.
    pub fn said(choice: &impl Message, words: &impl Message) -> Self {
        Self { id: choice.id(), label: words.text() }
    }
}

/// What a kind of question is answered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AnswerShape {
    /// One of the choices: the first of a ranking that is on offer.
    First,
    /// As many of the choices as the question takes, the first of a ranking first.
    Many,
    /// One of the choices; several questions in a row can be answered ahead, each with the next of a list, in which a choice may stand more than once.
    InRow,
}

/// A kind of question that orders make sense for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OrderForm {
    /// Which.
    pub kind: Kind,
    /// What it is answered with.
    pub manner: AnswerShape,
    /// The choices that can be named ahead, in the order of the game.
    pub choices: Vec<Known>,
    /// Whether the game knows in such a question if something of the seat's own is at stake.
    #[serde(default)]
    pub knows_stakes: bool,
    /// The heading under which it stands, where a game has many kinds; kinds of one heading follow each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<Text>,
    /// What is usually ordered about it; none: nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub usual: Option<Usual>,
    /// Whether players usually let such windows pass in the open for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_usually_waived: bool,
}

impl OrderForm {
    /// A kind that is answered with one of these.
    pub fn first(kind: &impl Message, choices: impl IntoIterator<Item = Known>) -> Self {
        Self {
            kind: Kind::of(kind),
            manner: AnswerShape::First,
            choices: choices.into_iter().collect(),
            knows_stakes: false,
            heading: None,
            usual: None,
            is_usually_waived: false,
        }
    }

    /// A kind that is answered with some of these.
    pub fn many(kind: &impl Message, choices: impl IntoIterator<Item = Known>) -> Self {
        Self { manner: AnswerShape::Many, ..Self::first(kind, choices) }
    }

    /// A kind whose questions follow each other: they are answered with the choices of a list, one after the other.
    pub fn in_row(kind: &impl Message, choices: impl IntoIterator<Item = Known>) -> Self {
        Self { manner: AnswerShape::InRow, ..Self::first(kind, choices) }
    }

    /// The same; the game knows what is at stake.
    #[must_use]
    pub fn with_stakes(self) -> Self {
        Self { knows_stakes: true, ..self }
    }

    /// The same under a heading.
    #[must_use]
    pub fn under(self, heading: &impl Message) -> Self {
        Self { heading: Some(heading.text()), ..self }
    }

    /// The same; this is usually ordered about it.
    #[must_use]
    pub fn usually(self, usual: impl Into<Option<Usual>>) -> Self {
        Self { usual: usual.into(), ..self }
    }

    /// The same; such windows are usually let pass in the open.
    #[must_use]
    pub fn usually_waived(self, is_waived: bool) -> Self {
        Self { is_usually_waived: is_waived, ..self }
    }
}

/// A game in which questions come again and again, so that a seat can answer some of them ahead.
pub trait Ordered: Rules {
    /// Of what kinds the question is that a step asks a seat, the most special one first: what an answer given ahead is for. Made of what
    /// the seat may know, and of nothing that differs from one such question to the next. None: it is always asked.
    fn kinds(step: &Self::Step, state: &Self::State, seat: Seat) -> Vec<Kind>;

    /// The kinds for which a seat can give orders whatever is asked now; of what it may know.
    fn order_forms(state: &Self::State, seat: Seat) -> Vec<OrderForm>;

    /// Whether something of the seat's own is at stake in the question that a step asks it: its units, its planets. Of what it may know.
    fn is_at_stake(_step: &Self::Step, _state: &Self::State, _seat: Seat) -> bool {
        false
    }
}

/// Says of a game that every question is asked: no order answers any.
pub trait NoOrders: Rules {}

impl<R: NoOrders> Ordered for R {
    fn kinds(_: &Self::Step, _: &Self::State, _: Seat) -> Vec<Kind> {
        vec![]
    }
    fn order_forms(_: &Self::State, _: Seat) -> Vec<OrderForm> {
        vec![]
    }
}

/// The seats that a text names.
#[must_use]
pub fn named_in(text: &Text) -> Vec<Seat> {
    fn look(arg: &Arg, found: &mut Vec<Seat>) {
        match arg {
            Arg::Seat(seat) => found.push(*seat),
            Arg::Text(text) => text.args.iter().for_each(|(_, arg)| look(arg, found)),
            Arg::List(args) => args.iter().for_each(|arg| look(arg, found)),
            Arg::Number(_) | Arg::Term { .. } | Arg::Literal(_) => {}
        }
    }
    let mut found = vec![];
    text.args.iter().for_each(|(_, arg)| look(arg, &mut found));
    found.sort_unstable();
    found.dedup();
    found
}
