//! Of an own orbital strike: all dice are turned to bolters.

use super::schemes::*;
use crate::battle::sides::Dice;

/// RULING: once the dice were rolled, before any is spent: before the roll there are none.
fn can(s: &State, using: &Use) -> bool {
    let others = s.order.as_ref().and_then(|order| order.strike.as_ref()).is_some_and(|strike| strike.dice.bolter < strike.dice.all());
    using.occasion == Occasion::StrikeRolled { seat: using.seat } && others
}

fn convert(using: &Use, t: &mut T<'_>) {
    let dice = &mut t.state.striking_mut().dice;
    *dice = Dice { bolter: dice.all(), ..Dice::default() };
    let bolter = dice.bolter;
    t.tell(&Line::HasDice { seat: using.seat, bolter, shield: 0, morale: 0 });
}

pub static EVENT: EventCard = EventCard::scheme(Direction::TopLeftBottomRight, Ability::may(&[Timing::StrikeRolled], can, convert));
