//! Nullify: interrupt, when the opponent plays an event: exhaust a unique Eldar unit to cancel its effects.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::EventPlayed], plays, cancel).again()],
    cost: &[Cost::Exhaust(is_unique_eldar)],
    from_hand: true,
    ..Card::NEW
};

fn plays(s: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::EventPlayed { seat } if seat != using.seat)
        && s.playing().is_some_and(|playing| !playing.is_cancelled)
}

fn is_unique_eldar(s: &State, _: &Use, id: CardId) -> bool {
    let card = s.card(id);
    card.form.is_unit() && card.printed().is_unique && card.is_of(Faction::Eldar)
}

fn cancel(_: &Use, t: &mut T<'_>) {
    // The event lies under this one.
    t.state.cancel_below();
}
