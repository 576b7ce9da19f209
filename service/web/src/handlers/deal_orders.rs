//! The part of the form for a standing order that says which proposals are accepted or refused.

use super::orders::{Fields, all, field, listener, select};
use super::talk::seats_in;
use crate::problem::Problem;
use std::collections::BTreeSet;
use sternpost_core::{DealForm, Key, Known, Seat, Side};
use sternpost_model::order::{Bound, DealTerms};
use sternpost_orders::{WantedBound, WantedTerms};
use sternpost_pages::orders::{DealFields, KindGroup, TermField};
use sternpost_pages::promises::DueChoice;
use sternpost_picture::Words;
use sternpost_table::Snapshot;
use sternpost_words::{PageWords, say};

/// Rows for each side in the form.
const ROWS: usize = 3;

/// The names of the fields of a side: what, which way it is bounded, how many.
fn names(side: Side) -> [&'static str; 3] {
    match side {
        Side::Asked => ["asked", "asked-bound", "asked-count"],
        Side::Offered => ["offers", "offers-bound", "offers-count"],
    }
}

/// Reads the part of a form about proposals, as far as it can be read.
///
/// # Errors
/// If it names no seat where a seat is to stand.
pub(super) fn read(fields: &Fields) -> Result<WantedTerms, Problem> {
    let of_side = |side: Side| {
        let [term, bound, count] = names(side).map(|name| all(fields, name));
        term.into_iter().zip(bound).zip(count).filter(|((term, _), _)| !term.is_empty()).map(move |((term, bound), count)| WantedBound {
            side,
            term: term.to_owned(),
            bound: if bound == "most" { Bound::Most } else { Bound::Least },
            // A number that is none is refused with the others, by name.
            count: count.trim().parse().unwrap_or(u32::MAX),
        })
    };
    let terms = of_side(Side::Asked).chain(of_side(Side::Offered)).collect();
    Ok(WantedTerms { from: seats_in(fields, "from")?.into_iter().collect(), terms })
}

/// The fields by which the form would have sent an order for proposals.
pub(super) fn fields_of(terms: &DealTerms) -> Vec<(&'static str, String)> {
    let mut fields: Vec<(&'static str, String)> = terms.from.iter().map(|seat| ("from", seat.to_string())).collect();
    for bound in &terms.terms {
        let [term, way, count] = names(bound.side);
        let is = if bound.bound == Bound::Most { "most" } else { "least" };
        fields.extend([(term, bound.term.id.clone()), (way, is.to_owned()), (count, bound.count.to_string())]);
    }
    fields
}

/// This part of the form, filled with these fields.
pub(super) fn form(snapshot: &Snapshot, seat: Seat, words: &Words<'_>, form: &DealForm, fields: &Fields) -> DealFields {
    let known: Vec<Known> = form.terms.iter().map(|term| term.known.clone()).collect();
    let rows = |side: Side| {
        let [term, bound, count] = names(side).map(|name| all(fields, name));
        let filled = term.iter().filter(|term| !term.is_empty()).count();
        let row = |at: usize| TermField {
            number: at + 1,
            terms: select(words, &known, term.get(at).copied()),
            // What one gives is bounded above and what one gets below, unless somebody says otherwise.
            is_most: bound.get(at).map_or(side == Side::Asked, |bound| *bound == "most"),
            count: count.get(at).copied().unwrap_or_default().to_owned(),
        };
        (0..ROWS.max(filled + 1)).map(row).collect()
    };
    let from: BTreeSet<u8> = all(fields, "from").iter().filter_map(|seat| seat.parse().ok()).collect();
    DealFields {
        refuses: field(fields, "choose") == "refuse",
        from: snapshot.seats.iter().filter(|row| row.seat != seat.0).map(|row| listener(row, &from)).collect(),
        asked: rows(Side::Asked),
        offered: rows(Side::Offered),
    }
}

/// The group of orders for proposals on the page, beside the kinds of questions.
pub(super) fn group(page_words: PageWords, words: &Words<'_>, form: &DealForm, action: &str, fields: &Fields) -> KindGroup {
    let is_picked = field(fields, "kind") == form.kind.id;
    let choice = |says: &str, key: Key| DueChoice {
        value: format!(
            "{action}?{}#order",
            serde_urlencoded::to_string([("kind", form.kind.id.as_str()), ("choose", says)]).unwrap_or_default()
        ),
        label: page_words.t(key),
        is_picked: is_picked && (field(fields, "choose") == "refuse") == (says == "refuse"),
    };
    KindGroup {
        heading: Some(words.say(&form.kind.words)),
        kinds: vec![choice("accept", say::ORDER_DEALS_ACCEPT), choice("refuse", say::ORDER_DEALS_REFUSE)],
    }
}
