//! Technology Rider: a technology is researched.

use super::ActionCard;
use super::riders::RIDER;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// A technology is researched.
fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![research::Step::Command { seat }]);
}
