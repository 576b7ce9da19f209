//! Standing orders for proposals in words, and as programs name them.

use crate::PageWords;
use crate::say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sternpost_core::{Seat, Side};
use sternpost_model::order::{Bound, Choose, DealTerms, TermBound};
use sternpost_orders::{HIGHEST, MOST_CHOICES, MOST_TERMS, WantedBound, WantedTerms};
use sternpost_picture::Words;
use sternpost_table::Snapshot;

fn seats(snapshot: &Snapshot, terms: &DealTerms) -> String {
    terms.from.iter().map(|seat| snapshot.name(Seat(*seat))).collect::<Vec<_>>().join(", ")
}

/// That proposals are accepted, in a sentence.
pub fn accepts(snapshot: &Snapshot, page_words: PageWords, terms: &DealTerms) -> String {
    match terms.from.as_slice() {
        [] => page_words.t(say::ORDER_SAYS_ACCEPT_ALL),
        _ => page_words.t(say::order_says_accept(seats(snapshot, terms))),
    }
}

/// That they are refused.
pub fn refuses(snapshot: &Snapshot, page_words: PageWords, terms: &DealTerms) -> String {
    match terms.from.as_slice() {
        [] if terms.terms.is_empty() => page_words.t(say::ORDER_SAYS_REFUSE_REST),
        [] => page_words.t(say::ORDER_SAYS_REFUSE_ALL),
        _ => page_words.t(say::order_says_refuse(seats(snapshot, terms))),
    }
}

/// What they ask and offer, a sentence each; nothing of an order for questions.
pub fn terms(page_words: PageWords, words: &Words<'_>, choose: &Choose) -> Vec<String> {
    let Some(terms) = choose.terms() else { return vec![] };
    let said = |bound: &TermBound| {
        let (count, what) = (bound.count, words.say(&bound.term.label));
        match (bound.side, bound.bound) {
            (Side::Asked, Bound::Most) => page_words.t(say::order_says_asked_most(count, what)),
            (Side::Asked, Bound::Least) => page_words.t(say::order_says_asked_least(count, what)),
            (Side::Offered, Bound::Most) => page_words.t(say::order_says_offered_most(count, what)),
            (Side::Offered, Bound::Least) => page_words.t(say::order_says_offered_least(count, what)),
        }
    };
    let mut told: Vec<String> = terms.terms.iter().map(said).collect();
    if matches!(choose, Choose::Accept(_)) {
        let asks = terms.terms.iter().any(|bound| bound.side == Side::Asked && bound.bound == Bound::Most && bound.count > 0);
        told.push(page_words.t(if asks { say::ORDER_SAYS_NOTHING_ELSE } else { say::ORDER_SAYS_ASKS_NOTHING }));
    }
    told
}

/// A form of proposals as a program names it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderedDeals")]
pub struct DealBody {
    /// From whom; nobody named: from anybody.
    #[serde(default)]
    #[schemars(with = "Vec<Seat>", length(max = MOST_CHOICES))]
    pub from: Vec<u8>,
    /// What they ask of the seat.
    #[serde(default)]
    #[schemars(length(max = MOST_TERMS))]
    pub asked: Vec<TermBody>,
    /// What they offer it.
    #[serde(default)]
    #[schemars(length(max = MOST_TERMS))]
    pub offered: Vec<TermBody>,
}

/// How much of something is in a proposal.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "OrderedTerm")]
pub struct TermBody {
    /// What, by its id.
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
