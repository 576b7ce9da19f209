//! Standing orders for proposals in words.

use crate::PageWords;
use crate::say;
use sternpost_core::{Seat, Side};
use sternpost_model::order::{Bound, Choose, DealTerms, TermBound};
use sternpost_picture::Words;
use sternpost_table::Snapshot;

fn seats(snapshot: &Snapshot, terms: &DealTerms) -> String {
    terms.from.iter().map(|seat| snapshot.name(Seat(*seat))).collect::<Vec<_>>().join(", ")
}

/// The sentence that proposals are accepted.
pub fn accepts(snapshot: &Snapshot, page_words: PageWords, terms: &DealTerms) -> String {
    match terms.from.as_slice() {
        [] => page_words.t(say::ORDER_SAYS_ACCEPT_ALL),
        _ => page_words.t(say::order_says_accept(seats(snapshot, terms))),
    }
}

/// The sentence that they are refused.
pub fn refuses(snapshot: &Snapshot, page_words: PageWords, terms: &DealTerms) -> String {
    match terms.from.as_slice() {
        [] if terms.terms.is_empty() => page_words.t(say::ORDER_SAYS_REFUSE_REST),
        [] => page_words.t(say::ORDER_SAYS_REFUSE_ALL),
        _ => page_words.t(say::order_says_refuse(seats(snapshot, terms))),
    }
}

/// The terms that they ask and offer, a sentence each; nothing of an order for questions.
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
