//! Haemonculus Tormentor: action for 1 resource, as often as one likes: it has +2 ATK until the phase ends.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(Timing::ANY_ACTION, |_, _| true, torment).again()], cost: &[Cost::Resources(1)], ..Card::NEW };

fn torment(using: &Use, t: &mut T<'_>) {
    lasting::add(Change::Attack(2), [using.this()], Until::Phase, t);
}
