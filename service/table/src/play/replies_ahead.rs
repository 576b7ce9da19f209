//! Replies to proposals by standing orders. The reply is an entry behind the act that proposes, in the same commit; to everybody else the seat has
//! replied as in any other way.
//!
//! An order proposes nothing, and each reply takes a proposal off the table: however many orders there are, the replies come to an end.

use crate::Snapshot;
use crate::play::turn::Act;
use sternpost_core::{Answer, Chance, Seat};
use sternpost_game::Play;
use sternpost_log::{Actor, Body, Cause};
use sternpost_model::order::Order;
use sternpost_orders::reply_to;
use sternpost_orders::rounds::{round_name, round_of};
use sternpost_store::{SeatState, StandingOrder};

/// The first reply that an order gives in a position, as entry `seq`.
///
/// What an order accepts and what asks its seat something further is left to the seat.
pub(crate) fn by_order(snapshot: &Snapshot, orders: &[StandingOrder], play: &dyn Play, seq: u64) -> Option<(Box<dyn Play>, Act)> {
    let is_for_proposals = |order: &&StandingOrder| order.order.is_on() && order.order.given.choose.terms().is_some();
    let holds = |seat: u8| snapshot.seats.get(usize::from(seat)).is_some_and(|row| row.state == SeatState::Taken);
    let mut seats: Vec<u8> = orders.iter().filter(is_for_proposals).map(|order| order.seat).filter(|seat| holds(*seat)).collect();
    seats.dedup();
    if seats.is_empty() {
        return None;
    }
    let round = round_of(play).map(|round| round_name(&round));
    for seat in seats.into_iter().map(Seat) {
        let own: Vec<&StandingOrder> = orders.iter().filter(|order| order.seat == seat.0).collect();
        let of_seat: Vec<&Order> = own.iter().map(|order| &order.order).collect();
        for proposed in play.proposals(seat) {
            let Some((at, choice)) = reply_to(&of_seat, play, seat, &proposed, round.as_deref()) else { continue };
            let answers = vec![Answer::One(choice)];
            let mut source = snapshot.draws_at_any_time(play, seq);
            let mut after = play.fork();
            let Ok(out) = after.apply_anytime(seat, &answers, &mut Chance::live(&mut source)) else { continue };
            let order = own.get(at).map(|order| order.id.clone());
            let body = Body::Anytime { seat, answers, order, chance: out.chance.clone() };
            return Some((after, Act::new(body, (Actor::Seat(seat), Cause::StandingOrder), out)));
        }
    }
    None
}
