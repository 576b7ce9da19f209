//! Composes the section about standing orders in letters.

use super::with_words;
use crate::letters::Words;
use sternpost_model::order::{Order, State, Why};
use sternpost_picture::Words as GameWords;
use sternpost_store::{SeatRow, StandingOrder};
use sternpost_table::Snapshot;
use sternpost_words::PageWords;
use sternpost_words::order_words::{conditions, state, what};

/// The news of a seat's orders since it looked last: what they have done and what became of them, a line each.
pub(super) fn news(snapshot: &Snapshot, row: &SeatRow, own: &Words, words: &GameWords<'_>) -> Vec<String> {
    let orders = snapshot.orders.iter().filter(|order| order.seat == row.seat && !order.order.waived);
    let news = |of: &StandingOrder| {
        let (kind, uses) = (words.say(&of.order.given.kind.words), of.order.uses_since(row.seen));
        let used = (uses > 0).then(|| own.order_answered(&kind, uses));
        [used, off_since(&of.order, row.seen).map(|why| own.order_is_off(&kind, why))]
    };
    orders.flat_map(news).flatten().collect()
}

/// The reason why an order was switched off after an entry, if that was not its seat.
fn off_since(order: &Order, after: u64) -> Option<Why> {
    match order.state {
        State::Off(why @ (Why::Done | Why::DoesNotFit | Why::TakenBack)) if order.off_at.is_some_and(|at| at > after) => Some(why),
        State::Off(Why::Done | Why::DoesNotFit | Why::TakenBack | Why::Seat) | State::On => None,
    }
}

/// An order in words, a line each.
fn told(snapshot: &Snapshot, page_words: PageWords, words: &GameWords<'_>, order: &StandingOrder) -> Vec<String> {
    let kind = words.say(&order.order.given.kind.words);
    let mut lines = vec![format!("{}. {kind}", order.number), what(snapshot, page_words, words, &order.order.given.choose)];
    lines.extend(conditions(snapshot, page_words, words, &order.order));
    lines.push(state(snapshot, page_words, &order.order));
    lines
}

/// All orders of a seat, a line each.
pub(super) fn list(snapshot: &Snapshot, row: &SeatRow, own: &Words) -> Vec<String> {
    let page_words = PageWords::new(row.spoken());
    let orders: Vec<&StandingOrder> = snapshot.orders.iter().filter(|order| order.seat == row.seat && !order.order.waived).collect();
    if orders.is_empty() {
        return vec![own.no_orders()];
    }
    with_words(snapshot, row, |words| orders.iter().map(|order| told(snapshot, page_words, words, order).join(" ")).collect())
}

/// One of them.
pub(super) fn one(snapshot: &Snapshot, row: &SeatRow, id: &str) -> Vec<String> {
    let page_words = PageWords::new(row.spoken());
    let order = snapshot.orders.iter().find(|order| order.seat == row.seat && order.id == id);
    with_words(snapshot, row, |words| order.map(|order| told(snapshot, page_words, words, order)).unwrap_or_default())
}
