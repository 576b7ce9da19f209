//! Standing orders as programs write them, and a seat's requests about its own orders. An [`OrderBody`] is read into a [`Wanted`], as forms make
//! it: nothing else takes this shape apart.

use crate::{HIGHEST, MOST_CHOICES, MOST_CONDITIONS, MOST_TERMS, Wanted, WantedBound, WantedChoice, WantedLasts, WantedTerms};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Answer, Known, Seat, Side};
use sternpost_log::schemas;
use sternpost_model::order::{Bound, Choose, DealTerms, TermBound};

/// An act a seat wants to do about its standing orders.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "act", deny_unknown_fields)]
pub enum OrderWish {
    /// It gives one. One that is given already is not given twice.
    Give(#[schemars(with = "OrderBody")] Wanted),
    /// It gives all that is usually ordered about kinds of which it has ordered nothing yet. Given again, that gives nothing more.
    GiveUsual {},
    /// It puts another in the place of one; that is on.
    Edit {
        /// The order, by its name.
        order: String,
        /// The order that takes its place.
        #[schemars(with = "OrderBody")]
        to: Wanted,
    },
    /// It switches one on or off.
    Switch {
        /// The order, by its name.
        order: String,
        /// Whether it answers from now on.
        on: bool,
    },
    /// It deletes one. What that has answered stays answered.
    Delete {
        /// The order, by its name.
        order: String,
    },
}

/// An order as a program names it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "NewOrder")]
pub struct OrderBody {
    /// The kind's id.
    pub kind: String,
    /// The answer it gives.
    pub choose: ChooseBody,
    /// What the seat has to have.
    #[serde(default, rename = "while")]
    #[schemars(length(max = MOST_CONDITIONS))]
    pub own: Vec<HasBody>,
    /// When it is asked instead.
    #[serde(default)]
    pub unless: UnlessBody,
    /// How long it lasts.
    #[serde(default)]
    pub lasts: LastsBody,
}

/// The answer that an order gives.
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

impl From<&Choose> for ChooseBody {
    fn from(choose: &Choose) -> Self {
        let ids = |choices: &[Known]| choices.iter().map(|known| known.id.clone()).collect();
        match choose {
            Choose::Default => Self::Default,
            Choose::Most => Self::Most,
            Choose::Ranked(choices) => Self::Ranked(ids(choices)),
            Choose::Exactly { answer, .. } => Self::Exactly(answer.clone()),
            Choose::Row(left) => Self::Row(ids(left)),
            Choose::Accept(terms) => Self::Accept(terms.into()),
            Choose::Refuse(terms) => Self::Refuse(terms.into()),
        }
    }
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

/// The conditions under which the seat is asked instead.
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

/// The time, or the number of answers, for which an order lasts.
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

/// A form of proposals as a program names it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderedDeals")]
pub struct DealBody {
    /// The seats whose proposals it is for; nobody named: anybody's.
    #[serde(default)]
    #[schemars(with = "Vec<Seat>", length(max = MOST_CHOICES))]
    pub from: Vec<u8>,
    /// What they ask of the seat.
    #[serde(default)]
    #[schemars(length(max = MOST_TERMS))]
    pub asked: Vec<TermBody>,
    /// What they offer the seat.
    #[serde(default)]
    #[schemars(length(max = MOST_TERMS))]
    pub offered: Vec<TermBody>,
}

/// A bound on how much of something is in a proposal.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderedTerm")]
pub struct TermBody {
    /// The thing that is bounded, by its id.
    pub term: String,
    /// At least so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = HIGHEST))]
    pub least: Option<u32>,
    /// At most so many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = HIGHEST))]
    pub most: Option<u32>,
}

impl From<DealBody> for WantedTerms {
    fn from(body: DealBody) -> Self {
        let bounds = |side: Side, body: TermBody| {
            let of = |bound: Bound, count: Option<u32>| count.map(|count| WantedBound { side, term: body.term.clone(), bound, count });
            [of(Bound::Least, body.least), of(Bound::Most, body.most)].into_iter().flatten().collect::<Vec<_>>()
        };
        let asked = body.asked.into_iter().flat_map(|term| bounds(Side::Asked, term));
        let offered = body.offered.into_iter().flat_map(|term| bounds(Side::Offered, term));
        Self { from: body.from, terms: asked.chain(offered).collect() }
    }
}

impl From<&DealTerms> for DealBody {
    fn from(terms: &DealTerms) -> Self {
        let of_side = |side: Side| {
            let body = |bound: &TermBound| {
                let is = |which: Bound| (bound.bound == which).then_some(bound.count);
                TermBody { term: bound.term.id.clone(), least: is(Bound::Least), most: is(Bound::Most) }
            };
            terms.terms.iter().filter(|bound| bound.side == side).map(body).collect()
        };
        Self { from: terms.from.clone(), asked: of_side(Side::Asked), offered: of_side(Side::Offered) }
    }
}
