//! The Inferno, the flagship of the Muaat: a cruiser beside it, for a strategy token.

use crate::board::{placing, supply};
use crate::cards::abilities::Ability;
use crate::cards::choosing;
use crate::cards::modifiers::Texts;
use crate::cards::occasions::Timing;
use crate::components::UnitType;
use crate::economy::command_tokens;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::ComponentAction],
    |s, using| {
        let can = s.players[using.seat].strategy > 0 && supply::can_supply(s, using.seat, UnitType::Cruiser);
        using.is_action() && can && choosing::flagship(s, using.seat).is_some()
    },
    |using, t| {
        if let Some(at) = choosing::flagship(t.state, using.seat) {
            command_tokens::spend_strategy_token(t, using.seat);
            placing::supply_one(t, using.seat, UnitType::Cruiser, at);
        }
    },
)]);
