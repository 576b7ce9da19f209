//! Ravenous Flesh Hounds: action: a Cultist of one's own is sacrificed to remove all damage from this unit.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(
        Timing::ANY_ACTION,
        |s, using| s.card(using.this()).damage > 0,
        |using, t| {
            if t.state.cards.contains_key(&using.this()) {
                damage::heal(using.this(), u32::MAX, t);
            }
        },
    )
    .again()],
    cost: &[Cost::Sacrifice(is_cultist)],
    ..Card::NEW
};

fn is_cultist(s: &State, _: &Use, id: CardId) -> bool {
    s.card(id).form.is_unit() && s.card(id).has_trait(Trait::Cultist)
}
