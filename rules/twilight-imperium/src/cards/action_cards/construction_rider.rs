//! Construction Rider: a space dock.

use super::ActionCard;
use super::riders::RIDER;
use crate::components::UnitType;
use crate::flow::T;
use crate::strategy::construction;
use sternpost_core::{Seat, steps};

pub static CARD: ActionCard = ActionCard { copies: 1, ability: RIDER };

/// A space dock goes on an own planet.
pub fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![construction::Step::Place { seat, system: None, kinds: vec![UnitType::SpaceDock] }]);
}
