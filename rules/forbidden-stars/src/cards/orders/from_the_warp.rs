//! Ships move through storms.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Advance, &[Passive::ShipsCrossStorms]);
