//! What the people of a simulation order: what their game says is usual, and nothing else.

use crate::orders::{Lasts, Order, usual};
use sternpost_core::{Kind, OrderForm, Seat};
use sternpost_game::Play;

/// The windows of a seat that people let pass in the open for good, as the game says.
#[must_use]
pub fn waived(play: &dyn Play, seat: Seat) -> Vec<Kind> {
    let forms = play.order_forms(seat);
    let is_waived = |kind: &Kind| forms.iter().any(|form| form.kind == *kind && form.is_usually_waived);
    play.windows_known(seat).into_iter().filter(is_waived).collect()
}

/// What a seat says in the open.
pub(super) fn waivers(play: &dyn Play, seat: Seat) -> Vec<Order> {
    waived(play, seat).into_iter().map(|kind| Order::waiver(kind, Lasts::Always)).collect()
}

/// What a seat orders of what it can.
pub(super) fn orders(play: &dyn Play, seat: Seat, forms: &[OrderForm]) -> Vec<Order> {
    usual(play, seat, forms).into_iter().map(Order::new).collect()
}
