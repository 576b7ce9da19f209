//! Standing orders: given, switched, changed, deleted.

use super::SEATS;
use super::believed::Ordered;
use super::run::Run;
use sternpost_core::{Seat, Source as _};
use sternpost_orders::{Wanted, WantedChoice, WantedLasts};

impl Run {
    /// A seat orders something; the same again is the same order.
    pub(super) async fn order(&mut self) -> Vec<&'static str> {
        let (seat, kind) = (self.any_seat(), self.any_kind());
        let given = self.server.service.give_order(self.model.id, seat, default_of(kind)).await;
        if self.model.is_over {
            assert!(given.is_err(), "it is over");
            return vec![];
        }
        let id = given.unwrap().id;
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
        let service = &self.server.service;
        let other = Seat((seat.0 + 1) % SEATS);
        assert!(service.switch_order(self.model.id, other, id.clone(), !is_on).await.is_err(), "of another seat");
        assert!(service.switch_order(self.model.id, seat, "nothing".to_owned(), false).await.is_err(), "of nobody");
        let done = service.switch_order(self.model.id, seat, id, !is_on).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            self.model.orders[at].is_on = !is_on;
        }
        self.model.go_on()
    }

    /// An order is for the other kind from now on, and on.
    pub(super) async fn change_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let (Ordered { id, seat, .. }, kind) = (self.model.orders[at].clone(), self.any_kind());
        let done = self.server.service.edit_order(self.model.id, seat, id, default_of(kind)).await;
        assert_eq!(done.is_ok(), !self.model.is_over, "{done:?}");
        if !self.model.is_over {
            let order = &mut self.model.orders[at];
            (order.kind, order.is_on) = (kind.to_owned(), true);
        }
        self.model.go_on()
    }

    pub(super) async fn delete_order(&mut self) -> Vec<&'static str> {
        let Some(at) = self.any_order() else { return vec![] };
        let Ordered { id, seat, .. } = self.model.orders[at].clone();
        let done = self.server.service.delete_order(self.model.id, seat, id).await;
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
