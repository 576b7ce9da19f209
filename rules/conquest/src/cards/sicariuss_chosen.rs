//! Sicarius's Chosen: reaction, when it has entered play: an enemy army unit at a planet next to it moves here, then is dealt 1 damage.

use crate::prelude::*;

pub static CARD: Card = Card { abilities: &[Ability::may(&[Timing::Entered], has_entered, drag).asking(ask)], targets: true, ..Card::NEW };

fn near(s: &State, using: &Use) -> Vec<CardId> {
    let Some(here) = s.slot_of(using.this()) else { return vec![] };
    let enemies = s.next_to(here).flat_map(|slot| s.units_of(using.other(), At::Planet(slot)));
    enemies.filter(|(_, card)| card.is_army()).map(|(id, _)| id).collect()
}

fn has_entered(s: &State, using: &Use) -> bool {
    let is_this = matches!(using.occasion, Occasion::Entered { card } if card.card == using.this());
    is_this && choosing::any(s, using, near(s, using).into_iter())
}

fn ask(s: &State, using: &Use) -> Next {
    if using.chosen.is_empty() { one_card(s, using, near(s, using).into_iter()) } else { None }
}

fn drag(using: &Use, t: &mut T<'_>) {
    if let (Some(unit), Some(here)) = (choosing::target(t.state, 0), t.state.slot_of(using.this())) {
        moving::move_to(unit, At::Planet(here), t);
        damage::deal_by_effect(using.seat, [(unit, 1)], t);
    }
}
