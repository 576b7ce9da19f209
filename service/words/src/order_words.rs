//! Standing orders in words, and as forms and programs name them.

use crate::PageWords;
use crate::deal_words::{self, DealBody};
use crate::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Answer, Key, Known, Picked, Seat};
use sternpost_log::schemas;
use sternpost_model::order::{Bound, Choose, Lasts, Order, State, When, Why};
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_orders::{HIGHEST, MOST_CHOICES, MOST_CONDITIONS, Unsound, Wanted, WantedChoice, WantedLasts};
use sternpost_picture::Words;
use sternpost_table::Snapshot;

/// With what an order answers, in a sentence.
#[must_use]
pub fn what(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, choose: &Choose) -> String {
    match choose {
        Choose::Default => page_words.t(say::ORDER_SAYS_DEFAULT),
        Choose::Most => page_words.t(say::ORDER_SAYS_MOST),
        Choose::Ranked(choices) => page_words.t(say::order_says_ranked(names(words, choices))),
        Choose::Row(left) if left.is_empty() => page_words.t(say::ORDER_SAYS_ROW_DONE),
        Choose::Row(left) => page_words.t(say::order_says_row(names(words, left))),
        Choose::Exactly { answer, named } => page_words.t(say::order_says_exactly(answer_words(words, answer, named))),
        Choose::Accept(terms) => deal_words::accepts(snapshot, page_words, terms),
        Choose::Refuse(terms) => deal_words::refuses(snapshot, page_words, terms),
    }
}

/// An answer by what it names.
#[must_use]
pub fn answer_words(words: &Words<'_>, answer: &Answer, named: &[Known]) -> String {
    let label = |id: &String| named.iter().find(|known| known.id == *id).map_or_else(|| id.clone(), |known| words.say(&known.label));
    match answer {
        Picked::One(id) => label(id),
        Picked::Some(ids) | Picked::Arrange(ids) => ids.iter().map(label).collect::<Vec<_>>().join(", "),
        Picked::Split(parts) => parts.iter().map(|(id, part)| format!("{part} × {}", label(id))).collect::<Vec<_>>().join(", "),
        Picked::Amount(amount) => amount.to_string(),
    }
}

fn names(words: &Words<'_>, choices: &[Known]) -> String {
    choices.iter().map(|known| words.say(&known.label)).collect::<Vec<_>>().join(" · ")
}

/// When an order answers and how long, a sentence each.
#[must_use]
pub fn conditions(snapshot: &Snapshot, page_words: PageWords, words: &Words<'_>, order: &Order) -> Vec<String> {
    let When { own, unless_against, unless_at_stake, unless_offered } = &order.given.when;
    let has = own.iter().map(|has| match has.bound {
        Bound::Least => page_words.t(say::order_says_least(has.count, words.say(&has.label))),
        Bound::Most => page_words.t(say::order_says_at_most(has.count, words.say(&has.label))),
    });
    let mut told = deal_words::terms(page_words, words, &order.given.choose);
    told.extend(has);
    if *unless_at_stake {
        told.push(page_words.t(say::ORDER_SAYS_AT_STAKE));
    }
    if !unless_against.is_empty() {
        let seats: Vec<String> = unless_against.iter().map(|seat| snapshot.name(Seat(*seat))).collect();
        told.push(page_words.t(say::order_says_against(seats.join(", "))));
    }
    if !unless_offered.is_empty() {
        told.push(page_words.t(say::order_says_offered(names(words, unless_offered))));
    }
    match &order.given.lasts {
        Lasts::Times(times) if *times > 0 => told.push(page_words.t(say::order_says_times(*times))),
        Lasts::Round(round) => told.push(page_words.t(say::order_says_round(round))),
        Lasts::Always | Lasts::Times(_) | Lasts::Turn => {}
    }
    told
}

/// Whether an order is for a round that has passed.
#[must_use]
pub fn is_of_past_round(snapshot: &Snapshot, order: &Order) -> bool {
    let now = || snapshot.play.as_deref().and_then(round_of).map(|round| round_name(&round));
    matches!(&order.given.lasts, Lasts::Round(round) if now().as_ref() != Some(round))
}

/// Whether an order answers, and if not, why.
#[must_use]
pub fn state(snapshot: &Snapshot, page_words: PageWords, order: &Order) -> String {
    page_words.t(match order.state {
        State::On if is_of_past_round(snapshot, order) => say::ORDER_OFF_ROUND,
        State::On => say::ORDER_ON,
        State::Off(Why::Seat) => say::ORDER_OFF_SEAT,
        State::Off(Why::Done) => say::ORDER_OFF_DONE,
        State::Off(Why::DoesNotFit) => say::ORDER_OFF_UNFIT,
        State::Off(Why::TakenBack) => say::ORDER_OFF_TAKEN_BACK,
    })
}

/// The field of the form that is wrong, and what is wrong with it.
#[must_use]
pub fn wrong(unsound: &Unsound) -> (&'static str, Key) {
    match unsound {
        Unsound::Kind(_) => ("kind", say::ORDER_WRONG_KIND),
        Unsound::Nothing | Unsound::Choice(_) | Unsound::Twice(_) => ("choose", say::ORDER_WRONG_CHOICE),
        Unsound::TooMuch => ("kind", say::ORDER_TOO_MUCH),
        Unsound::Column(_) | Unsound::Number => ("has", say::ORDER_WRONG_NUMBER),
        Unsound::Seat(_) => ("unless", say::ORDER_WRONG_SEAT),
        Unsound::From(_) => ("from", say::ORDER_WRONG_SEAT),
        Unsound::Term(_) => ("terms", say::ORDER_WRONG_TERM),
        Unsound::Stakes => ("unless", say::ORDER_WRONG_STAKES),
        Unsound::Round => ("lasts", say::ORDER_WRONG_NUMBER),
        Unsound::Row => ("choose", say::ORDER_WRONG_CHOICE),
        Unsound::Answer => ("choose", say::ORDER_WRONG_ANSWER),
    }
}

/// An order as a program names it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "NewOrder")]
pub struct OrderBody {
    /// The kind's id.
    pub kind: String,
    /// With what.
    pub choose: ChooseBody,
    /// What the seat has to have.
    #[serde(default, rename = "while")]
    #[schemars(length(max = MOST_CONDITIONS))]
    pub own: Vec<HasBody>,
    /// When it is asked instead.
    #[serde(default)]
    pub unless: UnlessBody,
    /// How long.
    #[serde(default)]
    pub lasts: LastsBody,
}

/// What is answered.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "OrderChoice")]
pub enum ChooseBody {
    /// What a passed deadline would pick.
    Default,
    /// As much as there is.
    Most,
    /// The first of these on offer.
    Ranked(#[schemars(length(min = 1, max = MOST_CHOICES))] Vec<String>),
    /// Just this.
    Exactly(#[schemars(with = "schemas::Answer")] Answer),
    /// These, one after the other.
    Row(#[schemars(length(max = MOST_CHOICES))] Vec<String>),
    /// Proposals of this form are accepted.
    Accept(DealBody),
    /// Proposals of this form are refused.
    Refuse(DealBody),
}

/// A condition on what the seat has.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderCondition")]
pub struct HasBody {
    /// A column of the tally.
    pub column: String,
    /// At least so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = HIGHEST))]
    pub least: Option<u32>,
    /// At most so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = HIGHEST))]
    pub most: Option<u32>,
}

/// When the seat is asked instead.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderUnless")]
pub struct UnlessBody {
    /// If one of these seats is concerned.
    #[serde(default)]
    #[schemars(with = "Vec<Seat>", length(max = MOST_CHOICES))]
    pub against: Vec<u8>,
    /// If something of its own is at stake.
    #[serde(default)]
    pub at_stake: bool,
    /// If one of these is on offer.
    #[serde(default)]
    #[schemars(length(max = MOST_CONDITIONS))]
    pub offered: Vec<String>,
}

/// How long an order answers.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "NewOrderLasts")]
pub enum LastsBody {
    /// Until it is switched off.
    #[default]
    Always,
    /// So many times.
    Times(#[schemars(range(min = 1, max = HIGHEST))] u32),
    /// In the round that is on.
    ThisRound,
}

impl From<OrderBody> for Wanted {
    fn from(body: OrderBody) -> Self {
        let bounds = |has: HasBody| {
            let HasBody { column, least, most } = has;
            let least = least.map(|count| (column.clone(), Bound::Least, count));
            let most = most.map(|count| (column, Bound::Most, count));
            least.into_iter().chain(most)
        };
        Self {
            kind: body.kind,
            choose: match body.choose {
                ChooseBody::Default => WantedChoice::Default,
                ChooseBody::Most => WantedChoice::Most,
                ChooseBody::Ranked(ids) => WantedChoice::Ranked(ids),
                ChooseBody::Exactly(answer) => WantedChoice::Exactly(answer),
                ChooseBody::Row(ids) => WantedChoice::Row(ids),
                ChooseBody::Accept(terms) => WantedChoice::Accept(terms.into()),
                ChooseBody::Refuse(terms) => WantedChoice::Refuse(terms.into()),
            },
            own: body.own.into_iter().flat_map(bounds).collect(),
            unless_against: body.unless.against,
            unless_at_stake: body.unless.at_stake,
            unless_offered: body.unless.offered,
            lasts: match body.lasts {
                LastsBody::Always => WantedLasts::Always,
                LastsBody::Times(times) => WantedLasts::Times(times),
                LastsBody::ThisRound => WantedLasts::ThisRound,
            },
        }
    }
}
