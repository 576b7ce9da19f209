//! Fireblade Kais'vre: interrupt, when a Tau card is used as a shield for a unit where he is: it has 1 shield icon more.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::ShieldUsed], shields, strengthen)], ..Card::NEW };

fn shields(s: &State, using: &Use) -> bool {
    let Occasion::ShieldUsed { seat, unit } = using.occasion else { return false };
    let here = s.slot_of(using.this());
    let is_of_tau = |title: crate::components::Title| title.card().faction == Some(Faction::Tau);
    let is_on = s.underway.shielding.last().is_some_and(|shielding| !shielding.is_cancelled && is_of_tau(shielding.title));
    seat == using.seat && is_on && here.is_some() && s.slot_of(unit.card) == here
}

fn strengthen(_: &Use, t: &mut T<'_>) {
    if let Some(shielding) = t.state.underway.shielding.last_mut() {
        shielding.shields += 1;
    }
}
