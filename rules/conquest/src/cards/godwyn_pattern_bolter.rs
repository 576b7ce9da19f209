//! Godwyn Pattern Bolter: while the bearer attacks, enemies count as having no Flying. Its ATK and HP are printed.

use crate::cards::Card;
use crate::cards::modifiers::Passive;

pub static CARD: Card = Card { passives: &[Passive::IgnoresFlying(|s, this, attacker| s.bearer(this) == Some(attacker))], ..Card::NEW };
