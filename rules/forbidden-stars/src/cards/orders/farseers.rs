//! Upgrades are bought even where nothing of one’s own is.

use super::{OrderUpgrade, Passive};
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade = OrderUpgrade::changing(OrderKind::Strategize, &[Passive::BuysAnywhere]);
