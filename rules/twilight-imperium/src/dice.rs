//! Dice of units: combat rolls and the rolls of unit abilities. A face of 0 counts as 10 (FAQ-GEN-1): dice here run from 1 to 10.

use crate::flow::T;

/// A roll of equal dice.
pub struct Roll {
    /// The faces.
    pub dice: Vec<u32>,
    /// How many reached the value.
    pub hits: u32,
}

/// Rolls `count` dice that hit on `value` or more (LRR 44.1).
pub fn roll(t: &mut T<'_>, count: u32, value: u8) -> Roll {
    let dice = t.roll(count as usize, 10);
    let hits = u32::try_from(dice.iter().filter(|die| **die >= u32::from(value)).count()).expect("few dice");
    Roll { dice, hits }
}
