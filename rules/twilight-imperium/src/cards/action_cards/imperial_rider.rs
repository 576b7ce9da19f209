//! Imperial Rider: a victory point.

use super::ActionCard;
use super::riders::RIDER;
use crate::phases::victory;
use crate::prelude::*;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// A victory point is gained.
fn reward(seat: Seat, t: &mut T<'_>) {
    victory::gain_point(t, seat);
}
