//! A reinforcement token, if no world of the active system is friendly.

use super::OrderUpgrade;
use crate::orders::dominate;
use crate::prelude::*;

fn can(s: &State, seat: Seat) -> bool {
    !s.resolving().system.areas().into_iter().any(|area| area.is_world() && s.is_friendly(area, seat))
}

pub static UPGRADE: OrderUpgrade =
    OrderUpgrade::doing(OrderKind::Advance, can, |seat, t| dominate::gain_one(seat, Asset::Reinforcement, t));
