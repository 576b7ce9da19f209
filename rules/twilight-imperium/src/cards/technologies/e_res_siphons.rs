//! E-Res Siphons of the Jol-Nar: trade goods when somebody activates a system with their ships.

use crate::prelude::*;

/// How many.
const TRADE_GOODS: u32 = 4;

pub static TEXTS: Texts = Texts::acting(&[Ability::must(
    &[Timing::Activated],
    |s, using| matches!(using.occasion, Occasion::Activated { seat, system } if seat != using.seat && s.has_ships(using.seat, system)),
    |using, t| trade_goods::gain(t, using.seat, TRADE_GOODS),
)]);
