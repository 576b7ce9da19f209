//! Decides which order replies to a proposal, and how. An order must bound what it gives, or its acceptance does not hold: nothing it does not name
//! is given away.
//!
//! Orders that name something come first, in the order given; "refuse all others" comes last whenever it was given. A proposal that cannot be
//! accepted, because the seat does not have what is asked, goes on to the next order: there is nothing to accept.

use super::deciding::has_all;
use std::collections::BTreeSet;
use sternpost_core::{Proposed, Seat, Side, Term};
use sternpost_game::Play;
use sternpost_model::order::{Bound, Choose, DealTerms, Order, TermBound};

/// The reply of a seat's orders, in the order given, to a proposal: the place of the one that replies, and the choice it replies with. None: the
/// seat is asked.
#[must_use]
pub fn reply_to(
    orders: &[&Order],
    play: &dyn Play,
    seat: Seat,
    proposed: &Proposed<String>,
    round: Option<&str>,
) -> Option<(usize, String)> {
    let (rest, named): (Vec<_>, Vec<_>) = orders.iter().enumerate().partition(|(_, order)| order.given.choose.is_for_the_rest());
    for (at, order) in named.into_iter().chain(rest) {
        let (terms, choice) = match &order.given.choose {
            Choose::Accept(terms) => (terms, proposed.accept.as_ref()),
            Choose::Refuse(terms) => (terms, Some(&proposed.refuse)),
            Choose::Default | Choose::Most | Choose::Ranked(_) | Choose::Exactly { .. } | Choose::Row(_) => continue,
        };
        let is_to_hold = order.is_for(round) && (order.is_on() || order.holds_up());
        if !is_to_hold || !is_of_form(terms, proposed, matches!(order.given.choose, Choose::Accept(_))) {
            continue;
        }
        // Nothing takes the place of what has failed.
        if order.holds_up() {
            return None;
        }
        if !order.given.when.own.is_empty() && !has_all(play, seat, &order.given.when.own) {
            continue;
        }
        if order.given.when.unless_against.contains(&proposed.from.0) {
            return None;
        }
        if let Some(choice) = choice {
            return Some((at, choice.clone()));
        }
    }
    None
}

/// Whether a proposal is of a form. What is accepted asks nothing that the form does not bound.
fn is_of_form(terms: &DealTerms, proposed: &Proposed<String>, accepts: bool) -> bool {
    let is_from = terms.from.is_empty() || terms.from.contains(&proposed.from.0);
    let count = |side: Side, id: &str| -> u32 {
        proposed.terms.iter().filter(|term| term.side == side && term.id == id).map(|term| term.count).sum()
    };
    let holds = |bound: &TermBound| {
        let count = count(bound.side, &bound.term.id);
        match bound.bound {
            Bound::Least => count >= bound.count,
            Bound::Most => count <= bound.count,
        }
    };
    is_from && terms.terms.iter().all(holds) && (!accepts || !asks_more(terms, proposed))
}

/// Whether something is asked that no upper bound speaks of: neither of it nor, of one of a kind, of the kind, nor of all that is asked of a kind.
fn asks_more(terms: &DealTerms, proposed: &Proposed<String>) -> bool {
    let bounded: BTreeSet<&str> = terms
        .terms
        .iter()
        .filter(|bound| bound.side == Side::Asked && bound.bound == Bound::Most)
        .map(|bound| bound.term.id.as_str())
        .collect();
    let asked = || proposed.terms.iter().filter(|term| term.side == Side::Asked && term.count > 0);
    let named_of = |whole: &Term| -> u32 {
        let is_of = |part: &&Term| part.part_of.as_ref() == Some(&whole.id) && bounded.contains(part.id.as_str());
        asked().filter(is_of).map(|part| part.count).sum()
    };
    asked().filter(|term| term.part_of.is_none()).any(|term| !bounded.contains(term.id.as_str()) && named_of(term) < term.count)
}
