//! Construction Rider: a space dock.

use super::ActionCard;
use super::riders::RIDER;
use crate::prelude::*;
use crate::strategy::construction;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// A space dock goes on an own planet.
fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![construction::Step::Command { seat, unit: UnitType::SpaceDock }]);
}
