//! Nazdreg: other units of his controller here are Brutal.

use crate::prelude::*;

pub static CARD: Card = Card {
    passives: &[Passive::Gives(|s, this, unit, keyword| keyword == Keyword::Brutal && s.is_own_other_here(this, unit))],
    ..Card::NEW
};
