//! What damage would do to a unit, in words, before it is dealt: beside attackers, defenders and shields.

use crate::prelude::*;

/// What comes of so much damage to a unit, if nobody does anything about it.
#[must_use]
pub fn of_damage(s: &State, unit: CardId, amount: u32) -> Word {
    let left = s.remaining_hit_points(unit);
    let card = s.card(unit);
    if amount == 0 {
        return Word::TakesNothing;
    }
    if amount < left {
        return Word::TakesOf { count: amount, left };
    }
    match card.form {
        Form::Warlord if s.players[card.owner].is_bloodied => Word::WouldDefeat { count: amount },
        Form::Warlord => Word::WouldBloody { count: amount },
        Form::Army | Form::Token | Form::Support | Form::Attachment => Word::WouldDestroy { count: amount },
    }
}

/// What a shield card leaves of the damage assigned to a unit.
#[must_use]
pub fn behind_shield(s: &State, unit: CardId, assigned: u32, shields: u32) -> Word {
    Word::Shielded { shields, then: of_damage(s, unit, assigned.saturating_sub(shields)).text() }
}
