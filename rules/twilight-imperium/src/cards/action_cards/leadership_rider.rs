//! Leadership Rider: command tokens.

use super::ActionCard;
use super::riders::RIDER;
use crate::prelude::*;

/// How many.
const TOKENS: u32 = 3;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// Command tokens are gained.
fn reward(seat: Seat, t: &mut T<'_>) {
    t.next(command_tokens::gain(seat, TOKENS));
}
