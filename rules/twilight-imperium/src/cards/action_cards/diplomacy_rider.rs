//! Diplomacy Rider: the others place command tokens in a system of one's own.

use super::ActionCard;
use super::riders::RIDER;
use crate::phases::predictions;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// A system with an own planet is chosen.
fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![predictions::Step::ChooseSystemForTokens { seat }]);
}
