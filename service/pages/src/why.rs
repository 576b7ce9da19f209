//! The explanation of why something happened, on the page of its moment.

use super::layout::Link;
use super::turn::Step;
use serde::Serialize;
use sternpost_log::{Actor, Cause};
use sternpost_picture::Words;
use sternpost_store::Status;
use sternpost_table::Snapshot;
use sternpost_table::past::explanation::{Account, Answered, Undone};
use sternpost_words::{PageWords, say};

/// The explanation of why something happened, as far as the reader may know.
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

/// The questions a seat was asked, and its answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhyAnswered {
    /// The name of the seat's holder.
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

impl Why {
    /// The explanation of an entry.
    #[must_use]
    pub fn of(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, account: &Account) -> Self {
        let (id, seq) = (snapshot.campaign.id, account.line.seq);
        let is_answer = matches!(account.line.kind, "answered" | "together" | "anytime");
        let hides =
            is_answer && snapshot.campaign.status != Status::Ended && (account.answered.is_empty() || account.line.kind == "together");
        Self {
            how: how(snapshot, page_words, account),
            answered: account.answered.iter().map(|answered| in_words(snapshot, words, answered)).collect(),
            hidden: hides.then(|| page_words.t(say::WHY_HIDDEN)),
            drawn: account.drawn.as_ref().map(|draws| {
                let draw = |draw: &Vec<u32>| draw.iter().map(u32::to_string).collect::<Vec<_>>().join(" ");
                page_words.t(say::why_drawn(draws.iter().map(draw).collect::<Vec<_>>().join(" · ")))
            }),
            undone: account
                .undone
                .as_ref()
                .map(|undone| Link::new(format!("/c/{id}/at/{}", undone.seq), left(snapshot, page_words, undone))),
            entry: format!("/api/v1/campaigns/{id}/log?after={}", seq.saturating_sub(1)),
        }
    }
}

fn how(snapshot: &Snapshot, page_words: PageWords, account: &Account) -> String {
    let key = match account.line.cause {
        Cause::Page => say::WHY_PAGE,
        Cause::MailLink => say::WHY_MAIL_LINK,
        Cause::Reply => say::WHY_REPLY,
        Cause::Api => say::WHY_API,
        Cause::StandingOrder => say::WHY_ORDER,
        Cause::OnlyChoice => say::WHY_ONLY_CHOICE,
        Cause::Unsaid => say::WHY_UNSAID,
        Cause::Deadline => say::WHY_DEADLINE,
        Cause::Bot => say::WHY_BOT,
        Cause::Host => say::WHY_HOST,
        Cause::Arbiter => say::WHY_ARBITER,
        Cause::Vote => say::WHY_VOTE,
        Cause::Operator => say::WHY_OPERATOR,
        Cause::Lifecycle => say::WHY_LIFECYCLE,
    };
    match account.line.actor {
        Actor::Seat(seat) => page_words.t(say::why_by(snapshot.name(seat), page_words.t(key))),
        Actor::Host | Actor::Arbiter | Actor::Operator | Actor::System => page_words.t(key),
    }
}

fn in_words(snapshot: &Snapshot, words: &Words<'_>, answered: &Answered) -> WhyAnswered {
    let steps = answered.steps.iter().map(|(asked, answer)| WhyStep {
        step: Step { prompt: words.say(&asked.prompt), answer: words.answer(asked, answer), href: None },
        rule: asked.rule.clone(),
        rule_page: words.page_of_rule(&asked.rule),
    });
    WhyAnswered { who: snapshot.name(answered.seat), steps: steps.collect() }
}

fn left(snapshot: &Snapshot, page_words: PageWords, undone: &Undone) -> String {
    match (undone.by, &undone.why) {
        (Some(seat), _) => page_words.t(say::why_taken_back(snapshot.name(seat), undone.seq)),
        (None, why) => page_words.t(say::why_rewound(undone.seq, why.clone().unwrap_or_default())),
    }
}
