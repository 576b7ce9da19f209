//! A strike may follow a combat. RULING: it comes after retreats, and may hit the same world.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Advance, &[Passive::StrikesAfterCombat]);
