//! Warfare Rider: a dreadnought.

use super::ActionCard;
use super::riders::RIDER;
use crate::flow::T;
use crate::phases::predictions;
use sternpost_core::{Seat, steps};

pub static CARD: ActionCard = ActionCard { copies: 1, ability: RIDER };

/// A dreadnought joins own ships.
pub fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(steps![predictions::Step::ChooseSystemForDreadnought { seat }]);
}
