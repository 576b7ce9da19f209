//! Nazdreg's Flash Gitz: combat action, once a phase: dealt 1 damage as its cost, it readies. Damage that is not taken readies nobody (CONQ-SUP-14).

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, is_exhausted, ready).again()],
    cost: &[Cost::DamageThis(1)],
    limit: Some(1),
    ..Card::NEW
};

fn is_exhausted(s: &State, using: &Use) -> bool {
    !s.card(using.this()).is_ready
}

fn ready(using: &Use, t: &mut T<'_>) {
    readiness::ready(using.this(), t);
}
