//! Technology Rider: a technology is researched.

use super::ActionCard;
use super::riders::RIDER;
use crate::economy::research;
use crate::flow::T;
use sternpost_core::{Seat, steps};

pub static CARD: ActionCard = ActionCard { copies: 1, ability: RIDER };

/// A technology is researched.
pub fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![research::Step::Choose { seat }]);
}
