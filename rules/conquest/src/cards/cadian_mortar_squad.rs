//! Cadian Mortar Squad: reaction, when an army unit of one's own has left play from here: this unit readies.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Left], has_lost, |using, t| readiness::ready(using.this(), t))], ..Card::NEW };

fn has_lost(s: &State, using: &Use) -> bool {
    let Occasion::Left { card } = using.occasion else { return false };
    let here = s.slot_of(using.this());
    let is_own = card.form == Form::Army && card.controller == using.seat;
    is_own && here.is_some() && card.at.slot() == here && !s.card(using.this()).is_ready
}
