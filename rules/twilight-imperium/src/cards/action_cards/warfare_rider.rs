//! Warfare Rider: a dreadnought.

use super::ActionCard;
use super::riders::RIDER;
use crate::phases::predictions;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// A dreadnought joins own ships.
fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![predictions::Step::ChooseSystemForDreadnought { seat }]);
}
