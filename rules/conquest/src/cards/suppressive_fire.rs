//! Suppressive Fire: combat action: a unit of one's own exhausts to exhaust a unit at the same planet that is no warlord.

use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::COMBAT_ACTION, can, pin).again().asking(ask)],
    cost: &[Cost::Exhaust(may_fire)],
    from_hand: true,
    targets: true,
    ..Card::NEW
};

/// Whom a unit could pin down: what it exhausts for itself is no longer ready.
fn ready_beside(s: &State, firing: CardId) -> Vec<CardId> {
    let Some(at) = s.place_of(firing).filter(|at| at.slot().is_some()) else { return vec![] };
    let ready = s.units_at(at).filter(|(id, card)| *id != firing && card.is_ready && card.form != Form::Warlord);
    ready.map(|(id, _)| id).collect()
}

fn may_fire(s: &State, using: &Use, id: CardId) -> bool {
    s.card(id).form.is_unit() && choosing::any(s, using, ready_beside(s, id).into_iter())
}

fn can(s: &State, using: &Use) -> bool {
    s.units().any(|(id, card)| card.controller == using.seat && card.is_ready && may_fire(s, using, id))
}

fn ask(s: &State, using: &Use) -> Next {
    let firing = s.playing().and_then(|playing| playing.pays_with.first()).map(|gone| gone.named.card);
    let firing = firing.filter(|_| using.chosen.is_empty())?;
    one_card(s, using, ready_beside(s, firing).into_iter())
}

fn pin(_: &Use, t: &mut T<'_>) {
    if let Some(unit) = choosing::target(t.state, 0) {
        readiness::exhaust(unit, t);
    }
}
