//! Even the Odds: action: an attachment goes to another unit of the same controller that can have it. It keeps controller and state.

use crate::cards::choosing::any_card;
use crate::effects::attaching;
use crate::prelude::*;

pub static CARD: Card = Card {
    abilities: &[Ability::may(Timing::ANY_ACTION, |s, using| !movable(s, using).is_empty(), even).again().asking(ask)],
    from_hand: true,
    // Its target is the attachment; nothing protects one, and what answers targets looks at units.
    ..Card::NEW
};

/// The other units of the bearer's controller that can have an attachment.
fn others(s: &State, using: &Use, attachment: CardId) -> Vec<CardId> {
    let Some(bearer) = s.bearer(attachment) else { return vec![] };
    let own = attaching::other_bearers(s, attachment).into_iter().filter(|id| s.card(*id).controller == s.card(bearer).controller);
    own.filter(|id| !s.is_immune_to_events_of(*id, using.seat)).collect()
}

fn movable(s: &State, using: &Use) -> Vec<CardId> {
    s.in_play().map(|(id, _)| id).filter(|id| !others(s, using, *id).is_empty()).collect()
}

fn ask(s: &State, using: &Use) -> Next {
    match using.chosen.len() {
        0 => any_card(using.seat, s, using, movable(s, using)),
        1 => choosing::named(s, using, 0).and_then(|attachment| any_card(using.seat, s, using, others(s, using, attachment))),
        _ => None,
    }
}

fn even(_: &Use, t: &mut T<'_>) {
    if let [attachment, unit] = choosing::targets(t.state)[..] {
        attaching::attach(attachment, unit, t);
    }
}
