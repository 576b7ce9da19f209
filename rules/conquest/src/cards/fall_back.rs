//! Fall Back!: reaction, when an Elite unit was destroyed: it enters play from its owner's discard pile in the headquarters.

use crate::effects::entering::{may_control, put_into_play};
use crate::prelude::*;

// Once for each unit that was destroyed, however many of the event are held: another copy below in the pile is not the unit.
pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Left], |s, using| fallen(s, using).is_some(), fall_back)], from_hand: true, ..Card::NEW };

fn fallen(s: &State, using: &Use) -> Option<Title> {
    let Occasion::Left { card } = using.occasion else { return None };
    let title = card.face().title().filter(|title| title.card().has_trait(Trait::Elite))?;
    let is_own = card.is_destroyed_unit() && card.owner == using.seat;
    let is_there = s.players[using.seat].discard.contains(&title) && may_control(s, using.seat, title);
    (is_own && is_there).then_some(title)
}

fn fall_back(using: &Use, t: &mut T<'_>) {
    let seat = using.seat;
    if let Some(title) = fallen(t.state, using)
        && drawing::take_from_discard(seat, title, t)
    {
        put_into_play(seat, title, Form::Army, At::Hq(seat), t);
    }
}
