//! Waivers: a seat says in the open that it lets windows of a kind pass. They are kept with the seat's standing orders and answer like them, but
//! the log says when one is made or taken back, and everybody sees which hold.
//!
//! A window that all seats it asks have waived does not open, whatever the campaign's windows wait for; one that some have waived does not wait for
//! these. Nothing of this depends on what anybody holds.

use crate::changes::orders_after;
use crate::play::orders::waiving;
use crate::play::orders_given::{MOST_ORDERS, next_number, round_of_snapshot};
use crate::snapshots::Locked;
use crate::time::pace_acts::timed;
use crate::{Refused, Service, Snapshot};
use std::sync::Arc;
use sternpost_core::{Kind, Seat};
use sternpost_log::{Actor, CampaignId, Cause};
use sternpost_model::entropy;
use sternpost_model::order::{Lasts, Order};
use sternpost_model::pace::{TimeAct, Until, Why};
use sternpost_model::reason::Reason;
use sternpost_orders::Unsound;
use sternpost_store::{Commit, OrdersChange, SeatState, StandingOrder, Status};

/// A seat's statement about windows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waive {
    /// It lets those of a kind pass.
    Pass {
        /// The kind's id.
        windows: String,
        /// How long the waiver holds.
        until: Until,
    },
    /// It does so no more.
    TakeBack {
        /// The kind's id.
        windows: String,
    },
}

/// The time for which a waiver holds.
#[must_use]
pub fn until_of(lasts: &Lasts) -> Until {
    match lasts {
        Lasts::Turn => Until::Turn,
        Lasts::Round(_) => Until::Round,
        Lasts::Always | Lasts::Times(_) => Until::SaidOtherwise,
    }
}

/// The kinds of windows that a seat can waive now: those that are known, and that of the window it is asked in.
#[must_use]
pub fn waivable(snapshot: &Snapshot, seat: Seat) -> Vec<Kind> {
    let Some(play) = snapshot.play.as_deref().filter(|_| snapshot.campaign.status == Status::Running) else { return vec![] };
    let mut kinds = play.windows_known(seat);
    if play.lets_pass(seat).is_some() {
        for kind in play.kinds(seat) {
            if !kinds.iter().any(|known| known.id == kind.id) {
                kinds.push(kind);
            }
        }
    }
    kinds
}

impl Service {
    /// A seat says in the open that it lets windows of a kind pass, or that it does so no more. What it says twice is one.
    ///
    /// # Errors
    /// [`Refused::Order`] if there are no such windows, [`Refused::NoOrder`] if there is nothing to take back, [`Refused::WrongState`] if it cannot be
    /// said now; nothing has changed then.
    pub async fn waive(self: &Arc<Self>, id: CampaignId, seat: Seat, what: Waive, cause: Cause) -> Result<(), Refused> {
        let service = self.clone();
        self.detached(async move {
            let was_asked = service.snapshot(id).await?.owing().contains(&seat);
            let waive = service.retry_on_conflict(id, |snapshot| service.waive_once(snapshot, seat, &what, cause));
            service.counted(id, waive).await?;
            service.go_on_after_order(id, seat, was_asked).await;
            Ok(())
        })
        .await
    }

    async fn waive_once(&self, snapshot: Locked, seat: Seat, what: &Waive, cause: Cause) -> Result<(), Refused> {
        let is_held = snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
        if snapshot.campaign.status != Status::Running || !is_held {
            return Err(Refused::WrongState(Reason::WaivedInPlay));
        }
        let id = snapshot.campaign.id;
        let now = self.clock.now();
        let own = snapshot.waivers().into_iter().filter(|order| order.seat == seat.0);
        let (change, act) = match what {
            Waive::Pass { windows, until } => {
                let kind = waivable(&snapshot, seat).into_iter().find(|kind| kind.id == *windows);
                let kind = kind.ok_or_else(|| Unsound::Kind(windows.chars().take(80).collect()))?;
                let lasts = match until {
                    Until::Turn => Lasts::Turn,
                    Until::Round => Lasts::Round(round_of_snapshot(&snapshot).ok_or(Unsound::Round)?),
                    Until::SaidOtherwise => Lasts::Always,
                };
                let before = own.into_iter().find(|order| order.order.given.kind.id == kind.id);
                if before.is_some_and(|order| order.order.given.lasts == lasts) {
                    return Ok(());
                }
                if before.is_none()
                    && snapshot.orders.iter().filter(|order| order.seat == seat.0 && order.order.waived).count() >= MOST_ORDERS
                {
                    return Err(Refused::WrongState(Reason::TooManyWaived { most: MOST_ORDERS }));
                }
                has_not_acted(&snapshot, seat, &kind)?;
                let order = Order::waiver(kind.clone(), lasts);
                let put = match before {
                    Some(before) => StandingOrder { order, ..before.clone() },
                    None => {
                        let (name, number) = (entropy::letter_id(), next_number(&snapshot, seat));
                        StandingOrder { campaign: id, seat: seat.0, number, id: name, changes: 0, order }
                    }
                };
                (OrdersChange { put: vec![put], ..OrdersChange::of(id) }, TimeAct::Waived { seat, windows: kind, until: *until })
            }
            Waive::TakeBack { windows } => {
                let found = own.into_iter().find(|order| order.order.given.kind.id == *windows).ok_or(Refused::NoOrder)?;
                let change = OrdersChange { gone: vec![(found.id.clone(), found.changes)], ..OrdersChange::of(id) };
                (change, TimeAct::NotWaived { seat, windows: found.order.given.kind.clone() })
            }
        };
        let orders = orders_after(&snapshot.orders, &change);
        let excused = waiving(&snapshot, &orders, snapshot.play()?).into_iter().map(|seat| seat.0).collect();
        let watch = snapshot.watch_with(|watch| watch.excuse(excused, now));
        let commit = timed(&snapshot, Some((act, Why::Host)), (Actor::Seat(seat), cause), None, now);
        self.store_and_forget(snapshot, Commit { orders: Some(change), watch, ..commit }).await
    }
}

/// Checks that a seat has not answered a window by doing something. It has to take that back first: a promise and an answer must not disagree.
fn has_not_acted(snapshot: &Snapshot, seat: Seat, kind: &Kind) -> Result<(), Refused> {
    let play = snapshot.play()?;
    let is_of_kind = || play.kinds(seat).iter().any(|of| of.id == kind.id);
    let acts = snapshot.sealed_of(seat).is_some_and(|sealed| play.lets_pass(seat).is_some_and(|pass| pass != sealed.given.answer));
    if acts && is_of_kind() {
        return Err(Refused::WrongState(Reason::WindowAnsweredOtherwise));
    }
    Ok(())
}
