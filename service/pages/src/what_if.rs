//! The what-if page: a position on which answers are tried, the question that is asked there, and the differences they make.

use super::anytime::Anytime;
use super::differences::Differences;
use super::form::{Control, ControlShape};
use super::layout::{Board, Link, Page, Panel};
use super::linked::Linked;
use super::standing::Standing;
use super::turn::Step;
use askama::Template;
use serde::Serialize;

/// An answer that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TriedLine {
    /// Whose, if it is not the reader's own.
    pub who: Option<String>,
    /// What was asked and answered; leading back to before it.
    pub step: Step,
    /// Whether a bot gave it.
    pub by_bot: bool,
    /// Whether something in it is made up.
    pub is_made_up: bool,
    /// What would be told.
    pub told: Vec<Linked>,
}

/// The hidden fields of the form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TriedFields {
    /// Where it is sent.
    pub action: String,
    /// The entry it begins at.
    pub from: u64,
    /// The number of the sample.
    pub sample: u32,
    /// What was tried so far.
    pub tried: String,
    /// Whose question is answered.
    pub seat: u8,
    /// The act at any time that is put together; empty: what is asked is answered.
    pub act: String,
    /// The question.
    pub question: String,
}

/// The what-if page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/what-if.html")]
pub struct WhatIfPage {
    /// The frame.
    pub page: Page,
    /// From where it is tried.
    pub from: Link,
    /// Which sample this is.
    pub sample: u32,
    /// Another sample, from the start, back to the campaign.
    pub ways: Vec<Link>,
    /// The answers so far.
    pub steps: Vec<TriedLine>,
    /// What is asked; none: it is over, or nobody is asked.
    pub control: Option<Control>,
    /// Whose question it is, if it is not the reader's own.
    pub other: Option<String>,
    /// What the form carries along.
    pub fields: TriedFields,
    /// What was wrong with what was sent.
    pub error: Option<String>,
    /// What the reader could do at any time.
    pub anytime: Option<Anytime>,
    /// What others could reply to proposals, each leading to where that is tried.
    pub replies: Vec<Link>,
    /// Of an act at any time: the way back to what is asked.
    pub asked_instead: Option<String>,
    /// The others who are asked too, each leading to their question.
    pub others: Vec<Link>,
    /// Whether bots could answer for the others.
    pub can_bots: bool,
    /// The reader's own answers that could be proposed to the table.
    pub proposal: Vec<Step>,
    /// How it ends, if it does.
    pub ending: Option<String>,
    /// What is otherwise than where it began.
    pub changed: Differences,
    /// How everybody would stand.
    pub standing: Standing,
    /// The board.
    pub board: Board,
    /// The tables beside it.
    pub panels: Vec<Panel>,
}
