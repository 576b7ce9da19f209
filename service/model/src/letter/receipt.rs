//! The payload of a receipt: what was understood of a reply, and what came of it, as it waits until its letter is worded.

use super::Payload;
use crate::pace::{NotAway, Until};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use sternpost_core::{Answer, Seat, Text};
use sternpost_game::Asked;

/// The payload of a receipt: what it needs to know besides the campaign.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ReceiptPayload {
    /// The generation of the seat's links: whoever has taken over since is told nothing.
    pub generation: u32,
    /// The lines of the reply, quoted.
    pub quoted: Vec<String>,
    /// What was understood and came of it.
    pub heard: Understood,
    /// If an act nobody waits for was not done: the choices its letter showed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposal: Vec<String>,
}

/// A reply as it was understood, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Understood {
    /// Its answers were taken; what they led to is found under their key.
    Taken {
        /// The key.
        key: String,
        /// Each answer with its question.
        steps: Vec<(Asked, Answer)>,
        /// The answers that waited for those of others, and wait no more: these have taken their place.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        replaced: Vec<(Asked, Answer)>,
    },
    /// Its answers were not taken.
    NotTaken(WhyNot),
    /// The last answer was taken back.
    TakenBack,
    /// It could not be.
    NotTakenBack,
    /// How everybody stands.
    Status,
    /// The board.
    Board,
    /// The chronicle.
    Log,
    /// Help on how to reply.
    Help,
    /// Being away, or back.
    Absence(Absence),
    /// A vote.
    Vote(Voted),
    /// The standing orders there are.
    Orders,
    /// An order was switched off.
    OrderOff {
        /// Its number.
        number: u64,
    },
    /// There is no order of this number.
    NoOrder {
        /// The number.
        number: u64,
    },
    /// An order was given.
    Ordered {
        /// Its name.
        order: String,
    },
    /// What the letter asks cannot be answered ahead.
    NotOrdered,
    /// Such windows are let pass.
    Waived {
        /// What they are called.
        windows: Text,
        /// How long they are let pass.
        until: Until,
    },
    /// None are let pass any more.
    WaivedNoMore,
    /// None were.
    NothingWaived,
    /// What the letter asks in cannot be let pass ahead.
    NotWaivable,
    /// Not now: it was answered with something else, say.
    NotWaivedNow,
    /// More time.
    MoreTime(MoreTime),
}

/// The result of what a reply said about being away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Absence {
    /// It is booked.
    Booked {
        /// The beginning of the absence.
        from: DateTime<Utc>,
        /// The end of the absence.
        until: DateTime<Utc>,
        /// Days that are left.
        left: u32,
    },
    /// How an absence is booked by a reply.
    How {
        /// What was written and not understood.
        said: Option<String>,
        /// Days that are left.
        left: u32,
    },
    /// No time is measured.
    NoPace,
    /// It cannot be booked.
    Not(NotAway),
    /// The seat's holder is back.
    Back,
    /// The seat's holder was not away.
    NotAway,
}

/// The result of a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Voted {
    /// It counts.
    Yes,
    /// It counts.
    No,
    /// It counts, and was the one that decided.
    Decided,
    /// There is nothing to vote on that its letter could speak of.
    Nothing,
    /// How cannot be made out.
    How,
    /// The seat has no voice.
    NoVoice,
}

/// The result of asking for more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoreTime {
    /// The table is asked for so many hours.
    Asked(u32),
    /// The seat agrees to so many that another has asked for; that is not enough yet.
    Agreed(u32),
    /// There are so many more.
    Given(u32),
    /// Time is over, and the seat's word on what is done counts.
    Said,
    /// The table is asked for another number of hours.
    AskedForOthers(u32),
    /// So many cannot be asked for.
    TooMany,
    /// No time runs.
    NoTime,
    /// Nothing is asked of this seat.
    NotAsked,
    /// The others say what is done: this seat's time is over.
    OthersSay,
    /// It has said so before.
    Before,
}

/// The reason why a reply led to nothing. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyNot {
    /// Nothing was written, as far as one can tell.
    Nothing,
    /// It is longer than any turn.
    TooLong,
    /// The letter asked nothing.
    NoQuestion,
    /// The question is gone, and this became of it.
    Gone(Fate),
    /// The campaign has not begun.
    NotBegun,
    /// Nothing on offer is called so.
    Unknown {
        /// The text that was written.
        said: String,
        /// Whether its question stood in the letter: the letters before the choices are good for that one only.
        was_shown: bool,
    },
    /// It could be each of these.
    Several {
        /// The text that was written.
        said: String,
        /// The choices it could mean.
        labels: Vec<Text>,
    },
    /// It does not say how many.
    NoNumber(String),
    /// Of a list, a part a line, these lines are not understood; none: it is too long, or has no part in it.
    List {
        /// The lines that are not understood.
        lines: Vec<String>,
    },
    /// The turn ends before this line.
    More(String),
    /// The rules refuse it.
    Refused {
        /// The line they refuse; none: the whole.
        line: Option<String>,
        /// What the rules say against it.
        why: Ruled,
    },
    /// So much was taken back within the hour that this has to wait.
    TakenBackOften,
    /// The campaign is stuck.
    Stuck,
    /// It cannot be done, for a reason that only a program could understand.
    Impossible,
}

/// The objection of the rules to an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruled {
    /// Too few or too many.
    Count {
        /// The fewest.
        least: u32,
        /// The most.
        most: u32,
        /// The rule.
        rule: String,
    },
    /// What the parts come to is too little or too much.
    Meter {
        /// The quantity that is measured.
        what: Text,
        /// The value it comes to.
        reading: i64,
        /// The least.
        least: Option<i64>,
        /// The most.
        most: Option<i64>,
        /// The rule.
        rule: String,
    },
    /// The same twice.
    Twice(String),
    /// It is not on offer.
    NotOffered(String),
    /// It is not on offer, and it is known why.
    Barred {
        /// The reason, in words.
        why: Text,
        /// The rule.
        rule: String,
    },
    /// It has to be done whole.
    Unfinished,
    /// Something else about its form.
    Form,
}

/// The fate of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Its seat has answered it, with this entry.
    Answered(u64),
    /// Somebody took an answer back, and the question was left behind.
    TakenBack(Seat),
    /// The campaign was moved back.
    Rewound,
    /// The campaign is over.
    Over,
    /// It is asked no more, for whatever reason.
    Gone,
}

impl Payload for Box<ReceiptPayload> {}
