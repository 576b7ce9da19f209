//! A Strategize token is resolved as another order. RULING: it goes where the token of that order goes, and is resolved, not put on the event deck.

use super::OrderUpgrade;
use crate::prelude::*;

pub static UPGRADE: OrderUpgrade =
    OrderUpgrade::instead(OrderKind::Strategize, &[OrderKind::Advance, OrderKind::Deploy, OrderKind::Dominate]);
