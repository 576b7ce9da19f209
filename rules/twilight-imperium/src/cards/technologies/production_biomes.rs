//! Production Biomes of the Hacan: trade goods for them and for somebody else.

use crate::cards::component_actions::without_strategy_token;
use crate::prelude::*;

/// What its owner gains, and what the other player does.
const TRADE_GOODS: (u32, u32) = (4, 2);

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| without_strategy_token(s, using.seat),
    |using, t| {
        let Some(Choice::Seat { seat: other }) = using.choice(0) else { return };
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::ProductionBiomes);
        command_tokens::spend_strategy_token(t, using.seat);
        trade_goods::gain(t, using.seat, TRADE_GOODS.0);
        trade_goods::gain(t, other, TRADE_GOODS.1);
    },
)
.asking(|s, using| choosing::player(using, s.others_clockwise(using.seat)))]);
