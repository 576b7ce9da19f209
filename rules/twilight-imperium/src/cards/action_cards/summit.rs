//! Summit: command tokens at the start of the strategy phase.

use super::ActionCard;
use crate::prelude::*;

/// How many.
const TOKENS: u32 = 2;

pub static CARD: ActionCard = ActionCard::new(
    1,
    Ability::may(
        &[Timing::StrategyPhaseBegins],
        |s, using| using.occasion == Occasion::StrategyPhaseBegins && command_tokens::gainable(s, using.seat, TOKENS) > 0,
        |using, t| t.next(command_tokens::gain(using.seat, TOKENS)),
    ),
);
