//! Three event cards are drawn; the ability of one of them is resolved, without its storm (FS-CLAR-04).

use super::tactics::*;
use crate::rounds::refresh;

/// How many are drawn.
const DRAWN: usize = 3;

pub static EVENT: EventCard = EventCard::tactic(
    Direction::Across,
    Tactic { offers: |_, _| vec![Choice::UseIt], resolve: |_, seat, t| refresh::draw_for_an_ability(seat, DRAWN, t) },
);
