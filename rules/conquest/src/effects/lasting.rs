//! What lasts for a time: effects "until the end of the phase" and the like.

use crate::position::underway::Lasting;
use crate::prelude::*;

/// Something lasts on cards for a time.
pub fn add(change: Change, on: impl IntoIterator<Item = CardId>, until: Until, t: &mut T<'_>) {
    t.state.underway.lasting.push(Lasting { change, on: on.into_iter().collect(), until });
}

/// What lasted until then is over.
pub fn end(until: Until, t: &mut T<'_>) {
    t.state.underway.lasting.retain(|lasting| lasting.until != until);
}

/// What lasted for an attack of a unit is over. RULING: an Area Effect is an attack, too.
pub fn end_of_attack(attacker: CardId, t: &mut T<'_>) {
    end(Until::Attack, t);
    t.state.underway.lasting.retain(|lasting| lasting.until != Until::NextAttack || !lasting.on.contains(&attacker));
}
