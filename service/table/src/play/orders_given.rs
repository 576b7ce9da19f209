//! Gives, changes and drops standing orders. An order that fits what its seat is asked answers at once.

use crate::snapshots::Locked;
use crate::talk::letters;
use crate::{Admitted, Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_model::order::{Given, Order, State, Why};
use sternpost_model::reason::Reason;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_orders::written::OrderWish;
use sternpost_orders::{Wanted, check, usual_left};
use sternpost_store::{Commit, OrdersChange, SeatState, StandingOrder, Status};

/// Orders that a seat can have at the same time.
pub const MOST_ORDERS: usize = 60;

impl Service {
    /// The change that drops all orders of a seat, for the commit by which somebody else takes it over: orders are not inherited.
    #[must_use]
    pub fn drop_orders(campaign: CampaignId, seat: Seat) -> OrdersChange {
        OrdersChange { dropped: vec![seat.0], ..OrdersChange::of(campaign) }
    }

    /// Does something about the standing orders of a seat, and goes on with what they answer. Names those it was about, or that are new.
    ///
    /// # Errors
    /// [`Refused::Order`] if one names what the game does not know, [`Refused::NoOrder`] if the seat has none of this name, [`Refused::WrongState`] if
    /// nothing can be ordered, these would be more than a seat can have, or one has nothing left to do.
    pub(crate) async fn about_orders(self: &Arc<Self>, admitted: &Admitted, wish: OrderWish) -> Result<Vec<String>, Refused> {
        let seat = admitted.whom.as_seat()?;
        let (service, id) = (self.clone(), admitted.id());
        self.detached(async move {
            let was_asked = service.snapshot(id).await?.owing().contains(&seat);
            let names = service.retry_on_conflict(id, |snapshot| service.change_orders_once(snapshot, seat, &wish)).await?;
            service.go_on_after_order(id, seat, was_asked).await;
            Ok(names)
        })
        .await
    }

    async fn change_orders_once(&self, snapshot: Locked, seat: Seat, wish: &OrderWish) -> Result<Vec<String>, Refused> {
        let is_held = snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
        if snapshot.campaign.status != Status::Running || !is_held {
            return Err(Refused::WrongState(Reason::OrdersInPlay));
        }
        let own: Vec<&StandingOrder> = snapshot.orders.iter().filter(|order| order.seat == seat.0 && !order.order.waived).collect();
        let (change, names) = decided(&snapshot, seat, &own, wish)?;
        if change != OrdersChange::of(snapshot.campaign.id) {
            self.store_changes(snapshot, Commit { orders: Some(change), ..Commit::default() }, None).await?;
        }
        Ok(names)
    }

    /// Goes on with what orders or waivers answer. They are kept whatever becomes of that: it is looked at again soon.
    pub(crate) async fn go_on_after_order(self: &Arc<Self>, id: CampaignId, seat: Seat, was_asked: bool) {
        let went_on = match self.pass_over(id).await {
            Ok(()) => self.ask_anew(id, seat, was_asked).await,
            error => error,
        };
        if let Err(error) = went_on {
            tracing::warn!(campaign.id = %id, %error, "a campaign could not go on after an order or a waiver");
        }
        self.let_bots_play(id);
    }

    /// Asks a seat anew once nothing answers for it any more: it is written to like every seat that is asked, and has the page before it.
    async fn ask_anew(&self, id: CampaignId, seat: Seat, was_asked: bool) -> Result<(), Refused> {
        let snapshot = self.snapshot(id).await?;
        let mut asked = snapshot.play().map(|play| snapshot.asked_in(play)).unwrap_or_default();
        asked.retain(|(of, _)| *of == seat && snapshot.sealed_of(seat).is_none());
        if was_asked || asked.is_empty() {
            return Ok(());
        }
        let now = self.clock.now();
        let letters = letters::for_questions(&snapshot.seats, &[], &asked, snapshot.seq, now, Some((seat, self.grace)));
        Ok(self.store.commit(Commit { letters, ..Commit::default() }).await?)
    }
}

/// The change that a wish makes to the orders of a seat, and the names of those it is about.
fn decided(snapshot: &Snapshot, seat: Seat, own: &[&StandingOrder], wish: &OrderWish) -> Result<(OrdersChange, Vec<String>), Refused> {
    let nothing = || OrdersChange::of(snapshot.campaign.id);
    let found = |name: &String| own.iter().copied().find(|order| order.id == *name).ok_or(Refused::NoOrder);
    let checked =
        |wanted: &Wanted| -> Result<Given, Refused> { Ok(check(wanted, snapshot.play()?, seat, round_of_snapshot(snapshot).as_deref())?) };
    match wish {
        OrderWish::Give(wanted) => {
            let given = checked(wanted)?;
            match own.iter().find(|order| order.order.is_on() && order.order.given == given) {
                Some(same) => Ok((nothing(), vec![same.id.clone()])),
                None => given_anew(snapshot, seat, own, vec![given]),
            }
        }
        OrderWish::GiveUsual {} => {
            let left = usual_left(snapshot.play()?, seat, own.iter().map(|order| &order.order));
            given_anew(snapshot, seat, own, left)
        }
        OrderWish::Edit { order: name, to } => {
            let found = found(name)?;
            let order = Order { given: checked(to)?, state: State::On, off_at: None, ..found.order.clone() };
            Ok((OrdersChange { put: vec![StandingOrder { order, ..found.clone() }], ..nothing() }, vec![name.clone()]))
        }
        OrderWish::Switch { order: name, on } => {
            let found = found(name)?;
            let order = switched(&found.order, *on, snapshot.seq)?;
            let is_as_before = order.state == found.order.state;
            let put = if is_as_before { vec![] } else { vec![StandingOrder { order, ..found.clone() }] };
            Ok((OrdersChange { put, ..nothing() }, vec![name.clone()]))
        }
        OrderWish::Delete { order: name } => {
            let found = found(name)?;
            Ok((OrdersChange { gone: vec![(found.id.clone(), found.changes)], ..nothing() }, vec![name.clone()]))
        }
    }
}

/// Orders that a seat has besides its own from now on.
fn given_anew(snapshot: &Snapshot, seat: Seat, own: &[&StandingOrder], new: Vec<Given>) -> Result<(OrdersChange, Vec<String>), Refused> {
    if own.len() + new.len() > MOST_ORDERS {
        return Err(Refused::WrongState(Reason::TooManyOrders { most: MOST_ORDERS }));
    }
    let campaign = snapshot.campaign.id;
    let order = |(number, given)| {
        let (id, order) = (entropy::letter_id(), Order::new(given));
        StandingOrder { campaign, seat: seat.0, number, id, changes: 0, order }
    };
    let put: Vec<StandingOrder> = (next_number(snapshot, seat)..).zip(new).map(order).collect();
    let names = put.iter().map(|order| order.id.clone()).collect();
    Ok((OrdersChange { put, ..OrdersChange::of(campaign) }, names))
}

/// An order on or off.
fn switched(order: &Order, on: bool, seq: u64) -> Result<Order, Refused> {
    let mut order = order.clone();
    if !on {
        order.switch_off(Why::Seat, seq);
    } else if order.is_used_up() {
        return Err(Refused::WrongState(Reason::OrderIsUsedUp));
    } else {
        (order.state, order.off_at) = (State::On, None);
    }
    Ok(order)
}

/// The place of the next order of a seat, public or not.
pub(crate) fn next_number(snapshot: &Snapshot, seat: Seat) -> u64 {
    snapshot.orders.iter().filter(|order| order.seat == seat.0).map(|order| order.number).max().unwrap_or_default() + 1
}

/// The name of the round that is on.
pub(crate) fn round_of_snapshot(snapshot: &Snapshot) -> Option<String> {
    snapshot.play.as_deref().and_then(round_of).map(|round| round_name(&round))
}
