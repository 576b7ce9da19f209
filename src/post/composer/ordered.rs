//! Standing orders in letters.

use super::with_words;
use crate::campaign::{Hot, Service};
use crate::http::order_words::{conditions, state, what};
use crate::http::pages::Lex;
use crate::picture::Words as GameWords;
use crate::post::letters::Words;
use crate::store::{SeatRow, StandingOrder};
use sternpost_core::Seat;

/// What the orders of a seat have done since it looked last, and what became of them, a line each.
pub(super) fn news(hot: &Hot, row: &SeatRow, own: &Words, words: &GameWords<'_>) -> Vec<String> {
    let news = Service::order_news(hot, Seat(row.seat), row.seen);
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
fn told(hot: &Hot, lex: Lex, words: &GameWords<'_>, order: &StandingOrder) -> Vec<String> {
    let kind = words.say(&order.order.given.kind.words);
    let mut lines = vec![format!("{}. {kind}", order.number), what(hot, lex, words, &order.order.given.choose)];
    lines.extend(conditions(hot, lex, words, &order.order));
    lines.push(state(hot, lex, &order.order));
    lines
}

/// All orders of a seat, a line each.
pub(super) fn list(hot: &Hot, row: &SeatRow, own: &Words) -> Vec<String> {
    let lex = Lex::new(row.spoken());
    let orders: Vec<&StandingOrder> = hot.orders.iter().filter(|order| order.seat == row.seat && !order.order.waived).collect();
    if orders.is_empty() {
        return vec![own.no_orders()];
    }
    with_words(hot, row, |words| orders.iter().map(|order| told(hot, lex, words, order).join(" ")).collect())
}

/// One of them.
pub(super) fn one(hot: &Hot, row: &SeatRow, id: &str) -> Vec<String> {
    let lex = Lex::new(row.spoken());
    let order = hot.orders.iter().find(|order| order.seat == row.seat && order.id == id);
    with_words(hot, row, |words| order.map(|order| told(hot, lex, words, order)).unwrap_or_default())
}
