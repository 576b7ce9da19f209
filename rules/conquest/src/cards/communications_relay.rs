//! Communications Relay: interrupt, when an enemy ability targets a unit of one's own that bears an attachment: exhausts to cancel its effects.

use crate::prelude::*;

pub static CARD: Card =
    Card { abilities: &[Ability::may(&[Timing::Targeted], is_targeted, cancel)], cost: &[Cost::ExhaustThis], ..Card::NEW };

fn is_targeted(s: &State, using: &Use) -> bool {
    let Some(playing) = s.playing().filter(|playing| !playing.is_cancelled) else { return false };
    let bears = |id: &CardId| {
        let is_own_unit = s.cards.get(id).is_some_and(|card| card.controller == using.seat && card.form.is_unit());
        is_own_unit && s.attached_to(*id).next().is_some()
    };
    matches!(using.occasion, Occasion::Targeted { seat } if seat != using.seat) && playing.targets.iter().any(bears)
}

fn cancel(_: &Use, t: &mut T<'_>) {
    // The ability lies under this one.
    t.state.cancel_below();
}
