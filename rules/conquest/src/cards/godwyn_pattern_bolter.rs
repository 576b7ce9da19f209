//! Godwyn Pattern Bolter: while the bearer attacks, enemies count as having no Flying. Its ATK and HP are printed.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::IgnoresFlying(|s, this, attacker| s.bearer(this) == Some(attacker))], ..Card::NEW };
