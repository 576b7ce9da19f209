//! Bastions of the active system count as factories, with a capacity of one less.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Deploy, &[Passive::BastionsProduce]);
