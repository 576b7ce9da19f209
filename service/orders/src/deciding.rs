//! Decides which order answers a question, and with which answer.

use sternpost_core::{Answer, Eyes, Picked, Seat, Shape};
use sternpost_game::{Asked, Play};
use sternpost_model::order::{Bound, Choose, Has, Order};
use sternpost_show::tally::Cell;

/// The verdict of a seat's orders on what it is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The order at this place answers.
    Answers(usize, Answer),
    /// The seat is asked.
    Asks,
    /// The order at this place would answer and cannot: it is switched off, and the seat is asked.
    Unfit(usize),
}

/// The verdict of a seat's orders, in the order given, on its open question.
///
/// `round` is the name of the round that is on.
#[must_use]
pub fn decide(orders: &[&Order], play: &dyn Play, seat: Seat, round: Option<&str>) -> Verdict {
    if !orders.iter().any(|order| order.is_on()) {
        return Verdict::Asks;
    }
    if let Some((at, answer)) = waived(orders, play, seat, round) {
        return Verdict::Answers(at, answer);
    }
    for kind in play.kinds(seat) {
        let of_kind = |(_, order): &(usize, &&Order)| order.given.kind.id == kind.id && !order.waived;
        for (at, order) in orders.iter().enumerate().filter(of_kind) {
            let is_for_now = order.is_for(round);
            if order.holds_up() && is_for_now {
                return Verdict::Asks;
            }
            if !order.is_on() || !is_for_now {
                continue;
            }
            if !order.given.when.own.is_empty() && !has_all(play, seat, &order.given.when.own) {
                continue;
            }
            let Some(asked) = play.asked_without_previews(seat) else { return Verdict::Asks };
            if wants_to_be_asked(order, play, seat, &asked) {
                return Verdict::Asks;
            }
            return match answer_of(&order.given.choose, &asked) {
                Some(answer) if play.check(seat, &answer).is_ok() => Verdict::Answers(at, answer),
                // What is left of a row waits until it can be given.
                Some(_) if matches!(order.given.choose, Choose::Row(_)) => Verdict::Asks,
                // It was to be just this, or what it comes to is not allowed.
                Some(_) => Verdict::Unfit(at),
                None => Verdict::Asks,
            };
        }
    }
    Verdict::Asks
}

/// The waiver of a seat by which it lets pass what it is asked, if it may, and the answer that does so.
#[must_use]
pub fn waived(orders: &[&Order], play: &dyn Play, seat: Seat, round: Option<&str>) -> Option<(usize, Answer)> {
    let mut waivers = orders.iter().enumerate().filter(|(_, order)| order.waived && order.is_in_force(round)).peekable();
    waivers.peek()?;
    let answer = play.lets_pass(seat)?;
    let kinds = play.kinds(seat);
    let (at, _) = waivers.find(|(_, order)| kinds.iter().any(|kind| kind.id == order.given.kind.id))?;
    Some((at, answer))
}

fn wants_to_be_asked(order: &Order, play: &dyn Play, seat: Seat, asked: &Asked) -> bool {
    let when = &order.given.when;
    let is_offered = |id: &str| asked.offers.iter().any(|offer| offer.id == id);
    when.unless_offered.iter().any(|known| is_offered(&known.id))
        || when.unless_at_stake && play.is_at_stake(seat)
        || !when.unless_against.is_empty() && play.concerned(seat).iter().any(|seat| when.unless_against.contains(&seat.0))
}

/// Whether the seat has all of it.
pub(super) fn has_all(play: &dyn Play, seat: Seat, wanted: &[Has]) -> bool {
    let tally = play.tally(Eyes::Seat(seat));
    let has = |wanted: &Has| {
        let column = tally.columns.iter().find(|column| column.id == wanted.column);
        match column.and_then(|column| column.cells.get(seat)) {
            Some(Cell::Number { count, .. }) => match wanted.bound {
                Bound::Least => *count >= wanted.count,
                Bound::Most => *count <= wanted.count,
            },
            Some(Cell::Nothing | Cell::Things { .. }) | None => false,
        }
    };
    wanted.iter().all(has)
}

/// The answer an order gives to a question; none: nothing of it is on offer.
#[must_use]
pub fn answer_of(choose: &Choose, asked: &Asked) -> Option<Answer> {
    match choose {
        Choose::Default => Some(asked.default.clone()),
        Choose::Exactly { answer, .. } => Some(answer.clone()),
        Choose::Most => most(asked),
        Choose::Ranked(ranking) => {
            let ranked: Vec<&str> = ranking.iter().map(|known| known.id.as_str()).collect();
            first_of(&ranked, asked)
        }
        Choose::Row(left) => left.first().and_then(|next| first_of(&[next.id.as_str()], asked)),
        // These are for proposals, not for questions.
        Choose::Accept(_) | Choose::Refuse(_) => None,
    }
}

/// The answer that takes as much as a question allows.
fn most(asked: &Asked) -> Option<Answer> {
    let all: Vec<&str> = asked.offers.iter().map(|offer| offer.id.as_str()).collect();
    match &asked.shape {
        Shape::Amount { most, .. } => Some(Picked::Amount(*most)),
        Shape::OneOf | Shape::SomeOf { .. } | Shape::Split { .. } | Shape::Arrange => first_of(&all, asked),
    }
}

/// The first of a ranking that are on offer, as far as the question goes.
fn first_of(ranked: &[&str], asked: &Asked) -> Option<Answer> {
    let on_offer: Vec<(&str, Option<u32>)> = ranked
        .iter()
        .filter_map(|id| asked.offers.iter().find(|offer| offer.id == *id))
        .map(|offer| (offer.id.as_str(), offer.cap))
        .collect();
    let own = |ids: Vec<&str>| ids.into_iter().map(str::to_owned).collect::<Vec<String>>();
    let ids = || on_offer.iter().map(|(id, _)| *id);
    match &asked.shape {
        _ if on_offer.is_empty() => None,
        Shape::OneOf => ids().next().map(|id| Picked::One(id.to_owned())),
        Shape::SomeOf { least, most } => {
            let some: Vec<&str> = ids().take(*most as usize).collect();
            (some.len() >= *least as usize).then(|| Picked::Some(own(some)))
        }
        Shape::Split { least, total } => {
            let mut left = *total;
            let mut parts = vec![];
            for (id, cap) in &on_offer {
                let part = cap.unwrap_or(left).min(left);
                left -= part;
                if part > 0 {
                    parts.push(((*id).to_owned(), part));
                }
            }
            (*total - left >= *least).then_some(Picked::Split(parts))
        }
        Shape::Arrange => {
            let rest = asked.offers.iter().map(|offer| offer.id.as_str()).filter(|id| !ids().any(|ranked| ranked == *id));
            Some(Picked::Arrange(own(ids().chain(rest).collect())))
        }
        Shape::Amount { .. } => None,
    }
}
