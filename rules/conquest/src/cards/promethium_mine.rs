//! Promethium Mine: forced, when it has entered play: 4 resources on it. Reaction, when the deploy phase has begun: 1 of them to the pool.

use crate::prelude::*;

const LODE: u32 = 4;

pub static CARD: Card = Card {
    abilities: &[Ability::must(&[Timing::Entered], has_entered, fill), Ability::may(&[Timing::DeployBegan], has_some, dig)],
    ..Card::NEW
};

fn has_entered(_: &State, using: &Use) -> bool {
    matches!(using.occasion, Occasion::Entered { card } if card.card == using.this())
}

fn fill(using: &Use, t: &mut T<'_>) {
    t.state.card_mut(using.this()).resources = LODE;
}

fn has_some(s: &State, using: &Use) -> bool {
    using.occasion == Occasion::DeployBegan && s.card(using.this()).resources > 0
}

fn dig(using: &Use, t: &mut T<'_>) {
    t.state.card_mut(using.this()).resources -= 1;
    drawing::gain(using.seat, 1, t);
}
