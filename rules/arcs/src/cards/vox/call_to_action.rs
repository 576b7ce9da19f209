//! Call to Action: the lowest card of the action discard pile comes to the hand.

use crate::cards::CourtCard;
use crate::cards::common::draw_from_underneath;

pub static CARD: CourtCard = CourtCard::vox(|t, seat| draw_from_underneath(t, seat, 1));
