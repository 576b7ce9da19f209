//! The Inferno, the flagship of the Muaat: a cruiser beside it, for a strategy token.

use crate::cards::component_actions::{Against, without_strategy_token, without_supply};
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| {
        let flies = choosing::flagship(s, using.seat).is_some();
        let grounded = (!flies).then_some(Against::new(Why::NoFlagship, "LRR 51.3"));
        grounded.or_else(|| without_strategy_token(s, using.seat)).or_else(|| without_supply(s, using.seat, UnitType::Cruiser))
    },
    |using, t| {
        if let Some(at) = choosing::flagship(t.state, using.seat) {
            command_tokens::spend_strategy_token(t, using.seat);
            placing::supply_one(t, using.seat, UnitType::Cruiser, at);
        }
    },
)]);
