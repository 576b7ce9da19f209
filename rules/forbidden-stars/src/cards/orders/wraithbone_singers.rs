//! The structure may stand beside one of another kind.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Deploy, &[Passive::SecondStructure]);
