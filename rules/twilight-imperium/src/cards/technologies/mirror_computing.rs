//! Mirror Computing of the Mentak: a trade good that is spent counts as two resources or two influence (LRR 35.3).

use crate::cards::modifiers::{Passive, Texts};

pub static TEXTS: Texts = Texts::lasting(&[Passive::TradeGoodsCountAs(2)]);
