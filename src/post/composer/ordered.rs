//! Standing orders in letters.

use super::with_words;
use crate::campaign::{Service, Snapshot};
use crate::http::order_words::{conditions, state, what};
use crate::http::pages::Lex;
use crate::picture::Words as GameWords;
use crate::post::letters::Words;
use crate::store::{SeatRow, StandingOrder};
use sternpost_core::Seat;

/// What the orders of a seat have done since it looked last, and what became of them, a line each.
pub(super) fn news(snapshot: &Snapshot, row: &SeatRow, own: &Words, words: &GameWords<'_>) -> Vec<String> {
    let news = Service::order_news(snapshot, Seat(row.seat), row.seen);
    let mut lines = vec![];
    for of in &news {
        let kind = words.say(&of.order.order.given.kind.words);
        if of.uses > 0 {
            lines.push(own.order_answered(&kind, of.uses));
        }
        lines.extend(of.off.map(|why| own.order_is_off(&kind, why)));
    }
    lines
}

/// An order in words, a line each.
fn told(snapshot: &Snapshot, lex: Lex, words: &GameWords<'_>, order: &StandingOrder) -> Vec<String> {
    let kind = words.say(&order.order.given.kind.words);
    let mut lines = vec![format!("{}. {kind}", order.number), what(snapshot, lex, words, &order.order.given.choose)];
    lines.extend(conditions(snapshot, lex, words, &order.order));
    lines.push(state(snapshot, lex, &order.order));
    lines
}

/// All orders of a seat, a line each.
pub(super) fn list(snapshot: &Snapshot, row: &SeatRow, own: &Words) -> Vec<String> {
    let lex = Lex::new(row.spoken());
    let orders: Vec<&StandingOrder> = snapshot.orders.iter().filter(|order| order.seat == row.seat && !order.order.waived).collect();
    if orders.is_empty() {
        return vec![own.no_orders()];
    }
    with_words(snapshot, row, |words| orders.iter().map(|order| told(snapshot, lex, words, order).join(" ")).collect())
}

/// One of them.
pub(super) fn one(snapshot: &Snapshot, row: &SeatRow, id: &str) -> Vec<String> {
    let lex = Lex::new(row.spoken());
    let order = snapshot.orders.iter().find(|order| order.seat == row.seat && order.id == id);
    with_words(snapshot, row, |words| order.map(|order| told(snapshot, lex, words, order)).unwrap_or_default())
}
