//! Nullification Field of the Xxcha: the turn of a player who activates a system with their ships ends.

use crate::phases::action_phase;
use crate::prelude::*;

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::Activated],
    |s, using| {
        let paid = s.players[using.seat].strategy > 0;
        paid && matches!(using.occasion, Occasion::Activated { seat, system } if seat != using.seat && s.has_ships(using.seat, system))
    },
    |using, t| {
        t.state.players[using.seat].exhausted_technologies.insert(TechnologyId::NullificationField);
        command_tokens::spend_strategy_token(t, using.seat);
        action_phase::break_off_turn(t);
    },
)]);
