//! Rokkitboy: enemy units here do not have Flying.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::Takes(grounds)], ..Card::NEW };

fn grounds(s: &State, this: CardId, unit: CardId, keyword: Keyword) -> bool {
    let is_enemy = s.card(unit).controller != s.card(this).controller;
    keyword == Keyword::Flying && is_enemy && s.slot_of(this).is_some() && s.slot_of(unit) == s.slot_of(this)
}
