//! Munitions Reserves of the Letnev: trade goods buy rerolls for a round of space combat.

use crate::combat::dice;
use crate::prelude::*;

/// What a round costs.
const TRADE_GOODS: u32 = 2;

pub static TEXTS: Texts = Texts::acting(&[
    Ability::may(
        &[Timing::SpaceRoundBegins],
        |s, using| {
            let fights = s.underway.combat.as_ref().is_some_and(|combat| combat.has(using.seat));
            matches!(using.occasion, Occasion::SpaceRoundBegins { .. }) && fights && s.players[using.seat].trade_goods >= TRADE_GOODS
        },
        |using, t| {
            trade_goods::spend(t, using.seat, TRADE_GOODS);
            if let Some(combat) = &mut t.state.underway.combat {
                combat.munitions.insert(using.seat);
            }
        },
    ),
    Ability::may(
        &[Timing::SpaceRolled],
        |s, using| {
            let paid = s.underway.combat.as_ref().is_some_and(|combat| combat.munitions.contains(&using.seat));
            let rolled = matches!(using.occasion, Occasion::SpaceRolled { seat, .. } if seat == using.seat);
            rolled && paid && dice::has_rolled(s, using.seat)
        },
        |using, t| drop(dice::reroll_chosen(using, t)),
    )
    .asking(dice::ask_which_to_reroll),
]);
