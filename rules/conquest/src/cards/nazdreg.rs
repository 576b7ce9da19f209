//! Nazdreg: other units of his controller here are Brutal.

use crate::cards::Card;
use crate::cards::modifiers::Passive;
use crate::components::Keyword;

pub static CARD: Card = Card {
    passives: &[Passive::Gives(|s, this, unit, keyword| keyword == Keyword::Brutal && s.is_own_other_here(this, unit))],
    ..Card::NEW
};
