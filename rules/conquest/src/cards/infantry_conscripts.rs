//! Infantry Conscripts: +2 ATK for each support of its controller.

use crate::prelude::*;
use sternpost_kit::count_of;

pub static CARD: Card = Card { passives: &[Passive::Attack(are_supported)], ..Card::NEW };

fn are_supported(s: &State, this: CardId, unit: CardId) -> i32 {
    if unit != this {
        return 0;
    }
    let seat = s.card(this).controller;
    let supports = s.in_play().filter(|(_, card)| card.form == Form::Support && card.controller == seat);
    2 * i32::try_from(count_of(supports)).expect("few supports are in play")
}
