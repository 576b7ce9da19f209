//! When an own Advance begins: storms do not stop own units during it, and its combat begins with a morale die more.

use super::schemes::*;

/// It does something where a storm lies on the active system, or where a combat could follow.
fn can(s: &State, using: &Use) -> bool {
    let is_own = using.occasion == Occasion::AdvanceBegins { seat: using.seat };
    is_own
        && s.order.as_ref().is_some_and(|order| {
            let is_cut = s.board.systems_beside(order.system).any(|other| s.board.is_cut(order.system, other));
            is_cut || order.system.areas().into_iter().any(|area| s.is_enemy(area, using.seat))
        })
}

fn open(_: &Use, t: &mut T<'_>) {
    let order = t.state.order.as_mut().expect("an order is being resolved");
    order.crosses_storms = true;
    order.morale_dice += 1;
}

pub static EVENT: EventCard = EventCard::scheme(Direction::TopLeftBottomRight, Ability::may(&[Timing::AdvanceBegins], can, open));
