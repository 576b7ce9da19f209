//! The structure is bought before units.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Deploy, &[Passive::StructureFirst]);
