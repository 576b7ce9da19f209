//! Holy Sepulchre: reaction, when a Space Marines unit has gone from play to one's own discard pile: exhausts to return it to the hand.

use crate::position::underway::How;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(&[Timing::Left], |s, using| fallen(s, using).is_some(), raise)],
    cost: &[Cost::ExhaustThis],
    ..Card::NEW
};

fn fallen(s: &State, using: &Use) -> Option<Title> {
    let Occasion::Left { card } = using.occasion else { return None };
    let CardName::Title(title) = card.face() else { return None };
    let is_marine = card.form.is_unit() && title.card().faction == Some(Faction::SpaceMarines);
    let is_own = card.owner == using.seat && card.how != How::Returned;
    // Who comes second finds nothing there.
    (is_marine && is_own && s.players[using.seat].discard.contains(&title)).then_some(title)
}

fn raise(using: &Use, t: &mut T<'_>) {
    if let Some(title) = fallen(t.state, using) {
        drawing::take_back(using.seat, title, t);
    }
}
