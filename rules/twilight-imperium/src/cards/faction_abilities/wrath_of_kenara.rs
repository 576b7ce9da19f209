//! Wrath of Kenara, the flagship of the Hacan: trade goods raise own dice of a space combat beside it.

use crate::combat::dice;
use crate::prelude::*;

/// Which dice are raised by one, for a trade good each (once each).
fn asks(s: &State, using: &Use) -> Next {
    let roll = s.underway.roll.as_ref().filter(|_| using.chosen.is_empty())?;
    let offers: Vec<Offer<Choice>> = (1..).zip(&roll.dice).map(|(die, face)| Offer::new(Choice::Die { die, face: *face })).collect();
    let most = s.players[using.seat].trade_goods.min(sternpost_kit::count(offers.len()));
    // A passed deadline raises what one more makes a hit.
    let close = roll.dice.iter().map(|face| face + 1 == u32::from(roll.hit));
    let default = offers.iter().zip(close).filter(|(_, close)| *close).map(|(offer, _)| offer.choice.clone()).take(most as usize).collect();
    Some((
        using.seat,
        Question::some_of(&Prompt::RaiseDice { unit: roll.unit, hit: roll.hit }, "LRR 54.0", 0, most, offers)
            .default(Picked::Some(default)),
    ))
}

pub static TEXTS: Texts = Texts::acting(&[Ability::may(
    &[Timing::SpaceRolled],
    |s, using| {
        let Occasion::SpaceRolled { seat, system } = using.occasion else { return false };
        let beside = choosing::flagship(s, using.seat) == Some(Location::Space(system));
        seat == using.seat && beside && s.players[seat].trade_goods > 0 && dice::has_rolled(s, seat)
    },
    |using, t| {
        let Some(Picked::Some(chosen)) = using.chosen.first() else { return };
        let dice: Vec<u32> =
            chosen.iter().filter_map(|choice| if let Choice::Die { die, .. } = choice { Some(*die) } else { None }).collect();
        if !dice.is_empty() {
            trade_goods::spend(t, using.seat, sternpost_kit::count(dice.len()));
            dice::raise(t, &dice);
        }
    },
)
.asking(asks)]);
