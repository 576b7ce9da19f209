//! Honored Librarian: enemies cannot choose it as defender while its controller has a unit here that is no Honored Librarian.

use crate::prelude::*;

pub static CARD: Card = Card { passives: &[Passive::IsHidden(is_guarded)], ..Card::NEW };

fn is_guarded(s: &State, this: CardId, unit: CardId) -> bool {
    let guards = |id: CardId| s.is_own_other_here(this, id) && s.card(id).face != s.card(this).face;
    unit == this && s.units().any(|(id, _)| guards(id))
}
