//! The pages of a turn: the question, the receipt, what to do when the campaign has moved on, and nothing to do.

use super::anytime::Anytime;
use super::form::{Control, ControlShape};
use super::layout::{Board, Line, Page, Panel};
use super::linked::Linked;
use super::promises::DueChoice;
use super::sheet::Sheet;
use super::since::{Since, SinceLine};
use super::standing::Standing;
use askama::Template;
use serde::Serialize;
use sternpost_picture::{Deeds, SeatSign};

/// The hidden fields of a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hidden {
    /// Where it is sent.
    pub action: String,
    /// The answers composed so far, as JSON.
    pub turn: String,
    /// The campaign's version.
    pub version: u64,
    /// The question the turn begins with.
    pub question: String,
    /// The idempotency key.
    pub key: String,
}

/// One answer of the turn so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What was asked.
    pub prompt: String,
    /// What was answered.
    pub answer: String,
    /// Where it is looked at again, and answered otherwise, while nothing is handed in.
    pub href: Option<String>,
}

/// The main button of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Primary {
    /// What it does.
    pub does: Does,
    /// What it says: the deed, as far as what is picked tells it.
    pub says: String,
    /// What it says while that is not known.
    pub general: String,
    /// What it says of the choice that is picked, where there is one.
    pub deed: Option<String>,
    /// What it says of whatever is picked, where it is numbers or several choices: scripts follow by it.
    pub deeds: Option<Deeds>,
}

/// The action of a turn's main button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Does {
    /// The turn goes on.
    GoOn,
    /// The turn ends with this answer: it is handed in.
    HandIn {
        /// What comes after it.
        then: String,
    },
}

/// An answer that was given already and waits sealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GivenAnswer {
    /// The id of its write, by which a form says which answer it replaces.
    pub id: String,
    /// What was answered; behind it what was said at once of the windows that follow.
    pub answers: Vec<Step>,
    /// Until when it can be changed.
    pub until: String,
    /// That a letter's link names another choice, which counts for nothing by itself.
    pub link: Option<String>,
}

/// The form beside a window by which a seat lets such windows pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WaiveForm {
    /// Where it is sent.
    pub action: String,
    /// The kinds of windows to choose from.
    pub kinds: Vec<DueChoice>,
    /// The terms of a waiver to choose from.
    pub untils: Vec<DueChoice>,
}

/// The page on which a question is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/turn.html")]
pub struct TurnPage {
    /// The frame.
    pub page: Page,
    /// What happened since the reader last looked.
    pub since: Since,
    /// The question; none when the turn is complete and only waits to be confirmed.
    pub control: Option<Control>,
    /// The proposal as one sheet, in place of its single questions.
    pub sheet: Option<Sheet>,
    /// What was wrong with what was sent, if it was refused.
    pub error: Option<String>,
    /// Whether a list can be pasted, and what stands there: one that was not understood.
    pub list: Option<String>,
    /// What stands in the controls as a list, to be taken along.
    pub kept: Option<String>,
    /// The answers composed so far.
    pub so_far: Vec<Step>,
    /// What would happen by them, as far as one can see.
    pub preview: Vec<Linked>,
    /// The main button.
    pub primary: Primary,
    /// Whether the turn can be handed in although it goes on.
    pub may_break_off: bool,
    /// Where the step before is.
    pub back: Option<String>,
    /// Whether others are asked at the same time, sealed.
    pub is_sealed: bool,
    /// What was answered already, if it waits for others.
    pub given: Option<GivenAnswer>,
    /// Whether this is an act that nobody waits for.
    pub is_anytime: bool,
    /// What else can be done although nobody waits for it.
    pub anytime: Option<Anytime>,
    /// Whether such questions can be answered ahead: the answer that stands here becomes an order.
    pub may_be_ordered: bool,
    /// The windows of this kind that can be let pass for a while, in the open; none: what is asked is no window, or must be answered.
    pub waive: Option<WaiveForm>,
    /// When the deadline passes, in the reader's time zone.
    pub deadline: Option<String>,
    /// What the form carries along.
    pub hidden: Hidden,
    /// The board.
    pub board: Board,
    /// How everybody stands, and whom the campaign waits for.
    pub standing: Standing,
    /// The tables beside the board.
    pub panels: Vec<Panel>,
    /// The end of the chronicle.
    pub chronicle: Vec<Line>,
}

/// The page after a turn was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/receipt.html")]
pub struct ReceiptPage {
    /// The frame.
    pub page: Page,
    /// The entry it became.
    pub seq: u64,
    /// When, in the reader's time zone.
    pub when: String,
    /// Whether the very same turn had been accepted before: submitted twice is the same as once.
    pub was_known: bool,
    /// What was accepted.
    pub steps: Vec<Step>,
    /// What came of it.
    pub told: Vec<SinceLine>,
    /// Where to take it back, while that is possible.
    pub take_back: Option<Hidden>,
    /// Who can reply to what the reader has proposed.
    pub asked: Option<String>,
    /// Where the next question is, if the reader owes another answer.
    pub go_on: Option<String>,
    /// Where the campaign is.
    pub campaign: String,
    /// How everybody stands, and whom the campaign waits for.
    pub standing: Standing,
}

/// A letter whose question is asked no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OldLetter {
    /// What became of it.
    pub what: String,
    /// Where its seat is sent a new one, if a person holds it.
    pub again: Option<String>,
    /// Whether the seat owes an answer: what is sent is what it is asked then, and else a link that signs in.
    pub owes: bool,
}

/// The page when the campaign has moved on since the form was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/conflict.html")]
pub struct ConflictPage {
    /// The frame.
    pub page: Page,
    /// What happened meanwhile.
    pub since: Since,
    /// The signs of the seats, for what happened.
    pub signs: Vec<SeatSign>,
    /// The letter that was opened, if it was no form that was sent.
    pub letter: Option<OldLetter>,
    /// What the reader had put together, which was not taken.
    pub steps: Vec<Step>,
    /// Where the question as it is now can be found, if it is still asked.
    pub again: Option<String>,
    /// Where the seat's next question is answered by who is signed in, if it owes an answer.
    pub go_on: Option<String>,
    /// Where the campaign is.
    pub campaign: String,
}

/// The page when the reader owes no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/waiting.html")]
pub struct WaitingPage {
    /// The frame.
    pub page: Page,
    /// What happened since the reader last looked.
    pub since: Since,
    /// What can be done although nobody waits for it.
    pub anytime: Option<Anytime>,
    /// How everybody stands, and whom the campaign waits for.
    pub standing: Standing,
    /// The board.
    pub board: Board,
    /// The tables beside the board.
    pub panels: Vec<Panel>,
    /// The end of the chronicle.
    pub chronicle: Vec<Line>,
}
