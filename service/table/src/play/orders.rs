//! Applies standing orders in a campaign and notes what they did. A seat that an order answers for is neither asked nor written to; others see no
//! difference in who is asked, and the entry tells its seat alone what has answered.

use crate::Snapshot;
use crate::play::passed::passed_over;
use std::collections::{BTreeMap, BTreeSet};
use sternpost_core::{Answer, Seat};
use sternpost_game::Play;
use sternpost_log::{Body, CampaignId, Cause};
use sternpost_model::order::{Lasts, Order, State, Why};
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_orders::{Verdict, decide, waived};
use sternpost_store::{OrdersChange, SeatState, StandingOrder};

/// An answer that is given for a seat nobody waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ahead {
    /// The answer.
    pub(crate) answer: Answer,
    /// The order of the seat that gives it; none: it is the only one that could be given.
    pub(crate) order: Option<String>,
}

impl Ahead {
    /// The way by which it comes.
    pub(crate) fn cause(&self) -> Cause {
        if self.order.is_some() { Cause::StandingOrder } else { Cause::OnlyChoice }
    }
}

/// The seats that nobody waits for in a position, each with what it answers: the only answer it could give, or what its orders say.
pub(crate) fn ahead(snapshot: &Snapshot, orders: &[StandingOrder], play: &dyn Play) -> BTreeMap<Seat, Ahead> {
    let only = passed_over(snapshot.campaign.table.windows, play);
    let mut ahead: BTreeMap<Seat, Ahead> = only.into_iter().map(|(seat, answer)| (seat, Ahead { answer, order: None })).collect();
    for (seat, verdict, own) in verdicts(snapshot, orders, play) {
        if let Verdict::Answers(at, answer) = verdict {
            let order = own.get(at).map(|order| order.id.clone());
            ahead.entry(seat).or_insert(Ahead { answer, order });
        }
    }
    ahead
}

/// The verdicts of the orders of each seat that is asked; seats without orders are left out.
fn verdicts<'o>(snapshot: &Snapshot, orders: &'o [StandingOrder], play: &dyn Play) -> Vec<(Seat, Verdict, Vec<&'o StandingOrder>)> {
    if !orders.iter().any(|order| order.order.is_on()) {
        return vec![];
    }
    let needs_round = orders.iter().any(|order| matches!(order.order.given.lasts, Lasts::Round(_)));
    let round = if needs_round { round_of(play).map(|round| round_name(&round)) } else { None };
    let is_held = |seat: Seat| snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
    let verdict = |seat: Seat| {
        let own: Vec<&StandingOrder> = orders.iter().filter(|order| order.seat == seat.0).collect();
        if own.is_empty() || !is_held(seat) {
            return None;
        }
        let of_seat: Vec<&Order> = own.iter().map(|order| &order.order).collect();
        Some((seat, decide(&of_seat, play, seat, round.as_deref()), own))
    };
    play.open().into_iter().filter_map(|(seat, _)| verdict(seat)).collect()
}

/// The seats that have said in the open that they let pass what they are asked in a position.
pub(crate) fn waiving(snapshot: &Snapshot, orders: &[StandingOrder], play: &dyn Play) -> BTreeSet<Seat> {
    if !orders.iter().any(|order| order.order.waived) {
        return BTreeSet::new();
    }
    let round = round_of(play).map(|round| round_name(&round));
    let is_held = |seat: Seat| snapshot.seats.get(usize::from(seat.0)).is_some_and(|row| row.state == SeatState::Taken);
    let waives = |seat: &Seat| {
        let own: Vec<&Order> = orders.iter().filter(|order| order.seat == seat.0).map(|order| &order.order).collect();
        is_held(*seat) && waived(&own, play, *seat, round.as_deref()).is_some()
    };
    play.open().into_iter().map(|(seat, _)| seat).filter(waives).collect()
}

/// Whether all who are asked have said so: what they are asked need not open.
pub(crate) fn all_have_waived(snapshot: &Snapshot, orders: &[StandingOrder], play: &dyn Play) -> bool {
    let waiving = waiving(snapshot, orders, play);
    !waiving.is_empty() && play.open().iter().all(|(seat, _)| waiving.contains(seat))
}

/// Ends waivers that were for the time until a seat's turn, if it has come, or for a round that is over.
pub(crate) fn end_waivers(orders: &mut [StandingOrder], before: &dyn Play, after: &dyn Play, seq: u64) {
    if !orders.iter().any(|order| order.order.waived) {
        return;
    }
    let (was, is) = (before.on_turn(), after.on_turn());
    let round = round_of(after).map(|round| round_name(&round));
    let has_ended = |order: &StandingOrder| match &order.order.given.lasts {
        Lasts::Turn => was != is && is == Some(Seat(order.seat)),
        Lasts::Round(name) => round.as_ref() != Some(name),
        Lasts::Always | Lasts::Times(_) => false,
    };
    for order in orders.iter_mut().filter(|order| order.order.waived && has_ended(order)) {
        order.order.switch_off(Why::Done, seq);
    }
}

/// Switches off what would answer in a position and does not fit: its seat is asked, and reads why.
pub(crate) fn switch_off_unfit(snapshot: &Snapshot, orders: &mut [StandingOrder], play: &dyn Play, seq: u64) {
    let unfit: Vec<String> = verdicts(snapshot, orders, play)
        .into_iter()
        .filter_map(|(_, verdict, own)| match verdict {
            Verdict::Unfit(at) => own.get(at).map(|order| order.id.clone()),
            Verdict::Answers(..) | Verdict::Asks => None,
        })
        .collect();
    for order in orders.iter_mut().filter(|order| unfit.contains(&order.id)) {
        order.order.switch_off(Why::DoesNotFit, seq);
    }
}

/// Switches off what would answer for a seat at once that has just taken an answer back: it wants to be asked.
pub(crate) fn switch_off_taken_back(snapshot: &Snapshot, play: &dyn Play, seat: Seat, seq: u64) -> Option<OrdersChange> {
    let mut orders = Vec::clone(&snapshot.orders);
    // Behind the one that would answer another may stand.
    for _ in 0..orders.len() {
        // What was said in the open is taken back in the open.
        let private: Vec<StandingOrder> = orders.iter().filter(|order| !order.order.waived).cloned().collect();
        let found = verdicts(snapshot, &private, play).into_iter().find_map(|(of, verdict, own)| match verdict {
            Verdict::Answers(at, _) if of == seat => own.get(at).map(|order| order.id.clone()),
            Verdict::Answers(..) | Verdict::Asks | Verdict::Unfit(_) => None,
        });
        let Some(id) = found else { break };
        orders.iter_mut().filter(|order| order.id == id).for_each(|order| order.order.switch_off(Why::TakenBack, seq));
    }
    change(snapshot.campaign.id, &snapshot.orders, &mut orders)
}

/// Notes which orders have answered in an entry.
pub(crate) fn note_uses(orders: &mut [StandingOrder], body: &Body, seq: u64) {
    for id in body.orders() {
        orders.iter_mut().filter(|order| order.id == id).for_each(|order| order.order.used(seq));
    }
}

/// The change from one list of orders to another, which counts its changes from now on; none if nothing has changed.
///
/// Waivers that have ended are kept no longer.
pub(crate) fn change(campaign: CampaignId, before: &[StandingOrder], after: &mut Vec<StandingOrder>) -> Option<OrdersChange> {
    let has_ended = |order: &StandingOrder| order.order.waived && order.order.state != State::On;
    let ended: Vec<String> = after.iter().filter(|order| has_ended(order)).map(|order| order.id.clone()).collect();
    let gone: Vec<(String, u64)> =
        before.iter().filter(|order| ended.contains(&order.id)).map(|order| (order.id.clone(), order.changes)).collect();
    after.retain(|order| !ended.contains(&order.id));
    let has_changed = |order: &StandingOrder| !before.iter().any(|old| old.id == order.id && old.order == order.order);
    let put: Vec<StandingOrder> = after.iter().filter(|order| has_changed(order)).cloned().collect();
    for order in after.iter_mut().filter(|order| has_changed(order)) {
        order.changes += 1;
    }
    (!put.is_empty() || !gone.is_empty()).then(|| OrdersChange { put, gone, ..OrdersChange::of(campaign) })
}
