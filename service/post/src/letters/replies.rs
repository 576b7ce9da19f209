//! The words about replies: how to answer a letter by one, and what became of it.

use super::words::Words;
use crate::say;
use sternpost_core::{Arg, Seat, Shape, Text};
use sternpost_model::letter::{Absence, Fate, MoreTime, Ruled, Voted, WhyNot};
use sternpost_model::order::Why;
use sternpost_model::pace::{self, NotAway, Until};
use sternpost_orders::reading::mark_of;

/// The words of a game at one table: their wording, and who holds a seat.
pub struct TableWords<'a> {
    /// What a text of the game says.
    pub say: &'a dyn Fn(&Text) -> String,
    /// Who holds a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Words {
    /// Instructions for answering a question of this shape by a reply, a line each, with so many choices in the letter.
    #[must_use]
    pub fn how_to_reply(&self, shape: &Shape, choices: usize) -> Vec<String> {
        let (first, second) = (mark_of(0), mark_of(1));
        let both = if choices > 1 { format!("{first}, {second}") } else { first.clone() };
        let how = match *shape {
            Shape::OneOf | Shape::Split { least: 1, total: 1 } => self.t(say::reply_one(first)),
            Shape::SomeOf { .. } => self.t(say::reply_some(both)),
            Shape::Split { .. } if choices > 1 => self.t(say::reply_split(format!("2 {first}, 1 {second}"))),
            Shape::Split { .. } => self.t(say::reply_split(format!("2 {first}"))),
            Shape::Arrange => self.t(say::reply_arrange(if choices > 1 { format!("{second}, {first}") } else { first })),
            Shape::Amount { .. } => self.t(say::REPLY_AMOUNT),
        };
        vec![how, self.t(say::REPLY_STEPS)]
    }

    /// Instructions for answering a proposal by a reply.
    #[must_use]
    pub fn how_to_reply_to_proposal(&self) -> Vec<String> {
        vec![self.t(say::reply_one(mark_of(0)))]
    }

    /// Instructions for replying to a letter that asks nothing.
    #[must_use]
    pub fn what_can_be_replied(&self) -> Vec<String> {
        vec![self.t(say::REPLY_COMMANDS)]
    }

    /// The line that somebody asks the table for more time.
    #[must_use]
    pub fn asks_for_more_time(&self, name: &str, hours: u32) -> String {
        self.t(say::timing_more_asked(Arg::Number(i64::from(hours)), name))
    }

    /// The line that somebody asks the table to let time run again.
    #[must_use]
    pub fn asks_for_time_to_run(&self, name: &str) -> String {
        self.t(say::timing_resume_asked(name))
    }

    /// Everything about replies.
    #[must_use]
    pub fn reply_help(&self) -> Vec<String> {
        vec![
            self.t(say::REPLY_HELP_ANSWERS),
            self.t(say::REPLY_HELP_LISTS),
            self.t(say::REPLY_HELP_STEPS),
            self.t(say::REPLY_HELP_COMMANDS),
            self.t(say::REPLY_HELP_AWAY),
            self.t(say::REPLY_HELP_TIME),
            self.t(say::REPLY_HELP_WAIVE),
            self.t(say::REPLY_HELP_VOTE),
            self.t(say::REPLY_HELP_QUOTES),
        ]
    }

    /// A step that was understood: question and answer.
    #[must_use]
    pub fn understood(&self, prompt: &str, answer: &str) -> String {
        self.t(say::receipt_step(prompt, answer))
    }

    /// The heading of a receipt, in a few words.
    #[must_use]
    pub fn receipt_heading(&self, heading: ReceiptHeading) -> String {
        match heading {
            ReceiptHeading::Taken => self.t(say::RECEIPT_TAKEN),
            ReceiptHeading::Sealed => self.t(say::RECEIPT_SEALED),
            ReceiptHeading::NotTaken => self.t(say::RECEIPT_NOT_TAKEN),
            ReceiptHeading::TakenBack => self.t(say::RECEIPT_TAKEN_BACK),
            ReceiptHeading::NotTakenBack => self.t(say::RECEIPT_NOT_TAKEN_BACK),
            ReceiptHeading::Status => self.t(say::RECEIPT_STATUS),
            ReceiptHeading::Board => self.t(say::RECEIPT_BOARD),
            ReceiptHeading::Log => self.t(say::RECEIPT_LOG),
            ReceiptHeading::Help => self.t(say::RECEIPT_HELP),
            ReceiptHeading::Orders => self.t(say::RECEIPT_ORDERS),
            ReceiptHeading::Ordered => self.t(say::RECEIPT_ORDERED),
            ReceiptHeading::Away => self.t(say::RECEIPT_AWAY),
            ReceiptHeading::AwayHow => self.t(say::RECEIPT_AWAY_HOW),
            ReceiptHeading::Back => self.t(say::RECEIPT_BACK),
            ReceiptHeading::Voted => self.t(say::RECEIPT_VOTED),
            ReceiptHeading::Waived => self.t(say::RECEIPT_WAIVED),
            ReceiptHeading::WaivedNoMore => self.t(say::RECEIPT_WAIVED_NO_MORE),
            ReceiptHeading::MoreTime => self.t(say::RECEIPT_MORE_TIME),
            ReceiptHeading::MoreTimeAsked => self.t(say::RECEIPT_MORE_TIME_ASKED),
            ReceiptHeading::MoreTimeAgreed => self.t(say::RECEIPT_MORE_TIME_AGREED),
        }
    }

    /// The heading above what an answer led to.
    #[must_use]
    pub fn happened_heading(&self) -> String {
        self.t(say::RECEIPT_HAPPENED)
    }

    /// The lines that an answer was taken, as which entry, and how it is taken back.
    #[must_use]
    pub fn taken(&self, version: u64, can_be_taken_back: bool) -> Vec<String> {
        let entry = self.t(say::receipt_entry(version.to_string()));
        std::iter::once(entry).chain(can_be_taken_back.then(|| self.t(say::RECEIPT_UNDO))).collect()
    }

    /// The line that an answer waits for those of others.
    #[must_use]
    pub fn sealed(&self) -> String {
        self.t(say::RECEIPT_SEALED_WHY)
    }

    /// The line about the answer that this one has replaced.
    #[must_use]
    pub fn replaced(&self, answer: &str) -> String {
        self.t(say::receipt_replaced(answer))
    }

    /// The line that nothing is asked now.
    #[must_use]
    pub fn asked_nothing(&self) -> String {
        self.t(say::RECEIPT_ASKED_NOTHING)
    }

    /// The line that says why an answer cannot be taken back.
    #[must_use]
    pub fn not_taken_back(&self) -> String {
        self.t(say::RECEIPT_NOT_TAKEN_BACK_WHY)
    }

    /// The line that an order was switched off.
    #[must_use]
    pub fn order_off(&self, number: u64) -> String {
        self.t(say::receipt_order_off(number.to_string()))
    }

    /// The line that there is no order of a number.
    #[must_use]
    pub fn no_order(&self, number: u64) -> String {
        self.t(say::receipt_no_order(number.to_string()))
    }

    /// The line that there are no orders.
    #[must_use]
    pub fn no_orders(&self) -> String {
        self.t(say::RECEIPT_NO_ORDERS)
    }

    /// The line that what was asked cannot be answered ahead.
    #[must_use]
    pub fn not_ordered(&self) -> String {
        self.t(say::RECEIPT_NOT_ORDERED)
    }

    /// The line about how often an order has answered.
    #[must_use]
    pub fn order_answered(&self, kind: &str, count: usize) -> String {
        let count = Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
        self.t(say::order_answered(count, kind))
    }

    /// The line that says why an order was switched off.
    #[must_use]
    pub fn order_is_off(&self, kind: &str, why: Why) -> String {
        match why {
            Why::Seat => self.t(say::order_off(kind)),
            Why::Done => self.t(say::order_done(kind)),
            Why::DoesNotFit => self.t(say::order_unfit(kind)),
            Why::TakenBack => self.t(say::order_taken_back(kind)),
        }
    }

    /// The lines about the outcome of a vote.
    #[must_use]
    pub fn voted(&self, voted: Voted) -> Vec<String> {
        let nothing_changed = || self.t(say::RECEIPT_NOTHING_CHANGED);
        match voted {
            Voted::Yes => vec![self.t(say::RECEIPT_VOTED_YES)],
            Voted::No => vec![self.t(say::RECEIPT_VOTED_NO)],
            Voted::Decided => vec![self.t(say::RECEIPT_VOTED_DECIDED)],
            Voted::Nothing => vec![self.t(say::RECEIPT_NOT_VOTED_NOTHING), nothing_changed()],
            Voted::How => vec![self.t(say::RECEIPT_NOT_VOTED_HOW), nothing_changed()],
            Voted::NoVoice => vec![self.t(say::RECEIPT_NOT_VOTED_NO_VOICE), nothing_changed()],
        }
    }

    /// The lines that windows are let pass, and until when.
    #[must_use]
    pub fn waived(&self, windows: &str, until: Until) -> Vec<String> {
        let until = match until {
            Until::Turn => self.t(say::receipt_waived_turn(windows)),
            Until::Round => self.t(say::receipt_waived_round(windows)),
            Until::SaidOtherwise => self.t(say::receipt_waived_otherwise(windows)),
        };
        vec![until, self.t(say::RECEIPT_WAIVED_WHY)]
    }

    /// The lines that no windows are let pass any more.
    #[must_use]
    pub fn waived_no_more(&self) -> Vec<String> {
        vec![self.t(say::RECEIPT_WAIVED_NO_MORE_WHY)]
    }

    /// The lines that no windows were let pass.
    #[must_use]
    pub fn nothing_waived(&self) -> Vec<String> {
        vec![self.t(say::RECEIPT_NOTHING_WAIVED), self.t(say::RECEIPT_NOTHING_CHANGED)]
    }

    /// The lines that what is asked cannot be let pass ahead.
    #[must_use]
    pub fn not_waivable(&self) -> Vec<String> {
        vec![self.t(say::RECEIPT_NOT_WAIVABLE), self.t(say::RECEIPT_NOTHING_CHANGED)]
    }

    /// The lines that it cannot be let pass now.
    #[must_use]
    pub fn not_waived_now(&self) -> Vec<String> {
        vec![self.t(say::RECEIPT_NOT_WAIVED_NOW), self.t(say::RECEIPT_NOTHING_CHANGED)]
    }

    /// The lines about the outcome of asking for more time.
    #[must_use]
    pub fn more_time(&self, came: MoreTime) -> Vec<String> {
        let nothing_changed = || self.t(say::RECEIPT_NOTHING_CHANGED);
        let count = |hours: u32| usize::try_from(hours).unwrap_or(usize::MAX);
        match came {
            MoreTime::Asked(hours) => vec![self.t(say::receipt_time_asked(count(hours)))],
            MoreTime::Agreed(hours) => vec![self.t(say::receipt_time_agreed(count(hours)))],
            MoreTime::Given(hours) => vec![self.t(say::receipt_time_given(count(hours)))],
            MoreTime::Said => vec![self.t(say::RECEIPT_TIME_SAID)],
            MoreTime::AskedForOthers(hours) => vec![self.t(say::receipt_time_others(count(hours))), nothing_changed()],
            MoreTime::TooMany => vec![self.t(say::RECEIPT_TIME_TOO_MANY), nothing_changed()],
            MoreTime::NoTime => vec![self.t(say::RECEIPT_TIME_NONE), nothing_changed()],
            MoreTime::NotAsked => vec![self.t(say::RECEIPT_TIME_NOT_ASKED), nothing_changed()],
            MoreTime::OthersSay => vec![self.t(say::RECEIPT_TIME_OTHERS_SAY), nothing_changed()],
            MoreTime::Before => vec![self.t(say::RECEIPT_TIME_BEFORE), nothing_changed()],
        }
    }

    /// The lines about the outcome of being away or back.
    #[must_use]
    pub fn absence(&self, came: &Absence, zone: pace::Tz) -> Vec<String> {
        let tag = self.language();
        let left = |left: &u32| self.t(say::receipt_away_left(Arg::Number(i64::from(*left))));
        let nothing_changed = || self.t(say::RECEIPT_NOTHING_CHANGED);
        match came {
            Absence::Booked { from, until, left: days } => {
                let days_booked = pace::Words::new(tag).days(*from, *until, zone);
                let zone = zone.name().replace('_', " ");
                vec![self.t(say::receipt_away_booked(days_booked, zone)), left(days), self.t(say::RECEIPT_AWAY_BACK)]
            }
            Absence::How { said, left: days } => {
                let unread = said.as_ref().map(|said| self.t(say::receipt_away_unread(said)));
                unread.into_iter().chain([self.t(say::RECEIPT_AWAY_SAY), left(days)]).collect()
            }
            Absence::NoPace => vec![self.t(say::RECEIPT_AWAY_NO_PACE), nothing_changed()],
            Absence::Not(why) => {
                let why = match why {
                    NotAway::Order => self.t(say::RECEIPT_AWAY_ORDER),
                    NotAway::Over => self.t(say::RECEIPT_AWAY_OVER),
                    NotAway::TooFar => self.t(say::RECEIPT_AWAY_FAR),
                    NotAway::Overlaps => self.t(say::RECEIPT_AWAY_OVERLAPS),
                    NotAway::Budget(days) => left(days),
                };
                vec![why, nothing_changed()]
            }
            Absence::Back => vec![self.t(say::RECEIPT_BACK_WHY)],
            Absence::NotAway => vec![self.t(say::RECEIPT_NOT_AWAY), nothing_changed()],
        }
    }

    /// The lines that say why nothing came of a reply.
    #[must_use]
    pub fn why_not(&self, why: &WhyNot, table_words: &TableWords<'_>) -> Vec<String> {
        let nothing_changed = self.t(say::RECEIPT_NOTHING_CHANGED);
        let why = match why {
            WhyNot::Nothing => self.t(say::RECEIPT_NOTHING),
            WhyNot::TooLong => self.t(say::RECEIPT_TOO_LONG),
            WhyNot::NoQuestion => self.t(say::RECEIPT_NO_QUESTION),
            WhyNot::Gone(fate) => self.fate(*fate, table_words),
            WhyNot::NotBegun => self.t(say::RECEIPT_NOT_BEGUN),
            WhyNot::Unknown { said, was_shown: true } => self.t(say::receipt_unknown(said)),
            WhyNot::Unknown { said, was_shown: false } => self.t(say::receipt_unknown_later(said)),
            WhyNot::Several { said, labels } if labels.is_empty() => self.t(say::receipt_two_letters(said)),
            WhyNot::Several { said, labels } => {
                let labels: Vec<String> = labels.iter().map(table_words.say).collect();
                self.t(say::receipt_several(said, labels.join("; ")))
            }
            WhyNot::List { lines } if lines.is_empty() => self.t(say::RECEIPT_NO_LIST),
            WhyNot::List { lines } => self.t(say::receipt_list(lines.join("; "))),
            WhyNot::NoNumber(said) => self.t(say::receipt_no_number(said)),
            WhyNot::More(said) => self.t(say::receipt_more(said)),
            WhyNot::Refused { line: Some(line), why } => self.t(say::receipt_line(line, self.ruled(why, table_words))),
            WhyNot::Refused { line: None, why } => self.ruled(why, table_words),
            WhyNot::TakenBackOften => self.t(say::RECEIPT_TAKEN_BACK_OFTEN),
            WhyNot::Stuck => self.t(say::RECEIPT_STUCK),
            WhyNot::Impossible => self.t(say::RECEIPT_IMPOSSIBLE),
        };
        vec![why, nothing_changed]
    }

    fn fate(&self, fate: Fate, table_words: &TableWords<'_>) -> String {
        match fate {
            Fate::Answered(seq) => self.t(say::receipt_old_answered(seq.to_string())),
            Fate::TakenBack(seat) => self.t(say::receipt_old_taken_back((table_words.name)(seat))),
            Fate::Rewound => self.t(say::RECEIPT_OLD_REWOUND),
            Fate::Over => self.t(say::RECEIPT_OLD_OVER),
            Fate::Gone => self.t(say::RECEIPT_OLD_GONE),
        }
    }

    fn ruled(&self, why: &Ruled, table_words: &TableWords<'_>) -> String {
        match why {
            Ruled::Count { least, most, rule } if least == most => self.t(say::receipt_exactly(least, rule)),
            Ruled::Count { least, most, rule } => self.t(say::receipt_count(least, most, rule)),
            Ruled::Meter { what, reading, least, most, rule } => {
                let what = (table_words.say)(what);
                match (least.filter(|least| *reading < *least), most) {
                    (Some(least), _) => self.t(say::receipt_too_little(what, reading, least, rule)),
                    // Without room for anything the number is what is over.
                    (None, None | Some(0)) => self.t(say::receipt_over(what, reading, rule)),
                    (None, Some(most)) => self.t(say::receipt_too_much(what, reading, most, rule)),
                }
            }
            Ruled::Twice(rule) => self.t(say::receipt_twice(rule)),
            Ruled::NotOffered(rule) => self.t(say::receipt_not_offered(rule)),
            Ruled::Barred { why, rule } => self.t(say::receipt_barred((table_words.say)(why), rule)),
            Ruled::Unfinished => self.t(say::RECEIPT_UNFINISHED),
            Ruled::Form => self.t(say::RECEIPT_FORM),
        }
    }
}

/// The heading of a receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReceiptHeading {
    /// The answer was taken.
    Taken,
    /// It waits for those of others.
    Sealed,
    /// It was not taken.
    NotTaken,
    /// An answer was taken back.
    TakenBack,
    /// It could not be.
    NotTakenBack,
    /// How everybody stands.
    Status,
    /// The board.
    Board,
    /// The chronicle.
    Log,
    /// How to reply.
    Help,
    /// Which standing orders there are.
    Orders,
    /// One was given.
    Ordered,
    /// An absence is booked.
    Away,
    /// How one is.
    AwayHow,
    /// Somebody is back.
    Back,
    /// A vote counts.
    Voted,
    /// Windows are let pass.
    Waived,
    /// None are any more.
    WaivedNoMore,
    /// There is more time.
    MoreTime,
    /// It is asked for.
    MoreTimeAsked,
    /// The seat is for it.
    MoreTimeAgreed,
}
