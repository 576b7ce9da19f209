//! Goff Boyz: +3 ATK at the first planet.

use crate::prelude::*;

pub static CARD: Card =
    Card { passives: &[Passive::Attack(|s, this, unit| if unit == this && s.is_at_first(this) { 3 } else { 0 })], ..Card::NEW };
