//! Trade Rider: trade goods.

use super::ActionCard;
use super::riders::RIDER;
use crate::prelude::*;

/// How many.
const GOODS: u32 = 5;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// Trade goods are gained.
fn reward(seat: Seat, t: &mut T<'_>) {
    trade_goods::gain(t, seat, GOODS);
}
