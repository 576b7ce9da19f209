//! Standing orders: given, switched, changed, deleted.

use super::SEATS;
use super::believed::Ordered;
use super::run::Run;
use sternpost_core::{Seat, Source as _};
use sternpost_log::Cause;
use sternpost_orders::written::OrderWish;
use sternpost_orders::{Wanted, WantedChoice, WantedLasts};
use sternpost_table::{Act, By, Outcome, Refused};

impl Run {
    /// A seat does something about its orders. Returns their names.
    async fn about_orders(&self, seat: Seat, wish: OrderWish) -> Result<Vec<String>, Refused> {
        let by = By::letter(seat, Cause::Reply);
        self.server.service.act(self.model.id, by, Act::Orders(wish)).await.map(Outcome::names)
    }

    /// A seat orders something; the same again is the same order.
    pub(super) async fn order(&mut self) -> Vec<&'static str> {
        let (seat, kind) = (self.any_seat(), self.any_kind());
        let given = self.about_orders(seat, OrderWish::Give(default_of(kind))).await;
        if self.model.is_over {
            assert!(given.is_err(), "it is over");
            return vec![];
        }
        let id = given.unwrap().concat();
        let is_same = |order: &&Ordered| order.seat == seat && order.is_on && order.kind == kind;
        match self.model.orders.iter().find(is_same) {
            Some(same) => assert_eq!(same.id, id),
            None => self.model.orders.push(Ordered { id, seat, kind: kind.to_owned(), is_on: true, uses: 0 }),
        }
        self.model.go_on()
    }

    /// An order is switched off, or on again; that of another seat is not, and none that nobody has given.
    pub(super) async fn switch_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let Ordered { id, seat, is_on, .. } = self.model.orders[at].clone();
        let other = Seat((seat.0 + 1) % SEATS);
        let switch = |order: &str, on: bool| OrderWish::Switch { order: order.to_owned(), on };
        assert!(self.about_orders(other, switch(&id, !is_on)).await.is_err(), "of another seat");
        assert!(self.about_orders(seat, switch("nothing", false)).await.is_err(), "of nobody");
        let done = self.about_orders(seat, switch(&id, !is_on)).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            self.model.orders[at].is_on = !is_on;
        }
        self.model.go_on()
    }

    /// An order is for the other kind from now on, and on.
    pub(super) async fn change_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let (Ordered { id: order, seat, .. }, kind) = (self.model.orders[at].clone(), self.any_kind());
        let done = self.about_orders(seat, OrderWish::Edit { order, to: default_of(kind) }).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            let order = &mut self.model.orders[at];
            (order.kind, order.is_on) = (kind.to_owned(), true);
        }
        self.model.go_on()
    }

    pub(super) async fn delete_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let Ordered { id: order, seat, .. } = self.model.orders[at].clone();
        let done = self.about_orders(seat, OrderWish::Delete { order }).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            self.model.orders.remove(at);
        }
        self.model.go_on()
    }

    pub(super) fn any_kind(&mut self) -> &'static str {
        if self.rng.percent(60) { "bid" } else { "withdraw" }
    }

    pub(super) fn any_order(&mut self) -> Option<usize> {
        let many = u32::try_from(self.model.orders.len()).unwrap();
        (many > 0).then(|| self.rng.below(many) as usize)
    }
}

/// That questions of a kind are answered by their default.
fn default_of(kind: &str) -> Wanted {
    Wanted {
        kind: kind.to_owned(),
        choose: WantedChoice::Default,
        own: vec![],
        unless_against: vec![],
        unless_at_stake: false,
        unless_offered: vec![],
        lasts: WantedLasts::Always,
    }
}
