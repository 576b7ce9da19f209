//! Bad Dok: 3 command icons more while it is damaged.

use crate::prelude::*;

pub static CARD: Card =
    Card { passives: &[Passive::Icons(|s, this, unit| if unit == this && s.card(this).damage > 0 { 3 } else { 0 })], ..Card::NEW };
