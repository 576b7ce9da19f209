//! Giving, changing and dropping standing orders. An order that fits what its seat is asked answers at once.

use crate::talk::letters;
use crate::{Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::Seat;
use sternpost_log::CampaignId;
use sternpost_model::entropy;
use sternpost_model::order::{Order, State, Why};
use sternpost_model::reason::Reason;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_orders::{Wanted, check, usual_left};
use sternpost_store::{Commit, OrdersChange, SeatState, StandingOrder, Status};

/// Orders that a seat can have at the same time.
pub const MOST_ORDERS: usize = 60;

/// What became of an order that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GivenOrder {
    /// Its name.
    pub id: String,
    /// How often it has answered already.
    pub uses: u64,
}

/// What a seat has not read yet of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderNews {
    /// The order.
    pub order: StandingOrder,
    /// How often it has answered since.
    pub uses: usize,
    /// Why it was switched off since.
    pub off: Option<Why>,
}

impl Service {
    /// Gives an order. One that is given already is not given twice.
    ///
    /// # Errors
    /// [`Refused::Order`] if it names what the game does not know, [`Refused::WrongState`] if nothing can be ordered.
    pub async fn give_order(self: &Arc<Self>, id: CampaignId, seat: Seat, wanted: Wanted) -> Result<GivenOrder, Refused> {
        self.change_order(id, seat, move |snapshot, own| {
            let given = check(&wanted, snapshot.play()?, seat, round_of_snapshot(snapshot).as_deref())?;
            if let Some(same) = own.iter().find(|order| order.order.is_on() && order.order.given == given) {
                return Ok((OrdersChange::of(id), same.id.clone()));
            }
            if own.len() >= MOST_ORDERS {
                return Err(Refused::WrongState(Reason::TooManyOrders { most: MOST_ORDERS }));
            }
            let number = next_number(snapshot, seat);
            let name = entropy::letter_id();
            let new = StandingOrder { campaign: id, seat: seat.0, number, id: name.clone(), changes: 0, order: Order::new(given) };
            Ok((OrdersChange { put: vec![new], ..OrdersChange::of(id) }, name))
        })
        .await
    }

    /// Gives a seat what is usually ordered about kinds of which it has ordered nothing yet: all of it at once. Given again, it gives nothing more.
    ///
    /// Answers with the names of the orders that are new.
    ///
    /// # Errors
    /// [`Refused::WrongState`] if nothing can be ordered, or these would be more than a seat can have.
    pub async fn give_usual_orders(self: &Arc<Self>, id: CampaignId, seat: Seat) -> Result<Vec<String>, Refused> {
        self.change_orders(id, seat, move |snapshot, own| {
            let left = usual_left(snapshot.play()?, seat, own.iter().map(|order| &order.order));
            if own.len() + left.len() > MOST_ORDERS {
                return Err(Refused::WrongState(Reason::TooManyOrders { most: MOST_ORDERS }));
            }
            let new = |(number, given)| StandingOrder {
                campaign: id,
                seat: seat.0,
                number,
                id: entropy::letter_id(),
                changes: 0,
                order: Order::new(given),
            };
            let put: Vec<StandingOrder> = (next_number(snapshot, seat)..).zip(left).map(new).collect();
            let names = put.iter().map(|order| order.id.clone()).collect();
            Ok((OrdersChange { put, ..OrdersChange::of(id) }, names))
        })
        .await
    }

    /// Puts another order in the place of one; it is on.
    ///
    /// # Errors
    /// As [`Service::give_order`]; [`Refused::NoOrder`] if the seat has none of this name.
    pub async fn edit_order(self: &Arc<Self>, id: CampaignId, seat: Seat, name: String, wanted: Wanted) -> Result<GivenOrder, Refused> {
        self.change_order(id, seat, move |snapshot, own| {
            let found = own.iter().find(|order| order.id == name).ok_or(Refused::NoOrder)?;
            let given = check(&wanted, snapshot.play()?, seat, round_of_snapshot(snapshot).as_deref())?;
            let order = Order { given, state: State::On, off_at: None, ..found.order.clone() };
            let put = vec![StandingOrder { order, ..(*found).clone() }];
            Ok((OrdersChange { put, ..OrdersChange::of(id) }, name.clone()))
        })
        .await
    }

    /// Switches an order on or off.
    ///
    /// # Errors
    /// [`Refused::NoOrder`] if the seat has none of this name; [`Refused::WrongState`] if it has nothing left to do.
    pub async fn switch_order(self: &Arc<Self>, id: CampaignId, seat: Seat, name: String, on: bool) -> Result<GivenOrder, Refused> {
        self.change_order(id, seat, move |snapshot, own| {
            let found = own.iter().find(|order| order.id == name).ok_or(Refused::NoOrder)?;
            let mut order = found.order.clone();
            if on {
                if order.is_used_up() {
                    return Err(Refused::WrongState(Reason::OrderIsUsedUp));
                }
                (order.state, order.off_at) = (State::On, None);
            } else {
                order.switch_off(Why::Seat, snapshot.seq);
            }
            let is_as_before = order.state == found.order.state;
            let put = if is_as_before { vec![] } else { vec![StandingOrder { order, ..(*found).clone() }] };
            Ok((OrdersChange { put, ..OrdersChange::of(id) }, name.clone()))
        })
        .await
    }

    /// Deletes an order. What it has answered stays answered.
    ///
    /// # Errors
    /// [`Refused::NoOrder`] if the seat has none of this name.
    pub async fn delete_order(self: &Arc<Self>, id: CampaignId, seat: Seat, name: String) -> Result<GivenOrder, Refused> {
        self.change_order(id, seat, move |_, own| {
            let found = own.iter().find(|order| order.id == name).ok_or(Refused::NoOrder)?;
            Ok((OrdersChange { gone: vec![(found.id.clone(), found.changes)], ..OrdersChange::of(id) }, name.clone()))
        })
        .await
    }

    /// What drops all orders of a seat, for the commit by which somebody else takes it over: orders are not inherited.
    #[must_use]
    pub fn drop_orders(campaign: CampaignId, seat: Seat) -> OrdersChange {
        OrdersChange { dropped: vec![seat.0], ..OrdersChange::of(campaign) }
    }

    /// Changes one order, which is named.
    async fn change_order(
        self: &Arc<Self>,
        id: CampaignId,
        seat: Seat,
        decide: impl Fn(&Snapshot, &[&StandingOrder]) -> Result<(OrdersChange, String), Refused> + Send + Sync + 'static,
    ) -> Result<GivenOrder, Refused> {
        let name = self.change_orders(id, seat, decide).await?;
        let snapshot = self.snapshot(id).await?;
        let uses = snapshot.orders.iter().find(|order| order.id == name).map_or(0, |order| order.order.uses);
        Ok(GivenOrder { id: name, uses })
    }

    /// Changes the orders of a seat, and goes on with what they answer.
    async fn change_orders<T: Send + 'static>(
        self: &Arc<Self>,
        id: CampaignId,
        seat: Seat,
        decide: impl Fn(&Snapshot, &[&StandingOrder]) -> Result<(OrdersChange, T), Refused> + Send + Sync + 'static,
    ) -> Result<T, Refused> {
        let service = self.clone();
        self.detached(async move {
            let was_asked = service.snapshot(id).await?.owing().contains(&seat);
            let made = service
                .retry_on_conflict(id, |snapshot| async {
                    let is_held = snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
                    if snapshot.campaign.status != Status::Running || !is_held {
                        return Err(Refused::WrongState(Reason::OrdersInPlay));
                    }
                    let own: Vec<&StandingOrder> =
                        snapshot.orders.iter().filter(|order| order.seat == seat.0 && !order.order.waived).collect();
                    let (change, made) = decide(&snapshot, &own)?;
                    if change == OrdersChange::of(id) {
                        return Ok(made);
                    }
                    service.store_changes(snapshot, Commit { orders: Some(change), ..Commit::default() }, None).await?;
                    Ok(made)
                })
                .await?;
            // It is kept whatever becomes of what it leads to: that is looked at again soon.
            let went_on = match service.pass_over(id).await {
                Ok(()) => service.ask_anew(id, seat, was_asked).await,
                error => error,
            };
            if let Err(error) = went_on {
                tracing::warn!(campaign.id = %id, %error, "a campaign could not go on after an order");
            }
            service.let_bots_play(id);
            Ok(made)
        })
        .await
    }

    /// Whoever is asked now because nothing answers for it any more is written to like everybody who is asked; it has the page before it.
    pub(crate) async fn ask_anew(&self, id: CampaignId, seat: Seat, was_asked: bool) -> Result<(), Refused> {
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

    /// What a seat has not read yet of its orders, after an entry.
    #[must_use]
    pub fn order_news(snapshot: &Snapshot, seat: Seat, after: u64) -> Vec<OrderNews> {
        let own = snapshot.orders.iter().filter(|order| order.seat == seat.0 && !order.order.waived);
        let news = own.map(|order| {
            let off = match order.order.state {
                State::Off(why @ (Why::Done | Why::DoesNotFit | Why::TakenBack)) if order.order.off_at.is_some_and(|at| at > after) => {
                    Some(why)
                }
                State::Off(Why::Done | Why::DoesNotFit | Why::TakenBack | Why::Seat) | State::On => None,
            };
            OrderNews { uses: order.order.uses_since(after), off, order: order.clone() }
        });
        news.filter(|news| news.uses > 0 || news.off.is_some()).collect()
    }
}

/// The place of the next order of a seat, public or not.
pub(crate) fn next_number(snapshot: &Snapshot, seat: Seat) -> u64 {
    snapshot.orders.iter().filter(|order| order.seat == seat.0).map(|order| order.number).max().unwrap_or_default() + 1
}

/// The name of the round that is on.
pub(crate) fn round_of_snapshot(snapshot: &Snapshot) -> Option<String> {
    snapshot.play.as_deref().and_then(round_of).map(|round| round_name(&round))
}
