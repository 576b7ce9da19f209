//! The words for replies: how a letter is answered by one, and what became of it.

use super::words::{Words, literal};
use sternpost_core::{Arg, Seat, Shape, Text};
use sternpost_model::letter::{Absence, Fate, MoreTime, Ruled, Voted, WhyNot};
use sternpost_model::order::Why;
use sternpost_model::pace::{self, NotAway, Until};
use sternpost_table::replies::mark_of;

/// How what a game says is worded, and who holds a seat.
pub struct TableWords<'a> {
    /// What a text of the game says.
    pub say: &'a dyn Fn(&Text) -> String,
    /// Who holds a seat.
    pub name: &'a dyn Fn(Seat) -> String,
}

impl Words {
    /// How a question is answered by a reply, a line each: of this shape, with so many choices in the letter.
    #[must_use]
    pub fn how_to_reply(&self, shape: &Shape, choices: usize) -> Vec<String> {
        let (first, second) = (mark_of(0), mark_of(1));
        let both = if choices > 1 { format!("{first}, {second}") } else { first.clone() };
        let how = match *shape {
            Shape::OneOf | Shape::Split { least: 1, total: 1 } => self.t1("letter-reply-one", "example", first),
            Shape::SomeOf { .. } => self.t1("letter-reply-some", "example", both),
            Shape::Split { .. } if choices > 1 => self.t1("letter-reply-split", "example", format!("2 {first}, 1 {second}")),
            Shape::Split { .. } => self.t1("letter-reply-split", "example", format!("2 {first}")),
            Shape::Arrange => self.t1("letter-reply-arrange", "example", if choices > 1 { format!("{second}, {first}") } else { first }),
            Shape::Amount { .. } => self.t("letter-reply-amount"),
        };
        vec![how, self.t("letter-reply-steps")]
    }

    /// How a proposal is answered by a reply.
    #[must_use]
    pub fn how_to_reply_to_proposal(&self) -> Vec<String> {
        vec![self.t1("letter-reply-one", "example", mark_of(0))]
    }

    /// What a letter that asks nothing can be answered with.
    #[must_use]
    pub fn what_can_be_replied(&self) -> Vec<String> {
        vec![self.t("letter-reply-commands")]
    }

    /// That somebody asks the table for more time.
    #[must_use]
    pub fn asks_for_more_time(&self, name: &str, hours: u32) -> String {
        self.say("letter-timing-more-asked", vec![literal("name", name), ("hours".into(), Arg::Number(i64::from(hours)))])
    }

    /// That somebody asks the table to let time run again.
    #[must_use]
    pub fn asks_for_time_to_run(&self, name: &str) -> String {
        self.t1("letter-timing-resume-asked", "name", name)
    }

    /// Everything about replies.
    #[must_use]
    pub fn reply_help(&self) -> Vec<String> {
        vec![
            self.t("letter-reply-help-answers"),
            self.t("letter-reply-help-lists"),
            self.t("letter-reply-help-steps"),
            self.t("letter-reply-help-commands"),
            self.t("letter-reply-help-away"),
            self.t("letter-reply-help-time"),
            self.t("letter-reply-help-waive"),
            self.t("letter-reply-help-vote"),
            self.t("letter-reply-help-quotes"),
        ]
    }

    /// A step that was understood: question and answer.
    #[must_use]
    pub fn understood(&self, prompt: &str, answer: &str) -> String {
        self.t2("letter-receipt-step", "prompt", prompt, "answer", answer)
    }

    /// The heading of a receipt, in a few words.
    #[must_use]
    pub fn receipt_heading(&self, heading: ReceiptHeading) -> String {
        match heading {
            ReceiptHeading::Taken => self.t("letter-receipt-taken"),
            ReceiptHeading::Sealed => self.t("letter-receipt-sealed"),
            ReceiptHeading::NotTaken => self.t("letter-receipt-not-taken"),
            ReceiptHeading::TakenBack => self.t("letter-receipt-taken-back"),
            ReceiptHeading::NotTakenBack => self.t("letter-receipt-not-taken-back"),
            ReceiptHeading::Status => self.t("letter-receipt-status"),
            ReceiptHeading::Board => self.t("letter-receipt-board"),
            ReceiptHeading::Log => self.t("letter-receipt-log"),
            ReceiptHeading::Help => self.t("letter-receipt-help"),
            ReceiptHeading::Orders => self.t("letter-receipt-orders"),
            ReceiptHeading::Ordered => self.t("letter-receipt-ordered"),
            ReceiptHeading::Away => self.t("letter-receipt-away"),
            ReceiptHeading::AwayHow => self.t("letter-receipt-away-how"),
            ReceiptHeading::Back => self.t("letter-receipt-back"),
            ReceiptHeading::Voted => self.t("letter-receipt-voted"),
            ReceiptHeading::Waived => self.t("letter-receipt-waived"),
            ReceiptHeading::WaivedNoMore => self.t("letter-receipt-waived-no-more"),
            ReceiptHeading::MoreTime => self.t("letter-receipt-more-time"),
            ReceiptHeading::MoreTimeAsked => self.t("letter-receipt-more-time-asked"),
            ReceiptHeading::MoreTimeAgreed => self.t("letter-receipt-more-time-agreed"),
        }
    }

    /// What stands above what an answer led to.
    #[must_use]
    pub fn happened_heading(&self) -> String {
        self.t("letter-receipt-happened")
    }

    /// That an answer was taken, as which entry, and how it is taken back.
    #[must_use]
    pub fn taken(&self, version: u64, can_be_taken_back: bool) -> Vec<String> {
        let entry = self.t1("letter-receipt-entry", "seq", version.to_string());
        std::iter::once(entry).chain(can_be_taken_back.then(|| self.t("letter-receipt-undo"))).collect()
    }

    /// That an answer waits for those of others.
    #[must_use]
    pub fn sealed(&self) -> String {
        self.t("letter-receipt-sealed-why")
    }

    /// Which answer this one has taken the place of.
    #[must_use]
    pub fn replaced(&self, answer: &str) -> String {
        self.t1("letter-receipt-replaced", "answer", answer)
    }

    /// That nothing is asked now.
    #[must_use]
    pub fn asked_nothing(&self) -> String {
        self.t("letter-receipt-asked-nothing")
    }

    /// Why an answer cannot be taken back.
    #[must_use]
    pub fn not_taken_back(&self) -> String {
        self.t("letter-receipt-not-taken-back-why")
    }

    /// That an order was switched off.
    #[must_use]
    pub fn order_off(&self, number: u64) -> String {
        self.t1("letter-receipt-order-off", "number", number.to_string())
    }

    /// That there is no order of a number.
    #[must_use]
    pub fn no_order(&self, number: u64) -> String {
        self.t1("letter-receipt-no-order", "number", number.to_string())
    }

    /// That there are no orders.
    #[must_use]
    pub fn no_orders(&self) -> String {
        self.t("letter-receipt-no-orders")
    }

    /// That what was asked cannot be answered ahead.
    #[must_use]
    pub fn not_ordered(&self) -> String {
        self.t("letter-receipt-not-ordered")
    }

    /// How often an order has answered.
    #[must_use]
    pub fn order_answered(&self, kind: &str, count: usize) -> String {
        let count = Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
        self.say("letter-order-answered", vec![literal("kind", kind), ("count".into(), count)])
    }

    /// Why an order was switched off.
    #[must_use]
    pub fn order_is_off(&self, kind: &str, why: Why) -> String {
        match why {
            Why::Seat => self.t1("letter-order-off", "kind", kind),
            Why::Done => self.t1("letter-order-done", "kind", kind),
            Why::DoesNotFit => self.t1("letter-order-unfit", "kind", kind),
            Why::TakenBack => self.t1("letter-order-taken-back", "kind", kind),
        }
    }

    /// What came of a vote.
    #[must_use]
    pub fn voted(&self, voted: Voted) -> Vec<String> {
        let nothing_changed = || self.t("letter-receipt-nothing-changed");
        match voted {
            Voted::Yes => vec![self.t("letter-receipt-voted-yes")],
            Voted::No => vec![self.t("letter-receipt-voted-no")],
            Voted::Decided => vec![self.t("letter-receipt-voted-decided")],
            Voted::Nothing => vec![self.t("letter-receipt-not-voted-nothing"), nothing_changed()],
            Voted::How => vec![self.t("letter-receipt-not-voted-how"), nothing_changed()],
            Voted::NoVoice => vec![self.t("letter-receipt-not-voted-no-voice"), nothing_changed()],
        }
    }

    /// That windows are let pass, and until when.
    #[must_use]
    pub fn waived(&self, windows: &str, until: Until) -> Vec<String> {
        let until = match until {
            Until::Turn => self.t1("letter-receipt-waived-turn", "windows", windows),
            Until::Round => self.t1("letter-receipt-waived-round", "windows", windows),
            Until::SaidOtherwise => self.t1("letter-receipt-waived-otherwise", "windows", windows),
        };
        vec![until, self.t("letter-receipt-waived-why")]
    }

    /// That no windows are let pass any more.
    #[must_use]
    pub fn waived_no_more(&self) -> Vec<String> {
        vec![self.t("letter-receipt-waived-no-more-why")]
    }

    /// That none were.
    #[must_use]
    pub fn nothing_waived(&self) -> Vec<String> {
        vec![self.t("letter-receipt-nothing-waived"), self.t("letter-receipt-nothing-changed")]
    }

    /// That what is asked cannot be let pass ahead.
    #[must_use]
    pub fn not_waivable(&self) -> Vec<String> {
        vec![self.t("letter-receipt-not-waivable"), self.t("letter-receipt-nothing-changed")]
    }

    /// That it cannot be now.
    #[must_use]
    pub fn not_waived_now(&self) -> Vec<String> {
        vec![self.t("letter-receipt-not-waived-now"), self.t("letter-receipt-nothing-changed")]
    }

    /// What came of asking for more time.
    #[must_use]
    pub fn more_time(&self, came: MoreTime) -> Vec<String> {
        let nothing_changed = || self.t("letter-receipt-nothing-changed");
        let count = |hours: u32| usize::try_from(hours).unwrap_or(usize::MAX);
        match came {
            MoreTime::Asked(hours) => vec![self.n("letter-receipt-time-asked", "hours", count(hours))],
            MoreTime::Agreed(hours) => vec![self.n("letter-receipt-time-agreed", "hours", count(hours))],
            MoreTime::Given(hours) => vec![self.n("letter-receipt-time-given", "hours", count(hours))],
            MoreTime::Said => vec![self.t("letter-receipt-time-said")],
            MoreTime::AskedForOthers(hours) => vec![self.n("letter-receipt-time-others", "hours", count(hours)), nothing_changed()],
            MoreTime::TooMany => vec![self.t("letter-receipt-time-too-many"), nothing_changed()],
            MoreTime::NoTime => vec![self.t("letter-receipt-time-none"), nothing_changed()],
            MoreTime::NotAsked => vec![self.t("letter-receipt-time-not-asked"), nothing_changed()],
            MoreTime::OthersSay => vec![self.t("letter-receipt-time-others-say"), nothing_changed()],
            MoreTime::Before => vec![self.t("letter-receipt-time-before"), nothing_changed()],
        }
    }

    /// What came of being away or back.
    #[must_use]
    pub fn absence(&self, came: &Absence, zone: pace::Tz) -> Vec<String> {
        let tag = self.language();
        let left = |left: &u32| self.say("letter-receipt-away-left", vec![("days".into(), Arg::Number(i64::from(*left)))]);
        let nothing_changed = || self.t("letter-receipt-nothing-changed");
        match came {
            Absence::Booked { from, until, left: days } => {
                let days_booked = pace::Words::new(tag).days(*from, *until, zone);
                let zone = zone.name().replace('_', " ");
                vec![
                    self.t2("letter-receipt-away-booked", "days", days_booked, "zone", zone),
                    left(days),
                    self.t("letter-receipt-away-back"),
                ]
            }
            Absence::How { said, left: days } => {
                let unread = said.as_ref().map(|said| self.t1("letter-receipt-away-unread", "said", said));
                unread.into_iter().chain([self.t("letter-receipt-away-say"), left(days)]).collect()
            }
            Absence::NoPace => vec![self.t("letter-receipt-away-no-pace"), nothing_changed()],
            Absence::Not(why) => {
                let why = match why {
                    NotAway::Order => self.t("letter-receipt-away-order"),
                    NotAway::Over => self.t("letter-receipt-away-over"),
                    NotAway::TooFar => self.t("letter-receipt-away-far"),
                    NotAway::Overlaps => self.t("letter-receipt-away-overlaps"),
                    NotAway::Budget(days) => left(days),
                };
                vec![why, nothing_changed()]
            }
            Absence::Back => vec![self.t("letter-receipt-back-why")],
            Absence::NotAway => vec![self.t("letter-receipt-not-away"), nothing_changed()],
        }
    }

    /// Why nothing came of a reply.
    #[must_use]
    pub fn why_not(&self, why: &WhyNot, table_words: &TableWords<'_>) -> Vec<String> {
        let nothing_changed = self.t("letter-receipt-nothing-changed");
        let why = match why {
            WhyNot::Nothing => self.t("letter-receipt-nothing"),
            WhyNot::TooLong => self.t("letter-receipt-too-long"),
            WhyNot::NoQuestion => self.t("letter-receipt-no-question"),
            WhyNot::Gone(fate) => self.fate(*fate, table_words),
            WhyNot::NotBegun => self.t("letter-receipt-not-begun"),
            WhyNot::Unknown { said, was_shown: true } => self.t1("letter-receipt-unknown", "said", said),
            WhyNot::Unknown { said, was_shown: false } => self.t1("letter-receipt-unknown-later", "said", said),
            WhyNot::Several { said, labels } if labels.is_empty() => self.t1("letter-receipt-two-letters", "said", said),
            WhyNot::Several { said, labels } => {
                let labels: Vec<String> = labels.iter().map(table_words.say).collect();
                self.t2("letter-receipt-several", "said", said, "choices", labels.join("; "))
            }
            WhyNot::List { lines } if lines.is_empty() => self.t("letter-receipt-no-list"),
            WhyNot::List { lines } => self.t1("letter-receipt-list", "lines", lines.join("; ")),
            WhyNot::NoNumber(said) => self.t1("letter-receipt-no-number", "said", said),
            WhyNot::More(said) => self.t1("letter-receipt-more", "said", said),
            WhyNot::Refused { line: Some(line), why } => self.t2("letter-receipt-line", "said", line, "why", self.ruled(why, table_words)),
            WhyNot::Refused { line: None, why } => self.ruled(why, table_words),
            WhyNot::TakenBackOften => self.t("letter-receipt-taken-back-often"),
            WhyNot::Stuck => self.t("letter-receipt-stuck"),
            WhyNot::Impossible => self.t("letter-receipt-impossible"),
        };
        vec![why, nothing_changed]
    }

    fn fate(&self, fate: Fate, table_words: &TableWords<'_>) -> String {
        match fate {
            Fate::Answered(seq) => self.t1("letter-receipt-old-answered", "seq", seq.to_string()),
            Fate::TakenBack(seat) => self.t1("letter-receipt-old-taken-back", "name", (table_words.name)(seat)),
            Fate::Rewound => self.t("letter-receipt-old-rewound"),
            Fate::Over => self.t("letter-receipt-old-over"),
            Fate::Gone => self.t("letter-receipt-old-gone"),
        }
    }

    fn ruled(&self, why: &Ruled, table_words: &TableWords<'_>) -> String {
        let number = |name: &str, n: i64| (name.to_owned().into(), Arg::Number(n));
        match why {
            Ruled::Count { least, most, rule } if least == most => {
                self.say("letter-receipt-exactly", vec![number("count", i64::from(*least)), literal("rule", rule)])
            }
            Ruled::Count { least, most, rule } => self.say(
                "letter-receipt-count",
                vec![number("least", i64::from(*least)), number("most", i64::from(*most)), literal("rule", rule)],
            ),
            Ruled::Meter { what, reading, least, most, rule } => {
                let what = (table_words.say)(what);
                match (least.filter(|least| *reading < *least), most) {
                    (Some(least), _) => self.say(
                        "letter-receipt-too-little",
                        vec![literal("what", &what), number("reading", *reading), number("least", least), literal("rule", rule)],
                    ),
                    // Without room for anything the number is what is over.
                    (None, None | Some(0)) => {
                        self.say("letter-receipt-over", vec![literal("what", &what), number("reading", *reading), literal("rule", rule)])
                    }
                    (None, Some(most)) => self.say(
                        "letter-receipt-too-much",
                        vec![literal("what", &what), number("reading", *reading), number("most", *most), literal("rule", rule)],
                    ),
                }
            }
            Ruled::Twice(rule) => self.t1("letter-receipt-twice", "rule", rule),
            Ruled::NotOffered(rule) => self.t1("letter-receipt-not-offered", "rule", rule),
            Ruled::Barred { why, rule } => self.t2("letter-receipt-barred", "why", (table_words.say)(why), "rule", rule),
            Ruled::Unfinished => self.t("letter-receipt-unfinished"),
            Ruled::Form => self.t("letter-receipt-form"),
        }
    }
}

/// What a receipt is about.
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
