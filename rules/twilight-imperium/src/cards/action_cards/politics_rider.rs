//! Politics Rider: action cards and the speaker token.

use super::ActionCard;
use super::riders::RIDER;
use crate::cards::action_cards;
use crate::prelude::*;

/// Action cards drawn.
const CARDS: u32 = 3;

pub static CARD: ActionCard = ActionCard::new(1, RIDER).rewarding(reward);

/// Cards are drawn, and the speaker token is taken.
fn reward(seat: Seat, t: &mut T<'_>) {
    action_cards::draw(t, seat, CARDS);
    t.state.speaker = seat;
    t.tell(&Line::BecameSpeaker { seat });
}
