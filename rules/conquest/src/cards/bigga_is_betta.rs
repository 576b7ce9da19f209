//! Bigga Is Betta: interrupt from the hand, when an Orks unit is deployed: it costs 2 less, and is dealt 1 damage once it has entered play.

use crate::cards::modifiers::for_units_of;
use crate::cards::{Card, HandReducer};
use crate::components::Faction;

pub static CARD: Card = Card {
    reduces_from_hand: Some(HandReducer { by: |_, deploying| 2 * for_units_of(Faction::Orks, deploying), damage: 1 }),
    from_hand: true,
    ..Card::NEW
};
