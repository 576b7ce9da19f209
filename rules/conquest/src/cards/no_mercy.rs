//! No Mercy: interrupt, when the opponent uses a shield card: exhaust a unique unit to cancel its effect.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::ShieldUsed], shields, cancel).again()],
    cost: &[Cost::Exhaust(is_unique)],
    from_hand: true,
    ..Card::NEW
};

fn shields(s: &State, using: &Use) -> bool {
    let is_on = s.underway.shielding.last().is_some_and(|shielding| !shielding.is_cancelled);
    is_on && matches!(using.occasion, Occasion::ShieldUsed { seat, .. } if seat != using.seat)
}

fn is_unique(s: &State, _: &Use, id: CardId) -> bool {
    let card = s.card(id);
    card.form.is_unit() && card.printed().is_unique
}

fn cancel(_: &Use, t: &mut T<'_>) {
    if let Some(shielding) = t.state.underway.shielding.last_mut() {
        shielding.is_cancelled = true;
    }
}
