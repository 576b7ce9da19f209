//! The pages about a table's own past: disputes, motions, rewinds, and the report of what each rewind has meant for the reader's seat.

use super::layout::{Board, Link, Page, Panel};
use super::linked::Linked;
use super::standing::Standing;
use super::told::Time;
use super::turn::Step;
use super::why::WhyStep;
use askama::Template;
use serde::Serialize;
use sternpost_words::PageWords;

/// A statement on a dispute.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SaidPart {
    /// The name of the speaker.
    pub name: String,
    /// The text of the statement.
    pub said: String,
    /// The time of the statement.
    pub time: Time,
}

/// The evidence of a dispute, as far as its reader may know it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// What the entry has told.
    pub lines: Vec<Linked>,
    /// Whose doing it was, and by what way.
    pub how: String,
    /// What was asked and answered, with the rules.
    pub steps: Vec<WhyStep>,
    /// That answers of others are shown when the campaign is over.
    pub hidden: Option<String>,
    /// What was drawn.
    pub drawn: Option<String>,
    /// The position before and after it, with the whole entry.
    pub links: Vec<Link>,
    /// The letters the reader was sent about it.
    pub letters: Vec<String>,
    /// The position as each seat saw it, for who rules.
    pub seen: Vec<Link>,
}

/// The form of a ruling.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RulingForm {
    /// The page's words.
    pub page_words: PageWords,
    /// The address that the form is sent to.
    pub action: String,
    /// As what it is sent: proposed, or ruled.
    pub act: &'static str,
    /// On which dispute.
    pub dispute: u64,
    /// What can be picked: its name and its words.
    pub rulings: Vec<(&'static str, String)>,
    /// The entry it goes back to at first: the one before what is disputed.
    pub to: u64,
    /// Where a correction is put together.
    pub correction: Option<String>,
    /// The words of its button.
    pub press: String,
}

/// A dispute that waits for a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DisputePart {
    /// Its name.
    pub seq: u64,
    /// What is disputed.
    pub entry: u64,
    /// Whether clocks stand still for it.
    pub stops: bool,
    /// Who disputes it, in a sentence.
    pub by: String,
    /// The reason that was given.
    pub why: String,
    /// The time since when it is open.
    pub time: Time,
    /// What was said to it since, with an appeal.
    pub statements: Vec<SaidPart>,
    /// How it was ruled before an appeal.
    pub ruled: Vec<String>,
    /// What is disputed, gathered.
    pub evidence: Evidence,
    /// Whether the reader can say something to it.
    pub may_state: bool,
    /// Whether the reader can let it rest.
    pub may_withdraw: bool,
    /// How the reader proposes a ruling, or rules.
    pub forms: Vec<RulingForm>,
}

/// A motion that is voted on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MotionPart {
    /// Its name.
    pub seq: u64,
    /// What it says, in a sentence.
    pub what: String,
    /// The reason that was given.
    pub why: String,
    /// What follows for chance, if anything does.
    pub draws: Option<String>,
    /// What a seat would answer instead.
    pub steps: Vec<Step>,
    /// The moment it leads to.
    pub moment: Option<Link>,
    /// The time since when it is open.
    pub time: Time,
    /// Until when, and how many have to agree.
    pub until: String,
    /// The voices: mark, name, what it votes in words, and in one word for its looks.
    pub votes: Vec<(char, String, String, &'static str)>,
    /// Whether the reader has a voice.
    pub may_vote: bool,
    /// How the reader has voted.
    pub own: Option<bool>,
    /// How the link of a letter says: nothing is voted by it.
    pub named: Option<bool>,
    /// Whether the reader can take it back.
    pub may_drop: bool,
}

/// Something that was decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PastPart {
    /// The entry it began with: its name.
    pub seq: u64,
    /// What it was.
    pub heading: String,
    /// What was said and decided, a paragraph each.
    pub told: Vec<String>,
    /// Moments, other campaigns, reports.
    pub links: Vec<Link>,
    /// When it began.
    pub time: Time,
    /// If its ruling can be appealed: until when.
    pub appeal: Option<String>,
}

/// Disputes and motions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/court.html")]
pub struct CourtPage {
    /// The frame.
    pub page: Page,
    /// Where its forms go.
    pub action: String,
    /// The chronicle, whose moments lead to disputes.
    pub chronicle: String,
    /// What could not be done.
    pub error: Option<String>,
    /// What was typed then.
    pub typed: Option<String>,
    /// The dispute that is open.
    pub dispute: Option<DisputePart>,
    /// The motion that is open.
    pub motion: Option<MotionPart>,
    /// What was decided, the latest first.
    pub past: Vec<PastPart>,
}

/// The page that asks for confirmation before something is done that cannot be undone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/court-sure.html")]
pub struct CourtSurePage {
    /// The frame.
    pub page: Page,
    /// What is to be done.
    pub heading: String,
    /// What it means, a sentence each.
    pub told: Vec<String>,
    /// The address that the form is sent to.
    pub action: String,
    /// What is sent.
    pub fields: Vec<(String, String)>,
    /// The words of the button.
    pub press: String,
}

/// The actions offered at a moment of the past.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MomentCourt {
    /// Where forms go.
    pub action: String,
    /// The entry.
    pub entry: u64,
    /// Whether the reader can dispute it.
    pub may_dispute: bool,
    /// For how many more disputes of the reader clocks would stand still.
    pub stops_left: usize,
    /// How the reader goes on from here, if they can: `propose-rewind` or `rewind`.
    pub back: Option<&'static str>,
    /// Whether chance can give the same again from here.
    pub may_come_again: bool,
    /// Whether it is on a line that was left behind.
    pub is_left: bool,
    /// What it has meant for the reader, if the campaign went back with it.
    pub report: Option<Link>,
}

/// The preview of what a seat would see of a correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CorrectionPreview {
    /// What is changed: path, from what, to what.
    pub changes: Vec<(String, String, String)>,
    /// Who sees what change, a line each.
    pub seats: Vec<(String, Vec<String>)>,
    /// What is sent to hand it in.
    pub fields: Vec<(String, String)>,
}

/// A correction that is put together by who rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/court-correction.html")]
pub struct CorrectionPage {
    /// The frame.
    pub page: Page,
    /// Where it is previewed.
    pub action: String,
    /// Where the position is looked through.
    pub position: String,
    /// Where it is handed in.
    pub court: String,
    /// What is looked for.
    pub sought: String,
    /// What was found: paths and values.
    pub found: Vec<(String, String)>,
    /// How much more there is.
    pub more: Option<String>,
    /// The lines of the correction as typed.
    pub lines: String,
    /// The reason that was given.
    pub why: String,
    /// What is wrong with it.
    pub error: Option<String>,
    /// What it would do.
    pub preview: Option<CorrectionPreview>,
}

/// The position as a seat saw it, for who rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/court-seen.html")]
pub struct SeenPage {
    /// The frame.
    pub page: Page,
    /// Whose eyes, and when.
    pub heading: String,
    /// What the entry has told them.
    pub told: Vec<Linked>,
    /// How everybody stood.
    pub standing: Standing,
    /// The board.
    pub board: Board,
    /// The tables beside it.
    pub panels: Vec<Panel>,
    /// The other seats and moments.
    pub links: Vec<Link>,
}

/// The page that reports what a move back has meant for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Template)]
#[template(path = "page/rewind.html")]
pub struct RewindPage {
    /// The frame.
    pub page: Page,
    /// What has happened.
    pub heading: String,
    /// By whom, why, and what follows for chance, a sentence each.
    pub how: Vec<String>,
    /// The positions it has led away from and to.
    pub links: Vec<Link>,
    /// The reader's answers that are undone: the moment, and the steps.
    pub undone: Vec<(Link, Vec<Step>)>,
    /// Letters whose links died: when, and what they asked.
    pub dead: Vec<(Time, String)>,
    /// What the reader is asked where it goes on.
    pub asked: Option<Linked>,
    /// Where it is answered, if it is asked now.
    pub answer: Option<Link>,
    /// What was told to few only.
    pub alone: Vec<(u64, Linked)>,
    /// What stood before the reader alone: sheet, row, value.
    pub seen: Vec<(Linked, Linked, Linked)>,
    /// What was drawn before everybody's eyes.
    pub drawn: Vec<(u64, Linked)>,
    /// What else happened.
    pub others: Vec<(u64, Linked)>,
}
