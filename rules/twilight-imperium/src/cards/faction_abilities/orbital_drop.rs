//! Orbital Drop of the Sol: infantry on a planet of theirs, for a strategy token.

use crate::cards::component_actions::{without_strategy_token, without_target};
use crate::prelude::*;

/// How many infantry.
const INFANTRY: u32 = 2;

pub static TEXTS: Texts = Texts::acting(&[Ability::action(
    |s, using| without_strategy_token(s, using.seat).or_else(|| without_target(choosing::open_planets(s, using.seat))),
    |using, t| {
        let Some(Choice::Planet { planet }) = using.choice(0) else { return };
        command_tokens::spend_strategy_token(t, using.seat);
        placing::place(t, using.seat, UnitType::Infantry, INFANTRY, Location::Planet(planet));
    },
)
.asking(|s, using| choosing::planet(using, choosing::open_planets(s, using.seat)))]);
